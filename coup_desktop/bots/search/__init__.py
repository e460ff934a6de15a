"""Search: what a level plays that looks ahead.

`playout` plays a supposed game to its end by styles; `race` compares moves over the same deals and
says which is better than the first beyond chance; `searcher` deals, by what the seat believes of
cards and seats, and leads the race; `doge` is the bot: rule play, and search on top of it.
"""

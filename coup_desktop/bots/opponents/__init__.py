"""How others play: models of opponents, for beliefs, for play-outs, and to tell who sits here.

`style` has what a way of playing consists of, `styles` those that there are; `policy` works one out
to the chance of every legal move. `player` draws moves by it, `answers` makes it evidence for
`bots.beliefs`, `profile` says which styles the seats of a table have shown. `memory` is what is
kept of a table's claims, doubts and passes.
"""

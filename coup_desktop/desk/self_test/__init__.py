"""`coup-desktop --self-test`: whether all parts of the program work where it is installed.

| module | what it does |
|---|---|
| `report` | the lines, on the terminal and in a file; no Qt |
| `runner` | one part after the other, each with a time limit, in the window's event loop |
| `parts` | which parts there are, in order |
| `resources`, `modules`, `forms`, `hearing` | what needs no window |
| `sitting`, `dialogs` | the real window: a game of bots in it, and what is written and shown then |

Nothing here touches a file of the person's own: the window lives in a temporary folder. The lines
are English, as all of the command line. They name types and places of errors, never their words.
"""

// What passes between the page and the server, as types only (docs/protocol.md). Made by `python -m scripts.protocol`: change the structs, not this file.

/** @typedef {'malformed' | 'forbidden' | 'not_your_seat' | 'unknown_table' | 'unknown_route' | 'other_rules' | 'not_waiting' | 'not_running' | 'not_over' | 'seat_taken' | 'seats_free' | 'present' | 'shared_deal' | 'login_taken' | 'common_password' | 'stale' | 'out_of_turn' | 'no_hints' | 'no_memory' | 'cannot_undo' | 'too_large' | 'illegal' | 'not_asked' | 'too_many' | 'internal' | 'unavailable'} Code  Why something is refused. */

/**
 * @typedef {object} SessionRequest  Sit down as a guest with a name, or come back with a player's key or an account.
 * @property {string | null} [name]
 * @property {string | null} [key]  A player's key, from any device.
 * @property {string | null} [login]
 * @property {string | null} [password]
 */

/**
 * @typedef {object} AccountRequest  Turn the guest into an account, to play from several devices; or change its login or password.
 * @property {string} login
 * @property {string} password
 * @property {string | null} [present]  The password as it is now; only guests have none.
 */

/**
 * @typedef {object} KeyRequest  Replace the player's key.
 * @property {string | null} [present]  The password as it is now; only guests have none.
 */

/**
 * @typedef {object} Clock  How long people may think, and what happens when they take longer.
 * @property {'decision' | 'game'} per
 * @property {number} seconds
 * @property {'fallback' | 'bot'} [at_zero]  What is played then: the rules' fallback, or a bot from then on.
 */

/**
 * @typedef {object} TableRequest  Open a table.
 * @property {string} game
 * @property {number} seats  How many.
 * @property {Record<string, boolean | number | string>} [options]
 * @property {Record<string, string>} [bots]  Who plays on which seats, numbers as text: `{"1": "apprentice"}`.
 * @property {boolean} [public]
 * @property {'live' | 'turns'} [pace]
 * @property {Clock | null} [clock]
 * @property {boolean} [hints]  Whether players may ask for some.
 * @property {boolean} [memory]  Whether players may be reminded of what they have seen, where games can.
 * @property {number | null} [deal]  Play this deal number; without one, a new one is drawn.
 * @property {Record<string, unknown> | null} [edition]  The data of an own edition; without one, the house edition.
 * @property {string} [stand_in]  Which bot plays for whoever is away.
 * @property {number} [patience]  Seconds to answer in turn-based play, at least.
 * @property {boolean} [remarks]  Whether witches among the bots say something now and then.
 */

/**
 * @typedef {object} SeatsRequest  Take a seat: this one, or the first free one; with a name for who plays there at this device.
 * @property {number | null} [seat]
 * @property {string | null} [invite]  The secret that lets somebody in.
 * @property {string | null} [name]
 */

/**
 * @typedef {object} SeatNameRequest  Say what somebody is called on an own seat; null: by the player's name.
 * @property {string | null} [name]
 */

/**
 * @typedef {object} LessonRequest  Go on in a lesson without playing: to the beginning of the step, the one before, or the next.
 * @property {string} request  An id that the client makes up for its request.
 * @property {'again' | 'back' | 'skip'} to
 */

/**
 * @typedef {object} HeardRequest  The coach has spoken about a kind of decision: the id of its question.
 * @property {string} kind  An id that the client makes up for its request.
 */

/**
 * @typedef {object} BotRequest  Let a bot of this level sit there; null: nobody. During the game it is the table's `stand_in`.
 * @property {string | null} [level]  The name of a bot that can be asked to sit down.
 */

/**
 * @typedef {object} RematchRequest  Play again: the same deal, or a new one.
 * @property {boolean} [same_deal]
 */

/**
 * @typedef {object} ContinueRequest  Go on with a finished game after so many moves, with bots on all other seats.
 * @property {number} step  How many moves stand.
 * @property {number | null} [seat]  The caller's; without one, where a decision is owed.
 * @property {string} [bots]  The name of a bot that can be asked to sit down.
 * @property {string | null} [invite]  The secret that lets somebody in.
 */

/**
 * @typedef {object} MoveRequest  Make a move. However often the same `request` arrives, it takes effect once.
 * @property {'move'} kind
 * @property {string} request  An id that the client makes up for its request.
 * @property {number} seat
 * @property {number} version  The version of the position that was decided upon.
 * @property {string} action  The action, in notation (records.md).
 */

/**
 * @typedef {object} UndoRequest  Take back the last move; with `ask`, ask everybody to go back further; or answer that.
 * @property {'undo'} kind
 * @property {string} request  An id that the client makes up for its request.
 * @property {number} seat
 * @property {boolean} [ask]
 * @property {boolean | null} [agree]
 */

/**
 * @typedef {object} ChatRequest  Say something at the table.
 * @property {'chat'} kind
 * @property {string} request  An id that the client makes up for its request.
 * @property {string} text
 */

/**
 * @typedef {object} LookRequest  Look from another own seat, or as a spectator (null).
 * @property {'look'} kind
 * @property {string} request  An id that the client makes up for its request.
 * @property {number | null} [seat]
 */

/**
 * @typedef {object} Text  Something to be put into words: the id of a message (`src/witchtable/locale`).
 * @property {string} id
 * @property {Record<string, string | number | Text | (string | number | Text | null)[] | null>} args  Its arguments by name: texts, numbers, or such messages, also in lists.
 */

/**
 * @typedef {object} Choice  One thing that a seat may do now; how much is told of it depends on who asks.
 * @property {string} action  In notation (records.md).
 * @property {string[]} clauses  The rules behind it.
 * @property {string} [label]  In words, for clients without the texts.
 * @property {Text} [message]  In words; left out where choices are many.
 * @property {number} [prominence]  Where a list should name it: the higher, the earlier.
 * @property {boolean} [aside]  Seldom wanted: a list shows it last, or on request.
 * @property {boolean} [reveals]  Whether it shows somebody something new: no plain undo goes across.
 */

/**
 * @typedef {object} LogEntry  Something that happened, as the viewer sees it.
 * @property {Record<string, unknown>} event  What happened. `web/js/games/<game>/types.js` has its shape.
 * @property {string} clause  The rule that made it happen.
 * @property {Text} message  In words.
 * @property {number} [move]  In a log: which move it belongs to, of those that the viewer saw; 0 is the opening.
 * @property {string} [text]  In the language asked for, if words were asked for.
 */

/**
 * @typedef {object} Position  How the game stands for one viewer: what is seen, what is asked, what may be done.
 * @property {number} version  What the viewer has been shown so far, counted.
 * @property {number | null} seat  Whose viewpoint: a seat's, or null, a spectator's.
 * @property {Record<string, unknown>} view  What the viewer sees. `web/js/games/<game>/types.js` has its shape.
 * @property {number[]} deciders  The seats that owe a decision.
 * @property {boolean} over
 * @property {number[]} scores  The points of all seats, as far as they lie open.
 * @property {number[]} winners
 * @property {Choice[]} legal  All that this seat may do.
 * @property {Text | null} question  What is asked of this seat, in a sentence.
 * @property {boolean} can_undo  Whether this seat may take its last move back.
 */

/**
 * @typedef {object} SeatedPlayer  Who sits on a seat: a player, a bot, or nobody.
 * @property {number} seat
 * @property {string | null} name
 * @property {string | null} bot  The level, or the name of a bot that the operator offers.
 * @property {boolean} taken
 * @property {boolean} [present]  Whether the player looks on now; not in lists.
 * @property {number} [away_since]  Of who has been away for the grace time: since when, in seconds since 1970.
 * @property {number} [grace_until]  Of who is not there: when the others may decide, in seconds since 1970.
 * @property {string} [owner]  In whose place the bot plays: the seat's owner may come back.
 */

/**
 * @typedef {object} StandIn  A question to the others: shall a bot play for this seat, whose player is away?
 * @property {number} seat
 * @property {number[]} agreed  Seats whose players want it.
 * @property {number[]} missing  Seats whose consent is missing.
 */

/**
 * @typedef {object} UndoAsked  A question to everybody: go back to before this seat's last move?
 * @property {number} seat
 * @property {number[]} missing  Seats whose consent is missing.
 */

/**
 * @typedef {object} Continued  Which game a table goes on with, and after how many of its moves.
 * @property {string} table
 * @property {number} step
 */

/**
 * @typedef {object} SeatClock  How long a seat may still think.
 * @property {number} seat
 * @property {number} left  Seconds.
 * @property {boolean} runs
 */

/**
 * @typedef {object} LessonStanding  Where a pupil stands in a lesson.
 * @property {string} name  Which lesson of the game.
 * @property {number} step  The step that asks something now, from 0; as many as there are: done.
 * @property {number} moves  Own moves made in it.
 * @property {number} tries  How often it had to begin again.
 * @property {boolean} done
 */

/**
 * @typedef {object} AboutTable  A table: how it was set up, and who sits where.
 * @property {string} table
 * @property {string} game
 * @property {'waiting' | 'running' | 'over' | 'abandoned'} status
 * @property {boolean} public  Whether anybody may look on, without an invitation.
 * @property {'live' | 'turns'} pace
 * @property {Clock | null} clock  How long people may think; null: as long as they like.
 * @property {boolean} hints  Whether players may ask for some.
 * @property {boolean} memory  Whether players may ask for the aid `memory`; false without one.
 * @property {Record<string, boolean | number | string>} options
 * @property {number | null} deal  The deal's number: null until the end, unless a certain one was asked for and one plays.
 * @property {string | null} rematch_of
 * @property {Continued | null} continues
 * @property {string | null} edition  The name of an own edition; null: the house edition.
 * @property {string | null} commitment  The hash of the seed, shown before the deal; of a certain deal only to who plays.
 * @property {boolean} counts  Whether the result counts for statistics.
 * @property {'named_deal' | 'hot_seat' | 'rewound' | 'continued' | null} uncounted  Why it does not count.
 * @property {string} stand_in  Which bot plays for whoever is away.
 * @property {number} grace  Seconds that somebody may be away before the others decide.
 * @property {SeatedPlayer[]} players
 * @property {number[]} seats  The caller's own.
 * @property {number[]} to_return  The caller's own that a bot plays now: the caller may come back.
 * @property {boolean} host  Whether the caller has opened it.
 * @property {number} votes_to_abandon
 * @property {[string, string] | null} rematch  The table of the rematch and its invitation, for who played.
 * @property {UndoAsked | null} undo_asked
 * @property {StandIn[]} stand_ins  What the others are asked about who is away.
 * @property {LessonStanding | null} lesson  What is learned here, at a table for one pupil.
 */

/**
 * @typedef {object} Ack  It is done, and on the disk; whoever reads it has been shown everything up to its version.
 * @property {'ack'} kind
 * @property {string} request  Which request.
 * @property {number} version  What the viewer has been shown so far, counted.
 */

/**
 * @typedef {object} Reject  It is not done, and why.
 * @property {'reject'} kind
 * @property {string | null} request  Which request, where it had an id that could be read.
 * @property {'malformed' | 'forbidden' | 'not_your_seat' | 'unknown_table' | 'unknown_route' | 'other_rules' | 'not_waiting' | 'not_running' | 'not_over' | 'seat_taken' | 'seats_free' | 'present' | 'shared_deal' | 'login_taken' | 'common_password' | 'stale' | 'out_of_turn' | 'no_hints' | 'no_memory' | 'cannot_undo' | 'too_large' | 'illegal' | 'not_asked' | 'too_many' | 'internal' | 'unavailable'} code
 * @property {number | null} [version]  What the viewer has been shown so far, counted.
 * @property {string | null} [clause]  The rule that forbids it.
 * @property {string | null} [reason]  For people who read English.
 * @property {Text | null} [message]  The reason in any language.
 * @property {number | null} [retry_after]  After so many seconds it may be asked again.
 */

/**
 * @typedef {object} ChatLine  Something that was said at a table.
 * @property {number} number
 * @property {string} name  Empty when the table itself speaks.
 * @property {string} text
 * @property {number} at  When, in seconds since 1970.
 * @property {string} who  A sign of the speaker, whatever their name: the same at every table.
 * @property {number | null} seat  Where the speaker sits, if they do.
 * @property {Text} [message]  What the table itself says, or (with a `name`) a witch among the bots: to be translated.
 */

/**
 * @typedef {object} Welcome  Comes first: everything there is to know now.
 * @property {'welcome'} kind
 * @property {number} protocol  The number of this protocol.
 * @property {AboutTable} table
 * @property {Position | null} state  Null before the game begins.
 * @property {LogEntry[] | null} events  What happened since `since`; null if that is too long ago, or was not asked.
 * @property {ChatLine[]} chat  What was said last.
 * @property {SeatClock[] | null} clock
 */

/**
 * @typedef {object} StageShown  How the table looked for the viewer in the middle of what happened.
 * @property {number} events  So many of the message's events had happened.
 * @property {Record<string, unknown>} view  What the viewer sees. `web/js/games/<game>/types.js` has its shape.
 * @property {number[]} scores  The points of all seats, as far as they lie open.
 */

/**
 * @typedef {object} EventsMessage  What has just happened, and how the game stands now.
 * @property {'events'} kind
 * @property {LogEntry[]} events
 * @property {Position} state
 * @property {StageShown[]} [stages]  How the table looked in between, where much happens by itself.
 */

/**
 * @typedef {object} StageParts  How the table looked in the middle of what happened, for who gets parts.
 * @property {number} events  So many of the message's events had happened.
 * @property {Record<string, unknown>} parts  What was different then from the position before, by its place.
 */

/**
 * @typedef {object} PartsMessage  What has just happened, and what is different now, for who gets parts.
 * @property {'parts'} kind
 * @property {LogEntry[]} events
 * @property {Record<string, unknown>} parts  What has changed in the position that was sent last, by its place.
 * @property {StageParts[]} [stages]  How the table looked in between, where much happens by itself.
 */

/**
 * @typedef {object} StateMessage  How the game stands: at the beginning, after going back or `look`, or for a slow reader.
 * @property {'state'} kind
 * @property {Position} state
 * @property {AboutTable} [table]  Left out at the beginning and after going back.
 */

/**
 * @typedef {object} PresenceMessage  Something around the game has changed: seats, who is there, votes, a question, the end.
 * @property {'presence'} kind
 * @property {AboutTable} table
 */

/**
 * @typedef {object} ChatMessage  Somebody has said something.
 * @property {'chat'} kind
 * @property {ChatLine} line
 */

/**
 * @typedef {object} ClockMessage  How long everybody may still think; null at a table without a clock.
 * @property {'clock'} kind
 * @property {SeatClock[] | null} seconds
 */

/**
 * @typedef {object} OpenedTable  A table with its invitation, for whoever has opened it.
 * @property {string} table
 * @property {string} game
 * @property {'waiting' | 'running' | 'over' | 'abandoned'} status
 * @property {boolean} public  Whether anybody may look on, without an invitation.
 * @property {'live' | 'turns'} pace
 * @property {Clock | null} clock  How long people may think; null: as long as they like.
 * @property {boolean} hints  Whether players may ask for some.
 * @property {boolean} memory  Whether players may ask for the aid `memory`; false without one.
 * @property {Record<string, boolean | number | string>} options
 * @property {number | null} deal  The deal's number: null until the end, unless a certain one was asked for and one plays.
 * @property {string | null} rematch_of
 * @property {Continued | null} continues
 * @property {string | null} edition  The name of an own edition; null: the house edition.
 * @property {string | null} commitment  The hash of the seed, shown before the deal; of a certain deal only to who plays.
 * @property {boolean} counts  Whether the result counts for statistics.
 * @property {'named_deal' | 'hot_seat' | 'rewound' | 'continued' | null} uncounted  Why it does not count.
 * @property {string} stand_in  Which bot plays for whoever is away.
 * @property {number} grace  Seconds that somebody may be away before the others decide.
 * @property {SeatedPlayer[]} players
 * @property {number[]} seats  The caller's own.
 * @property {number[]} to_return  The caller's own that a bot plays now: the caller may come back.
 * @property {boolean} host  Whether the caller has opened it.
 * @property {number} votes_to_abandon
 * @property {[string, string] | null} rematch  The table of the rematch and its invitation, for who played.
 * @property {UndoAsked | null} undo_asked
 * @property {StandIn[]} stand_ins  What the others are asked about who is away.
 * @property {LessonStanding | null} lesson  What is learned here, at a table for one pupil.
 * @property {string} invite
 */

/**
 * @typedef {object} TableAndSeat  A table for whoever has just sat down.
 * @property {string} table
 * @property {string} game
 * @property {'waiting' | 'running' | 'over' | 'abandoned'} status
 * @property {boolean} public  Whether anybody may look on, without an invitation.
 * @property {'live' | 'turns'} pace
 * @property {Clock | null} clock  How long people may think; null: as long as they like.
 * @property {boolean} hints  Whether players may ask for some.
 * @property {boolean} memory  Whether players may ask for the aid `memory`; false without one.
 * @property {Record<string, boolean | number | string>} options
 * @property {number | null} deal  The deal's number: null until the end, unless a certain one was asked for and one plays.
 * @property {string | null} rematch_of
 * @property {Continued | null} continues
 * @property {string | null} edition  The name of an own edition; null: the house edition.
 * @property {string | null} commitment  The hash of the seed, shown before the deal; of a certain deal only to who plays.
 * @property {boolean} counts  Whether the result counts for statistics.
 * @property {'named_deal' | 'hot_seat' | 'rewound' | 'continued' | null} uncounted  Why it does not count.
 * @property {string} stand_in  Which bot plays for whoever is away.
 * @property {number} grace  Seconds that somebody may be away before the others decide.
 * @property {SeatedPlayer[]} players
 * @property {number[]} seats  The caller's own.
 * @property {number[]} to_return  The caller's own that a bot plays now: the caller may come back.
 * @property {boolean} host  Whether the caller has opened it.
 * @property {number} votes_to_abandon
 * @property {[string, string] | null} rematch  The table of the rematch and its invitation, for who played.
 * @property {UndoAsked | null} undo_asked
 * @property {StandIn[]} stand_ins  What the others are asked about who is away.
 * @property {LessonStanding | null} lesson  What is learned here, at a table for one pupil.
 * @property {string} invite
 * @property {number} seat  The seat that was taken.
 */

/**
 * @typedef {object} TableAndPosition  A table, how the game stands for the caller, and what has happened, in one object.
 * @property {string} table
 * @property {string} game
 * @property {'waiting' | 'running' | 'over' | 'abandoned'} status
 * @property {boolean} public  Whether anybody may look on, without an invitation.
 * @property {'live' | 'turns'} pace
 * @property {Clock | null} clock  How long people may think; null: as long as they like.
 * @property {boolean} hints  Whether players may ask for some.
 * @property {boolean} memory  Whether players may ask for the aid `memory`; false without one.
 * @property {Record<string, boolean | number | string>} options
 * @property {number | null} deal  The deal's number: null until the end, unless a certain one was asked for and one plays.
 * @property {string | null} rematch_of
 * @property {Continued | null} continues
 * @property {string | null} edition  The name of an own edition; null: the house edition.
 * @property {string | null} commitment  The hash of the seed, shown before the deal; of a certain deal only to who plays.
 * @property {boolean} counts  Whether the result counts for statistics.
 * @property {'named_deal' | 'hot_seat' | 'rewound' | 'continued' | null} uncounted  Why it does not count.
 * @property {string} stand_in  Which bot plays for whoever is away.
 * @property {number} grace  Seconds that somebody may be away before the others decide.
 * @property {SeatedPlayer[]} players
 * @property {number[]} seats  The caller's own.
 * @property {number[]} to_return  The caller's own that a bot plays now: the caller may come back.
 * @property {boolean} host  Whether the caller has opened it.
 * @property {number} votes_to_abandon
 * @property {[string, string] | null} rematch  The table of the rematch and its invitation, for who played.
 * @property {UndoAsked | null} undo_asked
 * @property {StandIn[]} stand_ins  What the others are asked about who is away.
 * @property {LessonStanding | null} lesson  What is learned here, at a table for one pupil.
 * @property {string} [invite]  For those who sit there, and for the host.
 * @property {number} version  What the viewer has been shown so far, counted.
 * @property {number | null} [seat]  Left out before the game begins.
 * @property {Record<string, unknown> | null} view  What the viewer sees. `web/js/games/<game>/types.js` has its shape.
 * @property {number[]} deciders  The seats that owe a decision.
 * @property {boolean} over
 * @property {number[]} scores  The points of all seats, as far as they lie open.
 * @property {number[]} winners
 * @property {Choice[]} legal  All that this seat may do, in words (`label`).
 * @property {Text | null} [question]  Left out before the game begins.
 * @property {boolean} [can_undo]  Left out before the game begins.
 * @property {LogEntry[] | null} events  What happened since `since`; null if that is too long ago.
 * @property {string[]} [drawing]  With `text`: the table as a terminal shows it.
 * @property {string | null} [question_text]  With `text`: the question in words.
 * @property {SeatClock[] | null} clocks  How long everybody may still think; null before the game begins and without a clock.
 */

/**
 * @typedef {object} ListedTable  A table in a list. What is not known is null.
 * @property {string} table
 * @property {string} game
 * @property {'waiting' | 'running' | 'over' | 'abandoned'} status
 * @property {boolean} public
 * @property {'live' | 'turns'} pace
 * @property {Record<string, boolean | number | string>} options
 * @property {Continued | null} continues
 * @property {number} created  In seconds since 1970.
 * @property {number} changed  When it was opened, begun or ended.
 * @property {SeatedPlayer[]} players
 * @property {number[]} seats  The caller's own.
 * @property {number[]} to_return  The caller's own that a bot plays now: the caller may come back.
 * @property {boolean} host  Whether the caller has opened it.
 * @property {Clock | null} clock  How long people may think.
 * @property {SeatClock[] | null} clocks  How they run; only of games that run and are at hand.
 * @property {number | null} round  Only of games that run and are at hand.
 * @property {number | null} turn  Only of games that run and are at hand.
 * @property {number[] | null} waiting_for  The seats that owe a decision, as a spectator sees it.
 * @property {(number | null)[] | null} scores  Of games that run or are over.
 * @property {number[] | null} winners
 * @property {'named_deal' | 'hot_seat' | 'rewound' | 'continued' | null} uncounted  Of games that are over: why it does not count.
 * @property {boolean} [my_turn]  Among the own tables only.
 * @property {string} [invite]  Among the own tables only.
 */

/**
 * @typedef {object} Addresses  How others find this server; only who sits at its machine is told more than they know.
 * @property {boolean} open  Whether others can reach it at all; false: by this machine only.
 * @property {string[]} addresses  Where they can, without a slash at the end; empty: as the caller does.
 */

/**
 * @typedef {object} Lobby  The public tables that wait for players, and those that can be watched.
 * @property {ListedTable[]} waiting
 * @property {ListedTable[]} running
 */

/**
 * @typedef {object} SessionBegun  Who somebody is from now on.
 * @property {string} player
 * @property {string} name
 * @property {string | null} login
 * @property {string | null} [key]  For other devices; shown this once, when it is new.
 */

/**
 * @typedef {object} Forgotten  This browser is nobody now.
 * @property {null} player
 */

/**
 * @typedef {object} ListedSession  A browser or program in which the player is logged in.
 * @property {string} session  Names it in `DELETE /api/sessions/{session}`.
 * @property {boolean} here  Whether it is the one that asks.
 * @property {string | null} device  Browser and system, such as `Firefox, Linux`; null: not known.
 * @property {number} began  Seconds since 1970.
 * @property {number} used  When it was last used, to the hour.
 */

/**
 * @typedef {object} Statistics  How a player has fared in a game, as far as results count.
 * @property {string} game
 * @property {number} games
 * @property {number} won
 * @property {number} mean_score
 */

/**
 * @typedef {object} Me  Who the caller is, where they play, and how they have fared.
 * @property {string | null} player
 * @property {string | null} name
 * @property {string | null} login
 * @property {ListedTable[]} tables
 * @property {Statistics[]} statistics
 * @property {Record<string, string>} even  For each game in which they have met bots: the level to meet next.
 */

/**
 * @typedef {object} OfferedOption  Something that can be set at a table of a game.
 * @property {string} name
 * @property {boolean | number | string} default
 * @property {(boolean | number | string)[]} allowed
 * @property {boolean | number | string | null} among_strangers  What it is at a public table, if that is not the default.
 * @property {Text} message  What it is called.
 */

/**
 * @typedef {object} OfferedOpponent  A witch who plays a game: `<level>@witch=<id>` lets her sit down, at whatever level.
 * @property {string} id
 * @property {string} level  Her own.
 * @property {string} temper  What one notices in her play: the message `temper-<temper>`.
 */

/**
 * @typedef {object} OfferedGame  A game that can be played here.
 * @property {string} game
 * @property {string} title
 * @property {number[]} seats  How many can play.
 * @property {number[]} minutes  How long it takes: from, to.
 * @property {string[]} designers  Who made it.
 * @property {OfferedOption[]} options
 * @property {string[]} bots  Who can be asked to sit down.
 * @property {Record<string, number>} ratings  How strong each level is: 400 points more win ten times for one.
 * @property {OfferedOpponent[]} opponents  Those of them who have a name and a temper.
 * @property {string[]} aids  What a seat can ask the rules about.
 */

/**
 * @typedef {object} ClauseText  One clause of the rules of a game.
 * @property {string} id
 * @property {string} chapter
 * @property {string} text  In a little Markdown: bold, italics, code, tables.
 * @property {string} language  What it is written in: English, where it is not translated.
 */

/**
 * @typedef {object} ChoicesAnswer  All that a seat may do; empty for spectators and when the game is over.
 * @property {number} version  What the viewer has been shown so far, counted.
 * @property {number | null} seat  Whose viewpoint: a seat's, or null, a spectator's.
 * @property {Choice[]} choices
 */

/**
 * @typedef {object} AidAnswer  What the rules answer a seat.
 * @property {number} version  What the viewer has been shown so far, counted.
 * @property {number} seat
 * @property {unknown} answer  What the rules say, as the table of aids lists. `web/js/games/<game>/types.js` has its shape.
 */

/**
 * @typedef {object} Log  Everything that the viewer has seen since the deal; what was taken back is not there.
 * @property {number} version  What the viewer has been shown so far, counted.
 * @property {number | null} seat  Whose viewpoint: a seat's, or null, a spectator's.
 * @property {LogEntry[]} events
 * @property {number[][]} scores  After the opening and after each move that the events name.
 */

/**
 * @typedef {object} SheetLine  One line of a score sheet.
 * @property {string} label  What the points are for: a message id.
 * @property {number} points
 * @property {string} clause
 * @property {Text} [message]  The label in words; not in exports.
 */

/**
 * @typedef {object} Sheets  Everybody's points by source; before the end, those that lie open to all.
 * @property {number} version  What the viewer has been shown so far, counted.
 * @property {boolean} over
 * @property {SheetLine[][]} sheets  One for each seat.
 */

/**
 * @typedef {object} MoveMade  Who did what.
 * @property {number} seat
 * @property {string} action  In notation.
 */

/**
 * @typedef {object} Replay  A finished game after so many moves, from one viewpoint.
 * @property {string} table
 * @property {number} step
 * @property {number} steps  How many moves the game had.
 * @property {number | null} seat  Whose viewpoint: a seat's, or null, a spectator's.
 * @property {MoveMade | null} move  The last of them.
 * @property {LogEntry[]} events  What happened by it.
 * @property {Record<string, unknown>} view  What the viewer sees. `web/js/games/<game>/types.js` has its shape.
 * @property {number[]} deciders  The seats that owe a decision.
 * @property {number[]} scores  The points of all seats, as far as they lie open.
 */

/**
 * @typedef {object} ExportedMove  A move of a finished game with everything that happened by it.
 * @property {number} seat
 * @property {string} action  In notation.
 * @property {Record<string, unknown>[]} events
 * @property {number[]} scores  After it.
 */

/**
 * @typedef {object} Export  A finished game: the deal, every move with its events, the score sheets.
 * @property {string} game
 * @property {number} rules  The version of the rules.
 * @property {string} edition
 * @property {Record<string, boolean | number | string>} options
 * @property {number} seats
 * @property {string[]} players
 * @property {string} seed
 * @property {string} commitment
 * @property {ExportedMove[]} moves
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {SheetLine[][]} sheets
 */

/**
 * @typedef {object} DealResult  How a seat fared with a deal.
 * @property {string} table
 * @property {number} seat
 * @property {string | null} name
 * @property {string | null} bot
 * @property {number} score
 * @property {number} won  1 or 0.
 * @property {boolean} counts  Whether it counts for statistics.
 * @property {'named_deal' | 'hot_seat' | 'rewound' | 'continued' | null} uncounted  Why it does not count.
 */

/**
 * @typedef {object} Alive  That the server lives.
 * @property {'alive'} status
 */

/**
 * @typedef {object} Health  Whether the server is well: `ok`, and `waking` while some bots and clocks do not go on yet (both 200: it can be used); `cannot_keep` when nothing can be written now, and `closing` (both 503).
 * @property {'ok' | 'waking' | 'cannot_keep' | 'closing'} status
 */

/**
 * @typedef {object} LessonStep  A step: its texts are `lesson-<game>-<lesson>-<step>`, and `…-title`, `…-task`, `…-again`.
 * @property {string} name
 * @property {boolean} asks  Whether something has to be done; otherwise it is only read.
 * @property {string[]} right  Notations with `*` of what is right; none: anything.
 * @property {string[]} wrong  Notations with `*` of mistakes with words of their own.
 * @property {string} clause  The rule that it is about; or empty.
 * @property {string[]} lit  What glows besides what may be chosen: selectors of the page.
 * @property {string} thread  What it is good for: a selector of the page, or empty.
 * @property {boolean} goal  Whether it may take several moves.
 */

/**
 * @typedef {object} OfferedLesson  A lesson of a game: its texts are `lesson-<game>-<lesson>` and `…-about`.
 * @property {string} name
 * @property {number} minutes
 * @property {boolean} basic  Whether it belongs to what a first game needs.
 * @property {boolean} whole_game  Whether it is a whole game, with a coach.
 * @property {LessonStep[]} steps
 * @property {boolean} learned  Whether the caller has been through it.
 * @property {string | null} table  Where the caller is in the middle of it.
 */

/**
 * @typedef {object} HeardAnswer  What the coach has said to the caller, on whatever device.
 * @property {Record<string, number>} times  How often, for each question that it spoke about.
 */

/**
 * @typedef {object} HintSource  Where a choice differs from the others shown.
 * @property {string} source
 * @property {number} part  Of the win, for better or worse.
 * @property {Text} message
 */

/**
 * @typedef {object} Hint  One of the best choices, as the strongest bot sees them from the same seat.
 * @property {string} action  In notation.
 * @property {Text} message
 * @property {number} chance  The share of the win to be expected after it, 0 to 1.
 * @property {number} visits  How often it was tried.
 * @property {HintSource[]} sources  The largest difference first.
 * @property {boolean} worth  Whether a coach would name it: it does not only give something up.
 */

/**
 * @typedef {object} BlunderOf  A choice that would clearly give something away.
 * @property {string} action  In notation.
 * @property {number} loss  Of the win, against the best choice.
 */

/**
 * @typedef {object} HintsAnswer  At most three choices, the best first, and what would clearly be a mistake.
 * @property {number} version  What the viewer has been shown so far, counted.
 * @property {number} seat
 * @property {Hint[]} hints
 * @property {BlunderOf[]} blunders
 */

/**
 * @typedef {object} ThingShown  Something that may be asked about at a table.
 * @property {string} id
 * @property {Text} name
 * @property {string[]} does  The clauses that say what it is for.
 * @property {string[]} gets  The clauses that say how one comes by it.
 * @property {Text | null} worth  What it is worth to the caller's seat now.
 * @property {Record<string, Text>} pieces  The same of single pieces, where they differ.
 */

/**
 * @typedef {object} Things  What may be asked about at a table, and what it is worth to the caller's seat.
 * @property {number} version  What the viewer has been shown so far, counted.
 * @property {number | null} seat  Whose viewpoint: a seat's, or null, a spectator's.
 * @property {ThingShown[]} things
 */

/**
 * @typedef {object} ReviewAnswer  How far the review of a game is, and what it says so far.
 * @property {string} table
 * @property {'none' | 'waiting' | 'working' | 'done' | 'failed'} status  `none`: nobody has asked for it; `failed`: it cannot be worked out.
 * @property {number} progress  0 to 1.
 * @property {Review | null} review  Complete from the first look on, and finer later; null: not yet, or brief.
 */

/**
 * @typedef {object} TryRequest  What somebody would have done at a step of a finished game.
 * @property {number} step
 * @property {string} action  In notation.
 * @property {string | null} invite
 */

/**
 * @typedef {object} PastChoices  What a seat could choose from at a step of a finished game, and what it was asked.
 * @property {number} step
 * @property {number} seat  Who decided there.
 * @property {Text | null} question
 * @property {Choice[]} choices
 */

/**
 * @typedef {object} Saying  Something to be put into words: the id of a message (`src/witchtable/locale`).
 * @property {string} id
 * @property {Record<string, string | number | Saying | (string | number | Saying | null)[] | null>} args  Its arguments by name: texts, numbers, or such messages, also in lists.
 */

/**
 * @typedef {object} SourcePart  Where a difference comes from: a source of points, in the game's own words.
 * @property {string} source
 * @property {number} part  Of the win, for better or worse.
 * @property {Saying} words
 */

/**
 * @typedef {object} Printed  An account in whole percents (or points), rounded so that it still adds up.
 * @property {number} fair
 * @property {number} skill
 * @property {number} gifts
 * @property {number} luck
 * @property {number} result
 */

/**
 * @typedef {object} SeatAccount  What became of a seat's fair share: fair + skill + gifts + luck = result.
 * @property {number} seat
 * @property {number} fair  What the seat wins on average, before anything is dealt.
 * @property {number} skill  What its own decisions added, or lost.
 * @property {number} gifts  What the decisions of the others gave it, or took.
 * @property {number} luck  What deals, draws and reveals gave it, or took.
 * @property {number} unforeseen  The part of luck that the judge saw coming only when the round was over.
 * @property {number} result  Its part of the win; of an abandoned game, the last estimate.
 * @property {number} skill_error
 * @property {number} gifts_error
 * @property {number} luck_error
 * @property {number} given_away  How much more the best choices found were worth, in all.
 * @property {number} given_away_error
 * @property {number} decisions  How many own decisions between several choices there were.
 * @property {Printed} printed
 */

/**
 * @typedef {object} Decision  One decision between several choices, judged from what its seat could know then.
 * @property {number} step  At which step it was made.
 * @property {number} seat
 * @property {string} played  In notation.
 * @property {string} best  The best choice found; the played one if none was better.
 * @property {number} worth  What it added to the seat's share, against ordinary play.
 * @property {number} error
 * @property {number} given_away  How much more the best choice found was worth; never negative.
 * @property {number} given_away_error
 * @property {number} searched  Iterations of the search for the best choice; 0: by instinct, so at least that.
 */

/**
 * @typedef {object} TurningPoint  A turning point: a decision, or luck.
 * @property {string} id  Stays the same while the review becomes finer: `<step>-<kind>`.
 * @property {number} step  At which it was decided; the step after shows what it led to. -1: deal.
 * @property {number} turn  In which round, as the table counts them; 0: before the first.
 * @property {number | null} seat  Who decided; null: chance.
 * @property {'slip' | 'find' | 'luck'} kind  For who decided: `slip` (something better was there) or `find`; `luck` is nobody's.
 * @property {number[]} of  The seats among whose turning points it is.
 * @property {number[]} worth  For each seat: a slip against the better choice, a find against ordinary play.
 * @property {number[]} errors
 * @property {number[] | null} points  The same in expected final points.
 * @property {string | null} played  In notation; null: luck.
 * @property {Saying | null} played_words
 * @property {string | null} better  In notation; null: nothing better was found.
 * @property {Saying | null} better_words
 * @property {number} searched  Iterations of the search for it; 0: by instinct, so a slip is worth at least that.
 * @property {number} choices  How many there were.
 * @property {SourcePart[]} sources  Where it comes from, for `for_seat`; largest first.
 * @property {number} for_seat  For whom `sources` and `why` speak: who decided, or whose luck it is.
 * @property {Saying} title  In one short sentence.
 * @property {Saying[]} why  In a few words more.
 * @property {string[]} clauses  The rules behind what was played.
 */

/**
 * @typedef {object} Review  The account of a game, its turning points, and how it went, move by move.
 * @property {number} format
 * @property {string} game
 * @property {number} rules
 * @property {Record<string, boolean | number | string>} options
 * @property {number} seats
 * @property {(string | Saying)[]} names  An automatic opponent has a name in every language.
 * @property {number} steps  Moves; there is one position more.
 * @property {boolean} over  False: abandoned; results are the last estimates.
 * @property {number[]} winners
 * @property {'quick' | 'usual' | 'deep'} depth  How fine it will be.
 * @property {number} stage  How fine it is: counts up from 0, the quick look.
 * @property {boolean} searched  False: best choices are instinct's alone; `given_away` is at least that.
 * @property {number} progress  How much of the work is done, 0 to 1.
 * @property {number[]} movers  Who made each move.
 * @property {number[]} turns  The round of each step, as the table counts them; 0: before.
 * @property {number[][]} shares  By step, then seat; they sum to 1.
 * @property {number[][]} share_errors
 * @property {number[][]} scores  The points at each step, by seat.
 * @property {number[][]} points  Expected final points, by step and seat.
 * @property {number[][]} point_errors
 * @property {SeatAccount[]} accounts  In parts of the win, by seat.
 * @property {SeatAccount[]} point_accounts  In final points, by seat; `fair` is what a seat has on average.
 * @property {Decision[]} decisions
 * @property {TurningPoint[]} moments  In the order of play.
 * @property {Saying[][]} summaries  For each seat, three sentences.
 */

/**
 * @typedef {object} Judged  What somebody would have done at a step, beside the best choice found and what was played.
 * @property {number} step
 * @property {number} seat
 * @property {string} action  What was tried, in notation.
 * @property {Saying} action_words
 * @property {string} played
 * @property {Saying} played_words
 * @property {string} best
 * @property {Saying} best_words
 * @property {number} given_away  Against the best found; never negative.
 * @property {number} error
 * @property {number} against_played  Against what was played; positive: it is better.
 * @property {number} against_played_error
 * @property {'best' | 'good' | 'slip' | 'blunder'} verdict  `good`: within the error, or nearly the best.
 * @property {SourcePart[]} sources  Where it differs from the best found.
 * @property {Saying} title
 * @property {Saying[]} why
 */

/** @typedef {MoveRequest | UndoRequest | ChatRequest | LookRequest} ClientMessage  What clients say over a socket. */

/** @typedef {Welcome | EventsMessage | PartsMessage | StateMessage | PresenceMessage | ChatMessage | ClockMessage | Ack | Reject} ServerMessage  What the server says over a socket. */

/** @typedef {'' | `?${string}`} Query  What may follow an address. */

/** @typedef {`/api/tables/${string}/seats/${string}/bot${Query}` | `/api/tables/${string}/seats/${string}/return${Query}` | `/api/tables/${string}/seats/${string}/name${Query}` | `/api/tables/${string}/review/try${Query}` | `/api/tables/${string}/seats${Query}` | `/api/tables/${string}/start${Query}` | `/api/tables/${string}/abandon${Query}` | `/api/tables/${string}/rematch${Query}` | `/api/tables/${string}/continue${Query}` | `/api/tables/${string}/moves${Query}` | `/api/tables/${string}/undo${Query}` | `/api/tables/${string}/lesson${Query}` | `/api/tables/${string}/review${Query}` | `/api/lessons/${string}/${string}${Query}` | `/api/session${Query}` | `/api/account${Query}` | `/api/key${Query}` | `/api/tables${Query}` | `/api/coach${Query}`} PostAddress  Where to POST. */

/**
 * What is answered there.
 * @template {string} A
 * @typedef {A extends `/api/tables/${string}/seats/${string}/bot${Query}` ? AboutTable
 *   : A extends `/api/tables/${string}/seats/${string}/return${Query}` ? AboutTable
 *   : A extends `/api/tables/${string}/seats/${string}/name${Query}` ? AboutTable
 *   : A extends `/api/tables/${string}/review/try${Query}` ? Judged
 *   : A extends `/api/tables/${string}/seats${Query}` ? TableAndSeat
 *   : A extends `/api/tables/${string}/start${Query}` ? AboutTable
 *   : A extends `/api/tables/${string}/abandon${Query}` ? AboutTable
 *   : A extends `/api/tables/${string}/rematch${Query}` ? OpenedTable
 *   : A extends `/api/tables/${string}/continue${Query}` ? OpenedTable
 *   : A extends `/api/tables/${string}/moves${Query}` ? Ack
 *   : A extends `/api/tables/${string}/undo${Query}` ? Ack
 *   : A extends `/api/tables/${string}/lesson${Query}` ? AboutTable
 *   : A extends `/api/tables/${string}/review${Query}` ? ReviewAnswer
 *   : A extends `/api/lessons/${string}/${string}${Query}` ? OpenedTable
 *   : A extends `/api/session${Query}` ? SessionBegun
 *   : A extends `/api/account${Query}` ? SessionBegun
 *   : A extends `/api/key${Query}` ? SessionBegun
 *   : A extends `/api/tables${Query}` ? OpenedTable
 *   : A extends `/api/coach${Query}` ? HeardAnswer
 *   : never} PostAnswer
 */

/**
 * What is sent there.
 * @template {string} A
 * @typedef {A extends `/api/tables/${string}/seats/${string}/bot${Query}` ? BotRequest
 *   : A extends `/api/tables/${string}/seats/${string}/return${Query}` ? Record<string, never>
 *   : A extends `/api/tables/${string}/seats/${string}/name${Query}` ? SeatNameRequest
 *   : A extends `/api/tables/${string}/review/try${Query}` ? TryRequest
 *   : A extends `/api/tables/${string}/seats${Query}` ? SeatsRequest
 *   : A extends `/api/tables/${string}/start${Query}` ? Record<string, never>
 *   : A extends `/api/tables/${string}/abandon${Query}` ? Record<string, never>
 *   : A extends `/api/tables/${string}/rematch${Query}` ? RematchRequest
 *   : A extends `/api/tables/${string}/continue${Query}` ? ContinueRequest
 *   : A extends `/api/tables/${string}/moves${Query}` ? MoveRequest
 *   : A extends `/api/tables/${string}/undo${Query}` ? UndoRequest
 *   : A extends `/api/tables/${string}/lesson${Query}` ? LessonRequest
 *   : A extends `/api/tables/${string}/review${Query}` ? Record<string, never>
 *   : A extends `/api/lessons/${string}/${string}${Query}` ? Record<string, never>
 *   : A extends `/api/session${Query}` ? SessionRequest
 *   : A extends `/api/account${Query}` ? AccountRequest
 *   : A extends `/api/key${Query}` ? KeyRequest
 *   : A extends `/api/tables${Query}` ? TableRequest
 *   : A extends `/api/coach${Query}` ? HeardRequest
 *   : never} PostBody
 */

/** @typedef {`/api/tables/${string}/review/glance${Query}` | `/api/tables/${string}/review/choices${Query}` | `/api/tables/${string}/aids/${string}${Query}` | `/api/games/${string}/edition${Query}` | `/api/tables/${string}/edition${Query}` | `/api/tables/${string}/choices${Query}` | `/api/tables/${string}/hints${Query}` | `/api/tables/${string}/log${Query}` | `/api/tables/${string}/sheets${Query}` | `/api/tables/${string}/things${Query}` | `/api/tables/${string}/replay${Query}` | `/api/tables/${string}/export${Query}` | `/api/tables/${string}/review${Query}` | `/api/players/${string}/statistics${Query}` | `/api/deals/${string}/${string}${Query}` | `/api/rules/${string}${Query}` | `/api/tables/${string}${Query}` | `/api/lessons/${string}${Query}` | `/api/me${Query}` | `/api/games${Query}` | `/api/tables${Query}` | `/health/alive${Query}` | `/api/coach${Query}` | `/api/archive${Query}` | `/api/sessions${Query}` | `/api/addresses${Query}` | `/health${Query}`} GetAddress  Where to GET. */

/**
 * What is answered there.
 * @template {string} A
 * @typedef {A extends `/api/tables/${string}/review/glance${Query}` ? ReviewAnswer
 *   : A extends `/api/tables/${string}/review/choices${Query}` ? PastChoices
 *   : A extends `/api/tables/${string}/aids/${string}${Query}` ? AidAnswer
 *   : A extends `/api/games/${string}/edition${Query}` ? Record<string, unknown>
 *   : A extends `/api/tables/${string}/edition${Query}` ? Record<string, unknown>
 *   : A extends `/api/tables/${string}/choices${Query}` ? ChoicesAnswer
 *   : A extends `/api/tables/${string}/hints${Query}` ? HintsAnswer
 *   : A extends `/api/tables/${string}/log${Query}` ? Log
 *   : A extends `/api/tables/${string}/sheets${Query}` ? Sheets
 *   : A extends `/api/tables/${string}/things${Query}` ? Things
 *   : A extends `/api/tables/${string}/replay${Query}` ? Replay
 *   : A extends `/api/tables/${string}/export${Query}` ? Export
 *   : A extends `/api/tables/${string}/review${Query}` ? ReviewAnswer
 *   : A extends `/api/players/${string}/statistics${Query}` ? Statistics[]
 *   : A extends `/api/deals/${string}/${string}${Query}` ? DealResult[]
 *   : A extends `/api/rules/${string}${Query}` ? ClauseText[]
 *   : A extends `/api/tables/${string}${Query}` ? TableAndPosition
 *   : A extends `/api/lessons/${string}${Query}` ? OfferedLesson[]
 *   : A extends `/api/me${Query}` ? Me
 *   : A extends `/api/games${Query}` ? OfferedGame[]
 *   : A extends `/api/tables${Query}` ? Lobby
 *   : A extends `/health/alive${Query}` ? Alive
 *   : A extends `/api/coach${Query}` ? HeardAnswer
 *   : A extends `/api/archive${Query}` ? ListedTable[]
 *   : A extends `/api/sessions${Query}` ? ListedSession[]
 *   : A extends `/api/addresses${Query}` ? Addresses
 *   : A extends `/health${Query}` ? Health
 *   : never} GetAnswer
 */

/** @typedef {`/api/tables/${string}/seats/${string}${Query}` | `/api/sessions/${string}${Query}` | `/api/session${Query}` | `/api/sessions${Query}`} DeleteAddress  Where to DELETE. */

/**
 * What is answered there.
 * @template {string} A
 * @typedef {A extends `/api/tables/${string}/seats/${string}${Query}` ? AboutTable
 *   : A extends `/api/sessions/${string}${Query}` ? ListedSession[]
 *   : A extends `/api/session${Query}` ? Forgotten
 *   : A extends `/api/sessions${Query}` ? ListedSession[]
 *   : never} DeleteAnswer
 */

export {};

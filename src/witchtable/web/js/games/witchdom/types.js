// What Witchdom shows and tells, as types only. Made by `python -m scripts.protocol`: change the structs, not this file.

/**
 * @typedef {object} View  The table as a seat sees it.
 * @property {'witchdom'} game
 * @property {string} edition
 * @property {Record<string, boolean | number | string>} options
 * @property {number} seats
 * @property {boolean} solo
 * @property {string | null} automatic
 * @property {number[]} deciders
 * @property {'novices' | 'play' | 'restore' | 'collect' | 'rest' | 'brew' | 'pay' | 'done' | 'over'} phase
 * @property {string[]} help
 * @property {number} turn
 * @property {number} round
 * @property {number | null} last_round
 * @property {string | null} location
 * @property {number} points
 * @property {string | null} active
 * @property {number[]} action_points
 * @property {string | null} brewing
 * @property {PairView[] | null} pairs
 * @property {LocationView[]} board
 * @property {Record<'potions' | 'witches', DeckView>} decks
 * @property {Record<string, number>} pouch
 * @property {ObjectiveView[]} objectives
 * @property {OstaraView | null} ostara
 * @property {Record<string, string>} sources
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {Player[]} players
 * @property {number | null} seat  Who looks; None is a spectator.
 * @property {PaymentView[] | null} payments  To whoever pays for a potion: the ways to do it, best first.
 */

/**
 * @typedef {object} EditionData  What `WitchdomEdition.data` holds: the file as it stands, table by table.
 * @property {EditionMeta} meta
 * @property {Record<string, number>} counts  The printed list of contents; checked against what is there.
 * @property {SetupCounts} setup
 * @property {Scoring} scoring
 * @property {Solo} solo
 * @property {Pieces} pieces
 * @property {Record<string, string>} [provenance]  Where values come from, by their path: fact, deduced or house.
 */

/**
 * @typedef {object} NovicesChosen  A pair of novices went into a hand, and the clan card of their symbol was laid out.
 * @property {'novices-chosen'} event
 * @property {number} seat
 * @property {string} clan
 * @property {string[]} cards
 */

/**
 * @typedef {object} RoundBegan  A new round began.
 * @property {'round-began'} event
 * @property {number} round
 */

/**
 * @typedef {object} CardPlayed  A card became the active card.
 * @property {'card-played'} event
 * @property {number} seat
 * @property {string} card
 */

/**
 * @typedef {object} Rested  The played pile went back to hand.
 * @property {'rested'} event
 * @property {number} seat
 * @property {string[]} cards
 */

/**
 * @typedef {object} DisplayKept  The restoration symbol was left unused.
 * @property {'display-kept'} event
 * @property {number} seat
 */

/**
 * @typedef {object} Refreshed  Cards went under their deck, or the tokens of a location back into the pouch.
 * @property {'refreshed'} event
 * @property {number} seat
 * @property {string} what
 * @property {string[]} returned
 */

/**
 * @typedef {object} ItemTaken  One thing was taken: `kind` is resource, potion, tool, witch or animal; `item` its id.
 * @property {'item-taken'} event
 * @property {number} seat
 * @property {string} location
 * @property {string} kind
 * @property {string} item
 * @property {number} [which]
 */

/**
 * @typedef {object} TakenResting  A resource was taken by a resting player.
 * @property {'taken-resting'} event
 * @property {number} seat
 * @property {string} location
 * @property {string} kind
 * @property {string} item
 * @property {number} [which]
 */

/**
 * @typedef {object} TakenByOstara  Ostara took one thing.
 * @property {'taken-by-ostara'} event
 * @property {number} seat
 * @property {string} location
 * @property {string} kind
 * @property {string} item
 * @property {number} [which]
 */

/**
 * @typedef {object} CardTurnedUp  A gap was filled from a deck; `next_back` is the back of the card now on top.
 * @property {'card-turned-up'} event
 * @property {string} deck
 * @property {string} location
 * @property {string} card
 * @property {string | null} next_back
 */

/**
 * @typedef {object} TokenDrawn  A gap was filled from the pouch.
 * @property {'token-drawn'} event
 * @property {string} location
 * @property {string} kind
 */

/**
 * @typedef {object} GapFilled  A gap that had stayed open was filled at the end of a turn.
 * @property {'gap-filled'} event
 * @property {string} location
 * @property {string} kind
 */

/**
 * @typedef {object} PointsLapsed  A location had nothing left to offer.
 * @property {'points-lapsed'} event
 * @property {number} seat
 * @property {string} location
 * @property {number} points
 */

/**
 * @typedef {object} PotionChosen  A potion is about to be brewed and waits for its payment.
 * @property {'potion-chosen'} event
 * @property {number} seat
 * @property {string} potion
 */

/**
 * @typedef {object} BrewTakenBack  A potion that was about to be brewed waits on; nothing was paid.
 * @property {'brew-taken-back'} event
 * @property {number} seat
 * @property {string} potion
 */

/**
 * @typedef {object} PotionBrewed  Potion and witch joined the clan; `tools` are the waiting ones that went with them.
 * @property {'potion-brewed'} event
 * @property {number} seat
 * @property {string} potion
 * @property {string} witch
 * @property {string[]} spent
 * @property {string[]} tools
 */

/**
 * @typedef {object} AnimalTamed  An animal joined the clan; `spent` is None when it cost nothing (Ostara).
 * @property {'animal-tamed'} event
 * @property {number} seat
 * @property {string} animal
 * @property {string | null} spent
 */

/**
 * @typedef {object} ObjectiveClaimed  A clan met a condition first.
 * @property {'objective-claimed'} event
 * @property {number} seat
 * @property {string} objective
 * @property {string} side
 * @property {number} points
 */

/**
 * @typedef {object} TurnEnded  A turn ended without brewing or taming, by choice.
 * @property {'turn-ended'} event
 * @property {number} seat
 */

/**
 * @typedef {object} DeckRanOut  The last card of a deck was turned up; `reserve` boxed cards became the new deck.
 * @property {'deck-ran-out'} event
 * @property {string} deck
 * @property {number} reserve
 * @property {string | null} next_back
 */

/**
 * @typedef {object} EndTriggered  The end phase began: `cause` is objectives or deck; one full round follows this one.
 * @property {'end-triggered'} event
 * @property {string} cause
 * @property {number} last_round
 */

/**
 * @typedef {object} OstaraTokensShuffled  A new stage began with all of Ostara's tokens in a new stack.
 * @property {'ostara-tokens-shuffled'} event
 * @property {number} stage
 */

/**
 * @typedef {object} OstaraTokenRevealed  Ostara's turn began with this token.
 * @property {'ostara-token-revealed'} event
 * @property {string} token
 */

/**
 * @typedef {object} OstaraChose  Ostara settled on something, and by what: the criteria that narrowed the choice down.
 * @property {'ostara-chose'} event
 * @property {string} kind
 * @property {string} item
 * @property {string[]} criteria
 * @property {string | null} potion  For a resource: the waiting potion she wants it for.
 */

/**
 * @typedef {object} OstaraGainLapsed  Nothing of the kind was on display.
 * @property {'ostara-gain-lapsed'} event
 * @property {string} kind
 */

/**
 * @typedef {object} LeftoverObjective  An open objective went to Ostara after the last round.
 * @property {'leftover-objective'} event
 * @property {string} objective
 * @property {number} points
 */

/**
 * @typedef {object} GameEnded  The game is over.
 * @property {'game-ended'} event
 * @property {number[]} scores
 * @property {number[]} winners
 */

/** @typedef {NovicesChosen | RoundBegan | CardPlayed | Rested | DisplayKept | Refreshed | ItemTaken | TakenResting | TakenByOstara | CardTurnedUp | TokenDrawn | GapFilled | PointsLapsed | PotionChosen | BrewTakenBack | PotionBrewed | AnimalTamed | ObjectiveClaimed | TurnEnded | DeckRanOut | EndTriggered | OstaraTokensShuffled | OstaraTokenRevealed | OstaraChose | OstaraGainLapsed | LeftoverObjective | GameEnded} Event  What can happen. */

/** @typedef {import('../../scene.js').Scene<View, EditionData, Event>} Scene  What a board is given. */

/** @typedef {import('../../scene.js').Face<Scene>} Face  How it looks. */

/**
 * @typedef {object} PairView  Novices that can still be chosen (WD-SETUP-20).
 * @property {string} pair  The clan card of their symbol: what one types for them.
 * @property {string[]} cards
 */

/**
 * @typedef {object} LocationView  One location of the board, and the cards beside it.
 * @property {string} location
 * @property {(string | null)[]} resources  Three spaces from the left; None is a gap.
 * @property {FaceUpCard | null} potion
 * @property {FaceUpCard | null} witch
 */

/**
 * @typedef {object} DeckView  A face-down deck.
 * @property {number} size
 * @property {string | null} back  What shows on the back of its top card (WD-INFO-04).
 * @property {number} boxed  Cards in the box, which take its place when it has run out.
 */

/**
 * @typedef {object} ObjectiveView  One objective of the row.
 * @property {string} objective
 * @property {'easy' | 'hard'} side
 * @property {number} points
 * @property {number} symbols  How many symbols it asks for; `progress` of a player tells how many are there.
 * @property {number | null} owner  Who has taken it.
 */

/**
 * @typedef {object} OstaraView  Ostara in the solo game.
 * @property {number} seat
 * @property {string} level
 * @property {string[]} shown  Her tokens of this stage, the newest last; the stack stays hidden (WD-INFO-05).
 * @property {number} hidden
 * @property {Record<string, string[]>} criteria  By shown token: what decides between cards, in this order, on her level.
 */

/**
 * @typedef {object} Player  What lies in front of somebody, and the own hand.
 * @property {string | null} clan_card  None until the novices are chosen.
 * @property {number} hand_size
 * @property {string[]} played  The played pile, the active card last; Ostara's witches, all of them active.
 * @property {Record<string, number>} resources
 * @property {WaitingCards} waiting
 * @property {ClanCards} clan
 * @property {boolean} uses_tools  Whether tools are needed, and count: for all but Ostara (WD-OSTARA-30, WD-SOLO-23).
 * @property {Record<string, RecipeView>} recipes  The own waiting potions, and those that lie face up.
 * @property {number[]} progress  How many symbols of each objective in the row the clan has.
 * @property {Record<string, number>} sheet  Points so far by source, as they would count now.
 * @property {string[] | null} hand  The cards in hand, to their owner only (WD-INFO-02).
 */

/**
 * @typedef {object} PaymentView  One way to pay for a potion (WD-PAY, WD-TOOL-01).
 * @property {string} action  In notation: what is chosen.
 * @property {Record<string, number>} tokens  What is given, by kind of resource.
 * @property {string[]} tools  Waiting tools that join the clan.
 * @property {number} cost  How many tokens that are.
 */

/**
 * @typedef {object} EditionMeta  What the file is, and whom to thank.
 * @property {string} game
 * @property {number} schema
 * @property {string} edition
 * @property {string} [title]
 * @property {string} [designer]
 * @property {string} [artist]
 * @property {[number, number]} [players]
 * @property {number} [age]
 * @property {[number, number]} [minutes]
 */

/**
 * @typedef {object} SetupCounts  Figures of the set-up.
 * @property {3} resources_per_location
 * @property {number} boxed_from_players
 * @property {number} boxed_potions
 * @property {number} boxed_witches
 * @property {number} rest_resources
 * @property {['easy' | 'hard', 'easy' | 'hard']} animal_objective_sides
 * @property {Record<'2' | '3' | '4' | '5', Mix>} objectives
 */

/**
 * @typedef {object} Scoring  Figures of the final scoring; ladders go by the number of different kinds.
 * @property {[number, number, number, number, number, number]} tools_ladder
 * @property {[number, number, number, number, number, number]} animals_ladder
 * @property {number} leftover_per_kind
 * @property {number} leftover_max
 */

/**
 * @typedef {object} Solo  Figures of the solo game.
 * @property {number} rounds
 * @property {number} rounds_per_stage
 * @property {string} human_starting_potion
 * @property {Record<'new_apprentice' | 'skilled_witch' | 'clan_grandmistress', Level>} difficulty
 */

/**
 * @typedef {object} Pieces  Every piece in the box.
 * @property {[string, string, string]} locations  From the top of the board to the bottom.
 * @property {[string, string, string, string]} colours  Of banners; a potion's may also be `wild`.
 * @property {[string, string, string, string, string]} tools
 * @property {Resource[]} resources
 * @property {Animal[]} animals
 * @property {Clan[]} clans
 * @property {Novice[]} novices
 * @property {StartingPotion[]} starting_potions
 * @property {Witch[]} witches
 * @property {Potion[]} potions
 * @property {Objective[]} objectives
 * @property {OstaraToken[]} ostara_tokens
 */

/**
 * @typedef {object} Memory  What a seat has seen and no longer sees: cards by their ids.
 * @property {SeenPlayer[]} players
 * @property {Record<'potions' | 'witches', string[]>} under  At the bottom of each deck, in the order in which they will come up.
 */

/**
 * @typedef {object} FaceUpCard  A card beside a location; players choose between its two sides (WD-INFO-03).
 * @property {string} card
 * @property {string} back  The tool (of a potion) or animal (of a witch) on its other side.
 */

/**
 * @typedef {object} WaitingCards  What lies beside a clan card.
 * @property {string[]} potions
 * @property {string[]} tools  Kinds, each as often as it is there.
 * @property {string[]} animals  Kinds, likewise.
 */

/**
 * @typedef {object} ClanCards  What has joined a clan.
 * @property {string[]} potions
 * @property {string[]} witches
 * @property {string[]} tools
 * @property {string[]} animals
 */

/**
 * @typedef {object} RecipeView  What of a potion's recipe somebody has (WD-PAY).
 * @property {string[]} missing  Symbols that neither tokens nor tools cover, by kind of resource or tool; `any` is any tool.
 * @property {number} pairs  Pairs of other tokens, each of which can stand for a missing symbol (WD-PAY-02).
 */

/**
 * @typedef {object} Mix  How many objectives are laid out (WD-SETUP-13).
 * @property {number} hard
 * @property {number} easy
 */

/**
 * @typedef {object} Level  A difficulty of the solo game (WD-SOLO-20 to -22).
 * @property {number} hard
 * @property {number} easy
 * @property {boolean} ostara_claims
 * @property {boolean} leftover_to_ostara
 */

/**
 * @typedef {object} Resource  A kind of resource and its number of tokens (WD-CONT-08).
 * @property {string} id
 * @property {number} count
 */

/**
 * @typedef {object} Animal  A kind of animal and the resource it is tamed with (WD-ANIMAL-05).
 * @property {string} id
 * @property {string} tame_with
 */

/**
 * @typedef {object} Clan  A clan card (WD-CONT-06).
 * @property {string} id
 * @property {string} name
 * @property {boolean} [solo]
 */

/**
 * @typedef {object} Novice  A novice: action points, nothing else (WD-CONT-05).
 * @property {string} id
 * @property {string} clan
 * @property {string} name
 * @property {[number, number, number]} ap
 */

/**
 * @typedef {object} StartingPotion  A starting potion (WD-CONT-04).
 * @property {string} id
 * @property {number} seat
 * @property {string} name
 * @property {number} points
 * @property {Record<string, number>} needs
 * @property {string[]} [tools]
 * @property {number} [any_tool]
 */

/**
 * @typedef {object} Witch  A witch card (WD-CONT-02).
 * @property {string} id
 * @property {string} name
 * @property {string[]} banners
 * @property {number} points
 * @property {[number, number, number]} ap
 * @property {string} back
 * @property {boolean} [restore]
 */

/**
 * @typedef {object} Potion  A potion card (WD-CONT-03).
 * @property {string} id
 * @property {string} name
 * @property {string} banner
 * @property {number} points
 * @property {Record<string, number>} needs
 * @property {string} back
 * @property {string[]} [tools]
 * @property {number} [any_tool]
 */

/**
 * @typedef {object} Objective  An objective token (WD-CONT-07).
 * @property {string} id
 * @property {Side} easy
 * @property {Side} hard
 */

/**
 * @typedef {object} OstaraToken  What Ostara gains in a turn, and how she chooses (WD-OSTARA-03).
 * @property {string} id
 * @property {OstaraGain[]} gain
 * @property {('objective' | 'banner' | 'points')[]} criteria
 */

/**
 * @typedef {object} SeenPlayer  What was seen of a player's cards.
 * @property {string[]} hand
 * @property {SeenFaces} waiting
 * @property {SeenFaces} clan
 */

/**
 * @typedef {object} Side  One side of an objective token: what the clan must hold (WD-OBJ-01).
 * @property {number} points
 * @property {Record<string, number>} [witches]
 * @property {Record<string, number>} [potions]
 * @property {string[]} [tools]
 * @property {number} [any_tools]
 * @property {string[]} [animals]
 * @property {number} [any_animals]
 */

/**
 * @typedef {object} OstaraGain  One gain of an Ostara token (WD-OSTARA-04 to -08).
 * @property {'either' | 'both' | 'resource' | 'animal'} take
 * @property {('witch' | 'potion')[]} [order]
 * @property {number} [count]
 */

/**
 * @typedef {object} SeenFaces  The cards that lie turned to their backs, in the order of the view.
 * @property {string[]} tools
 * @property {string[]} animals
 */

export {};

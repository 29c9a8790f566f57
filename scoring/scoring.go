// Package scoring is the contract that every rulebook fulfils.
//
// A rulebook is a pure function of facts. A [Game] makes a [State]; [Rules.Apply] folds
// events into the state, one fact each; everything that people see (sheets, prompts,
// score) is read off the state. Rulebooks do no input or output, read no clock and roll
// no dice: a throw, a spin or a card is an event like any other. It's typed in at the
// table or produced by package scoring/dice, and then recorded.
//
// How the five games fit this one contract:
//
//   - Coal n' Write, simultaneous choices on shared dice: the throw is an event of the
//     [Table]. From then on every seat has its own prompts at the same time. No seat's
//     event changes what another seat may do, except for what the whole table shares
//     (the end of a turn). [Teller] says what that end does to dice that others have
//     left.
//   - Rin Tin Tin, a spinner with secret cards: a spin is a [Choice] of the seat whose
//     turn it is, made by a device of kind [Spinner]. A card is a [Choice] from a [Pile]
//     marked Secret, so others see "?" for it, and "reveal" is prompted at the end.
//   - Maloney's Inheritance, an open auction: every seat that can pay has a prompt with a
//     [Range] (from the next bid to its purse, in steps of $100) at the same time. The
//     sale, "nobid" and the close of the day are prompts beside it. A deal is an event of
//     the table; its cards are secret to the seat that its first argument names.
//   - The "49ers", paths on a graph and roles that rotate: a move is a [Path] whose
//     choices are whole paths. The state knows which role a seat has in this run;
//     prompts go to seats.
//   - Goldfever, reactions: characters act, so events and prompts carry the character
//     ([Event.As]). While a reaction is open only the entitled characters have prompts,
//     each with a way to decline. The mover has none until all of them have acted or
//     declined. [CharacterOwner] says who owns a character.
//
// Info has the sentence forms that tell people about an event. A state that is a [Namer]
// says what they call a tunnel, a city or a card, and one that is a [FeatGiver] tells what
// the players have done beside the score. All five are both.
package scoring

import "saddlebag/scoring/speech"

// Table is the seat of events that no player owns: the throw of shared dice,
// the close of a day.
const Table = -1

// A Game is one rulebook. It holds no state and may be used by many
// goroutines at once.
type Game interface {
	// Info describes the game. The result is shared: don't change it.
	Info() *Info
	// ReadHouse reads house data (YAML) strictly. The file name is only for errors,
	// which are *house.Error with file, line and field.
	ReadHouse(file string, text []byte) (House, error)
	// New starts a game. Only [Start] calls it, after checking the number of players
	// and each option. It fails for what Info can't say: house data of another game,
	// a number of players that the house data isn't for ([WrongPlayers]), an option
	// that clashes ([*OptionError]).
	New(Setup) (State, error)
}

// House is a game's house data, read and checked: a sheet, a board, a deck.
// It is immutable, shared by all states made with it, and encodes to JSON
// with the keys of the rulebook.
type House any

// Setup is what a game starts from.
type Setup struct {
	Players []string          // names in seating order; the index is the seat
	Options map[string]string // values that differ from the defaults of Info
	House   House             // from ReadHouse of the same game
}

// A State is a game at one moment: what the rules make of it, and what its sheets
// say. It is not safe for concurrent use.
type State interface {
	Rules
	// Clone returns an independent copy. It's cheap: what never changes is
	// shared.
	Clone() State
	// Cells lists every cell of the state in sheet order.
	Cells() []Cell
	// Why says why a seat can't write on an owner's cell now, with the dice chosen for
	// it as an event writes them ("2+4"), or with any if the last argument is empty.
	// It's the violation of the event that a tap on the cell means, found by applying
	// that event to a clone. For a cell that only follows from other events it says
	// what fills it, with the clause. Only the function [Why] calls it: the cell
	// exists, no prompt is [Prompt.At] it, and the game isn't over. It's never nil.
	Why(seat, owner int, cell, with string) *Violation
	// Holdings says in a few words what each seat has besides its score (dice, money, cards,
	// where its pieces are), and what everybody shares that the moment doesn't say; empty if
	// there is nothing to say.
	Holdings() (seats []speech.Text, table speech.Text)
}

// Rules are what only a rulebook knows about a game at one moment.
type Rules interface {
	// Apply folds one event. Only the function [Apply] calls it: the game isn't over,
	// and the event has one of the forms that Info lists. A legal event moves the
	// state on and nil is returned. Any other leaves the state as it was, and the
	// violation says which clause it breaks. An event of the right form that names
	// something the game doesn't have breaks the clause that lists such things.
	Apply(Event) *Violation
	// Over says whether the game is over. It's cheap, because every event asks.
	Over() bool
	// Prompts lists what may happen now. Every event that a prompt offers is legal, and
	// a prompt offers every legal event, except those that overrule the state. It's
	// empty once the game is over. Prompts may share their contents: don't change
	// them.
	Prompts() []Prompt
	// Moment says where the game is.
	Moment() Moment
	// Tally is the score so far, one entry a seat. While the game runs it has only
	// what has been earned, and nothing pending.
	Tally() []Score
	// Outcome says whether the game is over, and the ranking if it ended now, with ties
	// broken. While the game runs, a ledger ranks by the scores alone.
	Outcome() Outcome
	// Correct overrules the engine (clause LG5): it adds amount to the named
	// field of a seat and gives the tally a line of its own with clause LG5.
	// The number is that of the ledger's entry. Only the function [Correct]
	// calls it, for a field that Info lists.
	Correct(number, seat int, field string, amount Tenths) *Violation
	// Rename gives a seat another name (clause LG9), for sentences to come.
	Rename(seat int, name string)
}

// CharacterOwner is implemented by states of games in which characters act for their
// players.
type CharacterOwner interface {
	// Owner returns the seat that plays a character now.
	Owner(character string) (seat int, ok bool)
}

// Vocabulary is implemented by states of games whose events have names that no verb lists:
// tunnels, groups, zones.
type Vocabulary interface {
	// Words returns everything that an argument with a name can ever be, whatever has
	// happened; nil if the verbs say it, or anything goes.
	Words(arg string) []string
}

// Caller is implemented by states of games whose sheets call things in words that events have
// in English: tunnels, minerals.
type Caller interface {
	// Called is what people call things, by the words that events have: "tin" is Tin.
	Called() map[string]speech.Text
}

// Stopper is implemented by states of games in which something that a player holds scores
// if the table stops early.
type Stopper interface {
	// Stop is called once, when the table stops the game (clause LG7) before it's over by
	// its own rules. What is prompted from then on is all that may still
	// happen.
	Stop()
}

// Overruler is implemented by states of games in which the table has verbs that overrule,
// to fix what the record has missed.
type Overruler interface {
	// Overrulings lists what may be fixed now. Each choice of an argument is legal with at
	// least one choice of the others; Apply refuses the rest.
	Overrulings() []Prompt
}

// SecretsDiscloser is implemented by states of games in which all secrets come out
// before the game is over, as when cards are shown to settle a tie.
type SecretsDiscloser interface {
	// Disclosed says whether nobody has a secret any more.
	Disclosed() bool
}

// Hider is implemented by states of games in which secrets count. A state as somebody may
// read it then gives scores that others needn't share.
type Hider interface {
	// Hidden is how many things count whose worth this state doesn't know.
	Hidden() int
}

// Undecider is implemented by states of games in which somebody's secret can decide
// what others may do, as when a card is in one hand only.
type Undecider interface {
	// Undecided says, for an event that Apply would take, whether it may still be illegal
	// because of something this state doesn't know: a state that knows more could
	// refuse it.
	Undecided(Event) bool
}

// Speller is implemented by states of games in which people may write one event in
// more than one way.
type Speller interface {
	// Spelled writes out an event of one of Info's forms as prompts do: with the current
	// names of things, and what the state knows instead of "?". It leaves what it
	// doesn't understand.
	Spelled(Event) Event
}

// Spelled writes an event out in full, as the prompts of a state do.
func Spelled(s Rules, e Event) Event {
	if speller, ok := s.(Speller); ok {
		return speller.Spelled(e)
	}
	return e
}

// Undecided says whether a state would take an event without knowing that it's legal,
// because something hidden from it decides that.
func Undecided(s Rules, e Event) bool {
	u, ok := s.(Undecider)
	return ok && u.Undecided(Spelled(s, e))
}

// An Event is one fact of a game.
type Event struct {
	Number int      // number of the ledger's entry, for the tally to point at
	Seat   int      // who acts: a seat, or Table
	As     string   // the character that acts, in games in which characters do (see CharacterOwner)
	Verb   string   // one of Info's verbs
	Args   []string // as written in the ledger; player names as they are now
}

// Outcome is the end of a game, or how it would end now.
type Outcome struct {
	Over     bool
	Reason   speech.Text // why it is over: one of Info's Ends; empty while it runs
	Clause   string      // the clause that ends the game
	Ranks    []int       // by seat, 1 is best, equal ranks share; valid at any time
	TieBreak speech.Text // how the first place was decided when scores were equal; else empty
	Decided  speech.Text // once it's over: the same as a sentence, with what was compared
}

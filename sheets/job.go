package sheets

import (
	"fmt"
	"slices"
	"strconv"
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/press"
)

// SheetNames are the names of a title's sheets.
func (t Title) SheetNames() []string {
	var names []string
	for _, s := range t.AllSheets() {
		names = append(names, s.Name)
	}
	return names
}

// Choose finds the sheets of those names or, where there are none, those of a
// game night.
func (t Title) Choose(names []string) ([]press.Sheet, error) {
	var chosen []press.Sheet
	for _, s := range t.Sheets {
		if len(names) == 0 && s.InDefaultSet {
			chosen = append(chosen, s)
		}
	}
	for _, name := range names {
		i := slices.Index(t.SheetNames(), name)
		if i < 0 {
			return nil, speech.Err("sheets.no-sheet", "game", t.Game.Info().Title, "sheet", strconv.Quote(name))
		}
		chosen = append(chosen, t.AllSheets()[i])
	}
	return chosen, nil
}

// ChooseFor finds the sheets of those names for a job or, where there are none, those of a
// game night: once its game has begun, only its records, as its pieces lie on the table.
func (t Title) ChooseFor(job press.Job, names []string) ([]press.Sheet, error) {
	if len(names) > 0 || !job.Started {
		return t.Choose(names)
	}
	return slices.DeleteFunc(slices.Clone(t.Sheets), func(s press.Sheet) bool { return !s.Record }), nil
}

// Blank is the job of sheets that nobody has written on yet: for the players of a header, or
// without names, for the smallest number of players that the house data allows.
func (t Title) Blank(h ledger.Header, house ledger.HouseData) (press.Job, error) {
	if len(h.Players) > 0 {
		return t.blank(h, house)
	}
	info, refused := t.Game.Info(), error(nil)
	for players := info.MinPlayers; players <= info.MaxPlayers; players++ {
		h.Players = nameless(players)
		job, err := t.blank(h, house)
		if err == nil {
			job.Players, job.Setup.Players = 0, make([]string, players)
			return job, nil
		}
		if refused == nil {
			refused = err
		}
	}
	return press.Job{}, refused
}

// nameless stand in for players without a name.
func nameless(players int) []string {
	names := make([]string, players)
	for i := range names {
		names[i] = fmt.Sprint("player ", i+1)
	}
	return names
}

// blank is the job of sheets for the players of a header.
func (t Title) blank(h ledger.Header, house ledger.HouseData) (press.Job, error) {
	setup, err := h.Setup(t.Game.Info(), house.House)
	if err != nil {
		return press.Job{}, err
	}
	state, err := scoring.Start(t.Game, setup)
	if err != nil {
		return press.Job{}, err
	}
	job := press.Job{
		Game: t.Game.Info(), Date: h.Date, Title: h.Title,
		Cells: state.Cells(), Setup: setup, Players: len(h.Players), Data: house.Label(), House: house.Ours(), Where: house.Where,
		Code: codeOf(h, house), CodeSays: codeSays,
	}
	job.Setup.Players, job.Warnings = legible(setup.Players)
	return job, nil
}

// Filled is the job of sheets as a ledger leaves them; name is what the ledger is called. The
// ledger has been checked: its fold is at the end.
func Filled(name string, o *ledger.Opened) (press.Job, error) {
	setup, err := o.Doc.Header.Setup(o.Fold.Game().Info(), o.House.House)
	if err != nil {
		return press.Job{}, err
	}
	setup.Players = o.Fold.Names()
	job := press.Job{
		Game: o.Fold.Game().Info(), Date: o.Doc.Header.Date, Title: o.Doc.Header.Title,
		Setup: setup, Players: len(setup.Players),
		Started: true, Ledger: name, Data: o.House.Label(), House: o.House.Ours(), Where: o.House.Where,
		Code: codeOf(o.Doc.Header, o.House), CodeSays: codeSays,
	}.Showing(o.Fold.State())
	job.Outcome = o.Fold.Outcome() // the table can have stopped the game
	rounds := sync.OnceValue(func() map[int]speech.Text { return roundsOf(o.Fold) })
	job.When = func(event int) speech.Text { return rounds()[event] }
	return job, nil
}

// roundsOf are the rounds that events of a game were in, by their lines: "round 3", "day 5".
func roundsOf(f *ledger.Fold) map[int]speech.Text {
	rounds := map[int]speech.Text{}
	f.Walk(func(at ledger.Placed, before *ledger.Fold) {
		state := before.State()
		name := scoring.RoundName(state)
		if n := state.Moment().Round; name == "" && n > 0 {
			name = speech.Say("sheets.in-round", "round", n)
		}
		rounds[at.Line] = name
	})
	return rounds
}

// OnShelf is a job with the titles of other house data that the same people could play with.
func OnShelf(job press.Job, shelf ledger.Catalog, game scoring.Game) press.Job {
	job.Others = nil
	for _, d := range shelf.Others(game, job.Setup.House, len(job.Setup.Players)) {
		job.Others = append(job.Others, d.Title)
	}
	return job
}

// codeSays tells people what codeOf makes.
const codeSays speech.Text = "sheets.scan-ledger"

// codeOf makes what the code on a player's sheet says: the header of a ledger
// with that player.
func codeOf(table ledger.Header, house ledger.HouseData) func(name string) string {
	return func(name string) string { // pages are drawn at the same time
		h := table
		h.Players, h.Data = nil, house.Data
		if name != "" {
			h.Players = []string{name}
		}
		return h.String()
	}
}

// Find finds a title by the id of its game.
func Find(titles []Title, id string) (Title, bool) {
	i := slices.IndexFunc(titles, func(t Title) bool { return t.Game.Info().ID == id })
	if i < 0 {
		return Title{}, false
	}
	return titles[i], true
}

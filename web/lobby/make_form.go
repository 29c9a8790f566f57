package lobby

import (
	"html/template"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/print"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A makeForm is the form for a new table.
type makeForm struct {
	print.DataForm
	Odds      bool          // whether the game tells its odds
	Sizes     []site.Choice // how many can play
	Me        string        // the host's name
	MeFirst   bool
	Others    []playerField // who sits after the host
	Nobody    bool          // the host plays no seat
	Chance    chanceField
	Scenarios []scenarioView
	Fits      []fitView // of the sizes, where there are scenarios
	Called    string    // the title of the table
	Group     string    // the link of the group that remembers the game; empty for none
	Keeps     []site.Choice
	Folded    bool // what most do without is as it is for them
	Reason    speech.Text
}

// A playerField is where a player's name goes, and who goes first.
type playerField struct {
	Number int
	Name   string
	First  bool
}

// A chanceField asks where a game's chance is made: with dice and cards on the
// table, or by the program. It has no choices where there is none to be made.
type chanceField struct {
	Field   string
	Label   speech.Text
	Choices []site.Choice
}

// A scenarioView is house data to choose, as it describes itself.
type scenarioView struct {
	site.Choice
	Players []int // how many can play by it
	Crowd   speech.Text
	Length  speech.Text
	Story   speech.Text
	Aim     speech.Text
	Extra   speech.Text
	Leads   []ledView
	Picture template.HTML
}

// A ledView says whom each player of a scenario leads, if so many play.
type ledView struct {
	Players int
	Led     speech.Text
	Chosen  bool
}

// newLedViews has one for each number of players.
func newLedViews(d scoring.Description, chosen string) []ledView {
	return scoring.Each(len(d.Players), func(i int) ledView {
		n := d.Players[i]
		return ledView{n, d.Led(make([]string, n)), strconv.Itoa(n) == chosen}
	})
}

// A fitView says which scenario so many play unless they choose, and which others there
// are for them.
type fitView struct {
	Players int
	Title   speech.Text
	Aim     speech.Text
	Others  speech.Any
	Chosen  bool
}

func newFitView(shelf ledger.Catalog, game scoring.Game, seats site.Choice) fitView {
	n, _ := strconv.Atoi(seats.Value)
	f, taken := fitView{Players: n, Chosen: seats.Chosen}, shelf.Fitting(game, n)
	var others speech.Any
	for _, d := range shelf.Fits(game, n) {
		if d.Data.Name == taken {
			f.Title, f.Aim = d.Title, d.Aim
		} else {
			others = append(others, d.Title)
		}
	}
	f.Others = others
	return f
}

// makeForm fills the form in as it was sent.
func (h *handlers) makeForm(l *speech.Language, o print.Order) (makeForm, error) {
	info := o.Title.Game.Info()
	f := makeForm{
		DataForm: print.NewDataForm(h.site, o, info), Called: o.Form.Get("title"), Group: o.Form.Get("group"),
		Nobody: o.Form.Get("me") == table.Nobody,
		Chance: chanceOf(info, o.Form), Keeps: keepChoices(o.Form.Get("keep")),
	}
	f.Kept, f.Houses = true, nil
	f.Options = slices.DeleteFunc(f.Options, func(one print.OptionField) bool { return one.Field == f.Chance.Field })
	_, f.Odds = o.Title.Game.(scoring.OddsProvider)
	for _, d := range h.site.Shelf.Described(o.Title.Game) {
		name := d.Data.Name
		picture, err := h.site.Vignette(l, o.Title, name)
		if err != nil {
			return f, err
		}
		f.Scenarios = append(f.Scenarios, scenarioView{
			Choice:  site.Choice{Value: name, Label: d.Title, Chosen: o.Form.Get("data") == name},
			Players: d.Players, Crowd: d.Crowd(), Length: d.Length, Story: d.Story, Aim: d.Aim, Extra: d.Extra,
			Leads: newLedViews(d.Description, o.Form.Get("seats")), Picture: picture,
		})
	}
	f.Sizes = sizes(info, f.Scenarios, o.Form.Get("seats"))
	if f.Scenarios != nil {
		f.Fits = scoring.Each(len(f.Sizes), func(i int) fitView { return newFitView(h.site.Shelf, o.Title.Game, f.Sizes[i]) })
	}
	names := append(rows(o.Form), make([]string, info.MaxPlayers)...)
	f.Me, f.Others = names[0], others(names[1:info.MaxPlayers], o.Form.Get("first"))
	f.MeFirst = site.Either(o.Form.Get("first"), "1") == "1"
	f.Folded = !f.Changed && f.Wrong == nil && !f.Nobody && f.MeFirst && f.Called == "" && strings.Join(names[1:], "") == ""
	return f, nil
}

// sizes are how many can play: as many as the game takes, or where it has
// scenarios as many as one of them takes.
func sizes(info *scoring.Info, scenarios []scenarioView, chosen string) []site.Choice {
	var all []site.Choice
	for n := info.MinPlayers; n <= info.MaxPlayers; n++ {
		if scenarios == nil || slices.ContainsFunc(scenarios, func(s scenarioView) bool { return slices.Contains(s.Players, n) }) {
			value := strconv.Itoa(n)
			all = append(all, site.Choice{Value: value, Label: speech.Words(value), Chosen: value == chosen})
		}
	}
	if len(all) == 1 {
		all[0].Chosen = true
	}
	return all
}

// others are the fields for the names of those who sit after the host.
func others(names []string, first string) []playerField {
	return scoring.Each(len(names), func(i int) playerField {
		return playerField{Number: i + 2, Name: names[i], First: first == strconv.Itoa(i+2)}
	})
}

// deviceWords are what people call devices.
var deviceWords = map[scoring.DeviceKind]speech.Text{scoring.Dice: "lobby.dice", scoring.Spinner: "lobby.spinner", scoring.Pile: "lobby.cards"}

// chanceOf asks where a game's chance is made: as the table likes it, or by the
// option of the game that says so.
func chanceOf(info *scoring.Info, form url.Values) chanceField {
	if len(info.Devices) == 0 {
		return chanceField{}
	}
	d := info.Devices[0]
	f := chanceField{Field: "dice", Label: deviceWords[d.Kind]}
	values, program := []string{live.Physical, live.Virtual}, live.Virtual
	if o, ok := info.Option(d.Option); ok && !info.LetsTableChoose() {
		f.Field, values, program = print.OptionPrefix+o.Name, o.Choices, d.When
	}
	for _, v := range values {
		c := site.Choice{Value: v, Label: "lobby.on-table", Chosen: v == site.Either(form.Get(f.Field), values[0])}
		if v == program {
			c.Label = "lobby.on-phones"
		}
		f.Choices = append(f.Choices, c)
	}
	return f
}

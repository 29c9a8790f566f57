package play

import (
	"fmt"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// An EntriesView is what a place can enter now: a form for each prompt, of the
// table and of the seats that it enters for.
type EntriesView struct {
	Seats []SeatEntries
	Free  bool // a line can be typed
}

// A SeatEntries is what can be entered for one seat, or for the table: a part
// of the page of its own, so that the entry of one seat leaves the rest as it
// is.
type SeatEntries struct {
	ID    string // of the element
	Seat  int
	Name  speech.Text
	Mine  bool
	Other bool // it is another player's
	Verbs []verbEntries
	Lacks []lackView
	Idle  speech.Text // what the page says to one's own seat where it can do nothing: whom the game waits for
}

// A lackView is something that one's own seat would look for, and why it can't be done now.
type lackView struct {
	Game    string
	Label   speech.Text
	Says    speech.Text
	Clause  string
	Element string // id of the cell's element on the page, on which people tap for it; empty for none
}

// A verbEntries is what can be entered with one verb.
type verbEntries struct {
	ID     string // of the element
	Verb   string
	Title  speech.Text // what there is to do, as people say it
	Offers []*OfferView
	Made   template.HTML // the forms, where they have been rendered
}

// An OfferView is a prompt as a form.
type OfferView struct {
	Action  string // the address that the form is sent to
	Seen    int    // number of the last entry
	ID      string // of the form, the same as long as the prompt is
	Label   speech.Text
	Tells   bool // what a device of the table's own has shown: the label asks for it, or ends in what is missing
	Actor   string
	Verb    string
	Group   string      // the verb that it is listed under
	Do      speech.Text // what there is to do with that, as Info says it
	Done    speech.Text // what one says who does nothing more before that
	Before  []string    // lines of what goes in before it, with the same tap
	Element string      // id of the cell's element on the page; empty for none
	Tool    string      // id of the element of what it's done with, where that is another; empty for none
	OnTable bool        // the cell is the table's
	Args    []argView
	Buttons []buttonView
	Held    []string      // the faces so far of a throw that goes on
	Warning speech.Text   // what should be known before
	Spends  bool          // it uses something up for good, of which the warning tells
	Ends    bool          // it ends what others can still do
	Passes  bool          // it gives up what else its actor could do
	Whose   string        // for whom it is, where it is not for one's own seat
	Fields  template.HTML // what is sent with the form, where it has been rendered
}

// A buttonView sends a form. One with a name says how a throw goes on.
type buttonView struct {
	Name, Value string
	Label       speech.Text
}

// An argView is an argument in a form.
type argView struct {
	Name    string // of the field: arg-0
	Label   speech.Text
	Kind    scoring.ArgKind
	Fixed   string       // the only value; empty where there is a choice
	Value   string       // Range, Text: to begin with
	Choices []argChoice  // of which one is taken
	Drawn   bool         // Picks: its dice can be drawn
	Items   []itemChoice // Counts
	Fills   []fillView   // Counts: what fills it in one tap, what brings most first; none where nobody weighs that
	From    int
	To      int
	Step    int
	Often   []scoring.Preset // Number: what is chosen most
	Until   int              // Throw, one die at a time: the sum that ends it; 0 for none
	Dice    []dieField       // Throw: a field for each die
	Faces   []string         // Throw: of each die
	Rolled  bool             // the program makes it
	ByDie   bool             // the program makes it, one die at a time
}

type argChoice struct {
	Value  string
	Title  speech.Text // what people call it
	Dice   []string    // Picks: the dice one by one
	Chosen bool        // to begin with
}

type itemChoice struct {
	Name  string
	Title speech.Text // what people call it
	Most  int
	Count int // to begin with
}

// A fillView is something to count, in one tap.
type fillView struct {
	Counts string      // of each item, as the script reads them: "1 0 4"
	Says   speech.Text // what it brings
}

// A dieField is where a die that was thrown is typed.
type dieField struct {
	Name     string
	Number   int
	Required bool
	Face     string // to begin with
}

// ViewEntries fills in what a place can enter, on a page with some sheets. Seen is the
// number of the last entry that the forms know.
func ViewEntries(t *table.Snapshot, on OnSheets, seen int) EntriesView {
	return viewEntries(t, askings(t, on, seen), viewSeat)
}

// viewEntries is ViewEntries with what is asked of each seat, and how that is shown.
func viewEntries(t *table.Snapshot, all []asking, view func(asking, scoring.Namer) SeatEntries) EntriesView {
	names, _ := t.View.State.(scoring.Namer)
	v := EntriesView{Free: t.Place.Role != people.Onlooker}
	for _, a := range all {
		v.Seats = append(v.Seats, view(a, names))
	}
	slices.SortStableFunc(v.Seats, func(a, b SeatEntries) int { return rankOf(a) - rankOf(b) })
	return v
}

// viewSeat fills in what can be entered for one seat. What the names of a game call the
// words of its prompts is the same as long as those are; there may be none.
func viewSeat(a asking, names scoring.Namer) SeatEntries {
	e := SeatEntries{Seat: a.seat, Name: "table.table", Mine: a.seat == a.place, ID: fmt.Sprintf("entries-%d", a.seat+1)}
	if a.seat != scoring.Table {
		e.Name, e.Other = speech.Words(a.names[a.seat]), !e.Mine
	}
	devices := a.devices()
	prompts := devices.dealtTogether(a.prompts)
	for i := range prompts {
		e.add(viewOffer(&a, names, &prompts[i]))
	}
	for _, j := range a.joins {
		e.add(viewJoin(&a, names, j))
	}
	for _, l := range a.lacks {
		e.Lacks = append(e.Lacks, lackView{a.info.ID, l.Label, l.Why.Message, l.Why.Clause, a.on.element(l.Owner, l.Cell)})
	}
	return e
}

// rankOf puts one's own seat first, then the table.
func rankOf(e SeatEntries) int {
	switch {
	case e.Mine:
		return 0
	case e.Seat == scoring.Table:
		return 1
	}
	return 2
}

// titleOf is what there is to do with an offer's verb, as a heading.
func titleOf(o *OfferView) speech.Text {
	if o.Do == "" {
		return site.Capital(speech.Words(o.Group))
	}
	return speech.Say("table.verb", "do", o.Do)
}

// count counts the offers, and those that are not to pass.
func (e *SeatEntries) count() (all, acts int) {
	for _, v := range e.Verbs {
		for i := range v.Offers {
			if all++; !v.Offers[i].Passes {
				acts++
			}
		}
	}
	return all, acts
}

// add adds an offer where its verb is listed, among those that do the same: a visit to the
// store can be for many things. Its id has not been given before.
func (e *SeatEntries) add(o *OfferView) {
	title, id := titleOf(o), fmt.Sprintf("verb-%d-%s", e.Seat+1, o.Group)
	i := slices.IndexFunc(e.Verbs, func(v verbEntries) bool { return v.Verb == o.Group && v.Title == title })
	if i < 0 {
		i = len(e.Verbs)
		if same := scoring.Where(i, func(at int) bool { return e.Verbs[at].Verb == o.Group }); len(same) > 0 {
			id = fmt.Sprintf("%s~%d", id, len(same)+1)
		}
		e.Verbs = append(e.Verbs, verbEntries{ID: id, Verb: o.Group, Title: title})
	}
	same := 1
	for _, v := range e.Verbs {
		for _, other := range v.Offers {
			if rest, begins := strings.CutPrefix(other.ID, o.ID); begins && (rest == "" || rest[0] == '~') {
				same++
			}
		}
	}
	if same > 1 {
		o.ID = fmt.Sprintf("%s~%d", o.ID, same)
	}
	e.Verbs[i].Offers = append(e.Verbs[i].Offers, o)
}

func viewOffer(a *asking, names scoring.Namer, p *scoring.Prompt) *OfferView {
	devices := a.devices()
	o := &OfferView{
		Action: a.action, Seen: a.seen,
		ID:    strings.ReplaceAll("offer-"+strconv.Itoa(p.Seat+1)+"-"+p.Verb+"-"+p.Cell, " ", "_"),
		Label: devices.label(p), Tells: devices.tells(p), Verb: p.Verb, Group: p.Verb, Actor: table.ActorOf(a.names, *p), Element: a.on.element(p.Owner, p.Cell), Tool: a.on.element(p.Seat, p.Tool), OnTable: p.Owner == scoring.Table,
		Whose: a.whose(p), Warning: p.Spends, Spends: p.Spends != "",
	}
	if p.Seat != scoring.Table && o.Whose != "" {
		o.Label = speech.Say("table.for", "name", o.Whose, "label", o.Label)
	}
	if v := a.info.VerbOf(p); v != nil {
		o.Do, o.Done, o.Ends, o.Passes = v.Do, v.Done, v.Ends, v.Passes
	}
	if devices.deals(p) {
		o.Label = titleOf(o)
	}
	o.Args = make([]argView, len(p.Args))
	for at, arg := range p.Args {
		v := viewArg(arg, func(word string) speech.Text { return p.Title(names, arg.Name, word) })
		v.Label = a.info.ArgTitle(arg.Name)
		v.Name = "arg-" + strconv.Itoa(at)
		v.weigh(a.info, arg.Fills, func(words []string) speech.Text { return p.Counted(names, arg.Name, words) })
		v.Rolled = devices.makes(arg.Device)
		v.ByDie = v.Rolled && arg.Kind == scoring.Throw && arg.From < arg.To
		o.Args[at] = v
	}
	o.hold(a.held)
	o.Buttons = o.buttons()
	if p.Seat == scoring.Table && len(a.still) > 0 {
		o.Warning = notDoneYet(a.still, a.left, o.throws(), !o.Tells)
	}
	return o
}

// viewJoin is the form of what is entered together: that of its last event. It is listed
// with what its seat does.
func viewJoin(a *asking, names scoring.Namer, j scoring.Join) *OfferView {
	o, first := viewOffer(a, names, &j.Last), j.Before[0]
	if form := a.info.Form(first); form != nil && j.Last.Seat == scoring.Table {
		o.Group, o.Do = first.Verb, form.Do
	}
	o.ID, o.Warning = fmt.Sprintf("join-%d", first.Seat+1), j.Last.Spends
	for _, e := range j.Before {
		line := ledger.Entry{Actor: table.ActorOf(a.names, scoring.Prompt{Seat: e.Seat, As: e.As}), Verb: e.Verb, Args: e.Args}.String()
		o.Before = append(o.Before, line)
		o.ID += "-" + strings.ReplaceAll(line, " ", "_")
	}
	o.ID += "-" + j.Last.Verb + "-" + j.Last.Cell
	return o
}

// hold shows the faces so far of a throw that goes on, and goes on with what it
// was begun with.
func (o *OfferView) hold(held []live.Held) {
	for _, h := range held {
		e, err := ledger.ParseEvent(h.Event)
		if err != nil || e.Actor != o.Actor || e.Verb != o.Verb || len(e.Args) != len(o.Args) || !o.allows(e.Args) {
			continue
		}
		o.Held = h.Faces
		for i := range o.Args {
			if !o.Args[i].ByDie {
				o.Args[i].Fixed = e.Args[i]
			}
		}
	}
}

// allows says whether words are among the choices of the arguments.
func (o *OfferView) allows(words []string) bool {
	for i, a := range o.Args {
		if len(a.Choices) > 0 && !slices.ContainsFunc(a.Choices, func(c argChoice) bool { return c.Value == words[i] }) {
			return false
		}
	}
	return true
}

// buttons are what sends the form.
func (o *OfferView) buttons() []buttonView {
	i := slices.IndexFunc(o.Args, func(a argView) bool { return a.ByDie })
	if i < 0 {
		if o.Heads() {
			return []buttonView{{Label: "table.enter"}}
		}
		return []buttonView{{Label: o.Label}}
	}
	arg := o.Args[i]
	if len(o.Held) == 0 {
		return []buttonView{{arg.Name, chance.Roll, speech.Say("table.roll-die", "label", o.Label)}}
	}
	all := []buttonView{{arg.Name, chance.Roll, "table.another-die"}}
	if len(o.Held) >= max(1, arg.From) {
		all = append(all, buttonView{arg.Name, chance.Stay, speech.Say("table.stay", "dice", strings.Join(o.Held, "+"))})
	}
	return all
}

// Heads says whether the label stands above the form: its buttons say something else.
func (o *OfferView) Heads() bool {
	return o.Tells || len(o.Held) > 0 || slices.ContainsFunc(o.Args, func(a argView) bool { return a.Kind == scoring.Throw && !a.Rolled })
}

// viewArg is an argument as a part of a form. Title is what people call a word without a
// title of its own.
func viewArg(a scoring.Arg, title func(word string) speech.Text) argView {
	v := argView{Kind: a.Kind, From: a.From, To: a.To, Step: a.Step, Often: a.Presets, Until: a.StopAtSum}
	switch a.Kind {
	case scoring.Word, scoring.Choice, scoring.Path, scoring.DiceChoice:
		v.Drawn = a.Kind == scoring.DiceChoice && !slices.ContainsFunc(a.Choices, undrawn)
		if len(a.Choices) == 1 {
			v.Fixed = a.Choices[0]
		}
		for i, c := range a.Choices {
			choice := argChoice{Value: c, Chosen: len(a.Choices) == 1 || a.Kind == scoring.DiceChoice && i == 0}
			switch {
			case a.Titles != nil:
				choice.Title = a.Titles[i]
			case c == scoring.Hidden:
				choice.Title = "table.secret"
			case (a.Kind == scoring.Choice || a.Kind == scoring.Path) && v.Fixed == "":
				choice.Title = title(c)
			default:
				choice.Title = speech.Words(c)
			}
			if a.Kind == scoring.DiceChoice {
				choice.Dice = strings.Split(c, "+")
			}
			v.Choices = append(v.Choices, choice)
		}
		if a.Kind == scoring.Path {
			v.tellApart()
		}
	case scoring.Counts:
		all := 0
		for _, item := range a.Items {
			all += item.Most
		}
		for _, item := range a.Items {
			c := itemChoice{Name: item.Name, Title: item.Title, Most: min(item.Most, a.To)}
			if c.Title == "" {
				c.Title = title(item.Name)
			}
			if all <= a.To { // most people take all they can
				c.Count = item.Most
			}
			v.Items = append(v.Items, c)
		}
	case scoring.Throw:
		for i := range a.To {
			v.Dice = append(v.Dice, dieField{Number: i + 1, Required: i < a.From})
		}
		for face := range a.Faces {
			v.Faces = append(v.Faces, strconv.Itoa(face+1))
		}
	case scoring.Range:
		v.Value = strconv.Itoa(a.From)
	case scoring.Text:
	}
	return v
}

// tellApart numbers choices that people call the same.
func (a *argView) tellApart() {
	times := map[speech.Text]int{}
	for i := range a.Choices {
		title := a.Choices[i].Title
		if times[title]++; times[title] > 1 {
			a.Choices[i].Title = speech.Say("table.one-of-several", "what", title, "number", times[title])
		}
	}
}

// weigh offers what fills the argument in one tap. Where all that there is has room, it begins
// with what brings most. Called is what people call what is counted.
func (a *argView) weigh(info *scoring.Info, fills []scoring.Fill, called func(words []string) speech.Text) {
	for i, f := range fills {
		says := "table.fill-next"
		if i == 0 {
			says = "table.fill-best"
		}
		counts := make([]string, len(a.Items))
		for at := range a.Items {
			item := &a.Items[at]
			n := len(scoring.Where(len(f.Words), func(w int) bool { return f.Words[w] == item.Name }))
			if i == 0 {
				item.Count = min(item.Count, n)
			}
			counts[at] = strconv.Itoa(n)
		}
		a.Fills = append(a.Fills, fillView{strings.Join(counts, " "), speech.Say(says, "what", called(f.Words), "amount", info.Amount(f.Brings), "but", f.But)})
	}
}

// undrawn says whether some of the faces of a pick can be no die's.
func undrawn(pick string) bool {
	return slices.ContainsFunc(strings.Split(pick, "+"), func(face string) bool { return !isDie(face) })
}

// isDie says whether a face can be drawn as that of a die.
func isDie(face string) bool { return len(face) == 1 && face >= "1" && face <= "6" }

// SendTo has all forms sent to an address.
func (v *EntriesView) SendTo(address string) { v.each(func(o *OfferView) { o.Action = address }) }

// each changes all forms.
func (v *EntriesView) each(change func(o *OfferView)) {
	for _, s := range v.Seats {
		for _, verb := range s.Verbs {
			for _, o := range verb.Offers {
				change(o)
			}
		}
	}
}

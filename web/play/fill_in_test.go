package play

import (
	"net/url"
	"strconv"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/table"
)

// then is what could have been entered once, as the form of an earlier moment
// offers it.
var then = []scoring.Prompt{
	{Seat: scoring.Table, Verb: "roll", Args: []scoring.Arg{{Name: "dice", Kind: scoring.Throw, From: 1, To: 3, Faces: 6}}},
	{Seat: 0, Verb: "claim", Cell: "tin-1", Args: []scoring.Arg{
		{Name: "tunnel", Kind: scoring.Word, Choices: []string{"tin-1"}}, {Name: "dice", Kind: scoring.DiceChoice, Choices: []string{"4", "1+5", "4+5"}},
	}},
	{Seat: 0, Verb: "claim", Cell: "coal-2", Args: []scoring.Arg{
		{Name: "tunnel", Kind: scoring.Word, Choices: []string{"coal-2"}}, {Name: "dice", Kind: scoring.DiceChoice, Choices: []string{"4", "5"}},
	}},
	{Seat: 1, Verb: "load", Args: []scoring.Arg{
		{Name: "burro", Kind: scoring.Choice, Choices: []string{"burro-1", "burro-2"}},
		{Name: "minerals", Kind: scoring.Counts, From: 0, To: 2, Items: []scoring.Item{{Name: "S", Most: 2}, {Name: "T", Most: 1}}},
	}},
	{Seat: 1, Verb: "bid", Args: []scoring.Arg{{Name: "amount", Kind: scoring.Range, From: 0, To: 500, Step: 100}}},
	{Seat: 1, Verb: "bury", Args: []scoring.Arg{{Name: "place", Kind: scoring.Text}}},
	{Seat: 1, Verb: "drive", Args: []scoring.Arg{{Name: "way", Kind: scoring.Path, Choices: []string{"a b", "a c d"}}}},
}

// sent is what a browser sends of a form whose buttons have no names.
func sent(o *OfferView) url.Values {
	form := url.Values{"actor": {o.Actor}, "verb": {o.Verb}}
	for i, a := range o.Args {
		form.Set("kind-"+strconv.Itoa(i), string(a.Kind))
		switch {
		case a.Fixed != "":
			form.Set(a.Name, a.Fixed)
		case len(a.Items) > 0:
			for _, item := range a.Items {
				form.Add(a.Name, item.Name)
				form.Set(a.Name+"."+item.Name, strconv.Itoa(item.Count))
			}
		case len(a.Dice) > 0:
			form.Set(a.Name, "")
			for _, die := range a.Dice {
				form.Set(a.Name+"."+strconv.Itoa(die.Number), die.Face)
			}
		case len(a.Choices) > 0:
			for _, c := range a.Choices {
				if c.Chosen {
					form.Add(a.Name, c.Value)
				}
			}
		default:
			form.Set(a.Name, a.Value)
		}
	}
	return form
}

// A form that is filled in with an event says that event, and is taken from the
// others.
func TestFillIn(t *testing.T) {
	at := &table.Snapshot{
		Place:    live.Place{Person: people.Person{Role: people.Host, Seat: 0}},
		View:     &views.View{Info: &scoring.Info{}, Names: []string{"Ann", "Bob"}, Prompts: then},
		Presence: live.Presence{Done: make([]bool, 2)},
	}
	for event, says := range map[string]string{
		"table roll 1+4+5": "", "table roll 6": "", "Ann claim tin-1 4+5": "", "Ann claim tin-1 5+4": "Ann claim tin-1 4+5", "Ann claim coal-2 5": "",
		"Bob load burro-2 S T": "", "Bob load burro-1": "", "Bob bid 300": "", `Bob bury "in the well"`: "", "Bob drive a c d": "",
		"Bob bid 600": "none", "Ann bid 300": "none", "table roll 7": "none", "Bob drive a": "none", "table roll 1+2+3+4": "none", "Bob bid ?": "none",
		"Ann claim silver-1 6": "none",
		// What comes nearest is filled in as far as it goes.
		"Ann claim coal-2 1+5": "Ann claim coal-2 4", "Bob load burro-2 T T": "Bob load burro-2", "Bob load burro-1 C": "Bob load burro-1", "Ann claim tin-1 4+5 6": "Ann claim tin-1 4",
	} {
		e, err := ledger.ParseEvent(event)
		if err != nil {
			t.Fatal(err)
		}
		v := ViewEntries(at, nil, 0)
		before := count(v)
		o := v.FillIn(e)
		if (o == nil) != (says == "none") {
			t.Errorf("%s: a form: %t", event, o != nil)
		}
		if o == nil {
			continue
		}
		if says == "" {
			says = event
		}
		if got := Composed(sent(o)); got != says {
			t.Errorf("%s: the form says %s", event, got)
		}
		if count(v) != before-1 {
			t.Errorf("%s: %d forms are left of %d", event, count(v), before)
		}
	}
}

func count(v EntriesView) (n int) {
	for _, s := range v.Seats {
		for _, verb := range s.Verbs {
			n += len(verb.Offers)
		}
	}
	return n
}

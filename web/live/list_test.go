package live_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

func TestKeptOverRestart(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, people.Player, 1)
	bobs := []string{live.Key(bob.Code)}
	r.enter(host, dug...)
	if err := errors.Join(host.KeepFor(t.Context(), 365), host.SetDice(t.Context(), live.Virtual)); err != nil {
		t.Fatal(err)
	}
	before, _ := host.Presence()
	r.reopen()
	host, bob = r.at(host.Code), r.at(bob.Code)
	after, err := host.Presence()
	if err != nil || after.Short != before.Short || after.Keep != 365 || after.Dice != live.Virtual {
		t.Errorf("%+v, %v", after, err)
	}
	if got, want := r.texts(bob), "Ann draw ?, Ann bury ?, Bob draw king, Bob bury there, table roll 2+5, Ann dig 5, Bob dig 2"; got != want {
		t.Errorf("%s", got)
	}
	kept, err := r.Of(t.Context(), bobs)
	if err != nil || len(kept) != 1 || kept[0].Name != "Bob" || kept[0].Seen != 7 || kept[0].Over || kept[0].Title.String() != "Nugget" {
		t.Errorf("%+v, %v", kept, err)
	}
	if err := bob.Leave(t.Context()); err != nil {
		t.Fatal(err)
	}
	if kept, err := r.Of(t.Context(), bobs); err != nil || len(kept) != 0 {
		t.Errorf("after leaving: %+v, %v", kept, err)
	}
	if kept, err := r.Of(t.Context(), nil); err != nil || len(kept) != 0 {
		t.Errorf("no phone: %+v, %v", kept, err)
	}
}

func TestDeleted(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, people.Player, 1)
	changed := make(chan struct{}, 1)
	watch := bob.Watch(changed)
	defer watch.Stop()
	<-changed
	if err := host.Delete(t.Context()); err != nil {
		t.Fatal(err)
	}
	<-changed // who watches is told
	_, presence := bob.Presence()
	_, view := bob.View(t.Context())
	for what, err := range map[string]error{"presence": presence, "view": view, "enter": r.tryOn(bob, "Bob draw ace"), "delete": host.Delete(t.Context())} {
		if !errors.Is(err, live.ErrUnknown) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if tables, err := r.store.Tables(t.Context()); err != nil || len(tables) != 0 {
		t.Errorf("the store keeps %v, %v", tables, err)
	}
}

const carried = "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\nAnn draw ace\nAnn bury here # under the cactus\nBob draw king\n"

func TestImport(t *testing.T) {
	r := open(t)
	bring := func(text string) (live.Place, error) {
		return r.Import(t.Context(), live.Order{Host: scoring.Table, Keep: 7}, "night.ledger", text)
	}
	p, err := bring(carried)
	if err != nil {
		t.Fatal(err)
	}
	r.holds(p)
	r.enter(p, "Bob bury there")
	whole, err := r.store.Load(t.Context(), p.Table.ID())
	if err != nil {
		t.Fatal(err)
	}
	export := func(log *logbook.Log) string {
		text, err := json.Marshal(log)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	again, err := bring(export(whole))
	if err != nil {
		t.Fatal(err)
	}
	if seen := r.seen(again); seen != 4 {
		t.Errorf("%d entries of 4 came along", seen)
	}
	redacted, err := p.Log(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for text, says := range map[string]string{
		"":                         "empty",
		carried + "Ann dig 6\n":    "Line 8 breaks NU",
		carried + "Ann \"dig\n":    "night.ledger:8:5",
		carried + "Cec draw ace\n": "Line 8 breaks LG1",
		export(redacted):           "kept secret",
		"{":                        "a saved table",
		strings.Replace(export(whole), "ace", "queen", 1): "chain",
	} {
		if _, err := bring(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%.40q: %v, want %q", text, err, says)
		}
	}
	if tables, err := r.store.Tables(t.Context()); err != nil || len(tables) != 2 {
		t.Errorf("%d tables, %v, want the two that went well", len(tables), err)
	}
}

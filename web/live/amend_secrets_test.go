package live_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// played is a game of Ann and Bob up to where cards are shown.
var played = append(slices.Clone(dug), "Ann spin rich", "table roll 3+3", "Ann dig 3", "Bob dig 3", "Bob spin poor")

// standing is what stands as a place sees it, with the scores.
func (r *room) standing(p live.Place) string {
	r.t.Helper()
	var words []string
	v := r.view(p)
	for _, m := range v.Moves() {
		words = append(words, fmt.Sprint(m.Number, m.Stands, m.Status, m.Amended, m.Before))
	}
	for _, score := range v.Tally {
		words = append(words, score.Total().String())
	}
	return strings.Join(words, " ")
}

// reads fails unless all see the same standing, also after a restart, and the
// exports of all verify and hold no word that is hidden from them.
func (r *room) reads(places map[string]live.Place, hidden map[string][]string) {
	r.t.Helper()
	for range 2 {
		want := r.standing(r.at(places[""].Code))
		for name, p := range places {
			p := r.at(p.Code)
			if got := r.standing(p); got != want {
				r.t.Errorf("%q sees\n%s\nand onlookers\n%s", name, got, want)
			}
			log, err := p.Log(r.t.Context())
			if err != nil {
				r.t.Fatal(err)
			}
			if _, err := logbook.Verify(log.Header, log.Records); err != nil {
				r.t.Errorf("as %q reads it: %v", name, err)
			}
			text := r.texts(p)
			for _, m := range r.view(p).Moves() {
				text += m.Present.String() + "\n"
				if m.Breaks != nil {
					text += m.Breaks.Error() + "\n"
				}
				if m.Change != nil {
					text += fmt.Sprintln(m.Change.Was, m.Change.Moment.Label, m.Change.Scores)
				}
			}
			for i := range log.Records {
				text += log.Records[i].Entry.String() + "\n"
			}
			for _, word := range hidden[name] {
				if strings.Contains(text, word) {
					r.t.Errorf("%q reads %q in %s", name, word, text)
				}
			}
		}
		r.reopen()
	}
}

// nonces are the numbers of the records whose nonces a place reads.
func (r *room) nonces(p live.Place) (numbers []int) {
	r.t.Helper()
	log, err := p.Log(r.t.Context())
	if err != nil {
		r.t.Fatal(err)
	}
	for _, record := range log.Records {
		if record.Nonce != nil {
			numbers = append(numbers, record.Number)
		}
	}
	return numbers
}

func TestAmendedSecrets(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	places := map[string]live.Place{"Ann": ann, "Bob": r.sit(ann, people.Player, 1), "": r.sit(ann, people.Onlooker, scoring.Table)}
	bob := places["Bob"]
	r.enter(ann, played[:2]...)
	r.enter(bob, played[2:4]...)
	r.enter(ann, played[4:]...)

	// A secret in the place of another, of something open, and put in.
	r.enter(bob, `table amend 3 "Bob draw queen"`, `table amend 4 "Bob bury well"`, `table amend 11 -`)
	r.enter(bob, `table amend 11 "Bob dig 3"`)
	r.enter(ann, `table amend 2 "Ann bury cactus"`)
	hidden := map[string][]string{"Ann": {"queen", "king", "there", "well"}, "Bob": {"ace", " here", "cactus"}, "": {"ace", "king", "queen", "there", " here", "well", "cactus"}}
	r.reads(places, hidden)
	ann, bob = r.at(ann.Code), r.at(bob.Code)
	if m := r.view(bob).Moves()[2]; m.Amended != 13 || m.Present.String() != "Bob draw queen" {
		t.Errorf("Bob reads %+v", m)
	}
	if m := r.view(ann).Moves()[2]; m.Amended != 13 || m.Present.String() != "Bob draw ?" {
		t.Errorf("Ann reads %+v", m)
	}
	if got, want := r.nonces(ann), []int{1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17}; !slices.Equal(got, want) {
		t.Errorf("Ann reads the nonces of %v, want %v", got, want)
	}

	// What another seat entered is named by its number and the clause.
	in := propose(t, ann, `table insert 3 "Bob draw ace"`)
	if len(in.Struck) != 1 || in.Struck[0].Number != 3 || in.Struck[0].Entry.Verb != "" || *in.Struck[0].Breaks != (scoring.Violation{Clause: "NU1"}) {
		t.Errorf("Ann is told of %+v", in.Struck)
	}
	if in := propose(t, bob, `table insert 3 "Bob draw ace"`); fits(in.Struck) != "3 Bob draw queen (NU1)" || in.Struck[0].Breaks.Message == "" {
		t.Errorf("Bob is told of %+v", in.Struck)
	}

	// Nobody finds out by amending what another holds: only the owner shows it.
	for _, event := range []string{`table insert 16 "Bob reveal queen well"`, `table insert 16 "Bob reveal ace well"`} {
		_, err := ann.Propose(t.Context(), event)
		if clause(err) != "NU6" || !strings.Contains(err.Error(), "only Bob can enter it") {
			t.Errorf("%s by Ann: %v", event, err)
		}
	}
	if _, err := bob.Propose(t.Context(), `table insert 16 "Bob reveal king well"`); clause(err) != "NU6" || !strings.Contains(err.Error(), "a different card") {
		t.Errorf("by Bob: %v", err)
	}
	r.enter(bob, `table note "soon"`, "Bob reveal queen well")

	// What only the owner knows to be wrong nobody else could be told the reason of.
	if err := r.try(bob, `table amend 3 "Bob draw ace"`); clause(err) != "LG10" || !strings.Contains(err.Error(), "Entry 19 would no longer fit your secrets") {
		t.Errorf("by Bob: %v", err)
	}
	// By the host's hand it stands for all: what contradicts it in secret is believed
	// no longer.
	r.enter(ann, `table amend 3 "Bob draw king"`)
	r.reads(places, map[string][]string{"Ann": {"there"}, "": {"ace", " here", "cactus", "king"}})
	if m := r.view(r.at(bob.Code)).Moves()[18]; !m.Stands {
		t.Errorf("what Bob showed: %+v", m)
	}
	r.enter(r.at(ann.Code), "table undo", `table amend 3 "Bob draw queen"`)
	r.reads(places, map[string][]string{"": {"ace", " here", "cactus", "king"}})

	// Once all is shown, all is read, and is judged by all that is known.
	r.enter(r.at(ann.Code), "Ann reveal ace cactus")
	r.reads(places, nil)
	ann = r.at(ann.Code)
	if v := r.view(ann); !v.Outcome.Over {
		t.Fatalf("not over: %s", r.texts(ann))
	}
	if in := propose(t, ann, `table amend 3 "Bob draw king"`); fits(in.Struck) != "19 Bob reveal queen well (NU6)" {
		t.Errorf("%+v", in)
	}
	// The game is taken up again, and what was shown stays shown.
	r.enter(ann, "table amend 3 \"Bob draw king\"")
	r.reads(places, nil)
	r.enter(r.at(ann.Code), "table undo", "table amend 19 -", "table undo")
	r.reads(places, nil)
	r.holds(r.at(ann.Code))
}

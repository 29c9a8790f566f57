package nights_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/nights"
)

// All keys are always there, so that nobody who reads them has to ask.
func TestStatsAsJSON(t *testing.T) {
	t.Parallel()
	tests := []struct {
		people nights.People
		lines  []string
		want   string
	}{
		{nil, nil, `{"plays":0,"nights":[],"games":[],"people":[],"pairs":[]}`},
		{nights.People{{ID: "a", Name: "Ann"}, {ID: "d"}}, []string{"group play x coal 2026-11-20 result stopped seat a 3 1"}, `{
			"plays": 1,
			"nights": [{"day": "2026-11-20", "plays": 1}],
			"games": [{"game": "coal", "plays": 1, "records": []}],
			"people": [
				{"person": "a", "name": "Ann", "rank": 0, "plays": 1, "contests": 0, "wins": 0, "chance": 0, "running": 0, "longest": 0, "games": [
					{"game": "coal", "plays": 1, "contests": 0, "wins": 0, "chance": 0, "scores": 0, "rank": 0, "best": 0.0, "middle": 0.0, "feats": []}
				]},
				{"person": "d", "name": "", "rank": 0, "plays": 0, "contests": 0, "wins": 0, "chance": 0, "running": 0, "longest": 0, "games": []}
			],
			"pairs": []}`},
		{nights.People{{ID: "a", Name: "Ann"}}, []string{"group play x coal 2026-11-20 result seat b - 1 seat a 3.5 1 total lost 1,2 best far 7,8 - 31 deliver 1 @1"}, `{
			"plays": 1,
			"nights": [{"day": "2026-11-20", "plays": 1}],
			"games": [{"game": "coal", "plays": 1, "records": [
				{"feat": "", "figure": 3.5, "person": "a", "play": "x", "day": "2026-11-20", "line": null},
				{"feat": "far", "figure": 8.0, "person": "a", "play": "x", "day": "2026-11-20", "line": {"entry": 31, "verb": "deliver", "args": ["@1"]}}
			]}],
			"people": [
				{"person": "a", "name": "Ann", "rank": 0, "plays": 1, "contests": 1, "wins": 13860, "chance": 13860, "running": 1, "longest": 1, "games": [
					{"game": "coal", "plays": 1, "contests": 1, "wins": 13860, "chance": 13860, "scores": 1, "rank": 0, "best": 3.5, "middle": 3.5,
						"feats": [{"feat": "lost", "plays": 1, "figure": 2.0, "of": 0.0}]}
				]},
				{"person": "b", "name": "", "rank": 0, "plays": 1, "contests": 1, "wins": 13860, "chance": 13860, "running": 1, "longest": 1, "games": [
					{"game": "coal", "plays": 1, "contests": 1, "wins": 13860, "chance": 13860, "scores": 0, "rank": 0, "best": 0.0, "middle": 0.0,
						"feats": [{"feat": "lost", "plays": 1, "figure": 1.0, "of": 0.0}]}
				]}
			],
			"pairs": [{"a": "a", "b": "b", "together": 1, "ahead": 0, "level": 1, "behind": 0}]}`},
	}
	for _, test := range tests {
		shelf := folded(t, test.lines...)
		shelf.SetPeople(test.people)
		text, err := json.Marshal(shelf.Stats())
		if err != nil {
			t.Fatal(err)
		}
		var got, want any
		if err := json.Unmarshal(text, &got); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(test.want), &want); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%v (-want +got):\n%s", test.lines, diff)
		}
	}
}

// Who has won is one answer, for what goes out as for what is counted; against a rival alone one
// can win, but that's no contest.
func TestWhoWon(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		seats    string
		won      []bool
		contests int           // of Ann, who sits first
		wins     nights.Shares // hers
	}{
		{"seat a 3 1 seat b 2 2", []bool{true, false}, 1, nights.Win},
		{"seat a 3 1 seat b 3 1", []bool{true, true}, 1, nights.Win / 2},
		{"stopped seat a 3 1 seat b 2 2", []bool{false, false}, 0, 0},
		{"seat a 3 1", []bool{false}, 0, 0},
		{`seat a 3 1 seat "" 2 2 rival`, []bool{true, false}, 0, 0},
		{`seat a 3 2 seat "" 5 1 rival`, []bool{false, true}, 0, 0},
		{`seat a 3 2 seat b 2 3 seat "" 5 1 rival`, []bool{false, false, true}, 1, 0},
		{`seat a 5 1 seat b 2 3 seat "" 5 1 rival`, []bool{true, false, true}, 1, nights.Win},
	} {
		shelf := folded(t, "group play x coal 2026-11-20 result "+test.seats)
		p, _ := shelf.Play("x")
		var won []bool
		for i := range p.Seats {
			won = append(won, p.Won(i))
		}
		if diff := cmp.Diff(test.won, won); diff != "" {
			t.Errorf("%s: who won (-want +got):\n%s", test.seats, diff)
		}
		for _, who := range shelf.Stats().People {
			if who.Person == "a" && (who.Contests != test.contests || who.Wins != test.wins) {
				t.Errorf("%s: Ann has won %d of %d", test.seats, who.Wins, who.Contests)
			}
		}
	}
}

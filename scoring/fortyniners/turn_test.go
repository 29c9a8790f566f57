package fortyniners_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
)

// Roles go round with the runs, and every run starts anew (FN1, FN2, FN6).
func TestRolesRotate(t *testing.T) {
	g := newTable(t, tiny(t)).stand("C s0", "R home-red", "S p2", "B home-blue")
	g.Waits("Run 1, turn 1 of the coach: Ann (Blackjack) throws", 0)
	g.shows(0, "role=Blackjack").shows(1, "role=Roarin' Red").shows(2, "role=Sheriff White").shows(3, "role=Bluebeard")
	g.Play("Ann roll 1+1").Waits("Run 1, turn 1 of the coach: Ann (Blackjack) moves 1+1", 0)
	g.Play("Ann move n1 n2").Waits("Run 1, turn 1 of the coach: Bob (Roarin' Red) throws", 1)
	g.Play("Bob roll 2+1", "Bob move t4 x1 t1").Waits("Run 1, turn 1 of the coach: Cid (Sheriff White) throws", 2)
	g.Play("Cid roll 1+1", "Cid move p3 e0").Waits("Run 1, turn 1 of the coach: Dot (Bluebeard) throws", 3)
	g.Play("Dot roll 1+1", "Dot move t4 x1").Waits("Run 1, turn 2 of the coach: Ann (Blackjack) throws", 0)
	g.Play("Ann roll 6+6", "Ann move e0").Waits("Run 2, turn 1 of the coach: Bob (Blackjack) throws", 1)
	g.stand("C s0", "R home-red", "S p2", "B home-blue")
	g.shows(0, "role=Bluebeard").shows(1, "role=Blackjack").shows(2, "role=Roarin' Red").shows(3, "role=Sheriff White")
	if g.Moment().Round != 2 {
		t.Errorf("round %d", g.Moment().Round)
	}
	g.Play("Bob roll 2+1", "Bob move n1 n2 e0", "Cid roll 2+1", "Cid move n1 n2 e0", "Dot roll 2+2", "Dot move m1 k1 m2 e0")
	g.Waits("The game is over").Points(-2, -8, -8, -4).shows(0, "role=").shows(scoring.Table, "run=4")
	out := g.Outcome()
	if !out.Over || out.Reason != fortyniners.EndRuns || out.Clause != "FN40" || !slices.Equal(out.Ranks, []int{1, 3, 3, 2}) || out.TieBreak != "" {
		t.Errorf("%+v", out)
	}
	g.Refuse("LG2", "Ann roll 1+1", "Ann pass", "Ann stop 3").Refuse("LG1", "Ann hop")
}

// Spots may come twice in a move, and only the reversal is barred (FN3, FN4).
func TestRoundAndBack(t *testing.T) {
	g := newTable(t, tiny(t))
	g.Play("Ann roll 5+4") // a round of nine miles leads back to Start
	g.Refuse("FN3", "Ann move n1 s0 m1 k1 m2 e0", "Ann move p1 k2 p2 p3", "Ann move n2 e0")
	g.Refuse("FN14", "Ann move n1 n2 e0 m2 k1 m1 s0 p1 k2")
	g.Play("Ann move p1 k2 p2 p3 e0").Points(-8, 0, 0, 0)

	far := newTable(t, ours(t))
	far.Play("Ann roll 1+1", "Ann move r1 r2", "Bob roll 1+1", "Bob move t1 t2", "Cid roll 6+5")
	far.Play("Cid move x2 t7 t5 t8 x3 r13 r14 r33 r34 r35 x2").stand("S x2") // a round, and over x2 twice
}

// Each settlement counts once, and the first time decides (FN11).
func TestSettlementCountsOnce(t *testing.T) {
	g := newTable(t, tiny(t), "dice=1").Play(
		"Ann roll 2", "Ann move n1 n2", // passes 5, stops at 3
		"Bob roll 1", "Bob move t4", "Cid roll 1", "Cid move p3", "Dot roll 1", "Dot move t4",
		"Ann roll 1", "Ann move n1", // stops at 5, which is lost already
		"Bob roll 1", "Bob move x1", "Cid roll 1", "Cid move e0", "Dot roll 1", "Dot move x1",
		"Ann roll 2",
	).Points(-2, 0, 0, 0)
	// Bandits on a crossing are not in his way (FN12), and the sheriff may share
	// a spot with him (FN13).
	g.offers("Ann: To the spot between Start and the road block by m2 at m1", "Ann: To p1, settlement of 2; 2 credited at p1", "Ann: To End of Run at e0")
	g.Play("Ann move n2 e0").Points(-2, 0, 0, 0)
	want := []scoring.Line{
		{Label: "Passed n1", Amount: scoring.Whole(-5), Clause: "FN11", Event: 2},
		{Label: "Stopped at n2", Amount: scoring.Whole(3), Clause: "FN11", Event: 2},
	}
	got := slices.Clone(g.Tally()[0].Lines)
	for i := range got {
		got[i].Label = speech.Words(got[i].Label.String())
	}
	if !slices.Equal(got, want) {
		t.Errorf("%+v", got)
	}
}

// At the turn cap the credit is void, and so it is where nothing was lost
// (FN16).
func TestTurnCap(t *testing.T) {
	g := newTable(t, tiny(t), "turn-cap=2", "dice=1").Play("Ann roll 1", "Ann move p1").Points(2, 0, 0, 0)
	g.Play("Bob roll 1", "Bob move t4", "Cid roll 1", "Cid move p3", "Dot roll 1", "Dot move t4", "Ann roll 3", "Ann move k2 p2 p3")
	g.Waits("Run 2, turn 1 of the coach: Bob (Blackjack) throws", 1).Points(0, 0, 0, 0)
	g.shows(0, "turn-1/credited=2", "turn-2/credited=6", "credited=8 x", "lost=0", "result=0")
	lines := g.Tally()[0].Lines
	if last := lines[len(lines)-1]; last.Amount != scoring.Whole(-8) || last.Clause != "FN16" || last.Event != g.Number {
		t.Errorf("%+v", last)
	}
	// Who arrives in the last turn has arrived.
	g.Play("Bob roll 1", "Bob move p1", "Cid roll 1", "Cid move t4", "Dot roll 1", "Dot move p3", "Ann roll 1", "Ann move t4",
		"Bob roll 4", "Bob move s0 m1 k1 m2").shows(1, "credited=6 x", "result=0")
	g.Play("Cid roll 1", "Cid move m1", "Dot roll 1", "Dot move t4", "Ann roll 1", "Ann move p3", "Bob roll 1", "Bob move t4",
		"Cid roll 3", "Cid move k1 m2 e0").shows(2, "credited=0", "lost=4", "result=-4")
}

// A bandit with the sheriff in his only way passes, unless the throw is exact
// (FN3, FN22). On a lookout's miles he may end on him at any of them (FN23).
func TestSheriffInTheWay(t *testing.T) {
	g := newTable(t, tiny(t), "dice=1").Play(
		"Ann roll 1", "Ann move p1", "Bob roll 4", "Bob move t4 x1 t1 t2",
		"Cid roll 3", "Cid move k2 t3 x2", "Dot roll 1", "Dot move t4",
		"Ann roll 1", "Ann move k2", "Bob roll 1",
	)
	g.offers("Bob: To the crossing by m2; onto the sheriff at x2", "Bob: To the spot between the crossing by n1 and the road block by m2 at t1")
	g.Play("Bob move t1", "Cid roll 2", "Cid move t2 t1").stand("R jail-red", "S t1") // FN31
	g.Play("Dot roll 2").offers("Dot: To the spot between the crossing by n1 and the road block by m2; onto the sheriff at t1")
	g.Play("Dot move x1 t1").stand("S home-blue", "B t1")
	g.Play("Ann roll 1", "Ann move p2", "Bob roll 3", "Bob move t3 x2 t2").Waits("Run 1, turn 3 of the coach: Cid (Sheriff White) throws; Bob (Roarin' Red) may leave the lookout first", 1, 2)
	g.offers("Bob: To the crossing by n1 at x1", "Bob: To the road block by m2 at k1", "Bob: To the spot between the crossing by n1 and the road block by m2 at t1", "Bob: To the spot between Roarin' Red's hideout and Bluebeard's hideout at t4", "Cid: Throw for the sheriff at throw")
	g.Play("Cid roll 3", "Cid move t4 x1 t1").stand("B jail-blue", "S t1")
	g.Play("Dot roll 3", "Dot move t3 x2 t2")
	g.offers("Dot: To the spot between the crossing by n1 and the road block by m2; onto the sheriff at t1", "Ann: Throw for the coach at throw") // Bob is there, too, and does not matter
	g.Play("Dot lookout t1").stand("S home-blue")
	g.Play("Ann roll 1", "Ann move p3", "Bob roll 2").offers("Bob: To the crossing by n1 at x1", "Bob: To the road block by m2 at k1", "Bob: To the spot between the crossing by m2 and the road block by p1 at t3")
}

// The sheriff catches whom he passes, two in one move as well (FN31). Paths to
// one spot that catch others are offered apart.
func TestCatchesTwo(t *testing.T) {
	g := newTable(t, tiny(t), "dice=1").Play(
		"Ann roll 1", "Ann move p1", "Bob roll 3", "Bob move t4 x1 t1", "Cid roll 3", "Cid move k2 t3 x2", "Dot roll 2", "Dot move t4 x1",
		"Ann roll 1", "Ann move s0", "Bob roll 1", "Bob move k1", "Cid roll 4",
	)
	var got []string
	for _, p := range g.Prompts() {
		if p.Cell == "n1" {
			got = append(got, p.Label.String()+": "+strings.Join(p.Args[0].Choices, ", "))
		}
	}
	want := []string{
		"To n1, settlement of 5; catching Roarin' Red: k1 m1 s0 n1",
		"To n1, settlement of 5; catching Roarin' Red, catching Bluebeard: k1 t1 x1 n1",
		"To n1, settlement of 5; catching Bluebeard: t2 t1 x1 n1",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	g.Play("Cid move k1 t1 x1 n1").stand("R jail-red", "B jail-blue", "S n1")
	g.Play("Dot roll 1", "Dot move t3", "Ann roll 1", "Ann move m1", "Bob roll 2") // FN24
	g.offers("Bob: To the crossing by m2 at x2", "Bob: To the road block by p1 at k2").Play("Bob move t3 k2").stand("R k2")
}

// A correction counts, and the columns stay as they are (LG5).
func TestCorrect(t *testing.T) {
	g := newTable(t, tiny(t)).Play("Ann roll 1+1", "Ann move n1 n2")
	if v := g.Correct(3, 0, fortyniners.FieldResult, scoring.Whole(4)); v != nil {
		t.Fatal(v)
	}
	if v := scoring.Correct(&sheet.Info, g, 4, 0, "speed", scoring.Whole(4)); v == nil || v.Clause != "LG1" {
		t.Errorf("%v", v)
	}
	g.Points(2, 0, 0, 0).shows(0, "credited=3", "lost=5", "result=2")
	if score := g.Tally()[0]; score.Uncorrected() != scoring.Whole(-2) {
		t.Errorf("%+v", score)
	}
}

// A player under another name is the same player.
func TestRename(t *testing.T) {
	g := newTable(t, tiny(t))
	before := g.Clone()
	g.Rename(0, "Zoë")
	g.Waits("Run 1, turn 1 of the coach: Zoë (Blackjack) throws", 0)
	if label := before.Moment().Label.String(); label != "Run 1, turn 1 of the coach: Ann (Blackjack) throws" {
		t.Errorf("a clone was renamed, too: %s", label)
	}
}

// From where a bandit comes to a lookout matters for what he may do there
// (FN23): the ways are offered apart. Half round the ring of our board is ten
// miles by either side.
func TestWaysToLookout(t *testing.T) {
	g := newTable(t, ours(t)).Play("Ann roll 1+1", "Ann move r1 r2")
	s := g.State.(sheet.View)
	s.At[fortyniners.Red], s.At[fortyniners.White] = s.Net.Index["t7"], s.Net.Index["r29"] // the sheriff is out of the way
	g.Play("Bob roll 5+5")
	var got []string
	for _, label := range g.labels() {
		if strings.HasSuffix(label, " at t3") {
			got = append(got, label)
		}
	}
	if want := []string{
		"Bob: To the lookout by Dusty Fork; coming from the spot between Roarin' Red's hideout and the lookout by Dusty Fork at t3",
		"Bob: To the lookout by Dusty Fork; coming from the crossing by Dusty Fork at t3",
	}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

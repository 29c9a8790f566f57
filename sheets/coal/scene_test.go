package coal_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A worksheet has the country above its mine wherever there's room, at most as wide as the mine;
// phones never have it. On letter the solo player's sheet is full.
func TestCountryAboveTheMine(t *testing.T) {
	for _, test := range []struct {
		paper   string
		players int
		shown   bool
	}{
		{"a4", 2, true},
		{"a4", 1, true},
		{"letter", 8, true},
		{"letter", 1, false},
		{"legal", 1, true},
	} {
		job := blank(t, players[:test.players]...)
		job.Paper = sheetstest.Paper(t, test.paper)
		page := made(t, job, "worksheet")[0]
		at := func(id string) panel.Placement {
			i := slices.IndexFunc(page.Placed, func(p panel.Placement) bool { return p.Panel.ID == id })
			if i < 0 {
				return panel.Placement{}
			}
			return page.Placed[i]
		}
		scene, top, mine := at("scene"), at("top"), at("mine-west")
		switch {
		case (scene.Panel.H > 0) != test.shown:
			t.Errorf("%s for %d: the country is %.1f mm high", test.paper, test.players, scene.Panel.H)
		case test.shown && (scene.Y < top.Y+top.Panel.H || scene.X != mine.X || scene.Panel.W != 2*mine.Panel.W):
			t.Errorf("%s for %d: the country is at %.1f, %.1f", test.paper, test.players, scene.X, scene.Y)
		}
		for seat := scoring.Table; seat < test.players; seat++ {
			for _, p := range coal.Title.Panels(job, seat) {
				if p.ID == "scene" {
					t.Error("a phone has the country")
				}
			}
		}
	}
}

// What a hand that loads, buys or counts wants to know stands beside it: Strike Gold and
// Wash Day below the burros (CW26, CW27), what the store asks by lode-1 (CW23 to CW37), rounds to
// cross off (CW4), the solo ranks (CW44), and the order of a turn for the solo player, too.
func TestRemindersBesideTheHand(t *testing.T) {
	for _, test := range []struct {
		players int
		want    []string
		without []string
	}{
		{2, []string{
			"Strike Gold: $5 more per full $10", "Wash Day: $25 if 6 Borax arrive", "Rounds", "Pistol", "$10 each", "Pinkertons", "Coal Baron", "free",
			"Three there end the round",
		}, []string{"Platinum", "Blackjack", "Burro 7"}},
		{1, []string{
			"Strike Gold: $5 more per full $10", "Wash Day: $25 if 6 Borax arrive", "Rounds", "Workhorse Tonic", "Burro 7", "$361 Platinum", "$341 Gold", "$321 Silver",
			"$300 Bronze", "less: City Slicker", "Three there end the round",
		}, []string{"Pinkertons", "Railroad Share"}},
	} {
		job := blank(t, players[:test.players]...)
		list := listOf(t, made(t, job, "worksheet")[0])
		for _, want := range test.want {
			if !strings.Contains(list, want) {
				t.Errorf("the worksheet for %d doesn't say %q", test.players, want)
			}
		}
		for _, other := range test.without {
			if strings.Contains(list, other) {
				t.Errorf("the worksheet for %d says %q", test.players, other)
			}
		}
	}
}

// The solo player signs nothing in the store.
func TestSoloStoreAsksForNoInitials(t *testing.T) {
	for n, want := range map[int]bool{1: false, 2: true} {
		pages := made(t, blank(t, players[:n]...), "store")
		if asks := strings.Contains(listOf(t, pages[0]), `"initials"`); asks != want {
			t.Errorf("the store for %d asks for initials: %v", n, asks)
		}
	}
}

func listOf(t *testing.T, page press.Page) string {
	t.Helper()
	list, err := page.List()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

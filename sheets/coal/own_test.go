package coal_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	rules "saddlebag/scoring/coal"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/sheetstest"
)

// Sheets of people's own print as well as ours.
func TestOwnData(t *testing.T) { sheetstest.Own(t, coal.Title, ownSheet) }

// ownSheet is any sheet that CW45 allows: with a tunnel of each mineral at least, and the
// first two deposits of Borax as they have to be.
func ownSheet(t *rapid.T) any {
	s := &rules.Sheet{Stash: sheetstest.Extreme(t, 1, rules.MaxStash, "stash")}
	numbers := map[rules.Mineral]int{}
	tunnels := sheetstest.Extreme(t, len(rules.Minerals()), rules.MaxTunnels, "tunnels")
	for i := range tunnels {
		mineral := rules.Minerals()[i%len(rules.Minerals())]
		numbers[mineral]++
		tunnel := rules.Tunnel{ID: fmt.Sprint(mineral, "-", numbers[mineral]), Mineral: mineral}
		most, digs := 5, rules.MaxDigs
		if rapid.Bool().Draw(t, "narrow") { // 69.7 mm have room for ten that are 6.4 mm wide, or for five of 12
			most, digs = 10, 2
		}
		for range sheetstest.Extreme(t, 1, most, "deposits") {
			tunnel.Deposits = append(tunnel.Deposits, rules.Deposit{
				Number: sheetstest.Extreme(t, 1, rules.MaxNumber, "number"), Digs: sheetstest.Extreme(t, 1, digs, "digs"),
			})
		}
		if mineral == rules.Borax && numbers[mineral] == 1 {
			tunnel.Deposits = append([]rules.Deposit{{Number: 4, Digs: 1}, {Number: 6, Digs: 2}}, tunnel.Deposits[:min(len(tunnel.Deposits), 4)]...)
		}
		s.Tunnels = append(s.Tunnels, tunnel)
	}
	for i := range rules.Burros {
		burro := rules.Burro{ID: rules.BurroID(i), Bandits: sheetstest.Extreme(t, 0, rules.MaxBandits, "bandits")}
		switch i {
		case 0:
			burro.Bandits = 0
		case 1:
			burro.Bandits = max(1, burro.Bandits)
		case rules.Burro7:
			burro.Bandits = rules.Burro7Bandits
		}
		s.Burros = append(s.Burros, burro)
	}
	price := func(label string) int { return sheetstest.Extreme(t, 0, rules.MaxPrice, label) }
	s.Prices = rules.Prices{StrikeGold: price("strike-gold"), WashDay: price("wash-day"), Tack: price("tack"), Tonic: price("tonic"), Burro7: price("burro-7")}
	return s
}

// Whatever number of bandits stands beside it, the box for what a burro brings in has 6 mm
// for a pencil after its sign, which takes 2.4 mm.
func TestBanditsLeaveRoomToWrite(t *testing.T) {
	for bandits := range rules.MaxBandits + 1 {
		job := blank(t, "Ann", "Bob")
		data := *job.Setup.House.(*rules.Sheet)
		data.Burros = slices.Clone(data.Burros)
		data.Burros[1].Bandits = bandits
		job.Setup.House = &data
		for _, p := range coal.Title.Panels(job, 0) {
			for _, s := range p.Slots {
				if s.Cell == rules.BurroValueCell(1) && (s.W-2.4 < 6-1e-6 || s.X+s.W > p.W+1e-6) {
					t.Errorf("%d bandits: a box of %.1f mm to %.1f", bandits, s.W, s.X+s.W)
				}
			}
		}
	}
}

// A code that would say too much to be read is left out, and so is what is said of it.
func TestNoCaptionWithoutItsCode(t *testing.T) {
	for _, long := range []int{10, 400} {
		job := blank(t, "Ann", "Bob")
		job.Code = func(string) string { return strings.Repeat("x", long) }
		list, err := made(t, job, "worksheet")[0].List()
		if err != nil {
			t.Fatal(err)
		}
		if says := strings.Contains(list, `"scan"`); says != (long == 10) {
			t.Errorf("a code of %d characters: what it's for is said: %v", long, says)
		}
	}
}

// Six deposits of three DIG boxes take 72 of the 69.7 mm that a tunnel has: the sheet is
// refused with the place of the tunnel's deposits in its file.
func TestWhatIsTooLongIsRefusedWithItsPlace(t *testing.T) {
	job := blank(t, "Ann", "Bob")
	data := *job.Setup.House.(*rules.Sheet)
	data.Tunnels = slices.Clone(data.Tunnels)
	data.Tunnels[2].Deposits = slices.Repeat([]rules.Deposit{{Number: 9, Digs: 3}}, 6)
	job.Setup.House = &data
	job.Where = func(field string) string { return "my.yaml, " + field }
	var refusal *canvas.Refusal
	for _, s := range coal.Title.Sheets {
		if s.Name == "worksheet" {
			if _, err := s.Make(job); !errors.As(err, &refusal) || !strings.HasPrefix(err.Error(), "my.yaml, tunnels[2].deposits: ") {
				t.Errorf("%v", err)
			}
		}
	}
}

package evenings

import (
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// Four people play a game to its end, each on a phone that speaks another language: what it says
// of each entry and of the end is in its language, and the ledger is one. Every tenth entry is
// tapped, or each if SOAK_LANGUAGES is set; a program enters the others.
func TestFourLanguagesAtATable(t *testing.T) {
	t.Parallel()
	languages := []string{"de", "nl", "fr", "en"}
	for _, night := range []struct {
		file string
		says [4][]string // what the phone of each language says at the end, of its last entry, and of the scores in the order of the seats
	}{
		{"../../../scoring/coal/testdata/games/six-deliveries-4p.ledger", [4][]string{
			{"Bob T. Tanner gewinnt", "Bob T. Tanner belädt Esel 2 mit Silber, Zinn und 4 Kohle", "315 $", "340 $", "340 $", "304 $"},
			{"Bob T. Tanner wint", "Bob T. Tanner belaadt ezel 2 met Zilver, Tin en 4 Kolen", "$ 315", "$ 340", "$ 340", "$ 304"},
			{"Bob T. Tanner gagne", "Bob T. Tanner charge l’âne 2\u00a0: Argent, Étain et 4 Charbon", "315 $", "340 $", "340 $", "304 $"},
			{"Bob T. Tanner wins", "Bob T. Tanner loads burro 2 with Silver, Tin and 4 Coal", "$315", "$340", "$340", "$304"},
		}},
		{"../../../scoring/maloney/testdata/games/nobody-bids-4p.ledger", [4][]string{
			{"Cid gewinnt", "Dienstag ist vorbei", "58 Punkte", "48 Punkte", "89 Punkte", "45 Punkte"},
			{"Cid wint", "Dinsdag is voorbij", "58 punten", "48 punten", "89 punten", "45 punten"},
			{"Cid gagne", "Mardi est fini", "58 points", "48 points", "89 points", "45 points"},
			{"Cid wins", "Tuesday is over", "58 points", "48 points", "89 points", "45 points"},
		}},
	} {
		t.Run(night.file, func(t *testing.T) {
			t.Parallel()
			g, events := programtest.Carried(t, night.file, "")
			host := g.Players[0].Address()
			for i, p := range g.Players {
				p.Speak(languages[i])
			}
			for i, e := range events[:slices.IndexFunc(events, programtest.IsClosing)] {
				if e.Verb != "rename" && (i%10 == 0 || os.Getenv("SOAK_LANGUAGES") != "") {
					g.Who(e).Sees(g.Seen)
					g.Enter(e)
					continue
				}
				number, ok := programtest.TakeEvent(host, strconv.Itoa(g.Seen), e.String())
				if !ok {
					t.Fatalf("nobody takes %s", e)
				}
				g.Seen = number
				if e.Verb == "rename" {
					g.Names[slices.Index(g.Names, e.Args[0])] = e.Args[1]
				}
			}
			for i, p := range g.Players {
				p.WaitText("#end h2", night.says[i][0])
				p.Shot("end-" + languages[i])
				p.WaitText("#moves li", night.says[i][1])
				got := append([]string{p.Text("#end h2")}, webtest.Eval[[]string](p.Window, `[...document.querySelectorAll("#tally li strong")].map((x) => x.textContent.replaceAll("\u00a0", " "))`)...)
				if diff := cmp.Diff(slices.Delete(slices.Clone(night.says[i]), 1, 2), got); diff != "" {
					t.Errorf("%s (-want +got):\n%s", languages[i], diff)
				}
				if got := programtest.Exported(t, p.Address()); !reflect.DeepEqual(got, programtest.Exported(t, host)) {
					t.Errorf("%s exports another ledger: %v", languages[i], got)
				}
			}
		})
	}
}

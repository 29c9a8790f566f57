package goldfever

import (
	"os"
	"testing"

	"saddlebag/scoring/house"
)

// villageFile is a document that holds a village alone.
type villageFile struct {
	Village Village `json:"village"`
}

// readVillage reads and checks a village.
func readVillage(text []byte) (*Village, error) {
	file := &villageFile{}
	doc, err := house.Decode("my.yaml", text, file)
	if err != nil {
		return nil, err
	}
	if err := file.Village.check(doc, "village"); err != nil {
		return nil, err
	}
	return &file.Village, nil
}

// ours is the text of the village that comes with the program.
func ourVillageText(t testing.TB) []byte {
	t.Helper()
	text, err := os.ReadFile("../../templates/goldfever/parts/village.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func ourVillage(t testing.TB) *Village {
	t.Helper()
	v, err := readVillage(ourVillageText(t))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestOurVillage(t *testing.T) {
	v := ourVillage(t)
	if n := len(v.Zones); n < 40 || n > 60 {
		t.Errorf("%d zones, want 40 to 60", n)
	}
}

func nobody(int) bool { return false }

func BenchmarkSights(b *testing.B) {
	v := ourVillage(b)
	for b.Loop() {
		for from := range v.Zones {
			for to := range v.Zones {
				v.Sight(from, to, nobody)
			}
		}
	}
}

package chance

import (
	"slices"
	"testing"

	"saddlebag/scoring"
)

// A verb's form does not say what is left of a pile, but a prompt does.
func TestSidesOfPile(t *testing.T) {
	pile := scoring.Device{Name: "deck", Kind: scoring.Pile, Sides: []string{"ace", "king", "king"}}
	form := scoring.Arg{Kind: scoring.Choice, Device: "deck"}
	if got := sides(pile, form); !slices.Equal(got, pile.Sides) {
		t.Errorf("%q by the form", got)
	}
	form.Items = []scoring.Item{{Name: "king", Most: 2}}
	if got := sides(pile, form); !slices.Equal(got, []string{"king", "king"}) {
		t.Errorf("%q by the prompt", got)
	}
}

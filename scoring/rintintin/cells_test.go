package rintintin_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/sheet"
)

// values finds the cells of an owner by their ids, as "id=value", with an x
// for what is crossed.
func (g *table) values(owner int, ids ...string) []string {
	var found []string
	for _, c := range g.Cells() {
		if c.Owner == owner && slices.Contains(ids, c.ID) {
			value := c.ID + "=" + c.Value
			if c.Struck {
				value += "x"
			}
			found = append(found, value)
		}
	}
	return found
}

func TestCells(t *testing.T) {
	g := newTable(t, 2).cover("red-1", "12...", "2").give(1, "?", "10").Play("Ann spin line")
	for _, c := range []struct {
		owner int
		ids   []string
		want  []string
	}{
		{scoring.Table, []string{"red-1/1", "red-1/2", "red-1/3", "red-1/dog", "red-2/dog", "spinner"}, []string{"red-1/1=1", "red-1/2=2", "red-1/3=", "red-1/dog=2", "red-2/dog=", "spinner=line"}},
		{0, []string{"red-1/captured", "red-1/doubled", "red-2/captured", "card/1", "outlaws", "boodle", "score"}, []string{"red-1/captured=1", "red-1/doubled=", "red-2/captured=", "card/1=", "outlaws=1", "boodle=0", "score=1"}},
		{1, []string{"red-1/captured", "red-1/doubled", "card/1", "card/2", "card/8", "outlaws", "boodle", "score"}, []string{"red-1/captured=2", "red-1/doubled=x", "card/1=?", "card/2=10", "card/8=", "outlaws=4", "boodle=?", "score=?"}},
	} {
		if got := g.values(c.owner, c.ids...); !slices.Equal(got, c.want) {
			t.Errorf("owner %d: %q, want %q", c.owner, got, c.want)
		}
	}
}

// Squads that score apart have columns of their own.
func TestCellsOfSquadsApart(t *testing.T) {
	g := newTable(t, 2, sheet.OptionApart).cover("red-1", "2344.", "4")
	want := []string{"red-1/squad-1/captured=1", "red-1/squad-1/doubled=", "red-1/squad-2/captured=3", "red-1/squad-2/doubled=x"}
	if got := g.values(1, "red-1/squad-1/captured", "red-1/squad-1/doubled", "red-1/squad-2/captured", "red-1/squad-2/doubled"); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	want = []string{"red-1/1=2", "red-1/dog=4"}
	if got := g.values(scoring.Table, "red-1/1", "red-1/dog"); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if line := g.Tally()[1].Lines[1]; line.Label.String() != "Red 1: 3 captured by squad 2, doubled" || line.Amount != scoring.Whole(6) {
		t.Errorf("%+v", line)
	}
}

// There is a place for a card more than the deck has (RT19).
func TestNinthCard(t *testing.T) {
	g := newTable(t, 2).give(0, "0", "0", "2", "2", "5", "5", "10", "10").last()
	if v := g.Correct(9, 1, rintintin.FieldOutlaws, scoring.Whole(35)); v != nil {
		t.Fatal(v)
	}
	g.Play("Ann spin free", "Ann man red-1")
	if v := scoring.Why(g, 0, 0, "card/9", ""); v != nil {
		t.Error(v)
	}
	g.Play("Ann boodle 10", "Bob boodle 5").Points(45, 40)
	if got := g.values(0, "card/8", "card/9"); !slices.Equal(got, []string{"card/8=10", "card/9=10"}) {
		t.Errorf("%q", got)
	}
}

// What is offered is said in words, for the cell that it fills.
func TestPrompts(t *testing.T) {
	labels := func(g *table) []string {
		var all []string
		for _, p := range g.Prompts() {
			all = append(all, g.Names[p.Seat]+": "+p.Label.String()+" at "+p.Cell)
		}
		return all
	}
	g := newTable(t, 2).cover("red-1", "12...", "2")
	for _, c := range []struct {
		play string
		want []string
	}{
		{"Ann spin line", []string{"Ann: Spin at spinner"}},
		{"Ann spin red", []string{"Ann: Cavalryman on Red 1 at red-1/3", "Ann: Cavalryman on Red 2 at red-2/1"}},
	} {
		if got := labels(g.Play(c.play)); !slices.Equal(got, c.want) {
			t.Errorf("after %s: %q, want %q", c.play, got, c.want)
		}
	}
	g.Play("Ann man red-1", "Bob spin dog")
	if got := labels(g); len(got) != rintintin.Groups-1 || got[0] != "Bob: Rin Tin Tin on Red 2 at red-2/dog" {
		t.Errorf("%q", got)
	}
	shows := newTable(t, 2).give(0, "5", "?", "?").last().Play("Ann spin red", "Ann man red-1")
	want := []string{"0 0", "0 2", "0 5", "0 10", "2 0", "2 2", "2 5", "2 10", "5 0", "5 2", "5 10", "10 0", "10 2", "10 5", "10 10"}
	if got := shows.Prompts()[0].Args[0].Choices; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A player under another name is the same player.
func TestRename(t *testing.T) {
	g := newTable(t, 2)
	before := g.Clone().(sheet.View)
	g.Rename(1, "Zoë")
	g.Play("Ann spin red", "Ann man red-1").Waits("Round 1: Zoë spins", 1)
	if before.Names[1] != "Bob" {
		t.Error("a clone was renamed, too")
	}
}

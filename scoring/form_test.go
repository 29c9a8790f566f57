package scoring

import (
	"strings"
	"testing"
)

// forms are of one verb of the table, and several of players and characters.
var forms = Info{
	ID: "forms", Title: "Forms", MinPlayers: 2, MaxPlayers: 3, DataWord: "sheet",
	Verbs: []Verb{
		{Name: "roll", Actor: ByTable, Args: []Arg{{Name: "dice", Kind: Throw, Faces: 6, Clause: "FO1"}}, Example: "table roll 2+3"},
		{Name: "buy", Args: []Arg{{Kind: Word, Choices: []string{"hat"}}}, Example: "Ann buy hat"},
		{Name: "buy", Args: []Arg{{Kind: Word, Choices: []string{"nails"}}, {Name: "number", Kind: Range, From: 1, To: 9, Clause: "FO2"}}, Example: "Ann buy nails 3"},
		{Name: "buy", Args: []Arg{{Kind: Word, Choices: []string{"rope"}}, {Name: "feet", Kind: Range}}},
		{Name: "go", Args: []Arg{{Name: "path", Kind: Path, From: 1, To: 2}}},
		{Name: "load", Args: []Arg{{Name: "burro", Kind: Choice, Choices: []string{"b1", "b2"}, Clause: "FO3"}, {Name: "ores", Kind: Counts, Choices: []string{"S", "T"}, Clause: "FO4"}}},
		{Name: "draw", Args: []Arg{{Name: "card", Kind: Choice, Choices: []string{"ace"}, Clause: "FO5", Secret: ToActor}}},
		{Name: "deal", Actor: ByTable, Args: []Arg{{Name: "name", Kind: Choice}, {Name: "cards", Kind: Counts, From: 1, Choices: []string{"ace"}, Clause: "FO5", Secret: ToNamed}}},
		{Name: "spend", Args: []Arg{{Name: "dice", Kind: DiceChoice, Choices: []string{"2", "4", "2+4"}, Clause: "FO6"}}},
		{Name: "say", Actor: ByCharacter, Args: []Arg{{Name: "words", Kind: Text}}},
	},
	Options: []Option{{Name: "sum", Default: "3", From: 1, To: 10}, {Name: "wild", Default: "no", Choices: []string{"yes", "no"}}},
	Fields:  []Field{{Name: "cash", Label: "Cash", Step: 10}, {Name: "points", Label: "Points"}},
}

// event reads who acts, "table", "Ann" or a character "Kit", a verb and words.
func event(line string) Event {
	words := strings.Split(line, " ")
	e := Event{Verb: words[1], Args: words[2:]}
	switch words[0] {
	case "table":
		e.Seat = Table
	case "Kit":
		e.As = "Kit"
	}
	return e
}

func TestForm(t *testing.T) {
	for clause, lines := range map[string][]string{
		"": {
			"table roll 1", "table roll 6+6+6", "Ann buy hat", "Ann buy nails 1", "Ann buy nails 9", "Ann buy rope 0", "Ann go a", "Ann go a b",
			"Ann load b1", "Ann load b2 S T T", "Ann draw ace", "Ann draw ?", "table deal Ann ace ace", "table deal Ann ? ?", "Kit say ?",
			"Ann spend 2", "Ann spend 2+4",
		},
		"LG1": {
			"table fly", "Ann roll 1", "Kit roll 1", "table buy hat", "Kit buy hat", "Ann say x", "table roll", "table roll 1 2", "table roll +1", "table roll 1+",
			"table roll 01", "table roll -1", "table roll ?", "Ann buy", "Ann buy hats", "Ann buy hat 1", "Ann buy nails", "Ann buy nails x", "Ann buy nails +1",
			"Ann buy nails 03", "Ann buy nails -3", "Ann buy rope 1.5", "Ann go", "Ann go a b c", "Ann load", "Ann draw", "Ann draw ace ace",
			"table deal", "table deal Ann", "table deal Ann ? ace", "Kit say", "Kit say a b",
		},
		"FO1": {"table roll 7", "table roll 0+1", "table roll 6+77777777777777777777"},
		"FO2": {"Ann buy nails 0", "Ann buy nails 10"},
		"FO3": {"Ann load b3", "Ann load ? S"},
		"FO4": {"Ann load b1 S X", "Ann load b1 ?"},
		"FO5": {"Ann draw king", "table deal Ann ace king"},
		"FO6": {"Ann spend 3", "Ann spend 4+4"},
	} {
		for _, line := range lines {
			got := ""
			if v := forms.Check(event(line)); v != nil {
				got = v.Clause
			}
			if got != clause {
				t.Errorf("%s breaks %q, want %q", line, got, clause)
			}
		}
	}
	// What is told is the form that was meant, with nobody's name.
	if v := forms.Check(event("Ann buy nails many")); v.Instead.String() != "like this: NAME buy nails NUMBER" {
		t.Errorf("%q", v.Instead)
	}
}

// Words are read back as they were written, and in no other way.
func FuzzNumbers(f *testing.F) {
	for _, word := range []string{"0", "7", "07", "+7", "2+3+4", "2++3", "", "١", "1000000000", "99999999999999999999"} {
		f.Add(word)
	}
	f.Fuzz(func(t *testing.T, word string) {
		n, ok := ParseWhole(word)
		if ok && n < greatest && Whole(n).String() != word {
			t.Errorf("%q is read as %d", word, n)
		}
		dice, ok := ParseDice(word)
		if ok && len(dice) != strings.Count(word, "+")+1 {
			t.Errorf("%q is read as %d dice", word, len(dice))
		}
		if v := forms.Check(Event{Seat: Table, Verb: "roll", Args: []string{word}}); (v == nil || v.Clause == "FO1") != ok {
			t.Errorf("%q: %v, though dice are read: %v", word, v, ok)
		}
	})
}

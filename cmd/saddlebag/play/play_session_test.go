package play

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
)

// What a person types in a session, line by line from a pipe, and what the
// ledger has then.
func TestPlayReadsWhatPeopleType(t *testing.T) {
	const header = "saddlebag 1 coal-n-write\nplayer Ann\nplayer \"Bob Tanner\"\nplayer Ursula\noption start-cash 20\n\n"
	const refused, taken = true, false
	for _, c := range []struct {
		typed   string // lines
		last    string // event of the ledger
		refused bool   // something was
	}{
		{"334", "table roll 3+3+4", taken},   // digits alone are the throw
		{"3 3 4", "table roll 3+3+4", taken}, // so they are one by one
		{"1 1 3", "table roll 1+1+3", taken}, // where 1 is a number of the list, too
		{"TABLE ROLL 3+3+4", "table roll 3+3+4", taken},
		{"1", "", refused},  // a throw has to be told
		{"33", "", refused}, // and three dice are due
		{"334|a c b1 4", "Ann claim borax-1 4", taken},
		{"334|c b1 4", "Ann claim borax-1 4", taken},            // the first player begins
		{"334|b|c b1 4", `"Bob Tanner" claim borax-1 4`, taken}, // a name alone changes who acts
		{"334|bob tanner d t1 3", `"Bob Tanner" dig tin-1 3`, taken},
		{"334|b d t1 3|d t2 4", `"Bob Tanner" dig tin-2 4`, taken}, // and who has acted stays
		{"334|G 43", "Ann claim borax-1 4+3", taken},               // a letter of the list, dice in any order
		{"334|c b1 9", "table roll 3+3+4", refused},
		{"334|b c b1 9|c b1 4", `"Bob Tanner" claim borax-1 4`, refused}, // who was named goes on
		{"334|b c x|c b1 4", `"Bob Tanner" claim borax-1 4`, refused},
		{"334|c b1 4|amend 2 c b1 3+4", `table amend 2 "Ann claim borax-1 3+4"`, taken},
		{"334|c b1 4|amend|amend 2 -|insert 2 b d t1 3", `table insert 2 "\"Bob Tanner\" dig tin-1 3"`, taken},
		{"334|d b 3", "table roll 3+3+4", refused},                       // of two tunnels none is guessed
		{"334 ; a c b1 4 ; b d t1 3", `"Bob Tanner" dig tin-1 3`, taken}, // several events a line
		{"334|c b1 9 ; b d t1 3", "table roll 3+3+4", refused},           // of which none is refused, or none goes in
		{"334|a c b1 4 ; note done ; b d t1 9", "table roll 3+3+4", refused},
		{"334|a c b1 4 ; b d t1 3|undo|a c b1 4", "Ann claim borax-1 4", taken}, // undo takes both back
		{"334 ; ; c b1 4 ;", "Ann claim borax-1 4", taken},
		{"334|st sh 3 2", "Ann store share 3 2", taken},
		{"334|st sh 2", "table roll 3+3+4", refused}, // no die is guessed before a number
		{"334|c b1 4|undo", "table undo", taken},
		{"334|c b1 4|U|redo", "Ann claim borax-1 4", refused}, // Ursula's name begins like U: it is hers
		{"334|c b1 4|undo|redo", "table redo", taken},
		{"334|note It rains, again", `table note "It rains, again"`, taken}, // texts need no quotes
		{"334|correct cash +$1 found", "Ann correct cash +1 found", taken},
		{"145|b c s1 45|12|b c b1 12|1|b 1 b|undo|b 3 b", `"Bob Tanner" load burro-3 B`, taken}, // burros by their own numbers
		{"334|a c b1 4; b d t1 3", `"Bob Tanner" dig tin-1 3`, taken},                           // a semicolon needs no blank
		{"334|a c b1 4;b d t1 3", `"Bob Tanner" dig tin-1 3`, taken},
		{"334|a c b1 4; b d t1 9", "table roll 3+3+4", refused},
		{"334|note It rains; again", `table note "It rains; again"`, taken}, // unless it is of a text
		{"334|?|help||quit|c b1 4", "table roll 3+3+4", taken},
	} {
		kept, out, code := programtest.TypedInto(t, header, c.typed)
		if last := kept[len(kept)-1]; last != c.last || (code == command.ExitRefused) != c.refused {
			t.Errorf("%q: the last event is %q, want %q; code %d\n%s", c.typed, last, c.last, code, out)
		}
	}
}

// threeMiners and threeHeirs are headers of ledgers.
const (
	threeMiners = "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\nplayer Flo\noption start-cash 20\n\n"
	threeHeirs  = "saddlebag 1 maloneys-inheritance\nplayer Ann\nplayer Bob\nplayer Cy\n\n"
)

// What uses something up is never filled in: it is asked for, and the answer is the
// rest of the line.
func TestPlayAsksForWhatIsNotSaid(t *testing.T) {
	for _, c := range []struct {
		header, typed string
		last          string // event of the ledger
		asked         string // what was shown on the way
	}{
		{threeMiners, "245|c 2", "table roll 2+4+5", "which dice?\n    ah) Ann claim borax-2"}, // one of four tunnels has one choice of dice
		{threeMiners, "245|c s2", "table roll 2+4+5", "Ann claim silver-2: which dice? 2+4+5 (Enter takes it)"},
		{threeMiners, "245|c s2||?", "Ann claim silver-2 2+4+5", ""},
		{threeMiners, "245|c b1||?", "table roll 2+4+5", ""}, // several would do
		{threeMiners, "245|c s2|245", "Ann claim silver-2 2+4+5", ""},
		{threeMiners, "245|c b1|5", "Ann claim borax-1 5", ""},                         // the die, not option 5
		{threeMiners, "245|c b1|3", "table roll 2+4+5", "CW7: This throw shows no 3."}, // nor option 3
		{threeMiners, "245|c b1|c c1 5", "Ann claim coal-1 5", ""},                     // something else after all
		{threeMiners, "245|af", "Ann claim silver-2 2+4+5", ""},                        // whole, as the list shows it
		{threeMiners, "245|j|45", "Ann claim borax-1 4+5", "Ann claim borax-1: which dice?"},
		{threeMiners, "245|d 4", "table roll 2+4+5", "  ah) Ann dig borax-1 4"}, // after the letters of the list
		{threeMiners, "245|d 4|aj", "Ann dig tin-1 4", ""},
		{threeMiners, "245|c 2|ak", "Ann claim silver-2 2+4+5", ""}, // as it shows it
		{threeMiners, "245|c 2|aj", "table roll 2+4+5", "Ann claim tin-2: which dice?"},
		{threeMiners, "245|d b 4|ai", "Ann dig borax-2 4", `"d b 4" can mean`},
		{threeMiners, "334|st", "table roll 3+3+4", "which is meant?\n    av) Ann store pistol 3 burro-2"}, // all that is sold
		{threeMiners, "334|st pist|aw", "Ann store pistol 3 burro-4", ""},
		{threeMiners, "334|st sh 2", "table roll 3+3+4", "Ann store share 2: which die? 3"},
		{threeMiners, "334|st sh 2|3", "Ann store share 3 2", ""},
		{threeMiners, "111|11|1|l b5", "Ann load burro-5", ""},
		{threeMiners, "555|c b1 5|111|11|1|l b5|c", "table roll 1", "Ann load burro-5: which minerals? 0-1 of B, or none"},
		{threeMiners, "555|c b1 5|111|11|1|l b5|b", "Ann load burro-5 B", "$0 delivered, stolen: B"},
		{threeMiners, "555|c b1 5|111|11|1|load burro 5 none", "Ann load burro-5", ""},
		{threeMiners, "555|c b1 5|111|11|1|load burro-1", "Ann load burro-1", ""}, // the notation says so
		{threeHeirs, "start 3 fri|ann buys 1000|drives 9|su 3", "Ann drives 9", "Ann suitcase: + or -? +3|-3"},
		{threeHeirs, "start 3 fri|ann buys 1000|drives 9|su 3|-", "Ann suitcase -3", ""},
		{threeHeirs, "start 3 fri|ann buys 1000|drives 9|1", "Ann drives 9", "which suitcase?"},
		{threeHeirs, "start 3 fri|ann buys 1000|drives 9|1|1", "Ann drives 9", "+ or -? +1|-1"},
		{threeHeirs, "start 3 fri|ann buys 1000|drives 9|1|1|+", "Ann suitcase +1", ""},
		{threeMiners, "245|a c s2 245|b c s2 245|flo c s2 245|flo|und|j", "Flo undo", `"und" can mean`}, // a verb of every game
		{threeHeirs, "start 3 fri|cy 700", "table start 3 fri", "Cy bid 700  "},                         // an amount alone is no bid
		// What does not answer is asked for again, and its digits are no throw.
		{threeMiners, "245|c b1|the four|4", "Ann claim borax-1 4", "the four isn't one of 4|5|2+4"},
		{threeMiners, "245|c b1 4|bob claim coal-1|both|5", "Bob claim coal-1 5", "both isn't one of 4|5|2+4"},
		{threeMiners, "334|ap|45", "Ann store pistol 3 burro-4 burro-5", "which burros?"},
		{threeMiners, "334|ap|burro-4 and burro-5", "Ann store pistol 3 burro-4 burro-5", ""},
		{threeMiners, "334|ap|33", "table roll 3+3+4", "33 isn't one of 2 of burro-2"}, // there is nothing on burro 3
		{threeMiners, "334|an pist 3 2", "table roll 3+3+4", `"an pist 3 2" can mean`}, // burro 2, or two burros
		{threeMiners, "334|an pist 3 2|aw|56", "Ann store pistol 3 burro-5 burro-6", "which burros?"},
		{threeMiners, "555|c b1 5|c c1 5|111|11|1|l b3|2", "table roll 1", "2 isn't one of 0-2 of C B"}, // nor burro 2
		// The list shows the die, and the question what can be chosen by its letter.
		{threeMiners, "334|au 122", "Ann store varmint 3 1+2+2", ""},
		{threeMiners, "334|ap 2 4", "Ann store pistol 3 burro-2 burro-4", ""},
		{threeMiners, "245|c b1|c c|ai", "table roll 2+4+5", "Ann claim coal-2: which dice?"},
		{threeHeirs, "start 13 mon|ann buys 1000|san", "Ann buys 1000", "San Diego"},
		// A die that waits to be spent, or burro 1.
		{threeMiners, "555|c b1 5|111|11|1|1", "table roll 1", "\"1\" can mean\n    y) Ann load burro-1 0-1 of B  z) Ann dig borax-1 1"},
		{threeMiners, "555|c b1 5|111|11|1|1|z", "Ann dig borax-1 1", ""},
		{threeMiners, "555|c b1 5|111|11|1|1 b", "Ann load burro-1 B", ""}, // what is loaded tells
		// Two tunnels have coal, and coal-2 begins with 3.
		{threeMiners, "234|a c coal 2 3", "table roll 2+3+4", "\"a c coal 2 3\" can mean"},
		{threeMiners, "234|a c c2 3", "Ann claim coal-2 3", ""},
		{threeMiners, "555|c b1 5|c c1 5|111|11|1|l b5 all", "Ann load burro-5 C B", ""},
		{threeHeirs, "start 3 fri|ann buys 1000|drives", "Ann buys 1000", "which city?"},
		{threeHeirs, "start 3 fri|ann buys 1000|9", "Ann drives 9", "last: Ann drives 9 (Ann drives to Kansas City)"}, // a number alone names nothing
	} {
		kept, shown, _ := programtest.TypedInto(t, c.header, c.typed)
		if last := kept[len(kept)-1]; last != c.last || !strings.Contains(shown, c.asked) {
			t.Errorf("%q: the last event is %q, want %q; asked %q\n%s", c.typed, last, c.last, c.asked, shown)
		}
	}
}

// What is shortened, or said as people say it, is understood.
func TestPlayUnderstandsPeople(t *testing.T) {
	for _, c := range []struct{ header, typed, last string }{
		{threeHeirs, "start 3 friday", "table start 3 fri"},
		{threeHeirs, "sacra wed", "table start 3 wed"},
		{threeHeirs, "start 3 fri|Bob bids 700", "Bob bid 700"},
		{threeHeirs, "start 3 fri|b 800|x", "Bob bid 800"}, // or Ann's, of a verb that begins so
		{threeHeirs, "start 3 fri|ann buys 1000|drives kansas city", "Ann drives 9"},
		{threeHeirs, "start 3 fri|ann buys 1000|9", "Ann drives 9"},
		{threeHeirs, "start 3 fri|ann buys 1000|9|su +3|bob lays kansas thursday", "Bob lays 9 thu"},
		{"saddlebag 1 rin-tin-tin\nplayer Ann\nplayer Bob\n\n", "red", "Ann spin red"}, // no redo
		{threeMiners, "rolls 334|Ann claims b1 4", "Ann claim borax-1 4"},
		{threeMiners, "334|claim borax 1 4", "Ann claim borax-1 4"},
		{threeMiners, "334|c b1 3 3", "Ann claim borax-1 3+3"},
		{threeMiners, "334|an pist 3 b2", "Ann store pistol 3 burro-2"},
		{threeMiners, "334|ann, c b1 4", "Ann claim borax-1 4"},
		{threeMiners, "334|a pist 3 burro 2 burro 5", "Ann store pistol 3 burro-2 burro-5"},
		{threeHeirs, "start 3 fri|ann buys 1000|chicago", "Ann drives 8"},
		{threeHeirs, "start 3 fri|ann buys 1000|drives to Kansas City", "Ann drives 9"},
		{threeHeirs, "sacramento friday", "table start 3 fri"},
		{threeMiners, "555|c b1 5|111|11|1|load burro 5 with none", "Ann load burro-5"},
		{strings.Replace(threeMiners, "Flo", "Cy", 1), "334|c b1 3 3", "table roll 3+3+4"}, // Cy's, or a claim of Ann's
		{strings.Replace(threeMiners, "Flo", "Cy", 1), "334|cl b1 3 3", "Ann claim borax-1 3+3"},
		{strings.Replace(threeMiners, "Flo", "Cy", 1), "334|cy c b1 3 3", "Cy claim borax-1 3+3"},
		{`saddlebag 1 coal-n-write
player Ann
player Sue
option start-cash 20

`, "334|s share 3 2", "table roll 3+3+4"}, // Sue's, or a store of Ann's
		{threeMiners, "3, 3, 4", "table roll 3+3+4"},
		{threeMiners, "3,3,4", "table roll 3+3+4"},
		{threeMiners, "3/3/4", "table roll 3+3+4"},
		{threeMiners, "3-3-4", "table roll 3+3+4"},
		{threeMiners, "roll 3, 3 and 4", "table roll 3+3+4"},
		{threeMiners, "334|claim silver-1 3 + 3 + 4", "Ann claim silver-1 3+3+4"},
		{threeMiners, "334|claim coal-1 (4) 4", "Ann claim coal-1 4"}, // as the list shows it
		{threeMiners, "334|dig tin-1 (any die) 4", "Ann dig tin-1 4"},
		{threeMiners, "334|claim coal-1, 4", "Ann claim coal-1 4"},
		{threeMiners, "334|claim coal-1: 4", "Ann claim coal-1 4"},
		{threeMiners, "555|c b1 5|c c1 5|111|11|1|load burro-5: coal, borax", "Ann load burro-5 C B"},
		{threeMiners, "555|c b1 5|c c1 5|111|11|1|load burro-5 everything", "Ann load burro-5 C B"},
		{threeMiners, "555|c b1 5|c c1 5|111|11|1|load burro-5 nothing", "Ann load burro-5"},
		{threeHeirs, "start Sacramento (Friday)", "table start 3 fri"},
		{threeHeirs, "start Sacramento, fri", "table start 3 fri"},
		{threeMiners, "334|flo k 4", "Flo dig borax-1 4"}, // of Flo's list
		{threeMiners, "555|c b1 5|111|11|1|load burro 5 b", "Ann load burro-5 B"},
	} {
		kept, shown, _ := programtest.TypedInto(t, c.header, c.typed)
		if last := kept[len(kept)-1]; last != c.last {
			t.Errorf("%q: the last event is %q, want %q\n%s", c.typed, last, c.last, shown)
		}
	}
}

// What is refused is told in the words of the game.
func TestPlayTellsWhyNot(t *testing.T) {
	for _, c := range []struct{ header, typed, told string }{
		{threeHeirs, "start 3 thursday", "MI4: No Sacramento card has Thursday as its best day."},
		{threeHeirs, "3 thu", "MI4: No Sacramento card has Thursday as its best day."},
		{threeHeirs, "chicago tue", "MI4: No Chicago card has Tuesday as its best day."},
		{threeHeirs, "start 3 fri|ann buys 1000|chicago|+3|chicago tue", "MI4: No Chicago card has Tuesday as its best day."},
		{threeHeirs, "start 3 fri|ann buys 1000|chicago|+3|sacramento fri", "MI17: The car is in Chicago, so you can only play Chicago cards."},
		{threeHeirs, "start 3 fri|ann buys 1000|d to new york", "MI15: There's no road from Sacramento to New York."},
		{threeHeirs, "start 3 fri|ann buys 1000|d to new york", "San Diego, Cheyenne, Santa Fe, Chicago, Kansas City or"},
		{threeHeirs, "start 3 fri|ann buys 1000|?", "drives: San Francisco, San Diego, Cheyenne, Santa Fe, Chicago, Kansas City,"},
		{threeHeirs, "start 3 fri|ann buys 1000|drives", "which city? San Francisco, San Diego, Cheyenne,"},
		{threeHeirs, "start 3 fri|deb chicago mon", `LG1: Nobody here is called "deb".`},
		{threeHeirs, "start 3 fri|boob", `LG1: There's nobody called "boob", and no such verb. did you mean Bob?`},
		{threeHeirs, "start 3 fri|next day", `LG1: Nobody here is called "next".`},
		{threeMiners, "245|a claim coal 1 2", "CW11: Coal 4 needs 4 or more; 2 isn't enough."},
		{threeMiners, "111|11|1|a load b1|bob load b1|flo load b2|111|11|1|a load burro 1 none", "CW40: "}, // its burro is gone
		{threeMiners, "245|deb c b1 4", `LG1: Nobody here is called "deb".`},
		{threeMiners, "245|c x9 4 ; b d t1 2; c c1 2", "Not entered: c x9 4 ; b d t1 2 ; c c1 2"},
		{threeMiners, "245", "borax-1 (3): j) claim"}, // numbers of deposits
		{threeMiners, "245|a d t1 4", "tin-1 (any die): v) claim 2|5"},
		{threeMiners, "111|11|1", "2) burro-2 (1 bandit) nothing"}, // lode-1 has bandits on four burros
		{threeMiners, "111", "pistol 1 burro-2 $10"},
		{threeMiners, "111|11|1|flo 3|f 4 all", "Flo can't do anything now"},
		{threeHeirs, "bob 300", "LG1: I don't know \"300\" in Maloney's Inheritance."},
		{threeHeirs, "1", "table start: which card? San Francisco (Monday)|"}, // digits are cards
		{threeHeirs, "1|9", "\"9\" can mean"},
		{threeHeirs, "start 3 wood", "table can: start 3 wed|3 fri|3 sun|3 tue"},
		{threeHeirs, "start 3 fri|Bob bids 700|b 500", "MI11: Bob has bid $700: bid more than that."},
		{threeHeirs, "start 3 fri|ann buys 1000|drives new york", "MI15: There's no road from Sacramento to New York."},
		{threeHeirs, "start 3 fri|ann buys 1000|5", "MI15: There's no road from Sacramento to Salt Lake City."},
		{threeMiners, "245|c b1|2", "CW11: Borax 3 needs 3 or more; 2 isn't enough."},         // not option 2
		{threeMiners, "245|d b1 2|c s2", "Ann can: claim borax-1"},                            // no store of coal-baron
		{threeMiners, "245|c s1 45|c b1 2", "CW11: Borax 3 needs 3 or more; 2 isn't enough."}, // Ann's, and not a dig of Flo
		{threeMiners, "245|correct cash 5 gift", "NAME correct FIELD AMOUNT \"REASON\""},
		{threeMiners, "245|clam b1 4", "LG1: I don't know \"clam\" in Coal n' Write. did you mean claim?"},
		{threeMiners, "245|zed claim b1 4", "LG1: Nobody here is called \"zed\". Ann, Bob, Flo or table"},
		{threeMiners, "245|bobb claim b1 4", "LG1: Nobody here is called \"bobb\". did you mean Bob?"},
		{threeMiners, "245|c b1|1 1", "1 1 isn't one of 4"}, // and no throw
		{threeMiners, "245|99", "there's no 99 on the list"},
		{threeMiners, "245|24", "CW5: 3 dice aren't in the Bunkhouse: throw those, not 2."},
		{threeMiners, "245|an pist 4 b2", "CW20: You need a pair for the store, and this throw has none."},
		{threeMiners, "245|c b1 4|245", "table roll 2+4+5; unused dice lost: Ann 2+5, Bob 2+4+5, Flo 2+4+5"},
	} {
		if _, shown, _ := programtest.TypedInto(t, c.header, c.typed); !strings.Contains(strings.ReplaceAll(shown, "\n  ", " "), c.told) {
			t.Errorf("%q does not tell %q:\n%s", c.typed, c.told, shown)
		}
	}
}

// After what was taken back its actor goes on, and after what was brought back who
// went on the first time: a line that is typed again is theirs.
func TestPlayGoesOnAfterUndo(t *testing.T) {
	for typed, last := range map[string]string{
		"334|b c s1 334|u|c t1 334":                          "Bob claim tin-1 3+3+4",
		"334|a c s1 334|b c s1 334|u|u|c t1 334":             "Ann claim tin-1 3+3+4",
		"334|a c s1 334|u|U|c t1 334":                        "Bob claim tin-1 3+3+4",
		"334|a c s1 334|b c s1 334|u|u|U|c t1 334":           "Bob claim tin-1 3+3+4",
		"334|a c s1 334|b c s1 334|u|u|U|U|c t1 334":         "Flo claim tin-1 3+3+4",
		"334|a c s1 334|b c s1 334|ann u|c t1 334":           "Ann claim tin-1 3+3+4",
		"334|a c s1 334|b c s1 334|ann u|bob U|c t1 334":     "Flo claim tin-1 3+3+4",
		"334|b d s1 33|234|u|d t1 4":                         "Bob dig tin-1 4", // the table's: who was there before
		"334|b d s1 33|234|cy d t1 2|u|u|d t1 4":             "Bob dig tin-1 4",
		"334|b c s1 334|note It rains|u|c t1 334":            "Bob claim tin-1 3+3+4", // a note is passed over
		"334|b c s1 334|rename Bob Bill|u|u|c t1 334":        "Bob claim tin-1 3+3+4",
		"334|b c s1 334|rename Bob Bill|bill u|c t1 334":     "Bill claim tin-1 3+3+4",
		"334|b c s1 334|a correct cash +1 gift|u|u|c t1 334": "Bob claim tin-1 3+3+4",
	} {
		kept, shown, _ := programtest.TypedInto(t, threeMiners, typed)
		if got := kept[len(kept)-1]; got != last {
			t.Errorf("%q: the last event is %q, want %q\n%s", typed, got, last, shown)
		}
	}
}

// Where the line before entered nothing, u says so, and takes something back only
// when it is typed again.
func TestPlayDoesNotUndoWhatWasNotEntered(t *testing.T) {
	for _, c := range []struct{ typed, last, told string }{
		{"334|c b1 4|d b 3|u", "Ann claim borax-1 4", `Nothing to undo from "d b 3". Type u again to undo: Ann claim borax-1 4`},
		{"334|c b1 4|d b 3|u|u", "table undo", ""},
		{"334|c b1 4|d b1 9|undo", "Ann claim borax-1 4", `Nothing to undo from "d b1 9"`},
		{"334|c b1 4|d b|u|u", "table undo", ""},
		{"334|c b1 4|d b 3||u", "table undo", ""}, // the game was shown since
		{"334|c b1 4|d b 3|table undo", "table undo", ""},
		{"334|c b1 4|d b 3|a u", "Ann undo", ""},
		{"wood|u", "", `Nothing to undo from "wood"`},
	} {
		kept, shown, _ := programtest.TypedInto(t, threeMiners, c.typed)
		if last := kept[len(kept)-1]; last != c.last || !strings.Contains(shown, c.told) {
			t.Errorf("%q: the last event is %q, want %q, and %q\n%s", c.typed, last, c.last, c.told, shown)
		}
	}
}

// Names are told apart by what people write between them.
func TestNamesOfAGameThatBegins(t *testing.T) {
	for line, want := range map[string][]string{
		"Ann, Bob and Cy":     {"Ann", "Bob", "Cy"},
		"“Ann”, \"Bob\" & Cy": {"Ann", "Bob", "Cy"},
		"Ann & Bob; Cy":       {"Ann", "Bob", "Cy"},
		"Ann, Bob, and Cy":    {"Ann", "Bob", "Cy"},
		"Andy AND Randy":      {"Andy", "Randy"},
		"Ann/Bob | Cy":        {"Ann", "Bob", "Cy"},
		"Bob Tanner, Sandy, ": {"Bob Tanner", "Sandy"},
		" Ann ":               {"Ann"},
		"Bob Tanner":          {"Bob Tanner"},
		"":                    nil,
	} {
		if got := splitNames(line); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// Whatever is typed, a session goes on, and what it writes is legal.
func TestPlayBearsAnything(t *testing.T) {
	for _, title := range titles.List {
		info := title.Game.Info()
		players := []string{"Ann", "Bob", "Cy", "Dee"}[:min(4, info.MaxPlayers)]
		if info.MinPlayers == 2 {
			players = players[:2]
		}
		begun := ledger.Header{Game: info.ID, Players: players}
		header := begun.String() + "\n"
		words := append([]string{"?", "u", "U", "a", "b", "c", "d", "table", "none", "+", "-", "9 kan", "thu", "undo", "bids", "245", "11", "", "help", "500"}, players...)
		for _, v := range info.Verbs {
			words = append(words, v.Name, v.Name[:1], v.Name[:2])
		}
		for n := range 24 {
			words = append(words, fmt.Sprint(n+1), fmt.Sprint(n+1)) // numbers mostly: they lead on
		}
		random := rand.New(rand.NewPCG(16, 16))
		var lines []string
		for range 250 {
			line := words[random.IntN(len(words))]
			for random.IntN(3) == 0 {
				line += " " + words[random.IntN(len(words))]
			}
			lines = append(lines, line)
		}
		kept, _, _ := programtest.TypedInto(t, header, strings.Join(lines, "|"))
		o, err := command.OpenLedger("night.ledger", header+strings.Join(kept, "\n")+"\n", "")
		if err != nil {
			t.Fatalf("%s: %v", info.ID, err)
		}
		if findings := ledger.Check(o.Fold, o.Doc); len(findings) > 0 {
			t.Errorf("%s: %d findings in %d events", info.ID, len(findings), len(kept))
		}
	}
}

package reading

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// A part is what typed words say of one argument.
type part struct {
	words []string // of the notation
	open  bool     // it has to be asked for: nothing of it was typed, or not its sign
	near  []string // open: of its choices those that can be meant; nil for all
	none  bool     // nothing is taken of what could be
	loose int      // how far what was typed is from the words
}

// A filling is a part for each argument.
type filling []part

// words are those of the notation for all arguments.
func (f filling) words() []string {
	words := []string{}
	for _, p := range f {
		words = append(words, p.words...)
	}
	return words
}

// loose is how far what was typed is from the words.
func (f filling) loose() (sum int) {
	for _, p := range f {
		sum += p.loose
	}
	return sum
}

// idle says whether nothing is taken of what could be.
func (f filling) idle() bool {
	return slices.ContainsFunc(f, func(p part) bool { return p.none })
}

// unsaid says whether nothing has been said of any argument.
func (f filling) unsaid() bool {
	return !slices.ContainsFunc(f, func(p part) bool { return !p.open || p.near != nil })
}

// closed is how many arguments have been said.
func (f filling) closed() int { return len(f) - f.open() }

// open is how many arguments have to be asked for.
func (f filling) open() (sum int) {
	for _, p := range f {
		if p.open {
			sum++
		}
	}
	return sum
}

// An omission says what of an event need not be typed.
type omission int

const (
	omitNothing omission = iota // all is typed
	omitShown                   // what has one choice: it stands on the list that a number is of
	omitListed                  // that; and anything else is asked for
	omitAsked                   // anything: it is asked for
)

// fill lists what typed words say of arguments.
func fill(args []scoring.Arg, typed []string, omit omission) []filling {
	if len(args) == 0 {
		if len(typed) > 0 {
			return nil
		}
		return []filling{{}}
	}
	var all []filling
	for n := 0; n <= len(typed); n++ {
		firsts := one(&args[0], typed[:n])
		if len(firsts) == 0 {
			firsts = omitted(&args[0], typed[:n], omit)
		}
		if len(firsts) == 0 || n == 0 && len(typed) > 0 && alike(firsts[0].words, typed[0]) && (omit != omitShown || firsts[0].words[0] == typed[0]) {
			continue
		}
		for _, after := range fill(args[1:], typed[n:], omit) {
			for _, first := range firsts {
				all = append(all, append(filling{first}, after...))
			}
		}
	}
	return all
}

// omitted is what stands for an argument that was not typed, or only without its
// sign.
func omitted(a *scoring.Arg, typed []string, omit omission) []part {
	switch {
	case len(typed) == 0 && a.Kind == scoring.Counts && a.From == 0 && (omit == omitNothing || len(a.Items) == 0):
		return []part{{none: len(a.Items) > 0}}
	case len(typed) == 0 && (omit == omitAsked || omit == omitListed && shown(a) == nil):
		return []part{{open: true}}
	case len(typed) == 0 && omit != omitNothing:
		return shown(a)
	case len(typed) == 1 && omit >= omitListed && isDigits(bare(typed[0])):
		signless := func(c string) bool { return isAmount(c) && !isDigits(bare(c)) && bare(c)[1:] == bare(typed[0]) }
		if near := slices.DeleteFunc(slices.Clone(a.Choices), func(c string) bool { return !signless(c) }); len(near) > 0 {
			return []part{{open: true, near: near}}
		}
	}
	return nil
}

// shown is the only choice of an argument.
func shown(a *scoring.Arg) []part {
	switch {
	case a.Kind == scoring.Path && len(a.Choices) == 1:
		return []part{{words: strings.Fields(a.Choices[0]), loose: given}}
	case (a.Kind == scoring.Word || a.Kind == scoring.Choice || a.Kind == scoring.DiceChoice) && len(a.Choices) == 1:
		return []part{{words: a.Choices, loose: given}}
	case a.Kind == scoring.Counts && a.From == 1 && a.To == 1 && len(a.Items) == 1:
		return []part{{words: scoring.ItemNames(a.Items), loose: given}}
	case a.Kind == scoring.Range && a.From == a.To:
		return []part{{words: []string{strconv.Itoa(a.From)}, loose: given}}
	}
	return nil
}

// alike says whether a word could be meant for what was left out before it: a
// die, where another number stands in its place.
func alike(given []string, typed string) bool {
	return len(given) == 1 && isAmount(plain(given[0])) && isAmount(plain(typed))
}

// plain is dice as digits.
func plain(word string) string { return strings.ReplaceAll(word, "+", "") }

// one lists what typed words, all of them, say of one argument.
func one(a *scoring.Arg, typed []string) []part {
	switch a.Kind {
	case scoring.Counts:
		return counts(a, typed)
	case scoring.Path:
		return paths(a, typed)
	case scoring.Text:
		return text(typed)
	case scoring.Throw:
		return throw(a, typed)
	case scoring.DiceChoice:
		return dice(a, typed)
	case scoring.Range:
		return number(a, typed)
	case scoring.Word, scoring.Choice:
	}
	return choices(a, typed)
}

// choices compares words with what may be chosen, and with what people call it.
// A number may stand apart: "burro 5"; it can be meant for what comes behind as well.
func choices(a *scoring.Arg, typed []string) []part {
	word, one := numberApart(typed)
	if one = one && len(typed) == 2; len(typed) == 1 {
		word, one = typed[0], true
	}
	var all []part
	for i, c := range a.Choices {
		if one {
			if loose, ok := matchWord(word, c); ok {
				all = append(all, part{words: []string{c}, loose: max(loose, scoring.When(len(typed) == 2, short))})
				continue
			}
		}
		if a.Titles != nil && matchTitle(typed, a.Choices[i]+" "+a.Titles[i].String()) {
			all = append(all, part{words: []string{c}, loose: short})
		}
	}
	return all
}

// dice reads dice that lie on the table: "2+3", "32", "3 2", in any order.
func dice(a *scoring.Arg, typed []string) []part {
	word := plussed(strings.Join(typed, "+"))
	if slices.ContainsFunc(a.Choices, func(c string) bool { return sorted(c) == sorted(word) }) {
		return []part{{words: []string{word}}}
	}
	return nil
}

// throw reads dice thrown now: "2+3+4", "234", "2 3 4".
func throw(a *scoring.Arg, typed []string) []part {
	if len(typed) == 0 {
		return nil
	}
	word := plussed(strings.Join(typed, "+"))
	faces, ok := scoring.ParseDice(word)
	if !ok || len(faces) < a.From || len(faces) > a.To || slices.ContainsFunc(faces, func(f int) bool { return f < 1 || f > a.Faces }) {
		return nil
	}
	return []part{{words: []string{word}}}
}

// plussed writes dice as the notation does: "234" as "2+3+4". A die of more than
// nine faces cannot be written without a "+".
func plussed(word string) string {
	if !isDigits(word) {
		return word
	}
	return strings.Join(strings.Split(word, ""), "+")
}

func sorted(dice string) string {
	faces := strings.Split(dice, "+")
	slices.Sort(faces)
	return strings.Join(faces, "+")
}

// number reads a whole number: "500", "$1,000".
func number(a *scoring.Arg, typed []string) []part {
	if len(typed) != 1 {
		return nil
	}
	word := bare(typed[0])
	n, ok := scoring.ParseWhole(word)
	if !ok || n < a.From || n > a.To || (n-a.From)%max(1, a.Step) != 0 {
		return nil
	}
	return []part{{words: []string{word}}}
}

// text reads words as they are; where none is typed there is no text.
func text(typed []string) []part {
	if len(typed) == 0 {
		return nil
	}
	return []part{{words: []string{joined(typed)}}}
}

// paths compares words with whole paths: word by word, by what people call it, or
// by spots on the way and the last one. Of paths to the same spot the first is as
// good as any.
func paths(a *scoring.Arg, typed []string) []part {
	if len(typed) == 0 {
		return nil
	}
	var all []part
	onTheWay := false
	for i, c := range a.Choices {
		spots := strings.Fields(c)
		loose, ok := matchAll(typed, spots)
		switch {
		case ok:
		case a.Titles != nil && matchTitle(typed, a.Choices[i]+" "+a.Titles[i].String()):
			loose = short
		case a.Titles == nil && !onTheWay && leads(spots, typed):
			loose, onTheWay = given, true
		default:
			continue
		}
		all = append(all, part{words: spots, loose: loose})
	}
	return all
}

// matchAll compares typed words with as many written ones.
func matchAll(typed, written []string) (loose int, ok bool) {
	if len(typed) != len(written) {
		return 0, false
	}
	for i := range typed {
		n, ok := matchWord(typed[i], written[i])
		if !ok {
			return 0, false
		}
		loose = max(loose, n)
	}
	return loose, true
}

// leads says whether a path goes over spots in their order, and ends at the last.
func leads(path, spots []string) bool {
	if !strings.EqualFold(path[len(path)-1], spots[len(spots)-1]) {
		return false
	}
	for _, spot := range path {
		if len(spots) > 0 && strings.EqualFold(spot, spots[0]) {
			spots = spots[1:]
		}
	}
	return len(spots) == 0
}

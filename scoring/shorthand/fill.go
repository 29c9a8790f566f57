package shorthand

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// A filling is words of the notation for arguments, and how far what was typed is
// from them.
type filling struct {
	words []string
	loose int
}

// fill lists what typed words say of arguments.
func fill(args []scoring.Arg, typed []string) []filling {
	if len(args) == 0 {
		if len(typed) > 0 {
			return nil
		}
		return []filling{{}}
	}
	var all []filling
	for n := 0; n <= len(typed); n++ {
		firsts := one(&args[0], typed[:n])
		if len(firsts) == 0 || n == 0 && len(typed) > 0 && alike(firsts[0].words, typed[0]) {
			continue
		}
		for _, after := range fill(args[1:], typed[n:]) {
			for _, first := range firsts {
				all = append(all, filling{slices.Concat(first.words, after.words), first.loose + after.loose})
			}
		}
	}
	return all
}

// alike says whether a word could be meant for what was left out before it: a
// die, where another number stands in its place.
func alike(given []string, typed string) bool {
	return len(given) == 1 && isAmount(plain(given[0])) && isAmount(plain(typed))
}

// plain is dice as digits.
func plain(word string) string { return strings.ReplaceAll(word, "+", "") }

// one lists what typed words, all of them, say of one argument.
func one(a *scoring.Arg, typed []string) []filling {
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
// The only choice need not be typed, but where it tells forms of a verb apart.
func choices(a *scoring.Arg, typed []string) []filling {
	var all []filling
	for i, c := range a.Choices {
		if len(typed) == 1 {
			if loose, ok := matchWord(typed[0], c); ok {
				all = append(all, filling{[]string{c}, loose})
				continue
			}
		}
		if a.Titles != nil && matchTitle(typed, a.Choices[i]+" "+a.Titles[i]) {
			all = append(all, filling{[]string{c}, short})
		}
	}
	if len(typed) == 0 && len(a.Choices) == 1 && a.Kind != scoring.Word {
		all = append(all, filling{a.Choices[:1], given})
	}
	return all
}

// dice reads dice that lie on the table: "2+3", "32", in any order.
func dice(a *scoring.Arg, typed []string) []filling {
	if len(typed) != 1 {
		return choices(a, typed)
	}
	word := plussed(typed[0])
	if slices.ContainsFunc(a.Choices, func(c string) bool { return sorted(c) == sorted(word) }) {
		return []filling{{[]string{word}, exact}}
	}
	return nil
}

// throw reads dice thrown now: "2+3+4", "234", "2 3 4".
func throw(a *scoring.Arg, typed []string) []filling {
	if len(typed) == 0 {
		return nil
	}
	word := plussed(strings.Join(typed, "+"))
	faces, ok := scoring.ParseDice(word)
	if !ok || len(faces) < a.From || len(faces) > a.To || slices.ContainsFunc(faces, func(f int) bool { return f < 1 || f > a.Faces }) {
		return nil
	}
	return []filling{{[]string{word}, exact}}
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
func number(a *scoring.Arg, typed []string) []filling {
	if len(typed) == 0 && a.From == a.To {
		return []filling{{[]string{strconv.Itoa(a.From)}, given}}
	}
	if len(typed) != 1 {
		return nil
	}
	word := bare(typed[0])
	n, ok := scoring.ParseWhole(word)
	if !ok || n < a.From || n > a.To || (n-a.From)%max(1, a.Step) != 0 {
		return nil
	}
	return []filling{{[]string{word}, exact}}
}

// text reads words as they are; where none is typed there is no text.
func text(typed []string) []filling {
	if len(typed) == 0 {
		return nil
	}
	return []filling{{[]string{joined(typed)}, exact}}
}

// paths compares words with whole paths: word by word, by what people call it, or
// by spots on the way and the last one. Of paths to the same spot the first is as
// good as any.
func paths(a *scoring.Arg, typed []string) []filling {
	if len(typed) == 0 {
		if len(a.Choices) == 1 {
			return []filling{{strings.Fields(a.Choices[0]), given}}
		}
		return nil
	}
	var all []filling
	onTheWay := false
	for i, c := range a.Choices {
		spots := strings.Fields(c)
		loose, ok := matchAll(typed, spots)
		switch {
		case ok:
		case a.Titles != nil && matchTitle(typed, a.Choices[i]+" "+a.Titles[i]):
			loose = short
		case a.Titles == nil && !onTheWay && leads(spots, typed):
			loose, onTheWay = given, true
		default:
			continue
		}
		all = append(all, filling{spots, loose})
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

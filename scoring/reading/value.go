package reading

import (
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// Choice is the one of some words that somebody has typed: in any case, and with anything
// or nothing between its parts. It is not ok where that is none of them, or several.
func Choice(typed string, among []string) (word string, ok bool) {
	if slices.Contains(among, typed) {
		return typed, true
	}
	key := choiceKey(typed)
	for _, w := range among {
		if choiceKey(w) != key {
			continue
		}
		if ok {
			return "", false
		}
		word, ok = w, true
	}
	return word, ok
}

// choiceKey is what remains of a word where case and what stands between its parts are no
// matter.
func choiceKey(word string) string {
	return strings.Map(func(r rune) rune {
		if r == '-' || r == '_' || unicode.IsSpace(r) {
			return -1
		}
		return r
	}, fold(Plain(Name(word))))
}

// The words for something that is on or off.
var (
	yes = []string{scoring.Yes, "y", "on", "true", "t", "1"}
	no  = []string{scoring.No, "n", "off", "false", "f", "0"}
)

// YesNo reads whether something is on or off.
func YesNo(typed string) (on, ok bool) {
	_, on = Choice(typed, yes)
	_, off := Choice(typed, no)
	return on, on || off
}

// wholeNumber is a whole number, with or without something between its thousands.
var wholeNumber = regexp.MustCompile(`^[+-]?(\d+|\d{1,3}(,\d{3})+|\d{1,3}('\d{3})+|\d{1,3}( \d{3})+)$`)

// WholeNumber is a whole number in ASCII digits and with nothing between them. What is none stays
// as it was typed.
func WholeNumber(typed string) string {
	plain := Plain(Name(typed))
	if !wholeNumber.MatchString(plain) {
		return typed
	}
	return strings.NewReplacer(",", "", "'", "", " ", "").Replace(plain)
}

// Option reads a ruling of the table, and says why a game does not take it.
func Option(info *scoring.Info, name, value string) (ledger.Option, error) {
	name, value = Name(name), Name(value)
	if known, ok := Choice(name, scoring.Each(len(info.Options), func(i int) string { return info.Options[i].Name })); ok {
		name = known
	}
	o, _ := info.Option(name)
	choice, chosen := Choice(value, o.Choices)
	switch on, isSwitch := YesNo(value); {
	case chosen:
		value = choice
	case o.Choices == nil:
		value = WholeNumber(strings.TrimPrefix(Plain(value), "$"))
	case isSwitch && on && slices.Contains(o.Choices, scoring.Yes):
		value = scoring.Yes
	case isSwitch && !on && slices.Contains(o.Choices, scoring.No):
		value = scoring.No
	}
	return ledger.Option{Name: name, Value: value}, info.CheckOption(name, value)
}

// dateForms are the ways to write a day, once whatever stands between its parts is a
// blank: people put day and month in either order.
var dateForms = []string{"2006 1 2", "2 1 2006", "1 2 2006", "2 January 2006", "2 Jan 2006", "January 2 2006", "Jan 2 2006"}

// Days are the days that somebody can mean, as a ledger writes them: none, one, or two where
// day and month can be told apart by nothing, the one with the day before the month first.
func Days(typed string) (days []string) {
	parts := strings.FieldsFunc(Plain(Name(typed)), func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("-./,", r) })
	for _, form := range dateForms {
		if day, err := time.Parse(form, strings.Join(parts, " ")); err == nil {
			days = append(days, day.Format(time.DateOnly))
		}
		if form == dateForms[0] && days != nil {
			break // no other begins with a year
		}
	}
	return slices.Compact(days)
}

// Date reads a day as people write it, and writes it as a ledger does. Where day and month
// can be told apart by nothing, both are named.
func Date(typed string) (string, error) {
	switch days := Days(typed); len(days) {
	case 0:
		return "", speech.Err("ledger.no-date", "word", ledger.QuoteShort(typed))
	case 1:
		return days[0], nil
	default:
		return "", speech.Err("reading.which-date", "typed", ledger.QuoteShort(typed), "can", speech.Any(speech.Named(days...)))
	}
}

// aroundD is the "d" of dice with the blanks on either side.
var aroundD = regexp.MustCompile(`\s*d\s*`)

// Dice is a notation of dice as the program takes it: "D6" is "d6", "3 d 6" is "3d6".
func Dice(typed string) string { return aroundD.ReplaceAllString(fold(Plain(Name(typed))), "d") }

// Arguments are those of a command line, of which a shell has broken what stands in quotes
// that it does not know: “Bob Tanner” is one.
func Arguments(args []string) []string {
	var whole []string
	for len(args) > 0 {
		n := 1
		if opensQuote(args[0]) {
			n = 1 + max(0, 1+slices.IndexFunc(args[1:], func(arg string) bool { return strings.ContainsAny(arg, doubleQuotes) }))
		}
		if n > 1 && !closesQuote(args[n-1]) {
			n = 1
		}
		whole, args = append(whole, strings.Join(args[:n], " ")), args[n:]
	}
	return whole
}

// opensQuote says whether a word, or the value of a flag, begins with a quote of word
// processors and has no other.
func opensQuote(arg string) bool {
	if _, value, flag := strings.Cut(arg, "="); flag && strings.HasPrefix(arg, "--") {
		arg = value
	}
	first, n := utf8.DecodeRuneInString(arg)
	return strings.ContainsRune(doubleQuotes, first) && !strings.ContainsAny(arg[n:], doubleQuotes)
}

// closesQuote says whether a word ends with a quote of word processors and has no other.
func closesQuote(arg string) bool {
	last, n := utf8.DecodeLastRuneInString(arg)
	return strings.ContainsRune(doubleQuotes, last) && !strings.ContainsAny(arg[:len(arg)-n], doubleQuotes)
}

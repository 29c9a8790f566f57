package sheet

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Read reads what people write in a place, as its cell has it: "ann $300;
// Bob 1,200" for "Ann 300, Bob 1200", "bob joker", "Sacramento Mon", "500$".
func (p *Paper) Read(at scoring.Place, text string) (string, bool) {
	switch {
	case slices.Contains(p.Cards, at):
		return p.sloppyCard(text)
	case at == OnTable(maloney.TestamentCell):
		seat, rest, ok := p.sloppyName(text)
		return p.Names[seat], ok && rest == ""
	case at.Cell == maloney.PurseCell:
		n, err := strconv.Atoi(text)
		return text, err == nil && n%maloney.Step == 0
	}
	switch p.column(at) {
	case maloney.ColumnDay:
		day, ok := sloppyDay(text)
		return day.String(), ok
	case maloney.ColumnCity:
		city, ok := p.sloppyCity(text)
		return strconv.Itoa(city + 1), ok
	case maloney.ColumnFound:
		return sloppyCase(text)
	case maloney.ColumnDriver:
		return p.sloppyDriver(text)
	case maloney.ColumnBids:
		return p.sloppyBids(text)
	}
	return "", false
}

// begins says whether one of some words, in any case, is a text or the only one that
// begins with it.
func begins(words []string, text string) (at int, ok bool) {
	if at := slices.IndexFunc(words, func(w string) bool { return strings.EqualFold(w, text) }); at >= 0 {
		return at, true
	}
	text = strings.ToLower(text)
	same := scoring.Where(len(words), func(i int) bool { return strings.HasPrefix(strings.ToLower(words[i]), text) })
	if text == "" || len(same) != 1 {
		return 0, false
	}
	return same[0], true
}

// sloppyDay reads "Monday", "Mo", "mon.", "Weds".
func sloppyDay(text string) (maloney.Weekday, bool) {
	text = strings.TrimSuffix(strings.TrimSuffix(strings.ToLower(strings.TrimSpace(text)), "."), "s")
	i, ok := begins(speech.Strings(maloney.DayNames...), text)
	return maloney.Weekday(i), ok //nolint:gosec // an index of seven
}

// sloppyCity reads "9", "Kansas City", "kansas", "9 Kansas City".
func (p *Paper) sloppyCity(text string) (int, bool) {
	text = strings.TrimSpace(text)
	number, name, _ := strings.Cut(text, " ")
	city, numbered := maloney.ParseCity(strings.Trim(number, "#.,:"))
	if !numbered {
		name = text
	}
	names := scoring.Each(maloney.Cities, p.World.Name)
	switch at, named := begins(names, strings.TrimSpace(name)); {
	case numbered && (name == "" || named && at == city):
		return city, true
	case numbered:
		return 0, false
	default:
		return at, named
	}
}

// sloppyCard reads "3 mon", "3 Monday", "Sacramento (Mon)": a city, then a day.
func (p *Paper) sloppyCard(text string) (string, bool) {
	words := strings.FieldsFunc(text, func(c rune) bool { return unicode.IsSpace(c) || strings.ContainsRune("-(),/", c) })
	if len(words) < 2 {
		return "", false
	}
	best, isDay := sloppyDay(words[len(words)-1])
	city, isCity := p.sloppyCity(strings.Join(words[:len(words)-1], " "))
	if !isDay || !isCity {
		return "", false
	}
	return maloney.CardWord(city+1, best), true
}

// sloppyCase reads "4", "-$1,000", "$ 500", "500$": points are small numbers, and
// money is whole hundreds.
func sloppyCase(text string) (string, bool) {
	plain := strings.NewReplacer("$", "", ",", "", " ", "", "−", "-", "–", "-").Replace(text)
	n, err := strconv.Atoi(plain)
	c := maloney.Suitcase{Points: n}
	if n%maloney.Step == 0 || strings.Contains(text, "$") {
		c = maloney.Suitcase{Money: n}
	}
	read, ok := maloney.ParseSuitcase(c.String())
	return read.String(), err == nil && ok
}

// sloppyName reads who leads a text: a name in any case, or the beginning of one;
// the rest comes after it.
func (p *Paper) sloppyName(text string) (seat int, rest string, ok bool) {
	text = strings.TrimSpace(text)
	longest := 0
	for i, name := range p.Names {
		if n := len(name); n > longest && len(text) >= n && strings.EqualFold(text[:n], name) && !goesOn(text[n:]) {
			seat, rest, ok, longest = i, text[n:], true, n
		}
	}
	if ok {
		return seat, rest, true
	}
	end := strings.IndexFunc(text, func(c rune) bool { return !unicode.IsLetter(c) })
	if end < 0 {
		end = len(text)
	}
	seat, ok = begins(p.Names, text[:end])
	return seat, text[end:], ok
}

// goesOn says whether a word goes on.
func goesOn(rest string) bool {
	c, _ := utf8.DecodeRuneInString(rest)
	return unicode.IsLetter(c)
}

// saleWords are what people write of a driver who has not paid, without signs.
var saleWords = map[string]maloney.Sale{
	"": maloney.Bought, "paid": maloney.Bought, "bought": maloney.Bought, "joker": maloney.ByJoker, "j": maloney.ByJoker,
	"no bid": maloney.ByDefault, "nobid": maloney.ByDefault, "no bids": maloney.ByDefault, "for nothing": maloney.ByDefault, "free": maloney.ByDefault,
}

// sloppyDriver reads "bob", "Bob joker", "Bob - no bid".
func (p *Paper) sloppyDriver(text string) (string, bool) {
	seat, rest, ok := p.sloppyName(text)
	if !ok {
		return "", false
	}
	said := strings.ToLower(strings.Trim(rest, " (),.:;-"))
	by, ok := saleWords[said]
	if !ok && slices.ContainsFunc(speech.Abroad("maloney.spoken-no-bid"), func(w string) bool { return strings.ToLower(w) == said }) {
		by, ok = maloney.ByDefault, true
	}
	return WriteDriver(p.Names[seat], by), ok
}

// sloppyCall is what follows a name where bids are listed.
var sloppyCall = regexp.MustCompile(`^[\s:=]*(?i:(fined?)[\s:]*)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)\s*\$?[\s,;/.]*`)

// nobodysBids are amounts that were called out, without who called them.
var nobodysBids = regexp.MustCompile(`^\$?[1-9]\d*(?:(?:\s|,\s)\$?[1-9]\d*)*$`)

// sloppyBids reads "ann $300; Bob 1,200", "Ann 300 B fined 2000", or "300 400".
func (p *Paper) sloppyBids(text string) (string, bool) {
	if nobodysBids.MatchString(text) {
		return text, true
	}
	bids, fines := make([]int, len(p.Names)), make([]int, len(p.Names))
	for text != "" {
		seat, rest, ok := p.sloppyName(text)
		call := sloppyCall.FindStringSubmatch(rest)
		if !ok || call == nil {
			return "", false
		}
		amounts := bids
		if call[1] != "" {
			amounts = fines
		}
		dollars, err := strconv.Atoi(strings.ReplaceAll(call[2], ",", ""))
		if err != nil || dollars == 0 {
			return "", false
		}
		amounts[seat], text = dollars, rest[len(call[0]):] // a later bid is higher
	}
	return writeCalls(p.Names, bids, fines), true
}

// Meant takes cards that somebody has only listed for those that were laid, where more
// are listed than are left, and no more than were laid then.
func (p *Paper) Meant(filled scoring.Filled) {
	for seat, hand := range p.Hands {
		written := filled[scoring.Place{Owner: seat, Cell: maloney.CardsLeftCell}]
		left, ok := written.Number()
		listed := slices.DeleteFunc(slices.Clone(hand), func(at scoring.Place) bool { return filled[at].Value == "" })
		struck := slices.ContainsFunc(hand, func(at scoring.Place) bool { return filled[at].Struck })
		if !ok || written.Blank() || struck || scoring.Whole(len(listed)) <= left || scoring.Whole(len(listed)) > scoring.Whole(p.Size)-left {
			continue
		}
		for _, at := range listed {
			filled[at] = scoring.Written{Value: filled[at].Value, Struck: true}
		}
	}
}

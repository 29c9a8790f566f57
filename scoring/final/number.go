package final

import (
	"regexp"
	"strings"
	"unicode"

	"saddlebag/scoring"
)

// ReadNumber reads a number as people write it: "$500", "1,500", "46,5", "+14",
// "½". Where it can be either of two the choices are both, and there is no value.
// A sum is read as what it comes to, if that is what stands behind it.
func ReadNumber(text string) (value string, choices []string, ok bool) {
	if sum, ok := addedUp(text); ok {
		return sum, nil, true
	}
	if sum, total, stated := strings.Cut(text, "="); stated && strings.Contains(sum, "+") {
		added, adds := addedUp(sum)
		if stated, _, ok := ReadNumber(total); adds && ok {
			return "", []string{added, stated}, false
		}
	}
	sign, digits, ok := bareNumber(text)
	if !ok {
		return "", nil, false
	}
	var all []string
	for _, plain := range plainNumbers(digits) {
		if n, ok := scoring.ParseTenths(sign + plain); ok {
			all = append(all, n.String())
		}
	}
	switch len(all) {
	case 0:
		return "", nil, false
	case 1:
		return all[0], nil, true
	}
	return "", all, false
}

// dressing is what stands around numbers and says nothing of them.
var dressing = strings.NewReplacer("$", "", "€", "", "£", "", "½", ".5", "−", "-", "–", "-", "—", "-", "’", "'")

// units are what people write behind a number of points or dollars.
var units = regexp.MustCompile(`(?i)^(.*\d)\s*(?:p|pts?\.?|points?|dollars?|bucks)$`)

// unitWord is a unit that stands apart.
var unitWord = regexp.MustCompile(`(?i)^(?:pts?\.?|points?|dollars?|bucks)$`)

func isUnit(word string) bool { return unitWord.MatchString(word) || unitsAbroad(word) }

// bareNumber is a number without what stands around it: its sign, and the digits
// with what separates them.
func bareNumber(text string) (sign, digits string, ok bool) {
	digits = strings.Trim(dressing.Replace(text), "= ")
	digits = units.ReplaceAllString(digits, "$1")
	for _, round := range []string{".-", ",-"} { // "500.-"
		digits = strings.TrimSuffix(digits, round)
	}
	digits = strings.TrimSpace(digits)
	if digits != "" && (digits[0] == '-' || digits[0] == '+') {
		sign, digits = digits[:1], strings.TrimSpace(digits[1:])
	}
	if strings.HasPrefix(digits, ".") || strings.HasPrefix(digits, ",") {
		digits = "0" + digits
	}
	known := func(r rune) bool {
		return r >= '0' && r <= '9' || strings.ContainsRune(".,'", r) || unicode.Is(unicode.Zs, r)
	}
	return sign, digits, digits != "" && strings.TrimFunc(digits, known) == "" && !strings.ContainsFunc(digits, func(r rune) bool { return !known(r) })
}

// plainNumbers are what digits and separators can mean, with a point as the only
// separator. A comma before exactly three digits separates thousands, else
// decimals; a point there can do either.
func plainNumbers(digits string) []string {
	digits = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Zs, r) {
			return '\''
		}
		return r
	}, digits)
	last := strings.LastIndexAny(digits, ".,")
	if last < 0 {
		return thousands(digits, "'")
	}
	mark, whole, decimals := digits[last:last+1], digits[:last], digits[last+1:]
	var all []string
	if strings.Count(digits, mark) == 1 && !strings.Contains(decimals, "'") {
		for _, n := range thousands(whole, ".,'") {
			all = append(all, n+"."+tenth(decimals))
		}
	}
	if len(decimals) != 3 || whole == "0" || strings.ContainsAny(whole, ".,") && !strings.Contains(whole, mark) {
		return all
	}
	separated := thousands(digits, mark)
	if mark == "," || tenth(decimals) != "0" && len(tenth(decimals)) > 1 {
		return separated
	}
	return append(separated, all...)
}

// tenth is decimals without zeros at their end.
func tenth(decimals string) string {
	short := strings.TrimRight(decimals, "0")
	if short == "" && decimals != "" {
		return "0"
	}
	return short
}

// thousands takes what separates thousands out of digits, if it stands where it
// must, and is always the same.
func thousands(digits, marks string) []string {
	at := strings.IndexAny(digits, marks)
	if at < 0 {
		return []string{digits}
	}
	groups := strings.Split(digits, digits[at:at+1])
	for i, g := range groups {
		if i == 0 && (g == "" || len(g) > 3) || i > 0 && len(g) != 3 || strings.ContainsAny(g, ".,'") {
			return nil
		}
	}
	return []string{strings.Join(groups, "")}
}

// addedUp reads a sum that somebody has written out: "10+20", "35+10=45". What comes to
// something else than stands behind it is none.
func addedUp(text string) (value string, ok bool) {
	sum, total, stated := strings.Cut(dressing.Replace(text), "=")
	if sum = strings.TrimSpace(sum); strings.Contains(sum, " ") && !stated {
		return "", false // of two cells
	}
	summands := strings.Split(strings.ReplaceAll(sum, " ", ""), "+")
	if len(summands) < 2 {
		return "", false
	}
	var all scoring.Tenths
	for _, part := range summands {
		n, ok := scoring.ParseTenths(part)
		if !ok {
			return "", false
		}
		all += n
	}
	if n, ok := scoring.ParseTenths(strings.TrimSpace(total)); stated && (!ok || n != all) {
		return "", false
	}
	return all.String(), true
}

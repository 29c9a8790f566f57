package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
	"golang.org/x/text/width"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Spaced is a line with plain blanks and quotes: what word processors and phones put in
// their place, and what nobody sees, is gone. Words keep their spelling.
func Spaced(line string) string {
	if isASCII(line) || !utf8.ValidString(line) {
		return line // what is no text is told by who reads it
	}
	runes := []rune(norm.NFC.String(line))
	letter := func(i int) bool {
		return i >= 0 && i < len(runes) && (unicode.IsLetter(runes[i]) || unicode.IsMark(runes[i]))
	}
	var b strings.Builder
	for i, r := range runes {
		switch {
		case unicode.Is(unicode.Zs, r), r == '\u2028', r == '\u2029', r == '\u0085':
			r = ' '
		case r == '\u200c' || r == '\u200d': // joiners, which some names are spelled with
			if !letter(i-1) || !letter(i+1) {
				continue
			}
		case unicode.Is(unicode.Cf, r):
			continue
		case strings.ContainsRune(doubleQuotes, r):
			r = '"'
		}
		b.WriteRune(r)
	}
	return b.String()
}

// What stands for a double quote, an apostrophe and a minus in the languages of the world.
const (
	doubleQuotes = "“”„‟«»「」『』〝〞＂"
	apostrophes  = "‘’‚‛ʼʹ´`＇"
	dashes       = "‐‑‒–—―−﹘﹣－"
)

// Plain is a word as a ledger spells places and numbers: with ASCII dashes, apostrophes
// and digits, and nothing twice as wide.
func Plain(word string) string {
	if isASCII(word) {
		return word
	}
	return strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune(dashes, r):
			return '-'
		case strings.ContainsRune(apostrophes, r):
			return '\''
		}
		return digit(r)
	}, width.Narrow.String(Spaced(word)))
}

// Name is a name that somebody has typed, without blanks at its edges or quotes around it.
// What nobody sees stays, and is refused as ever (clause LG9).
func Name(typed string) string {
	typed = strings.TrimSpace(typed)
	first, n := utf8.DecodeRuneInString(typed)
	last, m := utf8.DecodeLastRuneInString(typed)
	const quotes = doubleQuotes + `"`
	if len(typed) <= n+m || !strings.ContainsRune(quotes, first) || !strings.ContainsRune(quotes, last) {
		return typed
	}
	if inside := typed[n : len(typed)-m]; !strings.ContainsAny(inside, quotes) {
		return strings.TrimSpace(inside)
	}
	return typed
}

// Names are names that somebody has typed, as [Name] reads each.
func Names(typed []string) []string {
	return scoring.Each(len(typed), func(i int) string { return Name(typed[i]) })
}

// digit is the ASCII digit that a digit of any script stands for; anything else is itself.
func digit(r rune) rune {
	for _, run := range unicode.Nd.R16 {
		if r >= rune(run.Lo) && r <= rune(run.Hi) {
			return '0' + (r-rune(run.Lo))%10
		}
	}
	for _, run := range unicode.Nd.R32 {
		if r >= rune(run.Lo) && r <= rune(run.Hi) {
			return '0' + (r-rune(run.Lo))%10
		}
	}
	return r
}

// plainName is what remains of a name where it is not looked at closely: case, accents and
// the form of its apostrophes.
func plainName(name string) string {
	name = norm.NFD.String(fold(strings.Join(strings.Fields(turkish.Replace(Plain(name))), " ")))
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, name)
}

// Turkish writes I with a dot and without.
var turkish = strings.NewReplacer("İ", "i", "I", "i", "ı", "i")

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// fields splits a line that people have typed into words. What stands in double quotes is
// one; a quote that is not closed ends with the line.
func fields(line string) []string {
	var words []string
	for line = strings.TrimSpace(line); line != ""; line = strings.TrimSpace(line) {
		end := strings.IndexFunc(line, unicode.IsSpace)
		if end < 0 {
			end = len(line)
		}
		word, rest := line[:end], line[end:]
		if line[0] == '"' {
			closed := false
			word, rest, closed = strings.Cut(line[1:], `"`)
			if word = strings.TrimSpace(word); word == "" && !closed {
				return nil // there is nothing in it
			}
			rest = strings.TrimLeft(rest, ".,;:!") // of the sentence around it
		}
		words, line = append(words, word), rest
	}
	return words
}

// Words are the words of a line that somebody has typed, without its comment; none where
// it is no text.
func Words(line string) []string {
	if !utf8.ValidString(line) {
		return nil
	}
	plain := Spaced(line)
	if words, err := ledger.Words(plain); err == nil {
		return scoring.Each(len(words), func(i int) string { return words[i].Text })
	}
	return fields(plain)
}

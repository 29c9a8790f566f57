package ledger

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring/speech"
)

// needsQuotes says whether a token must be quoted: where it is empty, not
// graphic, or holds what splits or quotes tokens.
func needsQuotes(s string) bool {
	if s == "" {
		return true
	}
	for _, r := range s {
		switch r {
		case ' ', '"', '\\', '#', utf8.RuneError:
			return true
		}
		if (r < ' ' || r > '~') && !unicode.IsGraphic(r) {
			return true
		}
	}
	return false
}

// Quote writes a token as a ledger does: as it is, or quoted if it must be.
func Quote(s string) string { return string(appendToken(nil, s)) }

func appendToken(b []byte, s string) []byte {
	if needsQuotes(s) {
		return strconv.AppendQuoteToGraphic(b, s)
	}
	return append(b, s...)
}

// splitLine appends the tokens of one line to tokens; the column at which they
// start is returned, counted in characters from 1. A comment is left out.
func splitLine(line string, tokens []string) (_ []string, column int, err *SyntaxError) {
	err = eachToken(line, func(token string, _ int) { tokens = append(tokens, token) })
	return tokens, columnOf(line, len(line)-len(strings.TrimLeft(line, " \t"))), err
}

// A Word is a token and where it starts.
type Word struct {
	Text   string
	Column int // counted in characters from 1
}

// Words reads the tokens of one line of filled sheets, with names and words in
// Unicode's composed form, and without the comment.
func Words(line string) ([]Word, *SyntaxError) {
	var words []Word
	from, column := 0, 1 // of the token before
	err := eachToken(line, func(token string, at int) {
		column += utf8.RuneCountInString(line[from:at])
		from = at
		words = append(words, Word{composed(token), column})
	})
	return words, err
}

// columnOf is the column of a place in a line, given in bytes.
func columnOf(line string, at int) int { return utf8.RuneCountInString(line[:at]) + 1 }

// eachToken calls take for each token of a line and where it starts, in bytes.
func eachToken(line string, take func(token string, at int)) *SyntaxError {
	for i := 0; ; {
		for i < len(line) && (line[i] == ' ' || line[i] == '\t') {
			i++
		}
		if i == len(line) || line[i] == '#' {
			return nil
		}
		token, end, why := nextToken(line[i:])
		if why != "" {
			return &SyntaxError{Column: columnOf(line, i+end), Message: why}
		}
		take(token, i)
		i += end
	}
}

// nextToken reads the token at the start of s, which is neither blank nor a
// comment. Where it cannot be read, why says so and end is the place.
func nextToken(s string) (token string, end int, why speech.Text) {
	if s[0] == '"' {
		return quotedToken(s)
	}
	for end < len(s) {
		c := s[end]
		switch {
		case c == ' ' || c == '\t' || c == '#':
			return s[:end], end, ""
		case c == '"' || c == '\\':
			return "", end, "ledger.quote-in-word"
		case c < ' ' || c == 0x7f:
			return "", end, "ledger.control-character"
		case c < utf8.RuneSelf:
			end++
		default:
			r, n := utf8.DecodeRuneInString(s[end:])
			if r == utf8.RuneError && n == 1 {
				return "", end, "ledger.not-utf8"
			}
			if !unicode.IsGraphic(r) {
				return "", end, "ledger.invisible-character"
			}
			end += n
		}
	}
	return s, end, ""
}

func quotedToken(s string) (token string, end int, why speech.Text) {
	quoted, err := strconv.QuotedPrefix(s)
	if err != nil {
		return "", 0, "ledger.open-quote"
	}
	end = len(quoted)
	if end < len(s) && !strings.ContainsRune(" \t#", rune(s[end])) {
		return "", end, "ledger.no-blank-after-quote"
	}
	token, err = strconv.Unquote(quoted)
	// Unquote mends what is not UTF-8 outside of escapes.
	if err != nil || !utf8.ValidString(quoted) || !utf8.ValidString(token) {
		return "", 0, "ledger.not-utf8"
	}
	return token, end, ""
}

// CutComment cuts a line in two before the # of its comment. A line that can't be
// read has none.
func CutComment(line string) (event, comment string) {
	after := 0 // the last token
	err := eachToken(line, func(_ string, at int) {
		_, end, _ := nextToken(line[at:])
		after = at + end
	})
	if err != nil {
		return line, ""
	}
	if at := strings.IndexByte(line[after:], '#'); at >= 0 {
		return line[:after+at], line[after+at:]
	}
	return line, ""
}

package final

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
)

// readMessage reads what people write to each other of a game: "Ann 312, Bob 297 (so
// close!)". It is not ok where that is hardly about scores.
func readMessage(lines []string) (*Scores, bool) {
	m := &message{}
	for _, line := range lines {
		line = remarks.ReplaceAllStringFunc(numbering.ReplaceAllString(line, ""), m.remark)
		for _, word := range strings.Fields(apart(line)) {
			if m.take(word); m.bad {
				return nil, false
			}
		}
		m.stop()
		if len(m.numbers) > 0 {
			m.end()
		}
	}
	m.end()
	s := &m.Scores
	ok := !m.bad && len(s.Players) > 0 && len(s.Left) <= len(s.Players)+1
	for i := range s.Players {
		ok = ok && len(s.Numbers[i]) == len(s.Numbers[0])
	}
	return s, ok
}

// A message is scores as far as they are read, and what stands behind the last of them.
type message struct {
	Scores
	before  string   // a number in front of a name
	name    []string // words that can be one
	numbers []string // behind it
	stopped bool     // something ends behind the name
	bad     bool     // this is something else
}

var (
	// numbering stands in front of what is listed.
	numbering = regexp.MustCompile(`^\s*(?:[-*•·]\s+|#?\d{1,2}[.)]\s+|#?\d{1,2}(?:st|nd|rd|th)\b[:.]?\s*)`)
	// remarks are what is said beside.
	remarks = regexp.MustCompile(`\([^()]*\)|\[[^\[\]]*\]`)
)

// remark keeps what is said in brackets, if it is no number.
func (m *message) remark(text string) string {
	inner := strings.TrimSpace(text[1 : len(text)-1])
	if isNumber(inner) {
		return " " + inner + " "
	}
	if inner != "" {
		m.Left = append(m.Left, inner)
	}
	return " "
}

// apart puts blanks around what ends a part of a sentence, and not around what stands
// within a number.
func apart(line string) string {
	runes := []rune(line)
	digit := func(i int) bool { return i >= 0 && i < len(runes) && unicode.IsDigit(runes[i]) }
	var b strings.Builder
	for i, r := range runes {
		if strings.ContainsRune(",;:|=!", r) && (!digit(i-1) || !digit(i+1)) {
			b.WriteString(" " + string(r) + " ")
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// links are words between a name and a number, or between players.
var links = []string{"had", "has", "got", "gets", "with", "won", "wins", "scored", "scores", "score", "made", "makes", "total", "totals", "finished", "ended", "on", "at", "to", "by"}

// joints stand between players.
var joints = []string{"and", "&", "vs", "vs.", "-", "–", "—", "/"}

// take reads one word.
func (m *message) take(word string) {
	sentence := strings.TrimSuffix(word, ".")
	switch {
	case strings.Trim(word, ",;:|=!") == "":
		m.stop()
	case isNumber(sentence):
		m.number(sentence)
	case isUnit(word) && (len(m.numbers) > 0 || m.before != ""), slices.Contains(joints, word) && (len(m.numbers) > 0 || word == "-" || word == "–" || word == "—"):
	default:
		if len(m.numbers) > 0 || m.stopped {
			m.end()
		}
		m.bad = m.bad || hasDigit(word) && (len(m.name) > 0 || strings.ContainsAny(word, "-+/"))
		m.name = append(m.name, word)
	}
	if word != sentence && len(m.numbers) > 0 {
		m.stop()
	}
}

func (m *message) number(text string) {
	switch {
	case len(m.name) > 0:
		m.numbers, m.stopped = append(m.numbers, text), false
		m.bad = m.bad || len(m.numbers) > mostScoreNumbers
	case m.before == "":
		m.before = text
	default:
		m.bad = true
	}
}

// stop ends a part of a sentence: what comes behind a name may still be its number.
func (m *message) stop() {
	if m.before != "" && len(m.name) > 0 && len(m.numbers) == 0 {
		m.numbers, m.before = []string{m.before}, ""
		m.end()
	}
	m.stopped = len(m.name) > 0 && len(m.numbers) == 0
}

// end takes what was read as a player's, or leaves it.
func (m *message) end() {
	words := m.name
	for len(words) > 0 && len(m.numbers) > 0 && slices.Contains(links, strings.ToLower(words[len(words)-1])) {
		words = words[:len(words)-1]
	}
	name := typed.Name(strings.TrimFunc(strings.Join(words, " "), isOrnament))
	switch {
	case len(m.numbers) == 0 && (len(m.name) > 0 || m.before != ""):
		m.Left = append(m.Left, strings.TrimSpace(m.before+" "+strings.Join(m.name, " ")))
	case len(m.numbers) == 0:
	case name == "" || len(words) > mostNameWords || strings.EqualFold(words[0], ledger.Table):
		m.bad = true
	default:
		if m.before != "" && m.before != strconv.Itoa(len(m.Players)+1) { // the place that they came in
			m.Left = append(m.Left, m.before)
		}
		m.Players, m.Numbers = append(m.Players, name), append(m.Numbers, m.numbers)
		m.bad = len(m.Players) > mostScorePlayers
	}
	m.before, m.name, m.numbers, m.stopped = "", nil, nil, false
}

// isOrnament says whether a character is a picture, as stands before who has won.
func isOrnament(r rune) bool { return unicode.Is(unicode.So, r) || unicode.IsSpace(r) || r == '\ufe0f' }

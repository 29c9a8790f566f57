package repair

import (
	"strings"

	"saddlebag/scoring/ledger"
)

// Rewrite makes repairs in the text of a ledger, one after the other. Lines are
// those of the text as it is; comments stay.
func Rewrite(text string, repairs ...ledger.Repair) string {
	s := newScript(text)
	for i := range repairs {
		for _, e := range repairs[i].Edits() {
			s.edit(e)
		}
	}
	return s.String()
}

// A script is a text line by line.
type script struct {
	lines []scriptLine
	end   string // of a line
	whole bool   // the last line has its end
}

type scriptLine struct {
	number int // in the text; 0 for one put in
	text   string
}

func newScript(text string) *script {
	s := &script{end: "\n", whole: strings.HasSuffix(text, "\n")}
	if strings.Contains(text, "\r\n") {
		s.end = "\r\n"
	}
	for line := range strings.Lines(text) {
		s.lines = append(s.lines, scriptLine{len(s.lines) + 1, strings.TrimRight(line, "\r\n")})
	}
	return s
}

func (s *script) String() string {
	var b strings.Builder
	for i, l := range s.lines {
		b.WriteString(l.text)
		if i < len(s.lines)-1 || s.whole {
			b.WriteString(s.end)
		}
	}
	return b.String()
}

// at is the place of a line of the text: the end for one that is not there.
func (s *script) at(number int) int {
	for i := range s.lines {
		if s.lines[i].number == number {
			return i
		}
	}
	return len(s.lines)
}

func (s *script) insert(at int, l scriptLine) {
	s.lines = append(s.lines, scriptLine{})
	copy(s.lines[at+1:], s.lines[at:])
	s.lines[at] = l
}

func (s *script) remove(at int) {
	s.lines = append(s.lines[:at], s.lines[at+1:]...)
}

func (s *script) edit(e ledger.Edit) {
	at := s.at(e.Line)
	if at == len(s.lines) && e.Do != ledger.Insert {
		return
	}
	switch e.Do {
	case ledger.Insert:
		s.insert(at, scriptLine{text: e.Text})
	case ledger.Remove:
		if _, comment := ledger.CutComment(s.lines[at].text); comment != "" {
			s.lines[at].text = comment // and it is nobody's event any more
			return
		}
		s.remove(at)
	case ledger.Change:
		event, comment := ledger.CutComment(s.lines[at].text)
		blank := event[:len(event)-len(strings.TrimLeft(event, " \t"))]
		if comment != "" {
			comment = event[len(strings.TrimRight(event, " \t")):] + comment
		}
		s.lines[at].text = blank + e.Text + comment
	case ledger.Move:
		l := s.lines[at]
		to := s.at(e.To)
		s.insert(to, l)
		if to <= at {
			at++
		}
		s.remove(at)
	}
}

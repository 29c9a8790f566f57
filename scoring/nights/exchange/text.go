package exchange

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
)

// A Markup is how a text is marked for where it's pasted.
type Markup int

// The markups.
const (
	Plain         Markup = iota // for anything
	Markdown                    // for chats that know it
	BoardGameGeek               // for the comments of a play there
)

// Text writes the plays for people, in a language.
func (l *Log) Text(w io.Writer, in *speech.Language, m Markup) error {
	_, err := io.WriteString(w, l.text(l.Plays, in, m))
	return err
}

func (l *Log) text(plays []nights.Play, in *speech.Language, m Markup) string {
	var b strings.Builder
	for i := range plays {
		if i > 0 {
			b.WriteString("\n")
		}
		l.writeText(&b, &plays[i], in, m)
	}
	return b.String()
}

func (l *Log) writeText(b *strings.Builder, p *nights.Play, in *speech.Language, m Markup) {
	info := l.info(p)
	var minutes speech.Text
	if p.Minutes > 0 {
		minutes = speech.Say("exchange.minutes", "n", p.Minutes)
	}
	writeLine(b, in.Of(speech.Say("exchange.head", "game", m.strong(m.plain(in.Of(info.Title))), "day", scoring.Day(p.Day), "minutes", minutes, "place", m.plain(p.Place))))
	m.paragraph(b)
	for _, s := range ranked(p.Seats) {
		rank, who, role := "", l.player(&s).called(in), s.Role
		if s.Rank > 0 {
			rank = m.strong(fmt.Sprint(s.Rank, "."))
		}
		if role == who {
			role = ""
		}
		var score speech.Text
		if s.Scored {
			score = info.Amount(s.Score)
		}
		writeLine(b, m.item()+in.Of(speech.Say("exchange.seat", "rank", rank, "player", m.plain(who), "role", m.plain(role), "score", score)))
	}
	if p.Stopped {
		m.paragraph(b)
		writeLine(b, in.Of("exchange.stopped"))
	}
	if p.Note != "" {
		m.paragraph(b)
		for line := range strings.SplitSeq(oneLineEnd.Replace(p.Note), "\n") {
			writeLine(b, m.quote()+m.plain(line))
		}
	}
}

// ranked are seats by their ranks; those without one come last.
func ranked(seats []nights.Seat) []nights.Seat {
	return slices.SortedStableFunc(slices.Values(seats), func(a, b nights.Seat) int {
		return cmp.Compare(uint(a.Rank)-1, uint(b.Rank)-1) // 0 becomes the greatest
	})
}

func writeLine(b *strings.Builder, line string) {
	b.WriteString(line)
	b.WriteString("\n")
}

// paragraph sets what follows apart, where it would be taken for the same paragraph.
func (m Markup) paragraph(b *strings.Builder) {
	if m == Markdown {
		b.WriteString("\n")
	}
}

// strong marks what catches the eye.
func (m Markup) strong(text string) string {
	switch m {
	case Markdown:
		return "**" + text + "**"
	case BoardGameGeek:
		return "[b]" + text + "[/b]"
	default:
		return text
	}
}

// item begins the line of a list.
func (m Markup) item() string {
	if m == Markdown {
		return "- "
	}
	return ""
}

// quote begins a line that somebody has written.
func (m Markup) quote() string {
	if m == Markdown {
		return "> "
	}
	return ""
}

// What would be taken for markup.
var (
	inMarkdown = escaper("\\`*_{}[]<>~|#&", func(r string) string { return `\` + r })
	inBGG      = strings.NewReplacer("[", "(", "]", ")") // which has no way to escape
)

func escaper(special string, escape func(string) string) *strings.Replacer {
	var pairs []string
	for _, r := range special {
		pairs = append(pairs, string(r), escape(string(r)))
	}
	return strings.NewReplacer(pairs...)
}

// plain is a text of which nothing is taken for markup.
func (m Markup) plain(text string) string {
	switch m {
	case Markdown:
		return inMarkdown.Replace(text)
	case BoardGameGeek:
		return inBGG.Replace(text)
	default:
		return text
	}
}

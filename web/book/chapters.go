package book

import (
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A chapter of the book has whole rounds of the game, as one page shows them, or a
// part of a long one.
type chapter struct {
	rounds []bookRound
	last   int // number of the last round
	part   int // of a round that is too long for one chapter: which, from 1
}

// A bookRound is a round of the game in the book.
type bookRound struct {
	number  int
	title   string // as it is said: "Round 2", "Day 3"
	entries []recorded
}

// How many entries make a chapter: the round that reaches the first number closes it,
// and so does the entry that reaches the second.
const (
	fullChapter = 25
	mostEntries = 60
)

// chapters puts entries into rounds, and rounds into chapters. Moments tells by number
// where the game was right before an entry; what has no place in the game is in the
// round in which it was entered.
func chapters(l *speech.Language, all []recorded, moments map[int]scoring.Moment) []chapter {
	book := []chapter{{last: 1, part: 1}}
	count := 0
	for _, m := range all {
		at := &book[len(book)-1]
		number, title := at.last, ""
		if now, ok := moments[m.Number]; ok && (m.inserted || m.Before == 0) {
			number, title = max(number, now.Round), roundTitle(l, now)
		}
		if number > at.last && count >= fullChapter || count == mostEntries {
			next := chapter{part: 1}
			if number == at.last {
				next.part = at.part + 1
			}
			book = append(book, next)
			at, count = &book[len(book)-1], 0
		}
		if len(at.rounds) == 0 || number > at.last {
			at.rounds, at.last = append(at.rounds, bookRound{number: number}), number
		}
		round := &at.rounds[len(at.rounds)-1]
		if round.title == "" {
			round.title = title
		}
		round.entries = append(round.entries, m)
		count++
	}
	return book
}

// called is what people call the round.
func (r *bookRound) called() speech.Text {
	if r.title != "" {
		return speech.Words(r.title)
	}
	return speech.Say("book.round", "number", r.number)
}

// roundTitle is what people call, in a language, the round of a moment, which begins its label: "Day 3";
// empty where the label does not say.
func roundTitle(l *speech.Language, m scoring.Moment) string {
	title, _, _ := strings.Cut(l.Of(m.Label), ":")
	title, _, _ = strings.Cut(title, ",")
	if !regexp.MustCompile(`\b` + strconv.Itoa(m.Round) + `\b`).MatchString(title) {
		return ""
	}
	return title
}

// opened is the chapter that a query asks for: the one with an entry, the one of a
// number, or the latest.
func opened(book []chapter, query url.Values) int {
	if n, err := strconv.Atoi(query.Get("at")); err == nil {
		for i, c := range book {
			for _, r := range c.rounds {
				// Where it was put in comes first.
				if slices.ContainsFunc(r.entries, func(m recorded) bool { return m.Number == n }) {
					return i
				}
			}
		}
	}
	if n, err := strconv.Atoi(query.Get("chapter")); err == nil && n >= 1 && n <= len(book) {
		return n - 1
	}
	return len(book) - 1
}

// called is what a link to a chapter says: the numbers of its rounds.
func (c *chapter) called() speech.Text {
	called := strconv.Itoa(c.last)
	if len(c.rounds) > 0 && c.rounds[0].number < c.last {
		called = strconv.Itoa(c.rounds[0].number) + "–" + called
	}
	if c.part > 1 {
		return speech.Say("book.chapter-part", "rounds", called, "part", c.part)
	}
	return speech.Words(called)
}

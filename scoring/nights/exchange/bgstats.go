package exchange

import (
	"encoding/json"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
)

// bgStats is where BG Stats takes a play from, by its published format "Push plays to BG
// Stats from other apps or websites".
const bgStats = "https://app.bgstatsapp.com/createPlay.html?data="

// sourceName is what BG Stats calls us.
const sourceName = "Saddlebag"

// A linked is a play in a link. Every boolean is always there: an app fails without. A number
// that BoardGameGeek gave the game could be too, but we know none.
type linked struct {
	SourceName   string         `json:"sourceName"`
	SourcePlayID string         `json:"sourcePlayId"`
	PlayDate     string         `json:"playDate"`
	DurationMin  int            `json:"durationMin,omitempty"`
	Location     string         `json:"location,omitempty"`
	Board        string         `json:"board,omitempty"`
	Comments     string         `json:"comments,omitempty"`
	Game         linkedGame     `json:"game"`
	Players      []linkedPlayer `json:"players"`
}

type linkedGame struct {
	Name         string `json:"name"`
	SourceGameID string `json:"sourceGameId"`
	HighestWins  bool   `json:"highestWins"`
	NoPoints     bool   `json:"noPoints"`
}

type linkedPlayer struct {
	Name           string      `json:"name"`
	SourcePlayerID string      `json:"sourcePlayerId"`
	Score          json.Number `json:"score,omitempty"`
	Rank           int         `json:"rank,omitempty"`
	Role           string      `json:"role,omitempty"`
	Winner         bool        `json:"winner"`
	StartPlayer    bool        `json:"startPlayer"`
}

// longestLink is how long a link may be, bytes: what's longer some browsers and servers cut.
const longestLink = 8000

// textLimits are how many characters a text of a link may have, from the first on: the next
// one is tried where the link is too long. No name is cut by the first two.
var textLimits = []int{500, 64, 48, 32, 24, 16}

// BGStats is a link that opens BG Stats with a play. What's said there beside the figures is
// in a language. Long notes, and in the end long names, are cut until the link is short enough.
func (l *Log) BGStats(p *nights.Play, in *speech.Language) string {
	var link string
	for _, most := range textLimits {
		if link = l.linked(p, in, most); len(link) <= longestLink {
			break
		}
	}
	return link
}

func (l *Log) linked(p *nights.Play, in *speech.Language, most int) string {
	comments := p.Note
	if p.Stopped {
		comments = strings.TrimSpace(in.Of("exchange.stopped") + "\n" + p.Note)
	}
	info := l.info(p)
	data := linked{
		SourceName: sourceName, SourcePlayID: playID(p.ID), PlayDate: dateTime(p), DurationMin: p.Minutes,
		Location: cut(p.Place, most), Board: cut(p.Data, most), Comments: cut(comments, most),
		Game: linkedGame{info.Title.String(), info.ID, true, false},
		Players: scoring.Each(len(p.Seats), func(i int) linkedPlayer {
			s := &p.Seats[i]
			who := l.player(s)
			return linkedPlayer{
				Name: cut(who.called(in), most), SourcePlayerID: who.id, Score: json.Number(scoreOf(s)), Rank: s.Rank,
				Role: cut(s.Role, most), Winner: p.Won(i), StartPlayer: s.First,
			}
		}),
	}
	var text strings.Builder
	if err := writeJSON(&text, data); err != nil {
		panic(err) // it is made of nothing but texts and numbers
	}
	// A plus is a blank only in forms.
	return bgStats + strings.ReplaceAll(url.QueryEscape(strings.TrimSpace(text.String())), "+", "%20")
}

// timeForm is how BG Stats writes a time, which is in UTC.
const timeForm = time.DateTime

// onlyDay stands for the time of a play of which only the day is known: noon is on the same
// day nearly everywhere.
const onlyDay = "12:00:00"

// dateTime is when a play began.
func dateTime(p *nights.Play) string {
	if p.Began.IsZero() {
		return p.Day + " " + onlyDay
	}
	return p.Began.UTC().Format(timeForm)
}

// cut is a text with a number of characters at most; the last of them then says that more
// stood there.
func cut(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most-1]) + "…"
}

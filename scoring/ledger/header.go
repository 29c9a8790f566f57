package ledger

import (
	"crypto/sha256"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"saddlebag/scoring/speech"
)

// magic is the first word of every ledger, and final the last word of the first
// line of filled sheets.
const (
	magic = "saddlebag"
	final = "final"
)

// A digest is written as a mark and hexadecimal digits.
const (
	digestMark   = "sha256:"
	digestDigits = "0123456789abcdef"
)

// isDigest says whether a word has the form of a digest.
func isDigest(word string) bool {
	hex, ok := strings.CutPrefix(word, digestMark)
	return ok && len(hex) == 2*sha256.Size && strings.Trim(hex, digestDigits) == ""
}

// mostPlayers is beyond what any game takes.
const mostPlayers = 100

// A Header says which game, players and rules a ledger, or a document of filled
// sheets, is for.
type Header struct {
	Game    string
	Final   bool     // it stands over filled sheets, not over a ledger
	Players []string // in seating order
	Options []Option // as written
	Data    Data     // house data in force; zero for the default
	Edition int      // of the rules; 0 for the present one
	Date    string   // 2006-01-02; empty where not told
	Title   string
	where   map[string]place // of the lines, by their first words
	players []int            // the lines of the players
}

// An Option is one line of the header that changes a ruling.
type Option struct{ Name, Value string }

// Data names the house data in force.
type Data struct {
	Word   string // of the game: Info.DataWord
	Name   string
	Digest string // "sha256:…" where the data is the user's own; else empty
}

type place struct{ line, column int }

// At makes an error that points at the header line that begins with some words, or
// at the first line of the ledger if there is none.
func (h *Header) At(words string, says speech.Text) error {
	p, ok := h.where[words]
	if !ok {
		p = place{1, 1}
	}
	return &SyntaxError{p.line, p.column, says}
}

// ParseHeader reads the header at the start of a text. It returns the rest, and how many
// lines the header takes, including the blank one after it. An error is a *SyntaxError.
// A byte order mark is skipped.
func ParseHeader(text string) (h Header, rest string, lines int, err error) {
	r := reader{rest: strings.TrimPrefix(text, "\ufeff")}
	err = h.parse(&r)
	return h, r.rest, r.number, err
}

func (h *Header) parse(r *reader) error {
	if !r.next() {
		return &SyntaxError{1, 1, "ledger.empty"}
	}
	for r.blank() && r.next() { // comments and blank lines may stand above
	}
	words, _, serr := splitLine(r.line, nil)
	first := r.number
	if serr != nil || len(words) == 0 || words[0] != magic {
		return &SyntaxError{first, 1, "ledger.no-ledger"}
	}
	h.Final = len(words) == 4 && words[3] == final
	if len(words) != 3 && !h.Final {
		return &SyntaxError{first, 1, "ledger.first-line"}
	}
	if words[1] != strconv.Itoa(Version) {
		format := strings.TrimLeft(strings.TrimPrefix(strings.TrimLeft(r.line, " \t"), magic), " \t")
		return &SyntaxError{first, utf8.RuneCountInString(strings.TrimSuffix(r.line, format)) + 1, speech.Say("ledger.other-format", "format", QuoteShort(words[1]), "ours", Version)}
	}
	h.Game = words[2]
	h.where = map[string]place{magic: {first, 1}}
	for r.next() {
		words, column, serr := splitLine(r.line, nil)
		if serr != nil {
			serr.Line = r.number
			return serr
		}
		if len(words) == 0 {
			if strings.TrimSpace(r.line) == "" {
				break
			}
			continue // a comment
		}
		if why := h.take(words, place{r.number, column}); why != "" {
			return &SyntaxError{r.number, column, why}
		}
	}
	switch {
	case len(h.Players) > 0:
		return nil
	case h.Data.Word != "": // which may be a misspelt "player"
		return h.At("data", speech.Say("ledger.no-header-line-or-player", "line", QuoteShort(h.Data.Word)))
	}
	return &SyntaxError{r.number, 1, "ledger.no-player"}
}

// headerValues is how many values a header line has, by its first word.
var headerValues = map[string]int{"player": 1, "option": 2, "edition": 1, "date": 1, "title": 1}

// take reads one header line; why says what is wrong with it.
func (h *Header) take(words []string, p place) (why speech.Text) {
	key, args := words[0], words[1:]
	n, known := headerValues[key]
	switch {
	case !known:
		return h.takeData(key, args, p)
	case len(args) != n:
		return speech.Say("ledger.header-values", "n", n, "key", key, "found", len(args))
	}
	mark := key
	if key == "player" || key == "option" {
		mark += " " + composed(args[0])
	}
	if _, twice := h.where[mark]; twice {
		return speech.Say("ledger.twice-in-header", "line", QuoteShort(mark))
	}
	h.where[mark] = p
	switch key {
	case "player":
		return h.takePlayer(args[0], p.line)
	case "option":
		h.Options = append(h.Options, Option{args[0], args[1]})
	case "edition":
		n, err := strconv.Atoi(args[0])
		if err != nil || n < 1 {
			return speech.Say("ledger.no-edition", "word", QuoteShort(args[0]))
		}
		h.Edition = n
	case "date":
		if _, err := time.Parse(time.DateOnly, args[0]); err != nil {
			return speech.Say("ledger.no-date", "word", QuoteShort(args[0]))
		}
		h.Date = args[0]
	case "title":
		h.Title = args[0]
	}
	return ""
}

func (h *Header) takePlayer(name string, line int) (why speech.Text) {
	if len(h.Players) == mostPlayers {
		return speech.Say("ledger.most-players", "most", mostPlayers)
	}
	name, err := CleanName(name)
	if err != nil {
		return speech.OfError(err)
	}
	if other, twice := taken(h.Players, name, -1); twice {
		return speech.Say("ledger.name-taken-by", "name", strconv.Quote(name), "other", strconv.Quote(other))
	}
	h.Players = append(h.Players, name)
	h.players = append(h.players, line)
	return ""
}

// takeData reads a line that names house data. Which word does so is for the
// game to say, which is not known here.
func (h *Header) takeData(word string, args []string, p place) (why speech.Text) {
	named := len(args) == 2 && strings.HasPrefix(args[1], digestMark)
	switch {
	case word == h.Data.Word:
		return "ledger.data-twice"
	case h.Data.Word != "" || len(args) != 1 && !named:
		return speech.Say("ledger.no-header-line", "line", QuoteShort(word))
	case named && !isDigest(args[1]):
		return speech.Say("ledger.no-digest", "word", QuoteShort(args[1]))
	}
	h.where["data"] = p
	h.Data = Data{Word: word, Name: args[0]}
	if len(args) == 2 {
		h.Data.Digest = args[1]
	}
	return ""
}

// String is the canonical text of the header, one line each, without the
// blank line after it.
func (h *Header) String() string { return string(h.append(nil)) }

func (h *Header) append(b []byte) []byte {
	line := func(words ...string) {
		for i, w := range words {
			if i > 0 {
				b = append(b, ' ')
			}
			b = appendToken(b, w)
		}
		b = append(b, '\n')
	}
	first := []string{magic, strconv.Itoa(Version), h.Game}
	if h.Final {
		first = append(first, final)
	}
	line(first...)
	for _, p := range h.Players {
		line("player", p)
	}
	for _, o := range h.Options {
		line("option", o.Name, o.Value)
	}
	switch {
	case h.Data.Digest != "":
		line(h.Data.Word, h.Data.Name, h.Data.Digest)
	case h.Data.Word != "":
		line(h.Data.Word, h.Data.Name)
	}
	if h.Edition != 0 {
		line("edition", strconv.Itoa(h.Edition))
	}
	if h.Date != "" {
		line("date", h.Date)
	}
	if h.Title != "" {
		line("title", h.Title)
	}
	return b
}

// noun is what the header stands over.
func (h *Header) noun() speech.Text {
	if h.Final {
		return "ledger.the-sheets"
	}
	return "ledger.the-ledger"
}

// QuoteShort quotes a word for an error, and shortens it if it's long.
func QuoteShort(s string) string {
	const longest = 40
	if utf8.RuneCountInString(s) > longest {
		s = string([]rune(s)[:longest]) + "…"
	}
	return strconv.QuoteToGraphic(s)
}

// PlayerLine is the line of the i-th player, in the file that the header was
// read from.
func (h *Header) PlayerLine(i int) int { return h.players[i] }

package nights

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/base64"
	"errors"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/nights/exchange"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/groups"
	"saddlebag/web/site"
)

// inPage takes a file with games, and shows what is in it before a group takes any.
type inPage struct {
	site.Frame
	Link  string
	Told  *told
	Found *foundView // nil before a file was sent
}

// A foundView is what was found in a file.
type foundView struct {
	From   string // the name of the file
	Packed string // the file itself, which goes along
	Dates  string // the order of dates, once it was said
	ID     string // of the import: what is sent twice goes in once
	Asks   []exchange.Ask
	Takes  int // games
	There  int // games that the group has already
	Nights []nightView
	More   int // games that aren't shown
	Known  []string
	New    []string
	Left   []exchange.Skipped
	Others []exchange.Other
	Unused []string // columns
}

// The most that is shown of what was found.
const (
	mostFound = 200
	mostAsks  = 3
	mostName  = 100 // characters of the name of a file
)

var (
	errFileTooLong = site.Refuse(http.StatusRequestEntityTooLarge, "exchange.too-long", "most", exchange.MostBytes>>20)
	errNoFile      = site.Refuse(http.StatusUnprocessableEntity, "groups.no-file")
)

// routeIn sets out the addresses of what is brought into a group.
func (h *handlers) routeIn() {
	h.site.Get("/nights/{link}/in", h.inForm)
	h.site.Upload("/nights/{link}/in", h.site.Costly(h.site.Limiters.Check, h.in))
}

// inForm asks for a file.
func (h *handlers) inForm(w http.ResponseWriter, r *http.Request) error {
	if _, err := At(h.tables, r); err != nil {
		return err
	}
	page := inPage{Frame: frame(w, "groups.in"), Link: LinkOf(r), Told: returned(w, r)}
	return h.site.Render(w, r, page.Told.statusCode(), "groupin", page)
}

// in shows what a file has, or takes it where somebody has seen that and wants it.
func (h *handlers) in(w http.ResponseWriter, r *http.Request) error {
	g, err := At(h.tables, r)
	if err != nil {
		return err
	}
	if err := Limit(h.site, g); err != nil {
		return err
	}
	back := pathOf(LinkOf(r)) + "/in"
	from, file, err := sentFile(w, r)
	if err != nil {
		return h.tell(w, r, back, "", err)
	}
	dates := map[string]exchange.DateOrder{"day": exchange.DayFirst, "month": exchange.MonthFirst}[r.PostForm.Get("dates")]
	found, err := exchange.Read(h.site.Shelf, []byte(file), dates)
	if err != nil {
		return h.tell(w, r, back, "", &site.Error{Status: http.StatusUnprocessableEntity, Sentence: speech.OfError(err)})
	}
	in, err := newImport(r, g, found)
	if err != nil {
		return Refused(err)
	}
	if r.PostForm.Get("take") != "" {
		done, err := in.take(r, g, from, r.PostForm.Get("id"))
		if err != nil {
			return h.tell(w, r, back, "", err)
		}
		return h.tell(w, r, pathOf(LinkOf(r)), done, nil)
	}
	page := inPage{Frame: frame(w, "groups.in"), Link: LinkOf(r), Found: &foundView{
		From: from, Packed: packed(file), Dates: r.PostForm.Get("dates"), ID: uuid.NewString(),
		Takes: len(in.plays), There: in.there, Left: in.left, Others: found.Others, Unused: found.Unused,
		Asks: found.Asks[:min(len(found.Asks), mostAsks)],
	}}
	if err := h.show(r, page.Found, in); err != nil {
		return Refused(err)
	}
	return h.site.Render(w, r, http.StatusOK, "groupin", page)
}

// sentFile is the file that was sent, or that went along after it was shown.
func sentFile(w http.ResponseWriter, r *http.Request) (from, file string, err error) {
	from, file, err = site.SentText(w, r, "file", exchange.MostBytes, errFileTooLong)
	if along := r.PostForm.Get("packed"); errors.Is(err, site.ErrNoField) && along != "" {
		from = r.PostForm.Get("from")
		file, err = unpacked(along)
	}
	if errors.Is(err, site.ErrNoField) || err == nil && file == "" {
		err = errNoFile
	}
	return site.Cut(strings.ToValidUTF8(site.PlainName(from), ""), mostName), file, err
}

// packed is a file as a form takes it along.
func packed(file string) string {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = io.WriteString(z, file) // a Buffer takes all
	_ = z.Close()
	return base64.StdEncoding.EncodeToString(b.Bytes())
}

// unpacked is the file that was packed.
func unpacked(text string) (string, error) {
	z, err := gzip.NewReader(base64.NewDecoder(base64.StdEncoding, strings.NewReader(text)))
	if err != nil {
		return "", errNoFile
	}
	file, err := io.ReadAll(io.LimitReader(z, exchange.MostBytes+1))
	if err != nil {
		return "", errNoFile
	}
	if len(file) > exchange.MostBytes {
		return "", errFileTooLong
	}
	return string(file), nil
}

// An imports is what of a file a group can take.
type imports struct {
	plays  []nights.Play // with people as they'd be then
	people nights.People // as they'd be then
	had    int           // how many of them are there
	names  []string      // as the file has them
	ids    []string      // of the names, as they'd be then
	there  int           // plays that the group has
	left   []exchange.Skipped
}

// newImport has what was found meet a group.
func newImport(r *http.Request, g *groups.Group, found *exchange.Found) (*imports, error) {
	there := map[string]bool{}
	view, err := g.Look(r.Context(), func(shelf *nights.Shelf) {
		for i := range found.Plays {
			_, there[found.Plays[i].Play.ID] = shelf.Play(found.Plays[i].Play.ID)
		}
	})
	if err != nil {
		return nil, err
	}
	in := &imports{people: view.People, had: len(view.People), left: found.Skipped}
	ids := map[string]string{}
	for _, p := range found.Plays {
		if there[p.Play.ID] {
			in.there++
		} else if err := in.add(&p, ids); err != nil {
			in.left = append(in.left, exchange.Skipped{Where: p.Where, Why: site.Sentence(err)})
		}
	}
	return in, nil
}

// add adds a play. People who aren't there yet come with it.
func (in *imports) add(found *exchange.Proposal, ids map[string]string) error {
	p, nameless := found.Play, 0
	people, seats := in.people, slices.Clone(p.Seats)
	var names, persons []string
	for i := range seats {
		s := &seats[i]
		name := s.Person
		switch {
		case s.Rival:
			s.Person, s.Role = "", site.Either(s.Role, name)
			continue
		case name == "" && found.Nameless != nil && found.Nameless[i] != "":
			s.Person = found.Nameless[i]
			continue
		case name == "": // nobody knows whether it's always the same one
			nameless++
			s.Person = exchange.ID("somebody", strconv.Itoa(nameless))
			continue
		}
		id, known := ids[name]
		if !known {
			id, known = people.Find(name)
		}
		if !known {
			var err error
			id = exchange.ID("new", name)
			if people, err = people.Add(id, name); err != nil {
				return err
			}
		}
		s.Person = id
		names, persons = append(names, name), append(persons, id)
	}
	p.Seats = seats
	if err := p.Check(); err != nil {
		return err
	}
	in.plays, in.people = append(in.plays, p), people
	for i, name := range names {
		if _, known := ids[name]; !known {
			ids[name] = persons[i]
			in.names, in.ids = append(in.names, name), append(in.ids, persons[i])
		}
	}
	return nil
}

// take has a group take it all, in one entry, and says what it took. The id tells it from every
// other import.
func (in *imports) take(r *http.Request, g *groups.Group, from, id string) (done speech.Text, err error) {
	switch {
	case len(in.plays) == 0 && in.there > 0: // as where it's sent twice
		return speech.Say("groups.in-there", "n", in.there), nil
	case len(in.plays) == 0:
		return "", site.Refuse(http.StatusUnprocessableEntity, "groups.nothing-to-take")
	case uuid.Validate(id) != nil:
		return "", errNoFile
	}
	err = g.EnterWith(r.Context(), in.names, func(persons []string) (ledger.Entry, error) {
		return nights.ImportEntry(from, in.of(persons))
	}, "import "+id)
	return speech.Say("groups.deed-imported", "n", len(in.plays), "file", from), err
}

// of are the plays once the people of the names have ids.
func (in *imports) of(persons []string) []nights.Play {
	are := make(map[string]string, len(persons))
	for i, id := range in.ids {
		are[id] = persons[i]
	}
	plays := slices.Clone(in.plays)
	for i := range plays {
		plays[i].Seats = slices.Clone(plays[i].Seats)
		for j := range plays[i].Seats {
			s := &plays[i].Seats[j]
			s.Person = cmp.Or(are[s.Person], s.Person)
		}
	}
	return plays
}

// show fills in the games and the people: as they'd be on a shelf that has nothing else.
func (h *handlers) show(r *http.Request, view *foundView, in *imports) error {
	for i, id := range in.ids {
		switch name := in.people.Name(id); {
		case slices.ContainsFunc(in.people[:in.had], func(p nights.Person) bool { return p.ID == id }):
			if name != in.names[i] {
				name = in.names[i] + " = " + name
			}
			view.Known = append(view.Known, name)
		default:
			view.New = append(view.New, name)
		}
	}
	if len(view.Left) > mostFound {
		view.Left = view.Left[:mostFound]
	}
	if len(in.plays) == 0 {
		return nil
	}
	e, err := nights.ImportEntry(view.From, in.plays)
	if err != nil {
		return err
	}
	shelf := nights.NewShelf(in.people)
	if err := shelf.Apply(e); err != nil {
		return err
	}
	view.Nights = viewer{h, shelf, site.Language(r)}.nights(cut{plays: mostFound}, nil)
	view.More = max(0, len(in.plays)-mostFound)
	return nil
}

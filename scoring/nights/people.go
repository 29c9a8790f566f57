package nights

import (
	"encoding/json"
	"slices"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Person is somebody who plays with a group.
type Person struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`             // empty for somebody forgotten
	Former []string `json:"former,omitempty"` // names of before, the latest last
	Into   string   `json:"into,omitempty"`   // the person that this one turned out to be; empty for none
}

// People are those who play with a group, in the order in which they came. What changes them
// returns others, and leaves them as they are. No two who stand for themselves have the
// same name; who turned out to be another keeps theirs, in case that's taken back.
type People []Person

const (
	mostPeople = 500
	mostFormer = 20 // the oldest go first
)

// index is where a person is.
func (p People) index(id string) (int, error) {
	if i := slices.IndexFunc(p, func(o Person) bool { return o.ID == id }); i >= 0 {
		return i, nil
	}
	return 0, speech.Err("nights.nobody", "id", ledger.QuoteShort(id))
}

// Who is the person that one with an id has turned out to be, if any; the same id where
// nobody has it.
func (p People) Who(id string) string {
	for {
		i, err := p.index(id)
		if err != nil || p[i].Into == "" {
			return id
		}
		id = p[i].Into
	}
}

// Name is what somebody is called; empty for whoever is forgotten or not there.
func (p People) Name(id string) string {
	if i, err := p.index(p.Who(id)); err == nil {
		return p[i].Name
	}
	return ""
}

// Names are those of all who stand for themselves, but for whoever is forgotten; never nil.
func (p People) Names() []string {
	all := []string{}
	for _, o := range p {
		if o.Into == "" && o.Name != "" {
			all = append(all, o.Name)
		}
	}
	return all
}

// Find is the person who has a name, or else the first who had it, or turned out to be
// another who has or had it.
func (p People) Find(name string) (id string, ok bool) {
	name, err := ledger.CleanName(name)
	if err != nil {
		return "", false
	}
	has := func(other string) bool { return ledger.SameName(name, other) }
	for _, o := range p {
		if o.Into == "" && has(o.Name) {
			return o.ID, true
		}
	}
	for _, o := range p {
		if has(o.Name) || slices.ContainsFunc(o.Former, has) {
			return p.Who(o.ID), true
		}
	}
	return "", false
}

// clean is a name as a person with an id can have it, among all who stand for themselves.
func (p People) clean(id, name string) (string, error) {
	name, err := ledger.CleanName(name)
	if err != nil {
		return "", err
	}
	var names []string
	for _, o := range p {
		switch {
		case o.ID == id || o.Into != "" || o.Name == "":
		case ledger.SameName(o.Name, name):
			return "", speech.Err("nights.name-taken", "name", name)
		default:
			names = append(names, o.Name)
		}
	}
	return name, ledger.TellApart(append(names, name))
}

// Add adds somebody with an id that nobody has.
func (p People) Add(id, name string) (People, error) {
	if _, err := p.index(id); err == nil || !isID(id) {
		return nil, wrong("id", id)
	}
	if len(p) >= mostPeople {
		return nil, speech.Err("nights.too-many-people", "most", mostPeople)
	}
	name, err := p.clean(id, name)
	if err != nil {
		return nil, err
	}
	return append(slices.Clone(p), Person{ID: id, Name: name}), nil
}

// known is a copy of the people, and in it whoever a person turned out to be: not somebody
// forgotten.
func (p People) known(id string) (People, *Person, error) {
	i, err := p.index(p.Who(id))
	if err != nil {
		return nil, nil, err
	}
	if p[i].Name == "" {
		return nil, nil, speech.Err("nights.forgotten")
	}
	p = slices.Clone(p)
	return p, &p[i], nil
}

// Rename gives somebody another name, and keeps the former one.
func (p People) Rename(id, name string) (People, error) {
	next, who, err := p.known(id)
	if err != nil {
		return nil, err
	}
	name, err = p.clean(who.ID, name)
	if err != nil || name == who.Name {
		return next, err
	}
	who.Former = append(slices.Clone(who.Former[max(0, len(who.Former)+1-mostFormer):]), who.Name)
	who.Name = name
	return next, nil
}

// UndoRename gives somebody the name of before.
func (p People) UndoRename(id string) (People, error) {
	next, who, err := p.known(id)
	if err != nil {
		return nil, err
	}
	last := len(who.Former) - 1
	if last < 0 {
		return nil, speech.Err("nights.no-former-name", "name", who.Name)
	}
	if who.Name, err = p.clean(who.ID, who.Former[last]); err != nil {
		return nil, err
	}
	who.Former = slices.Clone(who.Former[:last])
	return next, nil
}

// Merge says that one person turned out to be another, whose plays theirs are from now on. It's
// refused where the two have played together, which [Shelf.Together] knows.
func (p People) Merge(id, into string, together func(a, b string) bool) (People, error) {
	next, other, err := p.known(into)
	if err != nil {
		return nil, err
	}
	i, err := p.index(id)
	switch {
	case err != nil:
		return nil, err
	case p[i].Into != "":
		return nil, speech.Err("nights.merged-already", "name", p[i].Name, "other", p.Name(id))
	case p[i].Name == "":
		return nil, speech.Err("nights.forgotten")
	case id == other.ID:
		return nil, speech.Err("nights.the-same", "name", other.Name)
	case together(id, other.ID):
		return nil, speech.Err("nights.played-together", "name", p[i].Name, "other", other.Name)
	}
	next[i].Into = other.ID
	return next, nil
}

// UndoMerge says that somebody isn't the person that they were merged with.
func (p People) UndoMerge(id string) (People, error) {
	i, err := p.index(id)
	if err != nil {
		return nil, err
	}
	next, _, err := p.known(id)
	switch {
	case err != nil:
		return nil, err
	case p[i].Into == "":
		return nil, speech.Err("nights.not-merged", "name", p[i].Name)
	}
	if _, err := p.clean(id, p[i].Name); err != nil {
		return nil, err
	}
	next[i].Into = ""
	return next, nil
}

// Forget removes all names of a person, and of those who turned out to be them, for good.
func (p People) Forget(id string) (People, error) {
	next, who, err := p.known(id)
	if err != nil {
		return nil, err
	}
	id = who.ID
	for i := range next {
		if p.Who(next[i].ID) == id {
			next[i].Name, next[i].Former = "", nil
		}
	}
	return next, nil
}

// UnmarshalJSON reads people, and refuses what nothing here would have made.
func (p *People) UnmarshalJSON(text []byte) error {
	var all []Person
	if err := json.Unmarshal(text, &all); err != nil {
		return err
	}
	if len(all) > mostPeople {
		return speech.Err("nights.too-many-people", "most", mostPeople)
	}
	if err := People(all).check(); err != nil {
		return err
	}
	*p = all
	return nil
}

func (p People) check() error {
	all := make(map[string]Person, len(p))
	for _, o := range p {
		if _, twice := all[o.ID]; twice || !isID(o.ID) || len(o.Former) > mostFormer || o.Name == "" && o.Former != nil {
			return wrong("id", o.ID)
		}
		all[o.ID] = o
		for _, name := range append(slices.Clone(o.Former), o.Name) {
			if clean, err := ledger.CleanName(name); (err != nil || clean != name) && o.Name != "" {
				return wrong("name", name)
			}
		}
	}
	names := p.Names()
	for _, o := range p {
		who := o
		for steps := 0; who.Into != ""; steps++ {
			next, there := all[who.Into]
			if !there || steps == len(p) {
				return wrong("into", o.Into)
			}
			who = next
		}
		if (o.Name == "") != (who.Name == "") { // all that somebody was is forgotten together
			return wrong("name", o.Name)
		}
	}
	return ledger.TellApart(names)
}

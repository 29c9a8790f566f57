package live

import "context"

// The host's phone can die. What brings the host back on another one is the word
// of another phone at the table (RequestSeat), or a recovery word that the host
// has copied: the table keeps its hash alone.

// NewWord makes a recovery word and replaces the last one. Nobody can see it again, except
// the host while the table gathers.
func (p Place) NewWord(ctx context.Context) (word string, err error) {
	err = p.hosting(ctx, func() (err error) {
		word, err = p.replaceWord(ctx)
		return err
	})
	return word, err
}

func (p Place) replaceWord(ctx context.Context) (word string, err error) {
	c := p.Table.meta.clone()
	if word, err = c.NewWord(p.Table.all.Keys); err != nil {
		return "", err
	}
	if !c.Gathers {
		p.Table.note(&c, p.name(), DeedWord, "")
	}
	if err = p.Table.saveMeta(ctx, c); err == nil && c.Gathers {
		p.Table.word = word
	}
	return word, err
}

// Recover gives the host's place at the table of a short code to somebody who knows the
// recovery word. The phone that had it loses it. It fails with ErrUnknown if letters or
// word are wrong.
func (all *Tables) Recover(ctx context.Context, short, word string) (code string, err error) {
	err = all.atShort(ctx, short, func(t *Table) error {
		if !t.meta.Knows(word) {
			return ErrUnknown
		}
		c := t.meta.clone()
		c.Vacate(&c.Seats.Host)
		if code, err = c.Seats.Host.Sit(all.Keys, ""); err != nil {
			return err
		}
		t.note(&c, "", DeedRecovered, t.nameOf(&c.Seats.Host))
		return t.saveMeta(ctx, c)
	})
	return code, err
}

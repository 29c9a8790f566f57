package ledger

import "slices"

// Before is the game as it stood right before the entry at a place of the record,
// as amendments have it now. It goes on by itself, and has no record of what came
// before: nothing of that can be taken back or amended in it.
func (f *Fold) Before(p int) *Fold {
	c := f.Clone()
	m := c.own()
	if m.suspect != 0 && m.less(m.suspect, p) {
		c.cut(m.suspect)
		c.judgeUntil(p)
	}
	c.cut(p)
	return &Fold{game: c.game, verbs: c.verbs, now: version{tip: c.now.tip, state: c.now.state}, signed: map[int]*step{}}
}

// Amendments are the numbers of the amendments that have not been taken back, in
// the order of the record. The last one of an entry is the one that counts.
func (f *Fold) Amendments() []int {
	if f.mended == nil {
		return nil
	}
	var numbers []int
	for a := f.mended.latest; a != nil; a = a.under {
		numbers = append(numbers, a.line)
	}
	slices.Reverse(numbers)
	return numbers
}

package finaltest

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// The ranks of edits: the likelier somebody wrote what it takes them to undo, the lower.
// Of several edits after which nothing is contradicted those of the lowest rank count.
const (
	confirmedEdit = iota // a value that a sum then confirms, which no neighbour of a number is
	valueEdit            // anything else that is written in one place
	movedEdit            // two places exchanged, two rows exchanged, or a doubled row taken out
	blankEdit            // what stands in one place is wiped out
	rowEdit              // a row is wiped out
)

const (
	nearby     = 5   // numbers at most so far from what is written are tried
	mostGuess  = 200 // numbers up to this are tried at most in a place that was left blank
	leastGuess = 20  // and these at least
)

// An oracle tries all edits of sheets, one at a time, and knows which of them leave
// nothing contradicted. It is what the program is measured by, so that it has nothing of
// how the program repairs sheets, and leaves no edit out because it is unlikely.
//
// It saves work in two ways. A rule that has not read a place says the same whatever
// stands there: an edit has to touch what every rule has read that fails. And what still
// fails when a place is unknown cannot be mended there.
type oracle struct {
	list    audit.Checklist
	cells   map[scoring.Place]scoring.Cell
	written scoring.Filled // the sheets
	truth   scoring.Filled // what they should say: where they are blank nobody could guess every number
	filled  scoring.Filled // the sheets, readable; edits are made in it, and undone
	sheet   *audit.Sheet   // of filled
	unread  []scoring.Place
	columns map[scoring.Place][]scoring.Place // of places that are known
	rows    [][][]scoring.Place               // of each column that grows downwards
	readers map[scoring.Place][]int           // which rules have read it
	failing []failure
	found   []neighbour
	slow    bool // no work is saved
}

// A failure is a rule that fails.
type failure struct {
	rule  *audit.Rule
	reads map[scoring.Place]bool
}

// A neighbour is sheets that are one edit away, and of which nothing is contradicted.
type neighbour struct {
	rank    int
	edit    []write
	scores  []scoring.Audited
	winners []int
}

// A write is what an edit makes of a place; gone is that it is unknown.
type write struct {
	scoring.Place
	scoring.Written
	gone bool
}

// neighbours are all consistent sheets that are one edit away from others. An oracle
// that is slow saves no work to find them.
func (tb *table) neighbours(written scoring.Filled, slow bool) []neighbour {
	o := &oracle{
		slow: slow, list: tb.blank.Checklist(), cells: map[scoring.Place]scoring.Cell{}, written: written, truth: tb.filled, filled: maps.Clone(written),
		columns: map[scoring.Place][]scoring.Place{}, readers: map[scoring.Place][]int{},
	}
	_, unread := o.list.Readable(written)
	for _, u := range unread { // an edit has to change it; until then it may be anything that can be read
		o.unread = append(o.unread, u.Places[0])
		o.filled[u.Places[0]] = o.truth[u.Places[0]]
	}
	for i := range tb.blank.Parts {
		if part := &tb.blank.Parts[i]; !corrects(part) {
			o.arrange(tb, part)
		}
	}
	o.ask()
	for _, c := range tb.blank.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if _, ours := o.cells[p]; ours {
			o.values(p)
			o.exchange(p)
		}
	}
	for _, rows := range o.rows {
		o.editRows(rows)
	}
	return o.found
}

// arrange finds the columns and rows of a part.
func (o *oracle) arrange(tb *table, part *audit.Part) {
	columns := map[string][]scoring.Place{}
	rows, at := map[string][][]scoring.Place{}, map[string]int{}
	for _, id := range part.Cells {
		p := scoring.Place{Owner: part.Owner, Cell: id}
		c, _ := tb.blank.Cell(p)
		o.cells[p] = c
		if _, known := o.filled[p]; known {
			column := shape(id) + " " + c.Kind.String()
			columns[column] = append(columns[column], p)
		}
		if c.Use != scoring.Row {
			continue
		}
		group := scoring.CellGroup(id)
		sort := shape(group)
		i, begun := at[group]
		if !begun {
			i = len(rows[sort])
			at[group], rows[sort] = i, append(rows[sort], nil)
		}
		rows[sort][i] = append(rows[sort][i], p)
	}
	for _, column := range columns {
		for _, p := range column {
			o.columns[p] = column
		}
	}
	for _, sort := range slices.Sorted(maps.Keys(rows)) {
		o.rows = append(o.rows, rows[sort])
	}
}

// ask asks all rules, and notes what each has read.
func (o *oracle) ask() {
	o.sheet = audit.NewSheet(o.filled)
	for i := range o.list.Rules {
		r := &o.list.Rules[i]
		says, reads := r.Ask(o.sheet)
		for _, p := range reads {
			o.readers[p] = append(o.readers[p], i)
		}
		if says == "" {
			continue
		}
		f := failure{r, map[scoring.Place]bool{}}
		for _, p := range reads {
			f.reads[p] = true
		}
		o.failing = append(o.failing, f)
	}
}

// touches says whether an edit of some places could do away with all that is wrong.
func (o *oracle) touches(places ...scoring.Place) bool {
	for _, p := range o.unread {
		if !slices.Contains(places, p) {
			return false
		}
	}
	for _, f := range o.failing {
		if !o.slow && !slices.ContainsFunc(places, func(p scoring.Place) bool { return f.reads[p] }) {
			return false
		}
	}
	return true
}

// mends says whether some other value in a place could do away with all that is wrong.
func (o *oracle) mends(p scoring.Place) bool {
	was, known := o.filled[p]
	if !known || !o.touches(p) {
		return false
	}
	delete(o.filled, p)
	defer func() { o.filled[p] = was }()
	return o.slow || !slices.ContainsFunc(o.failing, func(f failure) bool { return !f.rule.MayPass() && f.rule.Fails(o.sheet) != "" })
}

// values tries whatever else can stand in a place.
func (o *oracle) values(p scoring.Place) {
	if !o.mends(p) {
		return
	}
	was := o.written[p]
	tried := map[scoring.Written]bool{was: true}
	try := func(w scoring.Written) {
		if tried[w] {
			return
		}
		tried[w] = true
		switch {
		case w.Blank():
			o.try(blankEdit, write{Place: p})
		case o.confirmed(p, w):
			o.try(confirmedEdit, write{Place: p, Written: w})
		default:
			o.try(valueEdit, write{Place: p, Written: w})
		}
	}
	try(scoring.Written{})
	try(o.truth[p])
	strikes := o.cells[p].Kind == scoring.Box
	for _, q := range o.columns[p] {
		strikes = strikes || o.written[q].Struck
		try(o.written[q])
	}
	if strikes {
		try(scoring.Written{Value: was.Value, Struck: !was.Struck})
	}
	for _, v := range slices.Concat(o.list.Choices(p), o.numbers(p)) {
		try(scoring.Written{Value: v, Struck: was.Struck})
	}
}

// numbers are those that somebody could have meant in a place that takes numbers.
func (o *oracle) numbers(p scoring.Place) []string {
	w := o.written[p]
	_, number := w.Number()
	switch kind := o.cells[p].Kind; {
	case !number, kind != scoring.Figure && kind != scoring.Money && w.Blank(), kind == scoring.Box:
		return nil
	case w.Value == "":
		return o.guesses(p)
	}
	return append(numbersNear(w.Value), o.wanted(p)...)
}

// wanted are the numbers that sums which fail want in a place.
func (o *oracle) wanted(p scoring.Place) []string {
	var all []string
	for _, f := range o.failing {
		if f.rule.Wants == nil {
			continue
		}
		if at, n, ok := f.rule.Wants(o.sheet); ok && at == p {
			all = append(all, n.String())
		}
	}
	return all
}

// guesses are numbers for a place that was left blank: as large as in its column, and
// twice that.
func (o *oracle) guesses(p scoring.Place) []string {
	most, below := scoring.Whole(leastGuess), false
	for _, q := range o.columns[p] {
		n, _ := o.written[q].Number()
		most, below = max(most, 2*n, -2*n), below || n < 0
	}
	var all []string
	for n := scoring.Whole(1); n <= min(most, scoring.Whole(mostGuess)); n += scoring.Whole(1) {
		all = append(all, n.String())
		if below {
			all = append(all, (-n).String())
		}
	}
	return all
}

// numbersNear are the numbers of which somebody could have made a slip to this one: a
// few more or less, a digit another, too many or missing, or two digits exchanged.
func numbersNear(number string) []string {
	var texts []string
	if n, ok := scoring.ParseTenths(number); ok {
		for by := scoring.Tenths(1); by <= nearby; by++ {
			texts = append(texts, (n + 10*by).String(), (n - 10*by).String())
		}
	}
	for i := range len(number) + 1 {
		before, after := number[:i], number[i:]
		for digit := range 10 {
			texts = append(texts, before+strconv.Itoa(digit)+after)
			if isDigit(after) {
				texts = append(texts, before+strconv.Itoa(digit)+after[1:])
			}
		}
		if isDigit(after) {
			texts = append(texts, before+after[1:])
			if isDigit(after[1:]) {
				texts = append(texts, before+after[1:2]+after[:1]+after[2:])
			}
		}
	}
	var all []string
	for _, text := range texts {
		if n, ok := scoring.ParseTenths(text); ok && !strings.HasPrefix(text, "+") {
			all = append(all, n.String())
		}
	}
	return all
}

// isDigit says whether a text begins with a digit.
func isDigit(text string) bool { return text != "" && text[0] >= '0' && text[0] <= '9' }

// confirmed says whether a sum that fails holds with something else in a place and, if that
// is a number, with neither neighbour of it.
func (o *oracle) confirmed(p scoring.Place, w scoring.Written) bool {
	was := o.filled[p]
	defer func() { o.filled[p] = was }()
	holds := func(r *audit.Rule, w scoring.Written) bool {
		o.filled[p] = w
		return r.Fails(o.sheet) == ""
	}
	n, number := w.Number()
	alone := func(r *audit.Rule) bool {
		by := func(d int) scoring.Written {
			return scoring.Written{Value: (n + scoring.Whole(d)).String(), Struck: w.Struck}
		}
		return !number || w.Value == "" || !holds(r, by(1)) && !holds(r, by(-1))
	}
	return slices.ContainsFunc(o.failing, func(f failure) bool {
		return f.rule.Sum && f.reads[p] && holds(f.rule, w) && alone(f.rule)
	})
}

// exchange tries to exchange what stands in a place and in the next one of its column.
func (o *oracle) exchange(p scoring.Place) {
	column := o.columns[p]
	i := slices.Index(column, p)
	if i < 0 || i+1 == len(column) || !o.touches(p, column[i+1]) {
		return
	}
	q := column[i+1]
	o.try(movedEdit, write{Place: p, Written: o.written[q]}, write{Place: q, Written: o.written[p]})
}

// editRows tries to exchange neighbouring rows, to take out such as stand twice, and to
// wipe out each.
func (o *oracle) editRows(rows [][]scoring.Place) {
	for i, row := range rows {
		var none []write
		for _, p := range row {
			none = append(none, o.as(p, scoring.Place{}))
		}
		o.try(rowEdit, none...)
		if i+1 == len(rows) || len(row) != len(rows[i+1]) {
			continue
		}
		var exchanged []write
		same := true
		for k, p := range row {
			q := rows[i+1][k]
			exchanged = append(exchanged, o.as(p, q), o.as(q, p))
			same = same && o.written[p] == o.written[q]
		}
		if !same {
			o.try(movedEdit, exchanged...)
			continue
		}
		var up []write // those below move up
		for k := i + 1; k < len(rows); k++ {
			for at, p := range rows[k] {
				from := scoring.Place{}
				if k+1 < len(rows) && at < len(rows[k+1]) {
					from = rows[k+1][at]
				}
				up = append(up, o.as(p, from))
			}
		}
		o.try(movedEdit, up...)
	}
}

// as writes in a place of a row what stands in another, which may be nowhere. Of a row
// on which nothing stands nobody knows a sum.
func (o *oracle) as(p, from scoring.Place) write {
	w := write{Place: p, Written: o.written[from]}
	w.gone = w.Blank() && o.cells[p].Sum
	return w
}

// try makes an edit; where it leaves nothing contradicted it is noted.
func (o *oracle) try(rank int, edit ...write) {
	edit = slices.DeleteFunc(edit, func(w write) bool {
		was, known := o.written[w.Place]
		return known == !w.gone && was == w.Written
	})
	places := scoring.Each(len(edit), func(i int) scoring.Place { return edit[i].Place })
	if len(edit) == 0 || !o.touches(places...) {
		return
	}
	fresh := o.slow // or something becomes known of which rules have read that it is not
	for _, w := range edit {
		_, known := o.filled[w.Place]
		fresh = fresh || !known
	}
	before := o.put(edit)
	sheet := o.sheet
	if fresh {
		sheet = audit.NewSheet(o.filled)
	}
	if o.holds(sheet, places, fresh) {
		scores, winners := scored(o.list, sheet)
		o.found = append(o.found, neighbour{rank, edit, scores, winners})
	}
	o.put(before)
}

// put writes an edit, and returns what undoes it.
func (o *oracle) put(edit []write) []write {
	before := make([]write, len(edit))
	for i, w := range edit {
		was, known := o.filled[w.Place]
		before[len(edit)-1-i] = write{w.Place, was, !known}
		if o.filled[w.Place] = w.Written; w.gone {
			delete(o.filled, w.Place)
		}
	}
	return before
}

// holds says whether nothing is contradicted after an edit of some places, and all can be
// read. Unless all rules are to be asked, those are that fail without it, or read one of
// the places.
func (o *oracle) holds(sheet *audit.Sheet, places []scoring.Place, all bool) bool {
	var asked []*audit.Rule
	if all {
		asked = scoring.Each(len(o.list.Rules), func(i int) *audit.Rule { return &o.list.Rules[i] })
	} else {
		asked = scoring.Each(len(o.failing), func(i int) *audit.Rule { return o.failing[i].rule })
		for _, p := range places {
			for _, i := range o.readers[p] {
				if r := &o.list.Rules[i]; len(places) == 1 || !slices.Contains(asked, r) {
					asked = append(asked, r)
				}
			}
		}
	}
	fails := func(reads bool) bool {
		return slices.ContainsFunc(asked, func(r *audit.Rule) bool { return r.Reads == reads && r.Fails(sheet) != "" })
	}
	return !fails(true) && !fails(false) // what cannot be read is shown to no other rule
}

// scored are the scores of sheets of which nothing is contradicted, and who has won.
func scored(list audit.Checklist, sheet *audit.Sheet) (scores []scoring.Audited, winners []int) {
	scores = list.Scores(sheet)
	if slices.ContainsFunc(scores, func(s scoring.Audited) bool { return !s.Known }) {
		return scores, nil
	}
	ranks := scoring.RankTotals(scoring.Each(len(scores), func(seat int) scoring.Score { return scores[seat].Score }))
	if list.Ranks != nil {
		ranks = list.Ranks(sheet, scores)
	}
	return scores, first(ranks)
}

// first are the seats that nobody is before.
func first(ranks []int) []int {
	return scoring.Where(len(ranks), func(seat int) bool { return ranks[seat] == 1 })
}

// best are those of some neighbours that count: of the lowest rank that there is.
func best(all []neighbour) []neighbour {
	rank := rowEdit
	for _, n := range all {
		rank = min(rank, n.rank)
	}
	return slices.DeleteFunc(slices.Clone(all), func(n neighbour) bool { return n.rank > rank })
}

// has says whether a neighbour comes to given totals.
func (n *neighbour) has(totals []scoring.Tenths) bool {
	for seat, s := range n.scores {
		if !s.Known || s.Total() != totals[seat] {
			return false
		}
	}
	return true
}

// tells says whether some neighbours, if there are any, all come to given totals.
func tells(all []neighbour, totals []scoring.Tenths) bool {
	return len(all) > 0 && !slices.ContainsFunc(all, func(n neighbour) bool { return !n.has(totals) })
}

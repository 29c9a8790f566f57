package repair

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

const (
	// mostOffers is how many events are tried at one place, and mostEach how
	// many of one prompt.
	mostOffers = 600
	mostEach   = 160
)

// An offer is an event that may happen at a place, its arguments one by one.
type offer struct {
	actor string
	verb  string
	args  [][]string // of each argument, the words
}

func (o *offer) entry() ledger.Entry {
	return ledger.Entry{Actor: o.actor, Verb: o.verb, Args: slices.Concat(o.args...)}
}

// offers lists what may happen now, as far as it can be listed. Where that is too
// much, what has the most values goes without the last of them.
func (d *draft) offers(f *ledger.Fold) []offer {
	var each [][]offer
	for _, p := range f.Prompts() {
		each = append(each, d.fillings(f, &p))
	}
	slices.SortStableFunc(each, func(a, b []offer) int { return len(a) - len(b) })
	all := slices.Concat(each...)
	return all[:min(len(all), mostOffers)]
}

// fillings lists what a prompt offers. What people write freely cannot be told.
func (d *draft) fillings(f *ledger.Fold, p *scoring.Prompt) []offer {
	actor := ledger.Table
	switch {
	case p.As != "":
		actor = p.As
	case p.Seat != scoring.Table:
		actor = f.Names()[p.Seat]
	}
	forms := [][][]string{nil}
	for i := range p.Args {
		words := d.values(p, i)
		var longer [][][]string
		for _, form := range forms {
			for _, w := range words {
				if len(longer) < mostEach {
					longer = append(longer, append(slices.Clip(form), w))
				}
			}
		}
		forms = longer
	}
	return scoring.Each(len(forms), func(i int) offer { return offer{actor, p.Verb, forms[i]} })
}

// values lists how an argument of a prompt can be filled, each as its words. A
// secret may be hidden, and is where the file hides all such.
func (d *draft) values(p *scoring.Prompt, i int) [][]string {
	arg := &p.Args[i]
	if !d.secret(p, i) {
		return open(arg)
	}
	hidden := slices.Repeat([]string{scoring.Hidden}, max(1, arg.From))
	if d.hidden[p.Verb] {
		return [][]string{hidden}
	}
	return append(open(arg), hidden)
}

// open lists how an argument can be filled for all to read.
func open(arg *scoring.Arg) [][]string {
	switch arg.Kind {
	case scoring.Word, scoring.Choice, scoring.DiceChoice:
		return scoring.Each(min(len(arg.Choices), mostEach), func(i int) []string { return arg.Choices[i : i+1] })
	case scoring.Path:
		return scoring.Each(min(len(arg.Choices), mostEach), func(i int) []string { return strings.Fields(arg.Choices[i]) })
	case scoring.Range:
		return span(arg)
	case scoring.Throw:
		return throws(arg)
	case scoring.Counts:
		return counts(arg)
	case scoring.Text:
	}
	return nil
}

// span lists the numbers of a range, those that are wanted often first.
func span(arg *scoring.Arg) [][]string {
	var all [][]string
	add := func(n int) {
		if word := strconv.Itoa(n); !slices.ContainsFunc(all, func(w []string) bool { return w[0] == word }) {
			all = append(all, []string{word})
		}
	}
	for _, p := range arg.Presets {
		if p.Value >= arg.From && p.Value <= arg.To {
			add(p.Value)
		}
	}
	for n := arg.From; n <= arg.To && len(all) < mostEach; n += max(arg.Step, 1) {
		add(n)
	}
	return all
}

// secret says whether the i-th argument of a prompt is kept from others.
func (d *draft) secret(p *scoring.Prompt, i int) bool {
	for _, v := range d.game.Info().Verbs {
		if v.Name != p.Verb || len(v.Args) != len(p.Args) {
			continue
		}
		same := true
		for n, a := range v.Args {
			same = same && (a.Kind != scoring.Word || p.Args[n].Kind == scoring.Word && slices.Contains(a.Choices, p.Args[n].Choices[0]))
		}
		if same {
			return v.Args[i].Secret != scoring.Open
		}
	}
	return false
}

// throws lists throws of dice, the faces in ascending order; of dice that are
// thrown one at a time those that come to different sums.
func throws(arg *scoring.Arg) [][]string {
	var all [][]string
	var dice []string
	sums := map[int]bool{}
	var throw func(least, sum int)
	throw = func(least, sum int) {
		if len(all) == mostEach {
			return
		}
		done := len(dice) >= arg.From
		if done && (arg.StopAtSum == 0 || !sums[sum]) {
			sums[sum] = true
			all = append(all, []string{strings.Join(dice, "+")})
		}
		if len(dice) == arg.To || arg.StopAtSum > 0 && sum >= arg.StopAtSum {
			return
		}
		for face := least; face <= arg.Faces; face++ {
			dice = append(dice, strconv.Itoa(face))
			throw(face, sum+face)
			dice = dice[:len(dice)-1]
		}
	}
	throw(1, 0)
	return all
}

// counts lists what can be counted out, in the order of writing, the most
// first.
func counts(arg *scoring.Arg) [][]string {
	var all [][]string
	var words []string
	group := map[string]int{}
	var count func(item, left int)
	count = func(item, left int) {
		if left == 0 {
			all = append(all, slices.Clone(words))
		}
		if left == 0 || item == len(arg.Items) || len(all) == mostEach {
			return
		}
		it := arg.Items[item]
		most := min(it.Most, left)
		if arg.MostPerGroup > 0 {
			most = min(most, arg.MostPerGroup-group[it.Group])
		}
		for n := most; n >= 0; n-- {
			words = append(words, slices.Repeat([]string{it.Name}, n)...)
			group[it.Group] += n
			count(item+1, left-n)
			group[it.Group] -= n
			words = words[:len(words)-n]
		}
	}
	for n := arg.To; n >= arg.From && len(all) < mostEach; n-- {
		count(0, n)
	}
	return all
}

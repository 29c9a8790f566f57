package serve_test

import (
	"context"
	"encoding/hex"
	"hash/fnv"
	"math/rand/v2"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"saddlebag/web/live/people"
)

// A fuzzedInput is one input on its way: the tables that it speaks of, and what
// it has said so far.
type fuzzedInput struct {
	site   *fuzzedSite
	tables map[byte]*fuzzedTable
	group  *fuzzedGroup // nil until it's spoken of
	said   string
	last   fuzzedAnswer
}

// referred are the addresses that a page refers to, by the words for them.
var referred = map[string]*regexp.Regexp{
	"$P": regexp.MustCompile(`/t/[a-z2-7]+/plates/[0-9a-zA-Z_-]+\.svg`),
	"$S": regexp.MustCompile(`/static/[0-9a-zA-Z_-]+/style\.css`),
}

// trialBegun is the secret in a cookie.
var trialBegun = regexp.MustCompile(`[A-Z2-7]{26}`)

// word is what an input can have put in.
var word = regexp.MustCompile(`\$[A-Z][a-z0-9]?`)

// filled puts in what an input means:
//
//	$A0 $A1 … $A9  the code of the host of table A, of its first player, of its onlookers
//	$Al            the link to a seat
//	$As            its short code
//	$An            the number of its last entry
//	$Ae            an event that may be entered at it, as a form has it
//	$Ar            a request that waits for its host
//	$Ah            a seat about which it is asked
//	$L             where the last answer led
//	$T             the secret of the trial that the last answer began
//	$P             the drawings that the last page refers to
//	$S             the style sheet that it does
//	$G1 $G2 …      the people of a group that has played once
//	$Gl $Gi        its link and its id
//
// and the same with the letters of the other tables.
func (in *fuzzedInput) filled(t *testing.T, text string) string {
	t.Helper()
	return word.ReplaceAllStringFunc(text, func(w string) string {
		if strings.HasPrefix(w, "$L") {
			to, _, _ := strings.Cut(in.last.header.Get("Location"), "#")
			return to + w[2:]
		}
		if strings.HasPrefix(w, "$T") {
			return trialBegun.FindString(in.last.header.Get("Set-Cookie")) + w[2:]
		}
		if form, ok := referred[w[:2]]; ok {
			return form.FindString(in.last.body.String()) + w[2:]
		}
		if w[1] == 'G' && len(w) == 3 {
			return in.groupWord(t, w[2])
		}
		if _, ok := fuzzedOrders[w[1]]; !ok || len(w) < 3 {
			return w
		}
		f := in.tables[w[1]]
		if f == nil {
			f = in.site.table(t, w[1])
			in.tables[w[1]] = f
		}
		return f.word(t, w[2], in.said)
	})
}

// groupWord is what the group puts in for a letter or a digit.
func (in *fuzzedInput) groupWord(t *testing.T, letter byte) string {
	t.Helper()
	if in.group == nil {
		in.group = in.site.newGroup(t)
	}
	switch letter {
	case 'l':
		return in.group.link
	case 'i':
		return in.group.id
	}
	return in.group.people[int(letter)%len(in.group.people)]
}

// word is what a table puts in for a letter or a digit.
func (f *fuzzedTable) word(t *testing.T, letter byte, said string) string {
	t.Helper()
	switch letter {
	case 'n':
		return strconv.Itoa(f.seen(t))
	case 'e':
		h := fnv.New64()
		_, _ = h.Write([]byte(said)) // never fails
		_, event := f.move(t, rand.New(rand.NewPCG(h.Sum64(), 2)))
		return url.QueryEscape(event)
	case 's', 'r', 'l', 'h':
		now, err := f.host.Presence()
		switch {
		case err != nil:
			return "gone"
		case letter == 'l':
			return f.link()
		case letter == 's':
			return now.Short
		case letter == 'h' && len(now.Handovers) > 0:
			return now.Handovers[0].ID
		case letter == 'r' && len(now.JoinRequests) > 0:
			return now.JoinRequests[0].ID
		}
		return "none"
	}
	return f.places[min(int(letter-'0'), len(f.places)-1)].code
}

// link is a new link to a player's seat that is free or, where none is, the one
// by which the first player sat down.
func (f *fuzzedTable) link() string {
	links, err := f.host.Invite(context.Background())
	if err == nil && len(links) > 0 && links[0].Role == people.Player {
		return links[0].Key
	}
	return f.places[1].link
}

// hidden are the texts that none of the places whose codes were sent may be
// told: codes of others, the link of a group, secrets that are long enough to be
// nothing else, and nonces, by which any secret is found.
func (in *fuzzedInput) hidden(t *testing.T) []string {
	t.Helper()
	var all []string
	if in.group != nil {
		all = append(all, in.group.link)
	}
	for _, f := range in.tables {
		onlookers := f.places[len(f.places)-1]
		viewers := []fuzzedPlace{onlookers}
		host := false
		for i, p := range f.places {
			switch {
			case strings.Contains(in.said, p.code) || p.link != "" && strings.Contains(in.said, p.link):
				viewers = append(viewers, p)
				host = host || i == 0
			default:
				all = append(all, p.code)
			}
		}
		if !host {
			all = append(all, f.places[0].code)
		}
		all = append(all, f.secrets(t, viewers)...)
	}
	return all
}

// secrets are what entries hide from all of some viewers.
func (f *fuzzedTable) secrets(t *testing.T, viewers []fuzzedPlace) []string {
	t.Helper()
	log, err := f.site.store.Load(t.Context(), f.host.Table.ID())
	if err != nil {
		return nil // deleted
	}
	shown := make([]bool, len(log.Records))
	for _, viewer := range viewers {
		p, err := f.site.tables.At(context.Background(), viewer.code)
		if err != nil {
			continue // handed on
		}
		read, err := p.Log(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for i, r := range read.Records {
			shown[i] = shown[i] || r.Nonce != nil
		}
	}
	var all []string
	for i, r := range log.Records {
		if shown[i] {
			continue
		}
		all = append(all, hex.EncodeToString(r.Nonce))
		if words := strings.Join(r.Entry.Args, " "); len(words) >= 20 {
			all = append(all, words)
		}
		for _, arg := range r.Entry.Args {
			if strings.HasPrefix(arg, "canary") {
				all = append(all, arg)
			}
		}
	}
	return all
}

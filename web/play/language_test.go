package play_test

import (
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
)

// inEnglish says whether nothing of a page is in Pseudo but its name among the languages to
// choose.
func inEnglish(page string) bool { return !strings.Contains(page, speech.PseudoOpen) }

// Each phone at a table reads in its own language, be it at the same place, whatever is
// entered: the page, what is sent when something changes, a sheet, and why something can't be
// done. What is kept for one is not shown to the other.
func TestEachPhoneItsLanguage(t *testing.T) {
	english := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	pseudo := english.In("en-XA")
	codes := []string{english.Ann, english.Bob, english.Looker}
	named := []string{"Ann", "Bob", "dig", "late", "slow", "the", "lamp", "is", "low", "under", "cactus", "in", "well", "ace", "king", "queen", "rich", "poor", "bust"}
	sees := func(in, what, html string) {
		t.Helper()
		switch {
		case in == "en" && !inEnglish(html):
			t.Errorf("%s in English: %s", what, html)
		case in == "en-XA":
			for _, wrong := range roomtest.Unsaid(t, html, named...) {
				t.Errorf("%s in Pseudo: %s", what, wrong)
			}
		}
	}
	type phone struct {
		roomtest.Listener
		in string
	}
	var phones []phone
	for _, code := range codes {
		phones = append(phones, phone{english.Listen(code, ""), "en"}, phone{pseudo.Listen(code, ""), "en-XA"})
	}
	seen := 5
	follow := func(after string) {
		t.Helper()
		for _, p := range phones {
			_, parts := p.Until(seen)
			for id, html := range parts {
				sees(p.in, "after "+after+" "+id, html)
			}
			for _, id := range []string{"moves", "last", "turn"} {
				if said := strings.Contains(parts[id], speech.PseudoOpen); parts[id] != "" && said != (p.in == "en-XA") {
					t.Errorf("after %s, %s in %s is %s", after, id, p.in, parts[id])
				}
			}
		}
		for _, code := range codes {
			for range 2 { // the second is one that was kept
				for in, p := range map[string]roomtest.Party{"en": english, "en-XA": pseudo} {
					_, page := p.Get(code, "?whole=yes")
					if !strings.Contains(page, `<html lang="`+in+`">`) {
						t.Fatalf("the page in %s is %s", in, page)
					}
					sees(in, "the page after "+after, page)
				}
			}
		}
	}
	follow("coming")
	for _, event := range []string{
		"Ann dig 2", "Ann undo", "Ann redo", "Bob dig 2", `table amend 6 "Ann dig 5"`, `Ann correct points -1 "too slow"`, `table note "the lamp is low"`,
		"table undo", "Ann spin rich", "table roll 2+6", `table stop "it is late"`,
	} {
		status, answer := english.Enter(english.Ann, strconv.Itoa(seen), event, "")
		if status != http.StatusCreated {
			t.Fatalf("%s: %v", event, answer)
		}
		seen++
		follow(event)
	}

	for in, p := range map[string]roomtest.Party{"en": english, "en-XA": pseudo} {
		_, why := p.Get(p.Bob, "/why?at=s1-slip-dug/1&with=5")
		_, sheet := p.Get(p.Bob, "/sheet/sheet-1")
		status, refused := p.Enter(p.Bob, strconv.Itoa(seen), "Bob dig 2", "")
		if status != http.StatusUnprocessableEntity {
			t.Errorf("status %d for digging once the game is over", status)
		}
		sees(in, "why", why)
		sees(in, "a refusal", refused["error"].(string))
		for _, text := range []string{why, sheet, refused["error"].(string)} {
			if strings.Contains(text, speech.PseudoOpen) != (in == "en-XA") {
				t.Errorf("in %s: %s", in, text)
			}
		}
	}
}

// A page goes on in the language that it is in, though its reader has chosen another one
// meanwhile, as elsewhere: what it is sent fits what it shows.
func TestStreamInTheLanguageOfThePage(t *testing.T) {
	english := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	pseudo := english.In("en-XA")
	revision, _ := english.Listen(english.Bob, "").Until(5)
	back, parts := pseudo.Listen(pseudo.Bob, revision+"&language=en").Until(5)
	if ids := slices.DeleteFunc(slices.Sorted(maps.Keys(parts)), func(id string) bool { return strings.HasPrefix(id, "here-") }); len(ids) > 0 || back != revision {
		t.Errorf("sent %v to a page that has all, now at %s", ids, back)
	}
	english.Enter(english.Ann, "5", "Ann dig 2", "")
	_, parts = pseudo.Listen(pseudo.Bob, revision+"&language=en").Until(6)
	for id, html := range parts {
		if !inEnglish(html) {
			t.Errorf("%s is %s", id, html)
		}
	}
}

// The static parts of sheets are found by whoever shows them, in whatever language that is.
func TestPlatesOfEachLanguage(t *testing.T) {
	english := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	pseudo := english.In("en-XA")
	digests := map[string]string{}
	for _, p := range []roomtest.Party{english, pseudo} {
		_, page := p.Get(p.Bob, "")
		_, rest, _ := strings.Cut(page, "/plates/")
		digest, _, _ := strings.Cut(rest, ".svg")
		digests[digest] = page
	}
	for digest := range digests {
		for _, p := range []roomtest.Party{english, pseudo} {
			if status, _ := p.Get(p.Bob, "/plates/"+digest+".svg"); status != http.StatusOK {
				t.Errorf("status %d for plates %s", status, digest)
			}
		}
	}
	if len(digests) != 2 {
		t.Errorf("the sheets are drawn in %d languages", len(digests))
	}
}

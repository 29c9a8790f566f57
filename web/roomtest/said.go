package roomtest

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/speech"
)

// InPseudo is a header of those who read the language that is made by machine.
var InPseudo = []string{"Accept-Language", "en-XA"}

// sameWords are words on pages that are the same in every language.
var sameWords = []string{
	"Deutsch", "English", "Français", "Nederlands", "Pseudo", "en-XA", // languages are called by their own names
	"Ann", "Bob", "Cid", "Friday", // names that people have typed
	"mm",                     // a unit
	"seed", "ruled", "house", // marks of clauses
	"letter", "legal", "tabloid", // paper, as one orders it
	"slips", "certificate", // sheets, as one orders them
	"ace", "king", "queen", "rich", "poor", "bust", // cards and sectors of the small game, as its ledger has them
	"DIE", "SECTOR", "text", // arguments, as the forms of events have them
	"saddlebag", "nugget", "player", // how a ledger begins
}

// unread are elements whose text is the same in every language: what is written in the
// notation, or typed; and drawings, which the tests of sheets look at.
var unread = []string{"script", "style", "code", "textarea", "svg"}

// readAttributes are those that people read, or that scripts say to them.
var readAttributes = []string{"title", "alt", "aria-label", "placeholder", "label", "data-title", "data-label", "data-ends", "data-warning"}

// inline are elements within a sentence: a message goes on in them.
var inline = []string{"a", "b", "strong", "s", "span", "small", "br", "wbr", "code", "sup"}

// Unsaid is what people read on a page in Pseudo that no message has said, but for words that
// are the same in every language. More are such words of this page.
func Unsaid(t *testing.T, page string, more ...string) []string {
	t.Helper()
	var all []string
	find := func(where, text string) {
		for _, word := range outside(text) {
			if !slices.Contains(more, word) {
				all = append(all, fmt.Sprintf("%q in %s: %q", word, where, strings.Join(strings.Fields(text), " ")))
			}
		}
	}
	d := xml.NewDecoder(strings.NewReader(page))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	var inside []string
	var block strings.Builder // the text of the element that goes on
	notation := ""            // of an option that is called as it's written
	end := func(name string) {
		if name == "option" && strings.TrimSpace(block.String()) == notation {
			block.Reset()
		}
		if slices.Contains(inline, name) {
			block.WriteByte(' ')
			return
		}
		find("before or in "+name, block.String())
		block.Reset()
	}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, page)
		}
		switch e := token.(type) {
		case xml.StartElement:
			end(e.Name.Local)
			inside, notation = append(inside, e.Name.Local), ""
			for _, a := range e.Attr {
				if a.Name.Local == "value" {
					notation = a.Value
				}
				if slices.Contains(readAttributes, a.Name.Local) {
					find(e.Name.Local+"'s "+a.Name.Local, a.Value)
				}
			}
		case xml.EndElement:
			end(e.Name.Local)
			inside = inside[:len(inside)-1]
		case xml.CharData:
			if !slices.ContainsFunc(inside, func(name string) bool { return slices.Contains(unread, name) }) {
				block.Write(e)
			}
		}
	}
}

// aWord is letters; with digits it's notation: LG1, 3d6, a4, borax-1.
var aWord = regexp.MustCompile(`[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*`)

// outside are the words of a text that are not in Pseudo's brackets, but for those that are the
// same in every language. Where a page shows a part
// of a message, one of its brackets is elsewhere.
func outside(text string) []string {
	var b strings.Builder
	deep := 0
	for _, r := range text {
		switch string(r) {
		case speech.PseudoOpen:
			deep++
		case speech.PseudoClose:
			if deep--; deep < 0 {
				deep = 0
				b.Reset()
			}
		default:
			if deep == 0 {
				b.WriteRune(r)
			}
		}
	}
	return slices.DeleteFunc(aWord.FindAllString(b.String(), -1), func(word string) bool {
		return slices.Contains(sameWords, word) || strings.ContainsAny(word, "0123456789") || len([]rune(word)) < 2
	})
}

// UnsaidJSON is what people read in JSON in Pseudo that no message has said: texts by their
// keys.
func UnsaidJSON(t *testing.T, text string, keys ...string) (all []string) {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	var look func(key string, v any)
	look = func(key string, v any) {
		switch v := v.(type) {
		case map[string]any:
			for key, one := range v {
				look(key, one)
			}
		case []any:
			for _, one := range v {
				look(key, one)
			}
		case string:
			if slices.Contains(keys, key) && len(outside(v)) > 0 {
				all = append(all, fmt.Sprintf("%s: %q", key, v))
			}
		}
	}
	look("", v)
	return all
}

package check

import (
	"strconv"
	"testing"

	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
	"saddlebag/web/print"
)

// The sheets that were answered last are remembered, those that so many came after are not;
// each is there once, and for the house data that it is by.
func TestLatest(t *testing.T) {
	var l latest
	own := print.OwnData{File: "mine.yaml", Text: "turns: 3"}
	for i := range mostLatest + 1 {
		l.put(&filling{Document: &final.Document{}, language: speech.English}, strconv.Itoa(i), own)
	}
	sent := func(text string, own *print.OwnData) sentSheet { return sentSheet{text: text, own: own} }
	for name, s := range map[string]sentSheet{
		"those that many came after": sent("0", &own),
		"by our house data":          sent("1", nil),
		"by others":                  sent("1", &print.OwnData{File: "mine.yaml", Text: "turns: 4"}),
		"by others' name":            sent("1", &print.OwnData{File: "yours.yaml", Text: "turns: 3"}),
	} {
		if l.take(speech.English, s) != nil {
			t.Errorf("%s are remembered", name)
		}
	}
	if l.take(speech.Pseudo, sent("1", &own)) != nil {
		t.Error("those in another language are remembered")
	}
	if len(l.all) != mostLatest || l.take(speech.English, sent("1", &own)) == nil || l.take(speech.English, sent("1", &own)) != nil {
		t.Errorf("of %d that are remembered one is there not once", len(l.all))
	}
	l.put(&filling{Document: &final.Document{Unread: []*final.Unread{{}}}}, "unread", own)
	if l.take(speech.English, sent("unread", &own)) != nil {
		t.Error("what cannot be read is remembered as if it could be")
	}
}

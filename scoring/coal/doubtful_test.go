package coal_test

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger/ledgertest"
)

// What somebody does not know is not known: one field, while the others are read as they
// are written, and no row below moves up.
func TestDoubtfulByHand(t *testing.T) {
	paper := ledgertest.Paper{Shelf: shelf, File: "testdata/hand/six-deliveries-2p.final"}
	paper.Doubtful(t, []ledgertest.Doubt{
		{"ann cash-column 4 gold -10 122", "ann cash 4 gold ? 122", "Ann cash/12/amount"},
		{"ann cash-column 4 gold -10 122", "ann cash 4 gold -20? 122", "Ann cash/12/amount"},
		{"ann cash-column 4 gold -10 122", "ann cash ? gold -10 122", "Ann cash/12/round"},
		{"ann cash-column 4 gold -10 122", "ann cash 4 ? -10 122", "Ann cash/12/what"},
		{"ann cash-column 4 gold -10 122", "ann cash 4 wash? -10 122", "Ann cash/12/what"},
		{"ann cash-column 4 gold -10 122", "ann cash 4 gold -10 ?", "Ann cash/12/hand"},
		{"ann cash-column 4 gold -10 122", "ann cash ? ? ? ?", "Ann cash/12/round cash/12/what cash/12/amount cash/12/hand"},
		{"ann cash-column 4 gold -10 122", "ann cash/12 ?", "Ann cash/12/round cash/12/what cash/12/amount cash/12/hand"},
		{"ann burro-1 SSSTTT 60", "ann burro-1 SSSTT T? 60", "Ann burro-1/slot-6"},
		{"ann burro-1 SSSTTT 60", "ann burro-1 SSSTTT ?0?", "Ann burro-1/value"},
		{"ann burro-3 s s t t t t $56", "ann burro-3 s s t ? t t $56", "Ann burro-3/slot-4"},
		{"ann burro-4 /S CCCCC 25", "ann burro-4 /S? CCCCC 25", "Ann burro-4/slot-1"},
		{"ann burro-6 x SSSTTT 60", "ann burro-6 x? SSSTTT 60", "Ann burro-6/bandit-1"},
		{"bob burro-1 TT 16", "bob burro-1 ? $16", "Bob burro-1/slot-1 burro-1/slot-2 burro-1/slot-3 burro-1/slot-4 burro-1/slot-5 burro-1/slot-6 burro-1/slot-7 burro-1/slot-8"},
		{"ann end 226 114 33 341", "ann end 226 ? 33 341", "Ann end/shares"},
		{"bob cash $331", "bob total 331?", "Bob cash"},
		{"bob stash /13C /8T /9S /9B S", "bob stash /13C /8T /9S /9B ?", "Bob stash/40"},
		{"ann stash 3C /10C /10T 6B /10S", "ann stash ? 2C /10C /10T 6B /10S", "Ann stash/1"},
		{"ann mine 3 7 6 5 3 6 4 5", "ann mine 3 7 6 ? 3 6 4 5", "Ann silver-1/1 silver-1/2 silver-1/3 silver-1/4 silver-1/5"},
		{"ann mine 3 7 6 5 3 6 4 5", "ann mine 3 7 6 4? 3 6 4 5", "Ann silver-1/1 silver-1/2 silver-1/3 silver-1/4 silver-1/5"},
		{"table coal-baron ann and bob", "table coal-baron ann?", "table coal-baron"},
	})
}

// Sheets in German, Dutch and French are read as the English ones are.
func TestSheetsAbroad(t *testing.T) {
	ledgertest.Paper{Shelf: shelf, File: "testdata/hand/six-deliveries-2p.final"}.Abroad(t)
}

// A box says yes or no in any language, as it does in English.
func TestYesAbroad(t *testing.T) {
	paper := ledgertest.Paper{File: "testdata/hand/six-deliveries-2p.final"}
	for word, crossed := range map[string]bool{
		"yes": true, "ja": true, "Ja": true, "oui": true, "angekreuzt": true, "aangekruist": true, "coché": true, "✓": true,
		"no": false, "nein": false, "nee": false, "non": false, "nichts": false, "niets": false, "geen": false, "aucun": false, "leer": false, "vide": false, "0": false,
	} {
		text := strings.Replace(paper.Text(t), "ann burro-6 x SSSTTT 60", "ann burro-6 "+word+" SSSTTT 60", 1)
		d, err := final.Open(shelf, "its.final", text, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range d.Unread {
			t.Errorf("%s is not read: %s", word, u.Why)
		}
		if got := d.Filled[scoring.Place{Owner: 0, Cell: "burro-6/bandit-1"}]; got.Struck != crossed {
			t.Errorf("with %s the bandit is %+v; want crossed %t", word, got, crossed)
		}
	}
}

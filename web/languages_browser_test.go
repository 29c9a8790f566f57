package web_test

import (
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// The choice of a language is on every page and leads back to it, also without scripts; what is
// a third longer than English fits a phone.
func TestChoosingALanguageOnAPhone(t *testing.T) {
	at := roomtest.StartTables(t).URL
	device := webtest.Phone
	device.NoScripts = true
	plain := webtest.Start(t).Open(device)
	plain.Go(at + "/rules/nugget/odds")
	plain.FollowNamed("button", "Deutsch")
	if to := plain.Address(); to != at+"/rules/nugget/odds" {
		t.Errorf("it leads to %s", to)
	}
	w := webtest.Start(t).Open(webtest.Phone)
	w.Go(at + "/check/sheet?game=nugget&player=Ann&player=Bob")
	w.Speak("en-XA")
	w.Wait(`document.documentElement.lang === "en-XA"`)
	if to := w.Address(); to != at+"/check/sheet?game=nugget&player=Ann&player=Bob" {
		t.Errorf("it leads to %s", to)
	}
	for _, path := range []string{"/check/sheet?game=nugget&player=Ann&player=Bob", "/make?game=nugget"} {
		w.Go(at + path)
		for _, faults := range [][]string{w.Misfits(), w.LooseEnds(), w.Barriers()} {
			for _, fault := range faults {
				t.Errorf("%s: %s", path, fault)
			}
		}
	}
}

// At a table the choice is in the menu, and the table is there again in that language.
func TestChoosingALanguageAtATable(t *testing.T) {
	at := roomtest.StartTables(t).URL
	path := roomtest.NewTable(t, roomtest.Visit(t, at))
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(at + path)
	w.Tap("#menu summary")
	w.FollowNamed("button", "Français")
	w.Wait(`document.documentElement.lang === "fr"`)
	w.Speak("en-XA")
	w.Wait(`document.documentElement.lang === "en-XA"`)
	if to := w.Address(); to != at+path {
		t.Errorf("it leads to %s", to)
	}
	w.WaitText("#link", "‹")
}

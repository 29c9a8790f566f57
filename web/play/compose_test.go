package play

import (
	"net/url"
	"testing"
)

func TestComposed(t *testing.T) {
	for event, form := range map[string]string{
		"Ann claim tin-1 2+4":      "actor=Ann&verb=claim&arg-0=tin-1&kind-0=choice&arg-1=2%2B4&kind-1=dice",
		`"Bob Tanner" undo`:        "actor=Bob+Tanner&verb=undo",
		"table roll 2+3+4":         "actor=table&verb=roll&kind-0=throw&arg-0=&arg-0.1=2&arg-0.2=3&arg-0.3=4",
		"table roll *":             "actor=table&verb=roll&kind-0=throw&arg-0=*",
		"Ann load burro-1 S T T":   "actor=Ann&verb=load&arg-0=burro-1&kind-0=choice&kind-1=counts&arg-1=S&arg-1.S=1&arg-1=T&arg-1.T=2&arg-1=C&arg-1.C=0",
		"Ann load burro-1":         "actor=Ann&verb=load&arg-0=burro-1&kind-0=choice&kind-1=counts&arg-1=S&arg-1.S=-1",
		"table deals Ann *":        "actor=table&verb=deals&kind-0=choice&arg-0=Ann&kind-1=counts&arg-1=*",
		"Ann go a-1 b-2 c-3":       "actor=Ann&verb=go&kind-0=path&arg-0=a-1+b-2+c-3",
		`Ann bury "in the well"`:   "actor=Ann&verb=bury&kind-0=text&arg-0=in+the+well",
		`table note "hello # all"`: "event=table+note+%22hello+%23+all%22&actor=Ann",
	} {
		values, err := url.ParseQuery(form)
		if err != nil {
			t.Fatal(err)
		}
		if got := Composed(values); got != event {
			t.Errorf("%s\nsays %s\nnot  %s", form, got, event)
		}
	}
}

// A form of which nothing is chosen says so, and enters nothing.
func TestNothingIsChosen(t *testing.T) {
	for want, form := range map[error]url.Values{
		errUnchosen: {"actor": {"table"}, "verb": {"start"}, "kind-0": {"path"}, "arg-0": {""}},
		nil:         {"actor": {"Ann"}, "verb": {"load"}, "kind-0": {"choice"}, "arg-0": {"burro-1"}, "kind-1": {"counts"}, "arg-1": {""}},
	} {
		if got := chosenAll(form); got != want { //nolint:errorlint // that very one
			t.Errorf("%v: %v, want %v", form, got, want)
		}
	}
}

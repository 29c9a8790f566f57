package play

import (
	"fmt"
	"reflect"
	"strings"
	"sync"
	"testing"

	"saddlebag/scoring/speech"
)

// What is filled in differently in anything is shown differently, and what is the same is
// filled in once.
func TestFormsAreTheirOwn(t *testing.T) {
	c := forms{newFormCache(), speech.English}
	shown := func(of any) (html string, filled bool) {
		html, err := c.of(of, func() (string, error) {
			filled = true
			return fmt.Sprintf("%#v", of), nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return html, filled
	}
	for i := range reflect.TypeFor[OfferView]().NumField() {
		var o OfferView
		switch f := reflect.ValueOf(&o).Elem().Field(i); f.Kind() {
		case reflect.String:
			f.SetString("x")
		case reflect.Int:
			f.SetInt(1)
		case reflect.Bool:
			f.SetBool(true)
		case reflect.Slice:
			f.Set(reflect.MakeSlice(f.Type(), 1, 1))
		default:
			t.Fatalf("a field is a %s", f.Kind())
		}
		for round := range 2 {
			if html, filled := shown(o); html != fmt.Sprintf("%#v", o) || filled != (round == 0) {
				t.Errorf("round %d: %+v is shown as %s, filled in %v", round, o, html, filled)
			}
		}
	}
	for _, of := range []any{[]string{"ab", "c"}, []string{"a", "bc"}, []string{"abc"}, "abc", &undoPair{"a", nil}, &undoPair{"a", &UndoView{}}} {
		if _, filled := shown(of); !filled {
			t.Errorf("%#v is taken for something else", of)
		}
	}
}

type undoPair struct {
	Name string
	Undo *UndoView
}

// There is never more than there is room for, and what was shown last is kept.
func TestFormsHaveRoom(t *testing.T) {
	c := forms{newFormCache(), speech.English}
	large := strings.Repeat("x", 100_000)
	var all sync.WaitGroup
	for i := range 2 {
		all.Go(func() {
			for n := range 300 {
				_, _ = c.of(n*(i+1), func() (string, error) { return large, nil })
			}
		})
	}
	all.Wait()
	kept := c.cache
	if kept.bytes > mostForms || kept.bytes != len(kept.pieces)*(aroundForm+len(large)) || kept.recent.Len() != len(kept.pieces) || kept.bytes < mostForms/2 {
		t.Errorf("%d bytes of %d forms", kept.bytes, len(kept.pieces))
	}
	if _, err := c.of("last", func() (string, error) { return large, nil }); err != nil {
		t.Fatal(err)
	}
	if _, err := c.of("last", func() (string, error) { return "", fmt.Errorf("filled in again") }); err != nil {
		t.Error(err)
	}
}

// What fragments are filled in with is known by its type: no two show the same.
func TestFragmentsAreTold(t *testing.T) {
	shown := map[reflect.Type]string{}
	for _, one := range allFragments {
		of := reflect.TypeOf(one.shown(&tablePage{}))
		if other, ok := shown[of]; ok {
			t.Errorf("%s and %s show a %s each", other, one.name, of)
		}
		shown[of] = one.name
	}
}

package nights_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/nights"
)

// four are people of whom Bobby turned out to be Bob, Anne was misspelt, and one is forgotten.
var four = nights.People{
	{ID: "a", Name: "Anne", Former: []string{"Ann"}},
	{ID: "b", Name: "Bob"},
	{ID: "c", Name: "Bobby", Former: []string{"Rob"}, Into: "b"},
	{ID: "d"},
}

func apart(string, string) bool { return false }

func TestFind(t *testing.T) {
	t.Parallel()
	people := slices.Concat(four, nights.People{{ID: "e", Name: "Zoë"}, {ID: "f", Name: "Ann"}})
	for name, want := range map[string]string{
		"Anne": "a", "aNNE": "a", "Ann": "f", "Bob": "b", "bobby": "b", "Rob": "b", "Zoe\u0308": "e", "ZOË": "e",
		"Zoe": "", "Cyd": "", "": "", "table": "",
	} {
		if got, ok := people.Find(name); got != want || ok != (want != "") {
			t.Errorf("%q is %q, %t; want %q", name, got, ok, want)
		}
	}
}

func TestPeopleChange(t *testing.T) {
	t.Parallel()
	together := func(a, b string) bool { return a == "a" && b == "b" }
	tests := []struct {
		what   string
		change func() (nights.People, error)
		at     int           // whose person is another then
		want   nights.Person // how
		err    string        // what it says instead
	}{
		{"add", func() (nights.People, error) { return four.Add("e", "Zoe\u0308") }, 4, nights.Person{ID: "e", Name: "Zoë"}, ""},
		{"add a name of before", func() (nights.People, error) { return four.Add("e", "Ann") }, 4, nights.Person{ID: "e", Name: "Ann"}, ""},
		{"add a name of somebody merged", func() (nights.People, error) { return four.Add("e", "Bobby") }, 4, nights.Person{ID: "e", Name: "Bobby"}, ""},
		{"add a name that's taken", func() (nights.People, error) { return four.Add("e", "anne") }, 0, nights.Person{}, "somebody in this group is called anne already"},
		{"add a name that looks taken", func() (nights.People, error) { return four.Add("e", "Воb") }, 0, nights.Person{}, "look alike"},
		{"add an id that's taken", func() (nights.People, error) { return four.Add("b", "Cyd") }, 0, nights.Person{}, `id can't be "b"`},
		{"add no id", func() (nights.People, error) { return four.Add("", "Cyd") }, 0, nights.Person{}, `id can't be ""`},
		{"add no name", func() (nights.People, error) { return four.Add("e", " ") }, 0, nights.Person{}, "the name is empty"},

		{"rename", func() (nights.People, error) { return four.Rename("a", "Anna") }, 0, nights.Person{ID: "a", Name: "Anna", Former: []string{"Ann", "Anne"}}, ""},
		{"rename in capitals", func() (nights.People, error) { return four.Rename("a", "ANNE") }, 0, nights.Person{ID: "a", Name: "ANNE", Former: []string{"Ann", "Anne"}}, ""},
		{"rename as before", func() (nights.People, error) { return four.Rename("a", "Anne") }, 0, four[0], ""},
		{"rename somebody merged", func() (nights.People, error) { return four.Rename("c", "Robert") }, 1, nights.Person{ID: "b", Name: "Robert", Former: []string{"Bob"}}, ""},
		{"rename as another", func() (nights.People, error) { return four.Rename("a", "BOB") }, 0, nights.Person{}, "called BOB already"},
		{"rename somebody forgotten", func() (nights.People, error) { return four.Rename("d", "Dee") }, 0, nights.Person{}, "forgotten"},
		{"rename nobody", func() (nights.People, error) { return four.Rename("x", "Dee") }, 0, nights.Person{}, `nobody in this group has the id "x"`},

		{"rename back", func() (nights.People, error) { return four.UndoRename("a") }, 0, nights.Person{ID: "a", Name: "Ann", Former: []string{}}, ""},
		{"rename back what never was", func() (nights.People, error) { return four.UndoRename("b") }, 0, nights.Person{}, "Bob has always been called that"},

		{"merge", func() (nights.People, error) { return four.Merge("b", "a", apart) }, 1, nights.Person{ID: "b", Name: "Bob", Into: "a"}, ""},
		{"merge with somebody merged", func() (nights.People, error) { return four.Merge("a", "c", apart) }, 0, nights.Person{ID: "a", Name: "Anne", Former: []string{"Ann"}, Into: "b"}, ""},
		{"merge who played together", func() (nights.People, error) { return four.Merge("a", "c", together) }, 0, nights.Person{}, "Anne and Bob played together"},
		{"merge in a circle", func() (nights.People, error) { return four.Merge("b", "c", apart) }, 0, nights.Person{}, "both are Bob already"},
		{"merge with oneself", func() (nights.People, error) { return four.Merge("a", "a", apart) }, 0, nights.Person{}, "both are Anne already"},
		{"merge again", func() (nights.People, error) { return four.Merge("c", "a", apart) }, 0, nights.Person{}, "Bobby is already counted as Bob"},
		{"merge somebody forgotten", func() (nights.People, error) { return four.Merge("d", "a", apart) }, 0, nights.Person{}, "forgotten"},
		{"merge with somebody forgotten", func() (nights.People, error) { return four.Merge("a", "d", apart) }, 0, nights.Person{}, "forgotten"},
		{"merge nobody", func() (nights.People, error) { return four.Merge("x", "a", apart) }, 0, nights.Person{}, `nobody in this group has the id "x"`},

		{"separate", func() (nights.People, error) { return four.UndoMerge("c") }, 2, nights.Person{ID: "c", Name: "Bobby", Former: []string{"Rob"}}, ""},
		{"separate who is nobody else", func() (nights.People, error) { return four.UndoMerge("a") }, 0, nights.Person{}, "Anne isn't counted as anybody else"},

		{"forget", func() (nights.People, error) { return four.Forget("a") }, 0, nights.Person{ID: "a"}, ""},
		{"forget somebody merged", func() (nights.People, error) { return four.Forget("c") }, 1, nights.Person{ID: "b"}, ""},
		{"forget all that they were", func() (nights.People, error) { return four.Forget("b") }, 2, nights.Person{ID: "c", Into: "b"}, ""},
		{"forget again", func() (nights.People, error) { return four.Forget("d") }, 0, nights.Person{}, "forgotten"},
	}
	before := fmt.Sprint(four)
	for _, test := range tests {
		next, err := test.change()
		switch {
		case test.err != "":
			if err == nil || !strings.Contains(err.Error(), test.err) {
				t.Errorf("%s: %v; want %q", test.what, err, test.err)
			}
		case err != nil:
			t.Errorf("%s: %v", test.what, err)
		default:
			if diff := cmp.Diff(test.want, next[test.at]); diff != "" {
				t.Errorf("%s (-want +got):\n%s", test.what, diff)
			}
		}
		if now := fmt.Sprint(four); now != before {
			t.Fatalf("%s has changed those of before: %s", test.what, now)
		}
	}
}

// Who has taken a name in the meantime keeps it.
func TestNamesTakenInTheMeantime(t *testing.T) {
	t.Parallel()
	must := must(t)
	if _, err := must(four.Add("e", "Ann")).UndoRename("a"); err == nil {
		t.Error("two are called Ann")
	}
	if _, err := must(four.Add("e", "Bobby")).UndoMerge("c"); err == nil {
		t.Error("two are called Bobby")
	}
}

func TestPeopleEnd(t *testing.T) {
	t.Parallel()
	var people nights.People
	for i := range 500 {
		people = append(people, nights.Person{ID: fmt.Sprint(i), Name: fmt.Sprint("Player ", i)})
	}
	if _, err := people.Add("x", "Ann"); err == nil {
		t.Error("501 people are taken")
	}
	var err error
	for i := range 30 {
		if people, err = people.Rename("0", fmt.Sprint("Ann ", i)); err != nil {
			t.Fatal(err)
		}
	}
	if former := people[0].Former; len(former) != 20 || former[0] != "Ann 9" || former[19] != "Ann 28" {
		t.Errorf("former names %q; want Ann 9 to Ann 28", former)
	}
}

// A card brings back the people that were written on it, and no others.
func TestPeopleAsJSON(t *testing.T) {
	t.Parallel()
	text, err := json.Marshal(four)
	if err != nil {
		t.Fatal(err)
	}
	const want = `[{"id":"a","name":"Anne","former":["Ann"]},{"id":"b","name":"Bob"},{"id":"c","name":"Bobby","former":["Rob"],"into":"b"},{"id":"d","name":""}]`
	if string(text) != want {
		t.Errorf("%s; want %s", text, want)
	}
	var again nights.People
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(four, again); diff != "" {
		t.Error(diff)
	}
	for what, text := range map[string]string{
		"no list":                  `{}`,
		"no id":                    `[{"name":"Ann"}]`,
		"an id twice":              `[{"id":"a","name":"Ann"},{"id":"a","name":"Bob"}]`,
		"a name twice":             `[{"id":"a","name":"Ann"},{"id":"b","name":"ANN"}]`,
		"a name that's none":       `[{"id":"a","name":"table"}]`,
		"a name not composed":      "[{\"id\":\"a\",\"name\":\"Zoe\u0308\"}]",
		"a former name":            `[{"id":"a","name":"Ann","former":[" "]}]`,
		"nobody to be":             `[{"id":"a","name":"Ann","into":"b"}]`,
		"oneself to be":            `[{"id":"a","name":"Ann","into":"a"}]`,
		"a circle":                 `[{"id":"a","name":"Ann","into":"b"},{"id":"b","name":"Bob","into":"a"}]`,
		"a way into a circle":      `[{"id":"c","name":"Cyd","into":"a"},{"id":"a","name":"Ann","into":"b"},{"id":"b","name":"Bob","into":"a"}]`,
		"forgotten, with a former": `[{"id":"a","name":"","former":["Ann"]}]`,
		"half forgotten":           `[{"id":"a","name":"","into":"b"},{"id":"b","name":"Bob"}]`,
		"half remembered":          `[{"id":"a","name":"Ann","into":"b"},{"id":"b","name":""}]`,
	} {
		if err := json.Unmarshal([]byte(text), &again); err == nil {
			t.Errorf("%s is taken", what)
		}
	}
}

func FuzzPeople(f *testing.F) {
	f.Add(`[{"id":"a","name":"Anne","former":["Ann"]},{"id":"b","name":"Bob"},{"id":"c","name":"Bobby","into":"b"},{"id":"d","name":"","into":"e"},{"id":"e","name":""}]`, "b", "Bob")
	f.Fuzz(func(t *testing.T, text, id, name string) {
		var people nights.People
		if json.Unmarshal([]byte(text), &people) != nil {
			return
		}
		for what, change := range map[string]func() (nights.People, error){
			"nothing": func() (nights.People, error) { return people, nil }, "add": func() (nights.People, error) { return people.Add(id, name) },
			"rename": func() (nights.People, error) { return people.Rename(id, name) }, "rename back": func() (nights.People, error) { return people.UndoRename(id) },
			"merge": func() (nights.People, error) { return people.Merge(id, name, apart) }, "separate": func() (nights.People, error) { return people.UndoMerge(id) },
			"forget": func() (nights.People, error) { return people.Forget(id) },
		} {
			next, err := change()
			if err != nil {
				continue
			}
			text, err := json.Marshal(next)
			if err != nil {
				t.Fatal(err)
			}
			var again nights.People
			if err := json.Unmarshal(text, &again); err != nil {
				t.Fatalf("%s: %s: %v", what, text, err)
			}
			if what == "add" || what == "rename" {
				if found, ok := next.Find(name); !ok || found != next.Who(id) {
					t.Fatalf("%s: %q is %q", what, name, found)
				}
			}
		}
	})
}

package speech

import (
	"encoding/json"
	"slices"
	"strconv"
	"testing"
	"testing/fstest"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/language"
)

// saying is what a language says in tests, with messages of their own.
func saying(tb testing.TB) *Language {
	tb.Helper()
	files := fstest.MapFS{"en/game.toml": {Data: []byte(`
no-tunnel = "There's no tunnel called {tunnel}."
gone = "{burro} is gone."
burro = "burro {number}"
stake = "{player} has ${cash}."

claim = "{who} claims {tunnel}[ with {dice}]"
flags = "new [flags] {game}"
heading = "{^what}"
pays = "{player} has {cash}."

[bandits]
one = "{n} bandit"
other = "{n} bandits"

[choose]
other = "Choose {tunnels}."
`)}, "en/speech.toml": {Data: []byte("between = \", \"\nall = \" and \"\nany = \" or \"\napart = \"; \"\nall-apart = \"; and \"\nany-apart = \"; or \"\nmoney = \"${amount}\"\n")}}
	return &Language{tag: English.tag, files: files}
}

func TestSay(t *testing.T) {
	burro := Say("game.burro", "number", 3)
	for _, c := range []struct {
		text Text
		want string
	}{
		{"", ""},
		{Words("Zoë {n}"), "Zoë {n}"},
		{Words(""), ""},
		{Say("game.no-tunnel", "tunnel", "coal-9"), "There's no tunnel called coal-9."},
		{Say("game.no-tunnel", "tunnel", "a\x00b{tunnel}"), "There's no tunnel called a\x00b{tunnel}."},
		{Say("game.stake", "cash", -5, "player", "Ann"), "Ann has $-5."},
		{Say("game.gone", "burro", burro), "Burro 3 is gone."}, // a sentence begins with a capital
		{Say("game.gone", "burro", Words("van Dyk")), "van Dyk is gone."},
		{Say("game.bandits", "n", 1), "1 bandit"},
		{Say("game.bandits", "n", 0), "0 bandits"},
		{Say("game.bandits", "n", Tenths(10)), "1 bandit"},
		{Say("game.bandits", "n", Tenths(-15)), "-1.5 bandits"},
		{Say("game.choose", "tunnels", Any(Named("coal-1"))), "Choose coal-1."},
		{Say("game.choose", "tunnels", Any(Named("coal-1", "tin-1", "tin-2"))), "Choose coal-1, tin-1 or tin-2."},
		{Say("game.choose", "tunnels", All{burro, Say("game.bandits", "n", 2)}), "Choose burro 3 and 2 bandits."},
		{Say("game.choose", "tunnels", All{}), "Choose ."},
		{Say("game.choose", "tunnels", All(Named("a, b", "c and d", "e"))), "Choose a, b; c and d; and e."},
		{Say("game.choose", "tunnels", Any(Named("a", "b, c"))), "Choose a; or b, c."},
		{Say("game.choose", "tunnels", List(Named("a or b", "c"))), "Choose a or b; c."},
		{Say("game.choose", "tunnels", All(Named("a, b"))), "Choose a, b."},
		{Say("game.choose", "tunnels", All(Named("Rand", "Orla"))), "Choose Rand and Orla."}, // they have the letters only
		{Say("game.choose", "tunnels", List(Named("a", "b", "c"))), "Choose a, b, c."},
		{Say("game.claim", "who", "Ann", "tunnel", "coal-1", "dice", ""), "Ann claims coal-1"},
		{Say("game.claim", "who", "Ann", "tunnel", "coal-1", "dice", "2"), "Ann claims coal-1 with 2"},
		{Say("game.flags", "game", "x"), "new [flags] x"},
		{Say("game.pays", "player", "Ann", "cash", Money(-50)), "Ann has -$5."},
		{Say("game.pays", "player", "Ann", "cash", Money(35)), "Ann has $3.5."},
		{Say("game.pays", "player", "Ann", "cash", Tenths(-1)), "Ann has -0.1."},
		{Say("game.pays", "player", "Ann", "cash", Decimal("-4.99")), "Ann has -4.99."},
		{Say("game.pays", "player", "Ann", "cash", Money(12_345)), "Ann has $1,234.5."},
		{Say("game.pays", "player", "Ann", "cash", Money(-10_000)), "Ann has -$1,000."},
		{Say("game.pays", "player", "Ann", "cash", Tenths(-123_456_780)), "Ann has -12,345,678."},
		{Say("game.pays", "player", "Ann", "cash", 1234), "Ann has 1234."}, // it may be a year
		{Say("game.bandits", "n", 1234), "1,234 bandits"},
		{Words("game.claim"), "game.claim"},
		{Words("game.gone\x00"), "game.gone\x00"},
		{Say("game.heading", "what", "éclairs"), "Éclairs"},
		{Say("game.heading", "what", burro), "Burro 3"},
		{Say("game.heading", "what", ""), ""},
		{"3.5 points", "3.5 points"},
	} {
		if got := saying(t).Of(c.text); got != c.want {
			t.Errorf("%q says %q, want %q", c.text, got, c.want)
		}
	}
}

// Numbers are written as CLDR has it for the language, and the sign of a currency stands where
// the language puts it.
func TestNumbersOfLanguages(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ tag, money, number, decimal, want string }{
		{"de", "{amount} $", "-1.234.567", "1.234,5", "-1.234 $"},
		{"de-CH", "$ {amount}", "-1’234’567", "1’234.5", "-$ 1’234"},
		{"fr", "{amount} $", "-1\u00a0234\u00a0567", "1\u00a0234,5", "-1\u00a0234 $"},
		{"en-IN", "${amount}", "-12,34,567", "1,234.5", "-$1,234"},
		{"ar", "${amount}", "-1,234,567", "1,234.5", "-$1,234"}, // with the digits that are on dice
	} {
		files := fstest.MapFS{c.tag + "/speech.toml": {Data: []byte("money = " + strconv.Quote(c.money))}}
		l := &Language{tag: language.MustParse(c.tag), files: files}
		for _, said := range []struct {
			of   any
			want string
		}{
			{Tenths(-12_345_670), c.number},
			{Tenths(12_345), c.decimal},
			{Decimal("1234.5"), c.decimal},
			{Money(-12_340), c.want},
			{Tenths(9990), "999"},
			{Decimal("12345678901234567890"), "12345678901234567890"}, // more than any program counts
		} {
			if got := l.Of(Say("speech.part", "part", said.of)); got != said.want {
				t.Errorf("%s writes %v as %q, want %q", c.tag, said.of, got, said.want)
			}
		}
	}
}

// A sentence with a message in it is what most violations are. Its peer is what go-i18n makes
// of the same, with its own placeholders.
func BenchmarkSay(b *testing.B) {
	l := saying(b)
	bundle := i18n.NewBundle(language.English)
	bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	bundle.MustParseMessageFileBytes([]byte(`
gone = "{{.Burro}} is gone."
burro = "burro {{.Number}}"
`), "en.toml")
	localizer := i18n.NewLocalizer(bundle, "en")
	b.Run("saddlebag", func(b *testing.B) {
		for b.Loop() {
			l.Of(Say("game.gone", "burro", Say("game.burro", "number", 3)))
		}
	})
	b.Run("go-i18n", func(b *testing.B) {
		for b.Loop() {
			burro := localizer.MustLocalize(&i18n.LocalizeConfig{MessageID: "burro", TemplateData: map[string]any{"Number": 3}})
			localizer.MustLocalize(&i18n.LocalizeConfig{MessageID: "gone", TemplateData: map[string]any{"Burro": burro}})
		}
	})
}

func TestPlaceholders(t *testing.T) {
	if got := Say("scoring.like-this", "form", "").Placeholders(); !slices.Equal(got, []string{"form"}) {
		t.Errorf("got %q", got)
	}
	if got := parse("{who} claims {tunnel}[ with {dice}]").placeholders(nil); !slices.Equal(got, []string{"who", "tunnel", "dice"}) {
		t.Errorf("got %q", got)
	}
}

func TestPseudo(t *testing.T) {
	for _, c := range []struct {
		text Text
		want string
	}{
		{Say("scoring.did-you-mean", "word", "coal-1"), "‹did yooou meean coal-1?›"},
		{Say("scoring.deed-of", "deed", Say("scoring.table-deed", "deed", Words("throw")), "of", "2"), "‹‹thee throw›: 2›"},
		{"Ann", "Ann"},
	} {
		if got := Pseudo.Of(c.text); got != c.want {
			t.Errorf("%s is %q, want %q", c.text, got, c.want)
		}
	}
}

// French has one of what is less than two; others have one of one alone.
func TestPluralsOfFractions(t *testing.T) {
	for n, want := range map[Tenths][2]string{
		0: {"0 points", "0 point"}, 5: {"0.5 points", "0,5 point"}, 10: {"1 point", "1 point"},
		15: {"1.5 points", "1,5 point"}, 20: {"2 points", "2 points"}, 835: {"83.5 points", "83,5 points"},
	} {
		said := Say("scoring.points", "n", n)
		if got := [2]string{English.Of(said), French.Of(said)}; got != want {
			t.Errorf("%d tenths: %q, want %q", n, got, want)
		}
	}
}

func TestAccepted(t *testing.T) {
	for header, want := range map[string]*Language{
		"":                       English,
		"en-GB,en;q=0.9":         English,
		"de-DE,de;q=0.9":         German,
		"nl-BE,fr;q=0.9":         Dutch,
		"it-IT, ja;q=0.5":        English,
		"en-XA":                  Pseudo,
		"nonsense;;q=":           English,
		"fr-CH, en-XA;q=0.5":     French,
		"it-CH, en-XA;q=0.5":     Pseudo,
		"en-US;q=0.8,en-XA;q=.1": English,
	} {
		if got := Accepted(header); got != want {
			t.Errorf("%q gets %s, want %s", header, got.Tag(), want.Tag())
		}
	}
}

// JSON in another language has every text in it, and leaves the value as it was.
func TestJSONInALanguage(t *testing.T) {
	type line struct {
		Label Text
		Words string
		more  int
	}
	type report struct {
		Lines []line
		Named map[string]Text
		Last  *line
		Any   any
		None  []line
	}
	one := line{Label: "api.send-json", Words: "api.send-json", more: 3}
	given := report{[]line{one}, map[string]Text{"a": one.Label}, &one, one, nil}
	got, err := json.Marshal(Pseudo.In(given))
	if err != nil {
		t.Fatal(err)
	}
	said, plain := strconv.Quote(Pseudo.Of(one.Label)), strconv.Quote(one.Words)
	in := `{"Label":` + said + `,"Words":` + plain + `}`
	want := `{"Lines":[` + in + `],"Named":{"a":` + said + `},"Last":` + in + `,"Any":` + in + `,"None":null}`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if given.Lines[0] != one || given.Last.Label != one.Label {
		t.Errorf("the value itself was changed: %+v", given)
	}
}

// What is quoted has the quotes of the language, and French vowels go before others.
func TestQuotesAndElisions(t *testing.T) {
	nobody := Say("Here is no {name}, says {other}.", "name", `"Zed"`, "other", `"Al \"Six\" Tan"`)
	for l, want := range map[*Language]string{
		English: `Here is no "Zed", says "Al \"Six\" Tan".`, German: `Here is no „Zed“, says "Al \"Six\" Tan".`,
		Dutch: `Here is no “Zed”, says "Al \"Six\" Tan".`, French: "Here is no «\u00a0Zed\u00a0», says \"Al \\\"Six\\\" Tan\".",
	} {
		if got := l.Of(nobody); got != want {
			t.Errorf("%s: %q, want %q", l.Name(), got, want)
		}
	}
	for _, of := range []struct{ says, name, want string }{
		{"La place de {name}", "Ann", "La place d’Ann"},
		{"La place de {name}", "Bob", "La place de Bob"},
		{"De {name} à toi", "Élodie", "D’Élodie à toi"},
		{"Plus que {name}", "Oscar", "Plus qu’Oscar"},
		{"lorsque {name} joue", "Eve", "lorsqu’Eve joue"},
		{"Cette roue {name}", "Ida", "Cette roue Ida"},
		{"coude {name}", "Ann", "coude Ann"},
		{"Il manque {name}", "un lancer", "Il manque un lancer"},
		{"de {name}", "Harry", "de Harry"},
	} {
		if got := French.Of(Say(of.says, "name", of.name)); got != of.want {
			t.Errorf("%q, want %q", got, of.want)
		}
	}
}

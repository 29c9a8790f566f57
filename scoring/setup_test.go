package scoring

import (
	"errors"
	"testing"
)

func TestCheckSetup(t *testing.T) {
	for _, c := range []struct {
		players int
		options map[string]string
		option  string // the option that the error is about
		want    string
	}{
		{2, nil, "", ""},
		{3, map[string]string{"sum": "10", "wild": "yes"}, "", ""},
		{1, nil, "", "Forms is for 2 to 3 players, not 1"},
		{4, nil, "", "Forms is for 2 to 3 players, not 4"},
		{2, map[string]string{"hue": "red"}, "hue", `Forms has no option "hue", only sum and wild`},
		{2, map[string]string{"sum": "0"}, "sum", `option sum is a whole number from 1 to 10, not "0"`},
		{2, map[string]string{"sum": "03"}, "sum", `option sum is a whole number from 1 to 10, not "03"`},
		{2, map[string]string{"wild": "maybe"}, "wild", `option wild is yes or no, not "maybe"`},
	} {
		err := CheckSetup(&forms, Setup{Players: make([]string, c.players), Options: c.options})
		var option *OptionError
		switch {
		case err == nil:
			if c.want != "" {
				t.Errorf("%+v is allowed", c)
			}
		case err.Error() != c.want:
			t.Errorf("%q, want %q", err, c.want)
		case errors.As(err, &option) != (c.option != "") || option != nil && option.Option != c.option:
			t.Errorf("%v is not about option %q", err, c.option)
		case errors.Is(err, ErrPlayers) != (c.option == ""):
			t.Errorf("%v is about the number of players", err)
		}
	}
}

func TestOptionValues(t *testing.T) {
	if got := forms.Number(nil, "sum"); got != 3 {
		t.Errorf("the default is %d", got)
	}
	given := map[string]string{"sum": "7", "wild": "yes"}
	if n, wild := forms.Number(given, "sum"), forms.Chosen(given, "wild"); n != 7 || wild != "yes" {
		t.Errorf("%d, %s", n, wild)
	}
}

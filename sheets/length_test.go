package sheets_test

import (
	"testing"

	"saddlebag/sheets"
)

// A length is read with a point or a comma, and with its unit.
func TestParseMillimetres(t *testing.T) {
	t.Parallel()
	for typed, want := range map[string]float64{
		"10": 10, "10.5": 10.5, "10,5": 10.5, "10mm": 10, "10 mm": 10, "10,5 MM": 10.5, "１０\u00a0mm": 10, "7.938": 7.938, "10,50": 10.5, "−1": -1, "“8”": 8, ",5": 0.5, ".5": 0.5,
	} {
		if got, err := sheets.ParseMillimetres(typed); got != want || err != nil {
			t.Errorf("%q is %g, %v; want %g", typed, got, err, want)
		}
	}
	for typed, want := range map[string]string{
		"wide":    `"wide" isn't a number of millimetres, like 10.5`,
		"1cm":     `"1cm" isn't a number of millimetres, like 10.5`,
		"":        `"" isn't a number of millimetres, like 10.5`,
		"1.000,5": `"1.000,5" isn't a number of millimetres, like 10.5`,
		"10,500":  `"10,500" could be 10.500 or 10500: say which`,
	} {
		if got, err := sheets.ParseMillimetres(typed); err == nil || err.Error() != want {
			t.Errorf("%q is %g, %v; want %s", typed, got, err, want)
		}
	}
}

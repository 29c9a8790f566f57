package panel_test

import (
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"

	"github.com/google/go-cmp/cmp"
)

func panels(sizes ...[2]float64) []panel.Panel {
	all := make([]panel.Panel, len(sizes))
	for i, s := range sizes {
		all[i] = panel.Panel{W: s[0], H: s[1]}
	}
	return all
}

func corners(placed []panel.Placement) [][2]float64 {
	var at [][2]float64
	for _, p := range placed {
		at = append(at, [2]float64{p.X, p.Y})
	}
	return at
}

func TestLayout(t *testing.T) {
	area := canvas.Area{X: 8, Y: 8, W: 100, H: 50, On: "a5"}
	tests := []struct {
		name   string
		layout func(canvas.Area, float64, ...panel.Panel) ([]panel.Placement, error)
		sizes  [][2]float64
		want   [][2]float64
		err    string
	}{
		{"column", panel.Column, [][2]float64{{90, 20}, {80, 26}}, [][2]float64{{8, 8}, {8, 32}}, ""},
		{"too high", panel.Column, [][2]float64{{90, 20}, {80, 38.03}}, nil, "needs 12.1 mm more height on a5"},
		{"too wide", panel.Column, [][2]float64{{112, 20}}, nil, "needs 12 mm more width on a5"},
		{"two columns", panel.Flow, [][2]float64{{40, 20}, {48, 20}, {48, 50}}, [][2]float64{{8, 8}, {8, 32}, {60, 8}}, ""},
		{"no third column", panel.Flow, [][2]float64{{48, 50}, {48, 30}, {10, 30}}, nil, "needs 14 mm more width on a5"},
		{"higher than a column", panel.Flow, [][2]float64{{48, 50}, {48, 51}}, nil, "needs 1 mm more height on a5"},
		{"nothing", panel.Flow, nil, nil, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, err := test.layout(area, 4, panels(test.sizes...)...)
			message := ""
			if err != nil {
				message = err.Error()
			}
			if diff := cmp.Diff(test.err, message); diff != "" {
				t.Fatalf("error (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(test.want, corners(got)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

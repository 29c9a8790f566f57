package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
)

// Info describes the game.
var Info = scoring.Info{
	ID:         "forty-niners",
	Title:      "fortyniners.title",
	MinPlayers: fortyniners.Players,
	MaxPlayers: fortyniners.Players,
	Minutes:    scoring.Minutes{From: 60, To: 60, Mark: scoring.HouseRule},
	Needs:      "fortyniners.needs",
	Edition:    1,
	DataWord:   "board",
	Data:       "stage-1",
	Unit:       "points",
	Options: []scoring.Option{
		{
			Name: OptionDice, Title: "fortyniners.title-dice", Label: "fortyniners.option-dice", Clause: "FN3",
			Default: strconv.Itoa(fortyniners.MaxDice), From: 1, To: fortyniners.MaxDice,
		},
		{
			Name: OptionCap, Title: "fortyniners.title-cap", Label: "fortyniners.option-cap", Clause: "FN16",
			Default: strconv.Itoa(defaultCap), From: 1, To: largestCap,
		},
	},
	Verbs: verbs,
	Args: map[string]speech.Text{
		"how":    "fortyniners.arg-how",
		"path":   "fortyniners.arg-path",
		"points": "fortyniners.arg-points",
	},
	Devices: []scoring.Device{{Name: fortyniners.DeviceDice, Label: "fortyniners.the-dice", Kind: scoring.Dice, Count: fortyniners.MaxDice, Sides: []string{"1", "2", "3", "4", "5", "6"}}},
	Fields:  []scoring.Field{{Name: fortyniners.FieldResult, Label: "fortyniners.field-result", Within: "fortyniners.field-result-within", Unit: "points"}},
	Clauses: clauses,
	Ends:    []scoring.End{{Reason: fortyniners.EndRuns, Told: "fortyniners.four-runs-told"}},
}

var verbs = []scoring.Verb{
	{
		Name: fortyniners.VerbRoll, Clause: "FN3", Args: []scoring.Arg{{Name: "dice", Kind: scoring.Throw, From: 1, To: fortyniners.MaxDice, Faces: fortyniners.Faces, Clause: "FN3", Device: fortyniners.DeviceDice}},
		Help: "fortyniners.roll-help", Example: "Ann roll 4+3",
		Do: "fortyniners.roll-do", Tells: "fortyniners.roll-tells", Deed: "fortyniners.roll-deed", Of: "fortyniners.roll-of", Ends: true,
		Done:  "fortyniners.done-waiting",
		Coach: "fortyniners.roll-coach",
	},
	{
		Name: fortyniners.VerbMove, Clause: "FN3", Args: []scoring.Arg{fortyniners.ArgPath},
		Help: "fortyniners.move-help", Example: "Ann move r1 r2 r3",
		Do: "fortyniners.move-do", Tells: "fortyniners.move-tells", Deed: "fortyniners.move-deed", Of: "fortyniners.move-of",
		Coach: "fortyniners.move-coach",
	},
	{
		Name: fortyniners.VerbLookout, Clause: "FN23", Args: []scoring.Arg{fortyniners.ArgPath},
		Help: "fortyniners.lookout-help", Example: "Bob lookout t1 t2",
		Do: "fortyniners.lookout-do", Tells: "fortyniners.lookout-tells", Deed: "fortyniners.lookout-deed", Of: "fortyniners.lookout-of",
		Coach: "fortyniners.lookout-coach",
	},
	{
		Name: fortyniners.VerbPass, Clause: "FN3",
		Help: "fortyniners.pass-help", Example: "Ann pass",
		Do: "fortyniners.pass-do", Tells: "fortyniners.pass-tells", Deed: "fortyniners.pass-deed",
		Coach: "fortyniners.pass-coach",
	},
	{
		Name: fortyniners.VerbStop, Clause: "FN41", Args: []scoring.Arg{{Name: "points", Kind: scoring.Range, From: 1, To: fortyniners.MaxSettlement, Step: 1, Clause: "FN41"}},
		Help: "fortyniners.stop-help", Example: "Ann stop 5",
		Do: "fortyniners.stop-do", Tells: "fortyniners.stop-tells", Deed: "fortyniners.stop-deed", Of: "fortyniners.stop-of",
		Coach: "fortyniners.stop-coach",
	},
	{
		Name: fortyniners.VerbPassBy, Clause: "FN41", Args: []scoring.Arg{{Name: "points", Kind: scoring.Range, From: 1, To: fortyniners.MaxSettlement, Step: 1, Clause: "FN41"}},
		Help: "fortyniners.pass-by-help", Example: "Ann pass-by 3",
		Do: "fortyniners.pass-by-do", Tells: "fortyniners.pass-by-tells", Deed: "fortyniners.pass-by-deed", Of: "fortyniners.pass-by-of",
		Coach: "fortyniners.pass-by-coach",
	},
	{
		Name: fortyniners.VerbEnd, Clause: "FN41",
		Help: "fortyniners.end-help", Example: "Ann end-of-run",
		Do: "fortyniners.end-do", Tells: "fortyniners.end-tells", Deed: "fortyniners.end-deed",
		Coach: "fortyniners.end-coach",
	},
	{
		Name: fortyniners.VerbEnd, Clause: "FN41", Args: []scoring.Arg{{Name: "how", Kind: scoring.Word, Choices: []string{fortyniners.WordCapped}}},
		Help: "fortyniners.capped-help", Example: "Ann end-of-run capped",
		Do: "fortyniners.capped-do", Tells: "fortyniners.capped-tells", Deed: "fortyniners.capped-deed",
		Coach: "fortyniners.end-coach",
	},
}

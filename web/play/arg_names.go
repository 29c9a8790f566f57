package play

import "saddlebag/scoring/speech"

// argNames are what people call the arguments of events, by the names that the rulebooks know
// them by.
var argNames = map[string]speech.Text{
	"SECTOR":    "table.arg-SECTOR",
	"PLACE":     "table.arg-PLACE",
	"NAME":      "table.arg-NAME",
	"N":         "table.arg-N",
	"DIE":       "table.arg-DIE",
	"CHARACTER": "table.arg-CHARACTER",
	"CARD":      "table.arg-CARD",
	"DICE":      "table.arg-DICE",
	"best day":  "table.arg-best-day",
	"burro":     "table.arg-burro",
	"burros":    "table.arg-burros",
	"card":      "table.arg-card",
	"cards":     "table.arg-cards",
	"character": "table.arg-character",
	"chip":      "table.arg-chip",
	"city":      "table.arg-city",
	"dice":      "table.arg-dice",
	"die":       "table.arg-die",
	"dollars":   "table.arg-dollars",
	"event":     "table.arg-event",
	"face":      "table.arg-face",
	"feet":      "table.arg-feet",
	"group":     "table.arg-group",
	"gun":       "table.arg-gun",
	"holder":    "table.arg-holder",
	"how":       "table.arg-how",
	"item":      "table.arg-item",
	"joker":     "table.arg-joker",
	"minerals":  "table.arg-minerals",
	"name":      "table.arg-name",
	"number":    "table.arg-number",
	"object":    "table.arg-object",
	"ores":      "table.arg-ores",
	"path":      "table.arg-path",
	"pile":      "table.arg-pile",
	"player":    "table.arg-player",
	"points":    "table.arg-points",
	"quantity":  "table.arg-quantity",
	"reason":    "table.arg-reason",
	"sector":    "table.arg-sector",
	"squad":     "table.arg-squad",
	"state":     "table.arg-state",
	"suitcase":  "table.arg-suitcase",
	"text":      "table.arg-text",
	"theirs":    "table.arg-theirs",
	"tunnel":    "table.arg-tunnel",
	"whose":     "table.arg-whose",
	"words":     "table.arg-words",
	"zone":      "table.arg-zone",
}

// argName is what people call an argument: its name, where nobody has said more.
func argName(name string) speech.Text {
	if said, ok := argNames[name]; ok {
		return said
	}
	return speech.Words(name)
}

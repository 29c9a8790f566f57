package check

import (
	"saddlebag/sheets"
	"saddlebag/web/site"
)

// A filledForm asks for the sheets of a checked ledger as it leaves them.
type filledForm struct {
	Text   string // the ledger again
	Called string // the name it came by
	Sheets []site.Choice
	Papers []site.Choice
}

// filled is the form for the sheets of a ledger: all of them, those chosen
// that only a played game has.
func filled(title sheets.Title, file, text string, papers []site.Choice) *filledForm {
	form := &filledForm{Text: text, Called: file, Papers: papers}
	for _, s := range title.Sheets {
		form.Sheets = append(form.Sheets, site.Choice{Value: s.Name, Label: s.About, Chosen: s.Played})
	}
	return form
}

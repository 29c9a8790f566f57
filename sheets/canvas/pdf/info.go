package pdf

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"saddlebag/sheets/canvas"
)

// infoOf is what a file says of itself where no page shows it. The day is that of the game:
// a file doesn't depend on when it's made, and one of no day has none.
func infoOf(pages []canvas.Page, o Options) string {
	var b strings.Builder
	fmt.Fprintf(&b, "<</Title %s /Creator %s", text(titleOf(pages, o)), text(creator))
	if o.Subject != "" {
		fmt.Fprintf(&b, " /Subject %s", text(o.Subject))
	}
	keywords := slices.DeleteFunc(slices.Concat([]string{o.Title}, sheetsOf(pages), o.Players), func(word string) bool { return word == "" })
	fmt.Fprintf(&b, " /Keywords %s", text(strings.Join(keywords, ", ")))
	if day, err := time.Parse(time.DateOnly, o.Date); err == nil {
		made := day.Format("D:20060102000000")
		fmt.Fprintf(&b, " /CreationDate (%s) /ModDate (%s)", made, made)
	}
	b.WriteString(">>")
	return b.String()
}

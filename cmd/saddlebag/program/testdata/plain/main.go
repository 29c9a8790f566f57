// Plain writes a page of boxes and words with nothing but fpdf, in three fonts that it embeds.
// A program that prints one sheet needs at least this much of that library.
package main

import (
	"fmt"
	"os"

	"codeberg.org/go-pdf/fpdf"
	"github.com/go-fonts/liberation/liberationserifbold"
	"github.com/go-fonts/liberation/liberationserifitalic"
	"github.com/go-fonts/liberation/liberationserifregular"
)

func main() {
	doc := fpdf.New("P", "mm", "A4", "")
	doc.AddUTF8FontFromBytes("serif", "", liberationserifregular.TTF)
	doc.AddUTF8FontFromBytes("serif", "B", liberationserifbold.TTF)
	doc.AddUTF8FontFromBytes("serif", "I", liberationserifitalic.TTF)
	doc.AddPage()
	const rows, columns, side = 40, 10, 6.5
	for row := range rows {
		for column := range columns {
			x, y := 10+float64(column)*19, 15+float64(row)*side
			doc.SetFont("serif", []string{"", "B", "I"}[(row+column)%3], 8)
			doc.Rect(x, y, side, side, "D")
			doc.Text(x+side+1, y+side-2, fmt.Sprintf("Žluť %d", row*columns+column))
		}
	}
	if err := doc.Output(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

package coal_test

import (
	"errors"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A night of three on a3, two to a page: three worksheets and the store on two sides,
// each the half of 297 by 210 mm of an a3 on its side. How to play has a back, and is
// on a page of its own. Two copies of one worksheet are one page, too.
func TestTwoToAPage(t *testing.T) {
	job := blank(t, "Ann", "Bob", "Cy")
	job.Paper, job.TwoUp, job.Duplex = sheetstest.Paper(t, "a3"), true, press.LongEdge
	chosen, err := coal.Title.Choose(nil)
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	o := sheetstest.Options(coal.Title)
	o.Duplex = press.LongEdge
	pdf := sheetstest.Write(t, o, pages...)
	text := strings.Split(sheetstest.Read(t, pdf, "pdftotext", "FILE", "-"), "\f")
	for i, want := range [][]string{{"Ann", "Bob"}, {}, {"Cy", "Railroad"}, {}} {
		for _, word := range want {
			if !strings.Contains(text[i], word) {
				t.Errorf("page %d is without %s", i+1, word)
			}
		}
		if blank := strings.TrimSpace(text[i]) == ""; blank != (len(want) == 0) {
			t.Errorf("page %d is blank: %v", i+1, blank)
		}
	}
	if info := sheetstest.Read(t, pdf, "pdfinfo", "-f", "1", "-l", "6", "FILE"); strings.Count(info, "1190.55 x 841.89 pts (A3)") != 4 || !strings.Contains(info, "Pages:           6\n") {
		t.Errorf("want four sides of a3 lying, of six:\n%s", info)
	}
	// The left half of an a3 of 1190 by 842 points has the first worksheet alone.
	left := sheetstest.Read(t, pdf, "pdftotext", "-r", "72", "-x", "0", "-y", "0", "-W", "595", "-H", "842", "-l", "1", "FILE", "-")
	if strings.Contains(left, "Bob") || !strings.Contains(left, "Ann") {
		t.Error("the halves are not side by side")
	}
}

func TestCopiesTwoToAPage(t *testing.T) {
	job := blank(t, "Ann")
	job.Paper, job.TwoUp = sheetstest.Paper(t, "a3"), true
	chosen, err := coal.Title.Choose([]string{"worksheet"})
	if err != nil {
		t.Fatal(err)
	}
	for copies, want := range map[int]int{1: 1, 2: 1, 3: 2, 6: 3} {
		pages, err := press.Pages(chosen, job, copies)
		if err != nil {
			t.Fatal(err)
		}
		text := sheetstest.Read(t, sheetstest.Write(t, sheetstest.Options(coal.Title), pages...), "pdftotext", "FILE", "-")
		if len(pages) != want || strings.Count(text, ": worksheet Ann") != copies {
			t.Errorf("%d copies: %d pages, Ann %d times", copies, len(pages), strings.Count(text, "Ann"))
		}
	}
	job.Paper = sheetstest.Paper(t, "a4") // too small for two worksheets
	var refusal *canvas.Refusal
	if pages, err := press.Pages(chosen, job, 2); !errors.As(err, &refusal) {
		t.Errorf("%d pages on a4: %v, want a refusal", len(pages), err)
	}
}

// Half an a4 is enough for how to play, and for its quick reference: printed on one side, they
// lie side by side, in as many copies as people need. On both sides they are one leaf anyhow.
func TestHowToPlayTwoToAPage(t *testing.T) {
	job := blank(t, "Ann")
	job.TwoUp = true
	chosen, err := coal.Title.Choose([]string{"reference"})
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 3)
	if err != nil || len(pages) != 3 {
		t.Fatalf("%d pages, %v; want one for each of three copies", len(pages), err)
	}
	text := sheetstest.Read(t, sheetstest.Write(t, sheetstest.Options(coal.Title), pages...), "pdftotext", "FILE", "-")
	if plays, sets := strings.Count(text, "How to play: 1 to 8 players"), strings.Count(text, "You start with $0"); plays != 3 || sets != 3 {
		t.Errorf("how to play %d times, the rules %d times, want 3 of each", plays, sets)
	}
	var refusal *canvas.Refusal
	job.Duplex = press.LongEdge
	if pages, err := press.Pages(chosen, job, 3); !errors.As(err, &refusal) {
		t.Errorf("on both sides %d pages: %v, want a refusal", len(pages), err)
	}
}

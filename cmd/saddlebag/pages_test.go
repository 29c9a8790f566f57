package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

var shots = flag.String("shots", "", "write screenshots of every page into this `folder`")

// brokenLedger has a finding of each kind: a rule, a claim, a line that cannot
// be read.
const brokenLedger = `saddlebag 1 coal-n-write
player Ann
player "Bob Tanner"
title "A windy night"

table roll 1+1+4   # both go for borax
Ann claim borax-1 4
"Bob Tanner" claim silver-1 4
Ann dance
"Bob Tanner claim
table note "a note that is as long as people write them when the evening is late and the lamp is low"
Ann correct cash +12 "the box was counted twice"
table stop "tired"
table result Ann 312
`

// A shownPage is how to come to a page.
type shownPage struct {
	name, path string
	then       func(tab)
}

// shownPages are all pages of the web app, as different as they get.
func shownPages(t *testing.T) []shownPage {
	t.Helper()
	broken := filepath.Join(t.TempDir(), "windy.ledger")
	write(t, broken, brokenLedger)
	whole, err := filepath.Abs("../../scoring/coal/testdata/games/six-deliveries-4p.ledger")
	if err != nil {
		t.Fatal(err)
	}
	return []shownPage{
		{"home", "/", nil},
		{"rules", "/rules/coal-n-write", nil},
		{"clause", "/rules/coal-n-write#CW11", nil},
		{"odds", "/rules/coal-n-write/odds", nil},
		{"roll", "/roll", nil},
		{"roll-game", "/roll?game=coal-n-write", nil},
		{"roll-many", "/roll?dice=12d20&times=7", nil},
		{"roll-wrong", "/roll?dice=dozen", nil},
		{"print", "/print", nil},
		{"print-pages", "/print?game=coal-n-write&sheet=worksheet&sheet=store&player=Ann&player=%C4%BDudmila+%26+sons&paper=a4&ink=full&margin=8&copies=1", nil},
		{"print-refused", "/print?game=coal-n-write&paper=a5&margin=3&sheet=worksheet", nil},
		{"print-rulings", "/print?game=coal-n-write&sheet=reference&paper=a4&option.start-cash=10", nil},
		{"print-own-wrong", "/print", func(b tab) {
			b.do(chromedp.Click(chromedp.CSS("summary")))
			b.fill("#own", "tunnels:\n  - id: borax-1\n    mineral: gravel\n")
			b.follow(".form .first")
		}},
		{"check", "/check", nil},
		{"check-findings", "/check", func(b tab) { upload(b, broken) }},
		{"check-clean", "/check", func(b tab) {
			upload(b, whole)
			b.do(chromedp.Click(chromedp.CSS(".scores summary")))
		}},
		{"not-found", "/nothing/here", nil},
	}
}

// upload has a ledger checked.
func upload(b tab, file string) {
	b.t.Helper()
	b.do(chromedp.SetUploadFiles(chromedp.CSS("#file"), []string{file}))
	b.follow(".form .first")
}

// measured is what a page must hold to on every screen.
const measured = `(() => {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push("scrolls sideways: " + root.scrollWidth + " of " + innerWidth);
  const controls = document.querySelectorAll(
    ".bar a, .button, button, select, textarea, summary, .doors a, .number, input:not([type=checkbox]):not([type=hidden]), label:has(input)");
  for (const c of controls) {
    const box = c.getBoundingClientRect();
    if (box.width > 0 && (box.width < 44 || box.height < 43.9))
      wrong.push(c.outerHTML.slice(0, 60) + " is " + box.width.toFixed(1) + " x " + box.height.toFixed(1));
  }
  const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) wrong.push("two of id " + id);
  for (const label of document.querySelectorAll("label[for]"))
    if (!document.getElementById(label.htmlFor)) wrong.push("a label for nothing: " + label.htmlFor);
  for (const link of document.querySelectorAll("a[href^='#']"))
    if (!document.getElementById(link.hash.slice(1))) wrong.push("a link to nothing: " + link.hash);
  if (document.querySelectorAll("h1").length !== 1) wrong.push("not one h1");
  return wrong;
})()`

// Every page fits a phone and a desk, in the light and in the dark.
func TestPagesFitEveryScreen(t *testing.T) {
	at, b := serve(t), browse(t)
	for _, page := range shownPages(t) {
		for width, device := range map[int64]string{360: "phone", 1280: "desk"} {
			for _, scheme := range []string{"light", "dark"} {
				name := strings.Join([]string{page.name, device, scheme}, "-")
				b.screen(width, scheme)
				b.open("about:blank") // so that an anchor is gone to again
				b.open(at + page.path)
				if page.then != nil {
					page.then(b)
				}
				for _, wrong := range result(b, chromedp.Evaluate[[]string](measured)) {
					t.Errorf("%s: %s", name, wrong)
				}
				if *shots != "" {
					shot := result(b, chromedp.FullScreenshot(80))
					if err := os.WriteFile(filepath.Join(*shots, name+".jpg"), shot, 0o600); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

// Without scripts nothing is missing but the history of throws.
func TestPagesWithoutScripts(t *testing.T) {
	at, b := serve(t), browse(t)
	b.do(command(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))

	b.open(at + "/")
	b.follow(`a[href="/roll"]`)
	b.fill("#dice", "5d6")
	b.fill("#times", "3")
	b.follow(".form .first")
	if n := b.count(".throws li"); n != 3 {
		t.Errorf("%d throws, want 3", n)
	}
	if n := b.count(".throws .die svg"); n != 15 {
		t.Errorf("%d dice, want 15", n)
	}
	if n := b.count("#history[hidden]"); n != 1 {
		t.Error("the history shows without a script to keep it")
	}

	b.follow(`a[href="/print"]`)
	b.do(chromedp.SendKeys(chromedp.CSS(`input[aria-label="Player 1"]`), "Zoë"))
	b.follow(".form .first")
	if n := b.count(".paper > svg"); n != 3 { // worksheet, store, reference
		t.Errorf("%d pages, want 3", n)
	}
	if text := b.text(".paper"); !strings.Contains(text, "Zoë") {
		t.Error("the name is not on the pages")
	}

	b.follow(`a[href="/check"]`)
	b.do(chromedp.SendKeys(chromedp.CSS("#text"), brokenLedger))
	b.follow(".form .first")
	if n := b.count(".finding"); n != 4 { // the borrowed silver, the dance, the open quote, the claim
		t.Errorf("%d findings, want 4", n)
	}
	if text := b.text("#line-9"); !strings.Contains(text, "dance") || !strings.Contains(text, "LG1") {
		t.Errorf("line 9 reads %q", text)
	}
	b.follow("#line-9 .clause")
	if url := result(b, chromedp.Location()); url != at+"/rules/coal-n-write#LG1" {
		t.Errorf("the clause leads to %s", url)
	}
}

// With scripts the throws of a tab are kept and counted together.
func TestThrowsAreKept(t *testing.T) {
	at, b := serve(t), browse(t)
	b.open(at + "/roll?dice=2d6")
	for range 3 {
		b.follow(".wide")
	}
	if n := b.count("#history li"); n != 3 {
		t.Errorf("%d throws before, want 3", n)
	}
	const sum = `[...document.querySelectorAll("tbody .in-all")].reduce((n, e) => n + Number(e.textContent), 0)`
	if n := result(b, chromedp.Evaluate[int](sum)); n != 8 { // four throws of two dice
		t.Errorf("%d faces counted in all, want 8", n)
	}
	b.do(chromedp.Click(chromedp.CSS("#history button")))
	if n := result(b, chromedp.Evaluate[int](sum)); n != 2 {
		t.Errorf("%d faces counted after forgetting, want 2", n)
	}
	b.follow(".wide")
	if n := b.count("#history li"); n != 0 {
		t.Errorf("%d throws are remembered after forgetting", n)
	}
}

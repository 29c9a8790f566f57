package webtest

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"github.com/chromedp/chromedp"
)

// axe asks axe-core for what it is sure of, by the rules of WCAG 2.1 A and AA
// and by good practice.
const axe = `axe.run(document, {
  runOnly: {type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]},
  resultTypes: ["violations"],
}).then((found) => found.violations.flatMap((v) => v.nodes.map((n) => ({
  rule: v.id, help: v.help, where: n.target.flat().join(" "), html: n.html.slice(0, 200), why: n.failureSummary,
}))))`

// A violation is one element that breaks one of axe-core's rules.
type violation struct{ Rule, Help, Where, HTML, Why string }

// Barriers are what axe-core finds on a page that keeps people from using it:
// a line for each element, with the rule that it breaks. The window must not be
// without scripts.
func (w *Window) Barriers() []string {
	w.b.t.Helper()
	source, err := axeSource()
	if err != nil {
		w.b.t.Fatalf("the tests need axe-core; make need installs it: %v", err)
	}
	w.Do(chromedp.Evaluate[chromedp.Void](source))
	var lines []string
	for _, v := range Eval[[]violation](w, axe) {
		lines = append(lines, fmt.Sprintf("%s (%s): %s\n\t%s\n\t%s", v.Rule, v.Help, v.Where, v.HTML, v.Why))
	}
	return lines
}

// axeSource is axe-core's script, from where make need has put it.
var axeSource = sync.OnceValues(func() (string, error) {
	root, err := moduleRoot()
	if err != nil {
		return "", err
	}
	source, err := os.ReadFile(filepath.Join(root, ".bin", "node_modules", "axe-core", "axe.min.js"))
	return string(source), err
})

// moduleRoot is the folder of go.mod, above that of the test.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		above := filepath.Dir(dir)
		if above == dir {
			return "", os.ErrNotExist
		}
		dir = above
	}
}

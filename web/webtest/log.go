package webtest

import (
	"strings"
	"sync"

	browserlog "github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
)

// A log has what went wrong in a window.
type log struct {
	mu       sync.Mutex
	wrong    []string
	forgiven []string
}

// take is called with each event of a window, while nothing else is read of it.
func (l *log) take(event any) {
	switch e := event.(type) {
	case *browserlog.EventEntryAdded: // the network, and the page's policy
		if e.Entry.Level == browserlog.EntryLevelError && !refused(e.Entry) {
			l.add(e.Entry.URL + ": " + e.Entry.Text)
		}
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeAssert {
			l.add("console: " + said(e.Args))
		}
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if x := e.ExceptionDetails.Exception; x != nil {
			text += " " + x.Description
		}
		l.add(text)
	}
}

// refused says whether an entry is about an answer that the server means: a
// page that says what is wrong, or an entry that is against the rules. That a
// part of a page is not there is never meant.
func refused(e *browserlog.Entry) bool {
	return strings.Contains(e.Text, "with a status of 4") && !strings.Contains(e.URL, "/static/")
}

// said is what the console shows of a call.
func said(args []*runtime.RemoteObject) string {
	var words []string
	for _, a := range args {
		if a.Description == "" { // of a text it is the value
			a.Description = string(a.Value)
		}
		words = append(words, a.Description)
	}
	return strings.Join(words, " ")
}

func (l *log) add(line string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.wrong = append(l.wrong, line)
}

// lines are what has not been forgiven.
func (l *log) lines() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	var lines []string
	for _, line := range l.wrong {
		meant := false
		for _, part := range l.forgiven {
			meant = meant || strings.Contains(line, part)
		}
		if !meant {
			lines = append(lines, line)
		}
	}
	return lines
}

// Forgive lets errors pass that have a text in them, as "net::ERR" while the
// window is cut off.
func (w *Window) Forgive(part string) {
	w.log.mu.Lock()
	defer w.log.mu.Unlock()
	w.log.forgiven = append(w.log.forgiven, part)
}

package site

import (
	"fmt"
	"html/template"
	"strings"

	"saddlebag/scoring/speech"
)

// sayFuncs are what templates say messages with.
//
//	{{say "lobby.seat" "number" .Number}}   a message by its name, with its arguments
//	{{say .Title}}                          a Text
//	{{sayHTML "lobby.type" "letters" (tag "strong" "short-code" .Short)}}
//
// What sayHTML says may hold the tags of markup in it, and arguments that tag made; all other
// arguments are escaped. A link leads to the argument "href".
func sayFuncs(l *speech.Language) template.FuncMap {
	scripts, languages := l.Room("script"), languageChoices(l)
	return template.FuncMap{
		"lang":      l.Tag,
		"say":       func(t speech.Text, args ...any) string { return l.Of(textOf(t, args)) },
		"sayHTML":   func(t speech.Text, args ...any) template.HTML { return sayHTML(l, t, args) },
		"text":      func(t speech.Text, args ...any) speech.Text { return textOf(t, args) },
		"words":     speech.Words,
		"listed":    func(names []string) speech.All { return speech.Named(names...) },
		"tag":       func(name, class string, words any) template.HTML { return tag(l, name, class, words) },
		"joinPath":  func(at string) template.HTML { return template.HTML(template.HTMLEscapeString(at) + "<wbr>/join") },
		"joined":    func(faces []string) string { return strings.Join(faces, "+") },
		"wordsOf":   strings.Fields,
		"scripts":   func() map[string]map[string]string { return scripts },
		"languages": func() []languageChoice { return languages },
	}
}

// textOf is a text with arguments, or the text as it is where there are none.
func textOf(t speech.Text, args []any) speech.Text {
	if len(args) == 0 {
		return t
	}
	return speech.Say(string(t), args...)
}

// tag puts words into an element.
func tag(l *speech.Language, name, class string, words any) template.HTML {
	if class != "" {
		class = fmt.Sprintf(` class="%s"`, template.HTMLEscapeString(class))
	}
	return template.HTML(fmt.Sprintf("<%s%s>%s</%[1]s>", name, class, escaped(l, words)))
}

// escaped is an argument as HTML has it.
func escaped(l *speech.Language, arg any) string {
	switch v := arg.(type) {
	case template.HTML:
		return string(v)
	case speech.Text:
		return template.HTMLEscapeString(l.Of(v))
	}
	return template.HTMLEscapeString(fmt.Sprint(arg))
}

// sayHTML says a message that has markup in it, or in its arguments.
func sayHTML(l *speech.Language, t speech.Text, args []any) template.HTML {
	href, safe := "", make([]any, len(args))
	copy(safe, args)
	for i := 1; i < len(args); i += 2 {
		switch v := args[i].(type) {
		case string, template.HTML, speech.Text:
			safe[i] = escaped(l, v)
		}
		if args[i-1] == "href" {
			href = escaped(l, args[i])
		}
	}
	said := l.Of(textOf(t, safe))
	return template.HTML(strings.NewReplacer("<a>", `<a href="`+href+`">`, "<b>", "<strong>", "</b>", "</strong>").Replace(said))
}

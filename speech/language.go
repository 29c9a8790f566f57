package speech

import (
	"embed"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// messages are the files of all languages. They have the form of go-i18n, which translators
// have tools for; it reads them, too. What it makes words with matches the languages anew for
// each message, and takes ten times as long as the little that is needed here.
//
//go:embed */*.toml
var messages embed.FS

// A Language makes words of texts. It may be used by many goroutines at once.
type Language struct {
	tag   language.Tag
	files fs.FS
	rooms sync.Map // the messages of a room, by its name
}

// English is the language that all messages are written in first, and what is not there in
// another is said in.
var English = &Language{tag: language.English, files: messages}

// A message is one in a language: a pattern for each plural form.
type message [plural.Many + 1]pattern

// A pattern is what stands between placeholders, and their names, by turns.
type pattern []string

// Of is a text in the language.
func (l *Language) Of(t Text) string {
	var b strings.Builder
	l.write(&b, t)
	return b.String()
}

func (l *Language) write(b *strings.Builder, t Text) {
	name, args := t.unpack()
	if name == "" {
		b.WriteString(args)
		return
	}
	said := l.pattern(name, args)
	start := b.Len()
	for i, part := range said {
		if i%2 == 0 {
			b.WriteString(part)
			continue
		}
		a, ok := find(args, part)
		if !ok {
			panic(fmt.Sprintf("speech: %s is said without its %s", name, part))
		}
		l.fill(b, a, i == 1 && b.Len() == start && isSentence(said))
	}
}

// fill writes an argument. What a sentence begins with begins with a capital, unless it is
// a name.
func (l *Language) fill(b *strings.Builder, a argument, begins bool) {
	switch a.kind {
	case kindText:
		text := l.Of(Text(a.value))
		if name, _ := Text(a.value).unpack(); begins && name != "" {
			first, n := utf8.DecodeRuneInString(text)
			b.WriteRune(unicode.ToUpper(first))
			text = text[n:]
		}
		b.WriteString(text)
	case kindAll, kindAny:
		l.join(b, a)
	default:
		b.WriteString(a.value)
	}
}

// isSentence says whether a pattern ends as a sentence does.
func isSentence(p pattern) bool {
	end := p[len(p)-1]
	return len(p)%2 == 1 && end != "" && strings.ContainsAny(end[len(end)-1:], ".!?")
}

// join writes a list as the language does: "a, b and c".
func (l *Language) join(b *strings.Builder, a argument) {
	texts := a.list()
	last := "speech.all"
	if a.kind == kindAny {
		last = "speech.any"
	}
	for i, t := range texts {
		switch {
		case i == 0:
		case i == len(texts)-1:
			b.WriteString(l.pattern(last, "")[0])
		default:
			b.WriteString(l.pattern("speech.between", "")[0])
		}
		l.write(b, t)
	}
}

// pattern is that of a message: in its plural form, where an argument is called n.
func (l *Language) pattern(name, args string) pattern {
	m, ok := l.find(name)
	if !ok {
		if m, ok = English.find(name); !ok {
			panic("speech: there is no message " + name)
		}
	}
	if m[plural.One] == nil {
		return m[plural.Other]
	}
	n, ok := find(args, "n")
	if !ok {
		return m[plural.Other]
	}
	count, _ := strconv.Atoi(n.value)
	if form := m[plural.Cardinal.MatchPlural(l.tag, max(count, -count), 0, 0, 0, 0)]; form != nil {
		return form
	}
	return m[plural.Other]
}

// find is a message by its name, of its room, which is read when something of it is said.
func (l *Language) find(name string) (message, bool) {
	room, of, _ := strings.Cut(name, ".")
	known, ok := l.rooms.Load(room)
	if !ok {
		known, _ = l.rooms.LoadOrStore(room, l.read(room))
	}
	m, ok := known.(map[string]message)[of]
	return m, ok
}

// read reads the messages of a room; none where the language has no file of it.
func (l *Language) read(room string) map[string]message {
	file := l.tag.String() + "/" + room + ".toml"
	all := map[string]message{}
	text, err := fs.ReadFile(l.files, file)
	if err != nil {
		return all
	}
	found, err := i18n.ParseMessageBytes(text, toml.Unmarshal)
	if err != nil {
		panic(fmt.Sprintf("speech: %s: %v", file, err))
	}
	for _, m := range found {
		forms := message{}
		for form, text := range map[plural.Form]string{
			plural.Zero: m.Zero, plural.One: m.One, plural.Two: m.Two, plural.Few: m.Few, plural.Many: m.Many, plural.Other: m.Other,
		} {
			if text != "" {
				forms[form] = parse(text)
			}
		}
		all[m.ID] = forms
	}
	return all
}

// parse takes a pattern apart where it has {placeholders}.
func parse(text string) pattern {
	var p pattern
	for {
		before, rest, more := strings.Cut(text, "{")
		p = append(p, before)
		if !more {
			return p
		}
		var name string
		name, text, _ = strings.Cut(rest, "}")
		p = append(p, name)
	}
}

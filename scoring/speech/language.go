package speech

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"saddlebag/templates"
)

// messages are the files of all languages. They have the form of go-i18n, which reads them
// here, too. What it makes words with matches the languages anew for each message, and takes
// several times as long as the little that is needed here (BenchmarkSay).
var messages = templates.Words()

// A Language makes words of texts. It may be used by many goroutines at once.
type Language struct {
	tag   language.Tag
	name  string // as those call it who speak it
	files fs.FS
	from  *Language // made by machine of another, whose messages are changed; nil for files of its own
	rooms sync.Map  // the messages of a room, by its name

	numbers sync.Once
	digits  digits // how it writes numbers; see digitsOf
}

// English is the language that all messages are written in first, and what is not there in
// another is said in.
var English = &Language{tag: language.English, name: "English", files: messages}

// The other languages.
var (
	German = &Language{tag: language.German, name: "Deutsch", files: messages}
	Dutch  = &Language{tag: language.Dutch, name: "Nederlands", files: messages}
	French = &Language{tag: language.French, name: "Français", files: messages}
)

// languages are all that there are, in the order of their names; Pseudo is the last.
var languages = []*Language{German, English, French, Dutch, Pseudo}

// Languages are all that people are offered, in the order of their names. Pseudo is for those
// who ask for it by its tag.
func Languages() []*Language { return slices.Clone(languages[:len(languages)-1]) }

// Others are the languages beside English that people write in.
func Others() []*Language { return slices.Clone(others) }

var others = slices.DeleteFunc(Languages(), func(l *Language) bool { return l == English || l.from != nil })

// Abroad is a text in the other languages: what people may write who have read it there.
func Abroad(t Text) []string {
	said := make([]string, len(others))
	for i, l := range others {
		said[i] = l.Of(t)
	}
	return said
}

// matcher finds the nearest language, by its place in languages.
var matcher = language.NewMatcher(tags(languages))

func tags(of []*Language) (all []language.Tag) {
	for _, l := range of {
		all = append(all, l.tag)
	}
	return all
}

// For is the language of a tag, as "en"; not ok where there is none.
func For(tag string) (l *Language, ok bool) {
	for _, l := range languages {
		if strings.EqualFold(l.Tag(), tag) {
			return l, true
		}
	}
	return English, false
}

// Accepted is the language that suits an Accept-Language header best.
func Accepted(header string) *Language {
	asked, _, err := language.ParseAcceptLanguage(header)
	if err != nil {
		return English
	}
	if _, at, sure := matcher.Match(asked...); sure == language.Exact || sure > language.No && languages[at] != Pseudo {
		return languages[at]
	}
	return English
}

// Tag is the language's name for machines: "en".
func (l *Language) Tag() string { return l.tag.String() }

// Name is what those call the language who speak it: "English".
func (l *Language) Name() string { return l.name }

// Room are the patterns of all messages of a room, as translators write them, by their names
// and plural forms ("one", "other"): for programs that say them elsewhere, such as scripts.
func (l *Language) Room(room string) map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, language := range []*Language{English, l} {
		for _, m := range language.parse(room) {
			all[m.ID] = map[string]string{"other": m.Other}
			for form, text := range map[string]string{"zero": m.Zero, "one": m.One, "two": m.Two, "few": m.Few, "many": m.Many} {
				if text != "" {
					all[m.ID][form] = text
				}
			}
		}
	}
	return all
}

// A message is one in a language: a pattern for each plural form.
type message [plural.Many + 1]pattern

// A pattern is what a message is made of, in order.
type pattern []part

// A part is words, a placeholder by its name, or what is said only where all of its
// placeholders stand for something.
type part struct {
	words, placeholder string
	capital            bool // what the placeholder stands for begins with a capital: {^do}
	small              bool // it begins with a small letter: {_do}
	perhaps            pattern
}

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
	l.writePattern(b, said, name, args, isSentence(said))
}

// writePattern writes a pattern with what its placeholders stand for. What begins a sentence
// gets a capital.
func (l *Language) writePattern(b *strings.Builder, said pattern, name, args string, sentence bool) {
	for i, part := range said {
		switch {
		case part.perhaps != nil:
			if part.perhaps.isWhole(args) {
				l.writePattern(b, part.perhaps, name, args, false)
			}
		case part.placeholder == "":
			if l == French && i+1 < len(said) {
				a, _ := find(args, said[i+1].placeholder)
				b.WriteString(elided(part.words, l.filled(a)))
			} else {
				b.WriteString(part.words)
			}
		default:
			a, ok := find(args, part.placeholder)
			if !ok {
				panic(fmt.Sprintf("speech: %s is said without its %s", name, part.placeholder))
			}
			switch {
			case part.capital:
				writeBegun(b, l.filled(a), unicode.ToUpper)
			case part.small:
				writeBegun(b, l.filled(a), unicode.ToLower)
			default:
				l.fill(b, a, i == 0 && sentence)
			}
		}
	}
}

// isWhole says whether every placeholder stands for something.
func (p pattern) isWhole(args string) bool {
	for _, part := range p {
		if part.placeholder == "" {
			continue
		}
		if a, ok := find(args, part.placeholder); !ok || a.value == "" {
			return false
		}
	}
	return true
}

// fill writes an argument. What a sentence begins with begins with a capital, unless it is
// a name.
func (l *Language) fill(b *strings.Builder, a argument, begins bool) {
	switch a.kind {
	case kindText:
		if name, words := Text(a.value).unpack(); name == "" {
			l.writeWords(b, words)
		} else if text := l.Of(Text(a.value)); begins {
			writeBegun(b, text, unicode.ToUpper)
		} else {
			b.WriteString(text)
		}
	case kindList, kindAll, kindAny:
		l.join(b, a)
	case kindMoney:
		amount, minus := strings.CutPrefix(fromTenths(a.value), "-")
		if minus {
			b.WriteByte('-')
		}
		l.writeAround(b, "speech.money", func() { l.writeNumber(b, amount) })
	case kindBefore, kindAfter:
		before, after := l.cut(Text(a.value))
		if a.kind == kindBefore {
			after = before
		}
		b.WriteString(after)
	case kindTenths:
		l.writeNumber(b, fromTenths(a.value))
	case kindCount, kindDecimal:
		l.writeNumber(b, a.value)
	default:
		l.writeWords(b, a.value)
	}
}

// writeWords writes words as they are, but for the quotes around them, which are the language's.
func (l *Language) writeWords(b *strings.Builder, words string) {
	if word, ok := strings.CutPrefix(words, `"`); ok {
		if word, ok = strings.CutSuffix(word, `"`); ok && !strings.ContainsAny(word, `"\`) {
			l.writeAround(b, "speech.quoted", func() { b.WriteString(word) })
			return
		}
	}
	b.WriteString(words)
}

// writeAround writes what the one placeholder of a message stands for with the words around it.
func (l *Language) writeAround(b *strings.Builder, name string, fill func()) {
	for _, part := range l.pattern(name, "") {
		if part.placeholder == "" {
			b.WriteString(part.words)
		} else {
			fill()
		}
	}
}

// cut takes a label apart at its last comma. What Pseudo has around it goes around both.
func (l *Language) cut(label Text) (before, after string) {
	said, between := l.Of(label), l.Of("speech.between")
	at := strings.LastIndex(said, between)
	if at < 0 {
		return said, said
	}
	before, after = said[:at], said[at+len(between):]
	if l.from != nil {
		before, after = before+PseudoClose, PseudoOpen+after
	}
	return before, after
}

// elides is where French words end with one that elides: "de", "que" and what is made of it,
// and no other that ends so, as "manque".
var elides = regexp.MustCompile(`(?i)(?:^|\PL)(?:d|(?:lors|puis|quoi|jus)?qu)e $`)

// elided are French words before others: "d’Ann", "de Bob". Whether an h is silent can't be
// told from a name, so it isn't.
func elided(words, next string) string {
	first, _ := utf8.DecodeRuneInString(next)
	if !strings.HasSuffix(words, "e ") || !strings.ContainsRune("aeiouàâéèêëîïôœ", unicode.ToLower(first)) || !elides.MatchString(words) {
		return words
	}
	return strings.TrimSuffix(words, "e ") + "’"
}

// filled is an argument by itself.
func (l *Language) filled(a argument) string {
	var b strings.Builder
	l.fill(&b, a, false)
	return b.String()
}

// writeBegun writes a text that begins with a letter of its own case.
func writeBegun(b *strings.Builder, text string, in func(rune) rune) {
	first, n := utf8.DecodeRuneInString(text)
	if n > 0 {
		b.WriteRune(in(first))
	}
	b.WriteString(text[n:])
}

// fromTenths is the number of so many tenths, with a decimal only where there is one.
func fromTenths(tenths string) string {
	digits, minus := strings.CutPrefix(tenths, "-")
	sign := ""
	if minus {
		sign = "-"
	}
	if len(digits) == 1 {
		digits = "0" + digits
	}
	whole, tenth := digits[:len(digits)-1], digits[len(digits)-1:]
	if tenth == "0" {
		return sign + whole
	}
	return sign + whole + "." + tenth
}

// isSentence says whether a pattern ends as a sentence does.
func isSentence(p pattern) bool {
	end := p[len(p)-1].words
	return end != "" && strings.ContainsAny(end[len(end)-1:], ".!?")
}

// joints are what stands between the things of a list, and before the last of them.
type joints struct{ between, last Text }

// plain are the joints of a list, and apart those of one where a thing has such words itself.
var (
	plain = map[byte]joints{
		kindList: {"speech.between", "speech.between"}, kindAll: {"speech.between", "speech.all"}, kindAny: {"speech.between", "speech.any"},
	}
	apart = map[byte]joints{
		kindList: {"speech.apart", "speech.apart"}, kindAll: {"speech.apart", "speech.all-apart"}, kindAny: {"speech.apart", "speech.any-apart"},
	}
)

// join writes a list as the language does: "a, b and c". Where it would be unclear what is one
// thing, they are further apart: "a, b; c and d; and e".
func (l *Language) join(b *strings.Builder, a argument) {
	texts := a.list()
	said, with := make([]string, len(texts)), plain[a.kind]
	for i, t := range texts {
		said[i] = l.Of(t)
	}
	if len(texts) > 1 && l.anyJoined(said) {
		with = apart[a.kind]
	}
	for i, one := range said {
		switch {
		case i == 0:
		case i == len(said)-1:
			l.write(b, with.last)
		default:
			l.write(b, with.between)
		}
		b.WriteString(one)
	}
}

// anyJoined says whether any words have what stands between the things of a list.
func (l *Language) anyJoined(said []string) bool {
	for _, joint := range []Text{"speech.between", "speech.all", "speech.any"} {
		words := l.Of(joint)
		if slices.ContainsFunc(said, func(one string) bool { return strings.Contains(one, words) }) {
			return true
		}
	}
	return false
}

// pattern is that of a message: in its plural form, where an argument is called n.
func (l *Language) pattern(name, args string) pattern {
	if !isName(name) {
		return parse(name)
	}
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
	if form := m[l.form(n)]; form != nil {
		return form
	}
	return m[plural.Other]
}

// form is the plural form of a number, by what is before its decimal and whether it has one.
func (l *Language) form(n argument) plural.Form {
	plain := n.value
	if n.kind == kindTenths {
		plain = fromTenths(plain)
	}
	before, after, _ := strings.Cut(strings.TrimPrefix(plain, "-"), ".")
	whole, _ := strconv.Atoi(before)
	tenth, _ := strconv.Atoi(after)
	return plural.Cardinal.MatchPlural(l.tag, whole, len(after), len(after), tenth, tenth)
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
	all := map[string]message{}
	for _, m := range l.parse(room) {
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

// parse reads the file of a room; nothing where the language has none.
func (l *Language) parse(room string) []*i18n.Message {
	if l.from != nil {
		return strange(room, l.from.parse(room))
	}
	file := l.tag.String() + "/" + room + ".toml"
	text, err := fs.ReadFile(l.files, file)
	if err != nil {
		return nil
	}
	found, err := i18n.ParseMessageBytes(text, toml.Unmarshal)
	if err != nil {
		panic(fmt.Sprintf("speech: %s: %v", file, err))
	}
	return found
}

// parse takes a pattern apart where it has {placeholders}, and [what is said only where they
// stand for something]. Brackets around words alone are as they are.
func parse(text string) pattern {
	var p pattern
	for text != "" {
		at := strings.IndexAny(text, "{[")
		if at < 0 {
			at = len(text)
		}
		if at > 0 {
			p = append(p, part{words: text[:at]})
		}
		if text = text[at:]; text == "" {
			break
		}
		if text[0] == '{' {
			name, rest, _ := strings.Cut(text[1:], "}")
			name, capital := strings.CutPrefix(name, "^")
			name, small := strings.CutPrefix(name, "_")
			p, text = append(p, part{placeholder: name, capital: capital, small: small}), rest
			continue
		}
		inside, rest, _ := strings.Cut(text[1:], "]")
		if strings.Contains(inside, "{") {
			p = append(p, part{perhaps: parse(inside)})
		} else {
			p = append(p, part{words: "[" + inside + "]"})
		}
		text = rest
	}
	if p == nil {
		p = pattern{{}}
	}
	return p
}

// Placeholders are those of a message that a text is of, each once: what an event's sentence
// wants to know.
func (t Text) Placeholders() []string {
	name, args := t.unpack()
	if name == "" {
		return parse(args).placeholders(nil)
	}
	return English.pattern(name, args).placeholders(nil)
}

func (p pattern) placeholders(names []string) []string {
	for _, part := range p {
		if part.placeholder != "" && !slices.Contains(names, part.placeholder) {
			names = append(names, part.placeholder)
		}
		names = part.perhaps.placeholders(names)
	}
	return names
}

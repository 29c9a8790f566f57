package scoring

import "strings"

// Form shows how events of the verb are written: fixed words in small letters, what you
// fill in in capitals. "NAME claim TUNNEL DICE", "table roll DICE", "NAME load BURRO
// MINERALS…".
func (v *Verb) Form() string {
	words := []string{map[Actor]string{ByPlayer: "NAME", ByTable: "table", ByCharacter: "CHARACTER"}[v.Actor], v.Name}
	for _, a := range v.Args {
		words = append(words, a.form())
	}
	return strings.Join(words, " ")
}

// form writes what stands for an argument.
func (a *Arg) form() string {
	if a.Kind == Word {
		return strings.Join(a.Choices, "|")
	}
	name := strings.ToUpper(strings.ReplaceAll(a.Name, " ", "-"))
	switch a.Kind {
	case Counts, Path:
		return name + "…"
	case Text:
		return `"` + name + `"`
	default:
		return name
	}
}

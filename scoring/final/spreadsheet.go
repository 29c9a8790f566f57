package final

import (
	"encoding/csv"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"saddlebag/scoring"
)

// readSpreadsheet reads lines of columns, with a heading or without, of which one has the
// names; not ok where they are none.
func readSpreadsheet(lines []string) (*Scores, bool) {
	rows, left, ok := cutColumns(lines)
	if !ok {
		return nil, false
	}
	for len(rows) > 1 && isTitle(rows[0]) {
		left, rows = append(slices.Clone(left), strings.Join(rows[0], "")), rows[1:]
	}
	var head []string
	if len(rows) > 1 && !slices.ContainsFunc(rows[0], isNumber) {
		head, rows = rows[0], rows[1:]
	}
	width := len(rows[0])
	column := func(i int) []string { return scoring.Each(len(rows), func(n int) string { return rows[n][i] }) }
	names := slices.Index(scoring.Each(width, func(i int) bool {
		return !slices.ContainsFunc(column(i), func(cell string) bool { return cell == "" || isNumber(cell) })
	}), true)
	if names < 0 || width > mostScoreNumbers || len(rows) > mostScorePlayers {
		return nil, false
	}
	s := &Scores{Players: column(names), Left: left, Numbers: make([][]string, len(rows))}
	for i := range width {
		cells := column(i)
		title := ""
		if head != nil {
			title = head[i]
		}
		switch {
		case i == names || isRank(title, cells, i < names):
			continue
		case !slices.ContainsFunc(cells, isNumber):
			said := append([]string{title}, cells...)
			if said = slices.DeleteFunc(said, func(text string) bool { return text == "" }); len(said) > 0 {
				s.Left = append(s.Left, strings.Join(said, " "))
			}
			continue
		case head != nil && title == "":
			title = "column " + strconv.Itoa(i+1)
		}
		if head != nil {
			s.Heads = append(s.Heads, title)
		}
		for seat := range rows {
			s.Numbers[seat] = append(s.Numbers[seat], cells[seat])
		}
	}
	return s, len(s.Numbers[0]) > 0
}

// isTitle says whether a row says one thing alone, as what stands above a table does.
func isTitle(row []string) bool {
	said := slices.DeleteFunc(slices.Clone(row), func(cell string) bool { return cell == "" })
	return len(said) == 1 && len(row) > 1 && !isNumber(said[0])
}

// isNumber says whether a cell of a spreadsheet is a number, or what nobody knows.
func isNumber(text string) bool {
	if !hasDigit(text) {
		return text == unknown || text == "½"
	}
	_, choices, ok := ReadNumber(text)
	return ok || len(choices) > 0
}

func hasDigit(text string) bool { return strings.ContainsFunc(text, unicode.IsDigit) }

// rankHeads stand over the places that players have come in.
var rankHeads = []string{"rank", "place", "position", "pos", "#", "no", "nr", "seat"}

// isRank says whether a column has the places that players have come in: by its heading or,
// before the names, because it counts.
func isRank(title string, cells []string, before bool) bool {
	counts := before && title == ""
	for i, cell := range cells {
		counts = counts && strings.TrimRight(cell, ".)") == strconv.Itoa(i+1)
	}
	return counts || slices.Contains(rankHeads, keyOf(title))
}

// wide is what stands between columns that blanks were put between.
var wide = regexp.MustCompile(`\t| {2,}`)

// cutColumns cuts lines into cells, as many on each line. Lines above that have no columns
// are left.
func cutColumns(lines []string) (rows [][]string, left []string, ok bool) {
	if strings.HasPrefix(lines[0], "sep=") { // Excel's own
		lines = lines[1:]
	}
	for _, separator := range []string{"\t", ";", "|", "  ", ","} {
		from := slices.IndexFunc(lines, func(line string) bool { return strings.Contains(strings.TrimSpace(line), separator) })
		if from < 0 || len(lines)-from < 2 {
			continue
		}
		all := slices.ContainsFunc(lines[from:], func(line string) bool { return !strings.Contains(line, separator) })
		if rows := cutRows(lines[from:], separator); !all && len(rows) > 0 {
			return rows, lines[:from], true
		}
	}
	return nil, nil, false
}

// cutRows cuts lines at what separates columns; none where that also stands in numbers.
func cutRows(lines []string, separator string) (rows [][]string) {
	most := 0
	for _, line := range lines {
		cells := cutRow(line, separator)
		blank := func(cell string) bool { return strings.Trim(cell, "-: ") == "" && cell != blank } // a rule
		if !slices.ContainsFunc(cells, func(cell string) bool { return !blank(cell) }) {
			continue
		}
		ends := func(cell string) bool {
			words := strings.Fields(cell)
			return len(words) > 1 && isNumber(words[len(words)-1]) && !isNumber(cell)
		}
		if separator == "," && slices.ContainsFunc(cells, ends) {
			return nil // "Ann 46,5", or "Ann 312, Bob 297"
		}
		rows, most = append(rows, cells), max(most, len(cells))
	}
	for i := range rows {
		rows[i] = append(rows[i], make([]string, most-len(rows[i]))...)
	}
	return rows
}

// cutRow are the cells of a line.
func cutRow(line, separator string) (cells []string) {
	switch separator {
	case "|":
		cells = strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
	case "  ":
		cells = wide.Split(strings.TrimSpace(line), -1)
	default:
		r := csv.NewReader(strings.NewReader(line))
		r.Comma, r.LazyQuotes = []rune(separator)[0], true
		cells, _ = r.Read() // lazily, nothing is wrong with a line
	}
	return scoring.Each(len(cells), func(i int) string { return strings.TrimSpace(cells[i]) })
}

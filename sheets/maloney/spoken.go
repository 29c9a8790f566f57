package maloney

import (
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/panel"
)

// saysCar says whether the car is in a city, and where roads lead from there, which only the
// drawing shows.
func saysCar(m *rules.Map, city rules.City) panel.Says {
	var roads speech.All
	for _, number := range city.Reaches {
		roads = append(roads, speech.Words(m.Name(number-1)))
	}
	return func(cell scoring.Cell) speech.Text {
		car := speech.Text("maloney.spoken-no-car")
		if cell.Value != "" {
			car = "maloney.spoken-car"
		}
		return speech.Say("maloney.spoken-city", "car", car, "cities", roads)
	}
}

// saysDay says whether it is a day, and what is printed there about it.
func saysDay(d rules.Weekday) panel.Says {
	said := func(day speech.Text) speech.Text {
		return speech.Say("maloney.spoken-day", "day", day, "brings", brings(d))
	}
	return panel.Either(said("maloney.spoken-today"), said("maloney.spoken-not-today"))
}

// saysCard says which action card lies somewhere, by its city and its best day.
func saysCard(m *rules.Map) panel.Says {
	return func(cell scoring.Cell) speech.Text {
		city, best, ok := rules.ParseWord(cell.Value)
		if !ok {
			return ""
		}
		return rules.CardTitle(m.Name(city), best)
	}
}

// saysHeld says which card is in a place of a hand, as far as it is known, and whether it has
// been played.
func saysHeld(m *rules.Map) panel.Says {
	card := saysCard(m)
	return func(cell scoring.Cell) speech.Text {
		switch title := card(cell); {
		case title != "" && cell.Struck:
			return speech.Say("maloney.spoken-played-card", "card", title)
		case title == "" && cell.Value == "" && !cell.Struck:
			return "maloney.spoken-held"
		default:
			return title
		}
	}
}

// saysDollars says an amount as buttons do, or by another text that there is none.
func saysDollars(none speech.Text) panel.Says {
	return func(cell scoring.Cell) speech.Text {
		amount, err := strconv.Atoi(cell.Value)
		if err != nil {
			return none
		}
		return rules.InDollars(amount)
	}
}

// saysHolder says that nobody has something, where a cell names nobody.
func saysHolder(cell scoring.Cell) speech.Text {
	if cell.Value == "" {
		return "maloney.spoken-nobody"
	}
	return ""
}

// saysColumn says what stands in a column of the notary's ledger, where that is in signs.
func saysColumn(m *rules.Map, column string) panel.Says {
	switch column {
	case rules.ColumnDay:
		return func(cell scoring.Cell) speech.Text {
			if day, ok := rules.ParseDay(cell.Value); ok {
				return day.Name()
			}
			return ""
		}
	case rules.ColumnCity:
		return func(cell scoring.Cell) speech.Text {
			if city, ok := rules.ParseCity(cell.Value); ok {
				return speech.Words(m.Name(city))
			}
			return ""
		}
	case rules.ColumnPrice:
		return saysDollars("")
	}
	return nil
}

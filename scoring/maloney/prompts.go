package maloney

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// Prompts lists what may happen now.
func (s *state) Prompts() []scoring.Prompt {
	switch s.phase {
	case dealing:
		return s.promptDeals()
	case starting:
		return []scoring.Prompt{s.promptTurn(verbStart, "Turn the first card")}
	case bidding:
		return s.promptAuction()
	case driving:
		return s.promptDrives()
	case turning:
		return []scoring.Prompt{s.promptLucky()}
	case finding:
		return []scoring.Prompt{s.promptCase()}
	case laying:
		return s.promptLays()
	case over:
	}
	return nil
}

// promptDeals offers a hand for each seat that has none: of the cards that are
// left, or hidden.
func (s *state) promptDeals() []scoring.Prompt {
	most, size := s.most(), HandSize(len(s.seats))
	known := argHand
	known.From, known.To, known.MostPerGroup, known.Choices = size, size, most, nil
	for _, c := range s.free().list() {
		known.Items = append(known.Items, scoring.Item{Name: s.world.word(c), Most: 1, Group: s.world.name(c.city())})
	}
	hidden := scoring.Arg{Name: "cards", Kind: scoring.Counts, From: size, To: size, Items: []scoring.Item{{Name: scoring.Hidden, Most: size}}}
	var prompts []scoring.Prompt
	for _, seat := range s.undealt() {
		player := argPlayer
		player.Choices = []string{s.names[seat]}
		offer := func(hand scoring.Arg, label string) {
			prompts = append(prompts, scoring.Prompt{
				Seat: scoring.Table, Verb: verbDeals, Args: []scoring.Arg{player, hand},
				Cell: CardCell(0), Owner: seat, Label: label + s.names[seat],
			})
		}
		offer(known, "Deal a hand to ")
		offer(hidden, "Deal a hidden hand to ")
	}
	return prompts
}

// promptTurn offers the cards that can be on top of the deck.
func (s *state) promptTurn(verb, label string) scoring.Prompt {
	arg := argTurned
	cards := s.turnable().list()
	arg.From, arg.To = 0, 0
	arg.Items = scoring.Each(len(cards), func(i int) scoring.Item { return scoring.Item{Name: s.world.turnedWord(cards[i]), Most: 1} })
	arg.Choices = scoring.ItemNames(arg.Items)
	arg.Titles = scoring.Each(len(cards), func(i int) string { return s.world.title(cards[i]) })
	return scoring.Prompt{
		Seat: scoring.Table, Verb: verb, Args: []scoring.Arg{arg}, Cell: DeckCell, Owner: scoring.Table, Label: label,
	}
}

func (s *state) promptLucky() scoring.Prompt {
	if !s.deck.barren() {
		return s.promptTurn(verbLucky, "Turn a card: the car goes to its city")
	}
	return scoring.Prompt{
		Seat: scoring.Table, Verb: verbLucky, Args: []scoring.Arg{argNone}, Cell: DeckCell, Owner: scoring.Table,
		Label: "No card names another city: the car stays",
	}
}

func (s *state) promptDrives() []scoring.Prompt {
	reaches := s.world.Cities[s.car].Reaches
	prompts := make([]scoring.Prompt, 0, len(reaches))
	for _, number := range reaches {
		to := argCity
		to.Choices, to.Titles = []string{strconv.Itoa(number)}, []string{s.world.name(number - 1)}
		prompts = append(prompts, scoring.Prompt{
			Seat: s.today.driver, Verb: verbDrives, Args: []scoring.Arg{to},
			Cell: CityCell(number - 1), Owner: scoring.Table, Label: "Drive to " + s.world.name(number-1),
		})
	}
	return prompts
}

// promptCase offers the suitcases that can lie in the city.
func (s *state) promptCase() scoring.Prompt {
	seat, arg := s.today.driver, argCase // on a Sunday nobody drives
	arg.Items = s.caseItems()
	arg.Choices = scoring.ItemNames(arg.Items)
	return scoring.Prompt{
		Seat: seat, Verb: verbSuitcase, Args: []scoring.Arg{arg},
		Cell: SuitcaseCell(s.car), Owner: scoring.Table, Label: "Open the suitcase in " + s.world.name(s.car),
	}
}

// promptLays offers the cards that can be laid, and the close of the day.
func (s *state) promptLays() []scoring.Prompt {
	var prompts []scoring.Prompt
	for seat := range s.seats {
		if s.refuseLaying(seat) == nil {
			prompts = s.promptCards(prompts, seat)
		}
	}
	return append(prompts, scoring.Prompt{
		Seat: scoring.Table, Verb: verbDay, Cell: WeekdayCell(s.weekday().next()), Owner: scoring.Table, Label: "Close the day",
	})
}

// promptCards offers each card of a hand in its own place, and those that a
// hand may hold in the place of the next one that is not known.
func (s *state) promptCards(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	h, at := &s.seats[seat].hand, argCity
	at.Choices, at.Titles = []string{strconv.Itoa(s.car + 1)}, []string{s.world.name(s.car)}
	offer := func(place int, label, worth string, best ...Weekday) {
		arg := argBest
		arg.Choices, arg.Titles = make([]string, 0, len(best)), make([]string, 0, len(best))
		for _, day := range best {
			arg.Choices, arg.Titles = append(arg.Choices, day.String()), append(arg.Titles, day.Name())
		}
		prompts = append(prompts, scoring.Prompt{
			Seat: seat, Verb: verbLays, Args: []scoring.Arg{at, arg}, Cell: CardCell(place), Owner: seat, Label: label, Worth: worth,
		})
	}
	var unknown []Weekday
	layable := s.layable(seat).list()
	prompts = slices.Grow(prompts, len(layable)+1) // or the end of the day
	for _, c := range layable {
		best := s.world.best(c)
		if place := h.find(c); place >= 0 {
			worth := fmt.Sprintf("for %d", s.world.value(c, s.weekday()))
			offer(place, "Lay "+s.world.title(c)+" "+worth, worth, best)
		} else {
			unknown = append(unknown, best)
		}
	}
	if unknown != nil {
		offer(h.place(), "Lay a card of "+s.world.name(s.car), "", unknown...)
	}
	return prompts
}

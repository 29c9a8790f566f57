package maloney

import (
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
	prompts := slices.Clone(s.world.ofCities[s.car].drives)
	for i := range prompts {
		prompts[i].Seat = s.today.driver
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
	var layable [MaxPlayers]cardSet
	most := 1 // the close of the day
	for seat := range s.seats {
		if s.today.laid[seat] < CardsADay {
			layable[seat] = s.layable(seat)
			most += layable[seat].count()
		}
	}
	prompts := make([]scoring.Prompt, 0, most)
	for seat := range s.seats {
		prompts = s.promptCards(prompts, seat, layable[seat])
	}
	return append(prompts, scoring.Prompt{
		Seat: scoring.Table, Verb: verbDay, Cell: WeekdayCell(s.weekday().next()), Owner: scoring.Table, Label: "Close the day",
	})
}

// promptCards offers each card of those that a seat can lay: what is in its hand in its own
// place, and what the hand may hold in the place of the next one that is not known.
func (s *state) promptCards(prompts []scoring.Prompt, seat int, layable cardSet) []scoring.Prompt {
	h, unknown := &s.seats[seat].hand, cardSet(0)
	for rest := layable; rest != 0; rest &= rest - 1 {
		c := rest.first()
		place := h.find(c)
		if place < 0 {
			unknown = unknown.with(c)
			continue
		}
		words, worth := &s.world.ofCards[c], worths.At(s.world.value(c, s.weekday()))
		prompts = append(prompts, scoring.Prompt{
			Seat: seat, Verb: verbLays, Args: words.laying, Cell: CardCell(place), Owner: seat, Label: words.lay + worth, Worth: worth,
		})
	}
	if unknown != 0 {
		prompts = append(prompts, s.promptUnknown(seat, unknown))
	}
	return prompts
}

// worths say what a card brings: "for 7".
var worths = scoring.NewSeries(func(value int) string { return "for " + strconv.Itoa(value) })

// promptUnknown offers cards that a hand may hold.
func (s *state) promptUnknown(seat int, unknown cardSet) scoring.Prompt {
	return scoring.Prompt{
		Seat: seat, Verb: verbLays, Args: s.world.ofCities[s.car].laying.At(unknown.of(s.car)),
		Cell: CardCell(s.seats[seat].hand.place()), Owner: seat, Label: "Lay a card of " + s.world.name(s.car),
	}
}

package maloney

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Prompts lists what may happen now.
func (s *State) Prompts() []scoring.Prompt {
	switch s.Phase {
	case Dealing:
		return s.promptDeals()
	case Starting:
		return []scoring.Prompt{s.promptTurn(VerbStart, "maloney.turn-first-card")}
	case Bidding:
		return s.promptAuction()
	case Driving:
		return s.promptDrives()
	case Turning:
		return []scoring.Prompt{s.promptLucky()}
	case Finding:
		return []scoring.Prompt{s.promptCase()}
	case Laying:
		return s.promptLays()
	case Over:
	}
	return nil
}

// promptDeals offers a hand for each seat that has none: of the cards that are
// left, or hidden.
func (s *State) promptDeals() []scoring.Prompt {
	most, size := s.most(), HandSize(len(s.Seats))
	known := ArgHand
	known.From, known.To, known.MostPerGroup, known.Choices = size, size, most, nil
	for _, c := range s.free().List() {
		known.Items = append(known.Items, scoring.Item{Name: s.World.Word(c), Most: 1, Group: s.World.Name(c.City())})
	}
	hidden := scoring.Arg{Name: "cards", Kind: scoring.Counts, From: size, To: size, Items: []scoring.Item{{Name: scoring.Hidden, Most: size}}}
	var prompts []scoring.Prompt
	for _, seat := range s.undealt() {
		player := ArgPlayer
		player.Choices = []string{s.Names[seat]}
		offer := func(hand scoring.Arg, label string) {
			prompts = append(prompts, scoring.Prompt{
				Seat: scoring.Table, Verb: VerbDeals, Args: []scoring.Arg{player, hand},
				Cell: CardCell(0), Owner: seat, Label: speech.Say(label, "player", s.Names[seat]),
			})
		}
		offer(known, "maloney.deal-hand")
		offer(hidden, "maloney.deal-hidden-hand")
	}
	return prompts
}

// promptTurn offers the cards that can be on top of the deck.
func (s *State) promptTurn(verb string, label speech.Text) scoring.Prompt {
	arg := ArgTurned
	cards := s.Turnable().List()
	arg.From, arg.To = 0, 0
	arg.Items = scoring.Each(len(cards), func(i int) scoring.Item { return scoring.Item{Name: s.World.TurnedWord(cards[i]), Most: 1} })
	arg.Choices = scoring.ItemNames(arg.Items)
	arg.Titles = scoring.Each(len(cards), func(i int) speech.Text { return s.World.Title(cards[i]) })
	return scoring.Prompt{
		Seat: scoring.Table, Verb: verb, Args: []scoring.Arg{arg}, Cell: DeckCell, Owner: scoring.Table, Label: label, Own: scoring.WhichTurned,
	}
}

func (s *State) promptLucky() scoring.Prompt {
	if !s.Deck.barren() {
		return s.promptTurn(VerbLucky, "maloney.turn-card")
	}
	return scoring.Prompt{
		Seat: scoring.Table, Verb: VerbLucky, Args: []scoring.Arg{ArgNone}, Cell: DeckCell, Owner: scoring.Table,
		Label: "maloney.car-stays",
	}
}

func (s *State) promptDrives() []scoring.Prompt {
	prompts := slices.Clone(s.World.ofCities[s.Car].drives)
	for i := range prompts {
		prompts[i].Seat = s.Today.Driver
	}
	return prompts
}

// promptCase offers the suitcases that can lie in the city.
func (s *State) promptCase() scoring.Prompt {
	seat, arg := s.Today.Driver, ArgCase // on a Sunday nobody drives
	arg.Items = s.caseItems()
	arg.Choices = scoring.ItemNames(arg.Items)
	return scoring.Prompt{
		Seat: seat, Verb: VerbSuitcase, Args: []scoring.Arg{arg},
		Cell: SuitcaseCell(s.Car), Owner: scoring.Table, Label: speech.Say("maloney.open-suitcase", "city", s.World.Name(s.Car)),
		Own: speech.Say("maloney.which-suitcase", "city", s.World.Name(s.Car)),
	}
}

// promptLays offers the cards that can be laid, and the close of the day.
func (s *State) promptLays() []scoring.Prompt {
	var layable [MaxPlayers]CardSet
	most := 1 // the close of the day
	for seat := range s.Seats {
		if s.Today.did[seat].laid < CardsADay {
			layable[seat] = s.Layable(seat)
			most += layable[seat].Count()
		}
	}
	prompts := make([]scoring.Prompt, 0, most)
	for seat := range s.Seats {
		prompts = s.promptCards(prompts, seat, layable[seat])
	}
	return append(prompts, scoring.Prompt{
		Seat: scoring.Table, Verb: VerbDay, Cell: WeekdayCell(s.Weekday().Next()), Owner: scoring.Table, Label: "maloney.close-day",
	})
}

// promptCards offers each card of those that a seat can lay: what is in its hand in its own
// place, and what the hand may hold in the place of the next one that is not known.
func (s *State) promptCards(prompts []scoring.Prompt, seat int, layable CardSet) []scoring.Prompt {
	h, unknown := &s.Seats[seat].Hand, CardSet(0)
	for rest := layable; rest != 0; rest &= rest - 1 {
		c := rest.first()
		place := h.find(c)
		if place < 0 {
			unknown = unknown.With(c)
			continue
		}
		words, worth := &s.World.ofCards[c], s.World.Value(c, s.Weekday())
		prompts = append(prompts, scoring.Prompt{
			Seat: seat, Verb: VerbLays, Args: words.laying, Cell: CardCell(place), Owner: seat, Label: words.lay.At(worth), Worth: worths.At(worth), Spends: "maloney.spends-card",
		})
	}
	if unknown != 0 {
		prompts = append(prompts, s.promptUnknown(seat, unknown))
	}
	return prompts
}

// worths say what a card brings: "for 7".
var worths = scoring.NewSeries(func(value int) speech.Text { return speech.Say("maloney.for-points", "worth", value) })

// promptUnknown offers cards that a hand may hold.
func (s *State) promptUnknown(seat int, unknown CardSet) scoring.Prompt {
	return scoring.Prompt{
		Seat: seat, Verb: VerbLays, Args: s.World.ofCities[s.Car].laying.At(unknown.Of(s.Car)),
		Cell: CardCell(s.Seats[seat].Hand.place()), Owner: seat, Label: speech.Say("maloney.play-unknown", "city", s.World.Name(s.Car)), Spends: "maloney.spends-card",
	}
}

package judge

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
)

// Mistakes are what goes wrong on paper, each such that no game has its sheets.
var Mistakes = slices.Concat(scoreMistakes, lifeMistakes, gearMistakes, stockMistakes, zoneMistakes, tableMistakes)

var scoreMistakes = []scoringtest.Mistake{
	cannotBe("a thousand points more", "GF60", func(p page) bool { return p.add(p.score(), 1000) }),
	cannotBe("a score below nothing", "GF60", func(p page) bool { return p.write(p.score(), "-1") }),
	cannotBe("half a point more", "GF60", func(p page) bool {
		at := p.score()
		return p.write(at, p.words(at)+".5")
	}),
	wrongSum("one more where nobody is dead", func(p page) bool { return p.everybody() && p.add(p.score(), 1) }),
	wrongSum("a score left blank where nobody is dead", func(p page) bool {
		at := p.score()
		return p.everybody() && p.words(at) != "0" && p.write(at, "")
	}),
	mistake("friends killed on both sides by one stick", scoring.WrongTotal, "GF55", func(p page) bool {
		var dead [terms.Teams]int
		for m := range p.Men {
			if p.Filled[p.Sheets[m].Wounds[2]].Struck {
				dead[p.Men[m].Team]++
			}
		}
		if p.read().blasts() != 1 || dead[0] == 0 || dead[1] == 0 {
			return false
		}
		for team, seats := range p.Seats {
			least := sumsOf(p.read().reasons(team, p.read().exploded), p.read().fixed(team))[0] // as if all were killed by friends
			for _, seat := range seats {
				p.write(p.Scores[seat], least.String())
			}
		}
		return true
	}),
	wrongSum("another score than a friend's", func(p page) bool {
		for _, seats := range p.Seats {
			if len(seats) > 1 {
				return p.add(p.Scores[seats[p.IntN(len(seats))]], 1)
			}
		}
		return false
	}),
}

var lifeMistakes = []scoringtest.Mistake{
	cannotBe("a wound left out", "GF7", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Wounds[p.IntN(2)], "") })),
	cannotBe("the third wound of the living alone", "GF7", change(true, func(p page, sh *sheet.Card) bool {
		return !p.Filled[sh.Wounds[1]].Struck && p.cross(sh.Wounds[2])
	})),
	cannotBe("a dead character alive again", "GF2", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Wounds[2], "") })),
	cannotBe("a living character dead", "GF7", change(true, func(p page, sh *sheet.Card) bool {
		return p.cross(sh.Wounds[0]) && p.cross(sh.Wounds[1]) && p.cross(sh.Wounds[2])
	})),
	cannotBe("a gun in a dead hand", "GF7", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Guns[0], p.words(sh.Guns[1])+"colt") })),
	cannotBe("a whisky in a dead pocket", "GF7", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Pockets[0], "whisky") })),
	cannotBe("the dead in ambush", "GF7", change(false, func(p page, sh *sheet.Card) bool { return p.cross(sh.Ambush) })),
	cannotBe("the dead on their feet", "GF7", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Zone, p.ZoneName(0)) })),
	cannotBe("the living crossed out", "GF7", change(true, func(p page, sh *sheet.Card) bool { return p.cross(sh.Zone) })),
	cannotBe("the joker of the dead kept", "GF8", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Joker, p.words(sh.Joker)) })),
}

var gearMistakes = []scoringtest.Mistake{
	unreadable("a cannon", "GF4", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Guns[0], "cannon") })),
	cannotBe("a knife for a gun", "GF4", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Guns[p.IntN(2)], "knife") })),
	cannotBe("a Colt in a pocket", "GF4", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Pockets[p.IntN(2)], "colt") })),
	cannotBe("a nugget of four", "GF6", change(true, func(p page, sh *sheet.Card) bool {
		return p.auditor.Has[terms.Nugget] > 0 && p.write(sh.Pockets[0], "nugget-1 (4)")
	})),
	cannotBe("a shell too many", "GF5", func(p page) bool {
		sh, i, ok := p.slot()
		if !ok {
			return false
		}
		word, _, _ := strings.Cut(p.words(sh.Guns[i])+"-", "-")
		full := map[string]string{"colt": "7", "shotgun": "3", "rifle": "10", "hunting": "2"}
		return p.write(sh.Shells[i], full[word])
	}),
	cannotBe("half a shell", "GF5", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Shells[0], "0.5") })),
	cannotBe("shells of no gun", "GF5", change(true, func(p page, sh *sheet.Card) bool {
		return p.words(sh.Guns[1]) == "" && p.write(sh.Shells[1], "1")
	})),
	cannotBe("a jam of no gun", "GF53", change(true, func(p page, sh *sheet.Card) bool {
		return p.words(sh.Guns[1]) == "" && p.cross(sh.Jams[1])
	})),
	cannotBe("no gun in use", "GF25", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Use, "") })),
	cannotBe("another's gun in use", "GF25", change(true, func(p page, sh *sheet.Card) bool {
		other := "colt"
		if strings.HasPrefix(p.words(sh.Guns[0])+p.words(sh.Guns[1]), "colt") || strings.HasPrefix(p.words(sh.Guns[1]), "colt") {
			return false
		}
		return p.write(sh.Use, other)
	})),
}

var stockMistakes = []scoringtest.Mistake{
	cannotBe("a nugget in two pockets", "GF60", func(p page) bool {
		at, ok := p.free()
		from, there := scoringtest.Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
			return strings.Contains(at.Cell, "/"+terms.PartPocket) && strings.HasPrefix(w.Value, "nugget")
		})
		return ok && there && p.write(at, p.words(from))
	}),
	cannotBe("a nugget worth more", "GF6", func(p page) bool {
		// There is one of three in every scenario.
		three := func(_ scoring.Place, w scoring.Written) bool { return strings.HasSuffix(w.Value, "(3)") }
		less := func(_ scoring.Place, w scoring.Written) bool {
			return strings.HasPrefix(w.Value, "nugget-") && strings.HasSuffix(w.Value, ")") && !strings.HasSuffix(w.Value, "(3)")
		}
		_, taken := scoringtest.Pick(p.Rand, p.Filled, three)
		at, ok := scoringtest.Pick(p.Rand, p.Filled, less)
		return taken && ok && p.write(at, p.words(at)[:len("nugget-1")]+" (3)")
	}),
	cannotBe("a ninth nugget", "GF60", func(p page) bool {
		at, ok := p.free()
		return ok && p.write(at, "nugget-9 (1)")
	}),
	cannotBe("all that is carried forgotten", "GF60", func(p page) bool {
		lasting, gone := 0, p.Has[terms.Dynamite]+p.Has[terms.Whisky]
		for i := range p.Sheets {
			sh := &p.Sheets[i]
			for _, at := range slices.Concat(sh.Guns, sh.Pockets) {
				if words := p.words(at); words != "" && !strings.HasPrefix(words, "dynamite") && !strings.HasPrefix(words, "whisky") {
					lasting++
				}
				p.write(at, "")
			}
			for _, at := range slices.Concat(sh.Shells, sh.Jams, []scoring.Place{sh.Use}) {
				p.write(at, "")
			}
		}
		return lasting > gone // as many as can be among what is only counted
	}),
	cannotBe("a zone of the board forgotten", "GF60", func(p page) bool {
		at, ok := scoringtest.Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
			return strings.HasPrefix(at.Cell, "zone/") && strings.Contains(w.Value, "nugget") && strings.ToLower(w.Value) == w.Value
		})
		return ok && p.allNamed() && p.write(at, "")
	}),
	cannotBe("more objects on the ground than there are", "GF60", func(p page) bool {
		at, ok := p.elsewhere()
		return ok && p.write(at, fmt.Sprintf("+%d", len(p.Things)))
	}),
}

var zoneMistakes = []scoringtest.Mistake{
	unreadable("a zone that no village has", "GF2", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Zone, "z99") })),
	cannotBe("nowhere at all", "GF2", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Zone, "") })),
	cannotBe("another zone than on the board", "GF2", func(p page) bool {
		sh, _, ok := p.man(true, func(*sheet.Card) bool { return true })
		at, free := p.elsewhere()
		_, zone, _ := strings.Cut(at.Cell, "/")
		return ok && free && p.write(sh.Zone, zone)
	}),
	cannotBe("in two zones", "GF2", func(p page) bool {
		_, m, ok := p.man(true, func(*sheet.Card) bool { return true })
		at, free := p.elsewhere()
		return ok && free && p.write(at, p.Men[m].Name)
	}),
	cannotBe("the dead on the board", "GF7", func(p page) bool {
		_, m, ok := p.man(false, func(*sheet.Card) bool { return true })
		at, free := p.elsewhere()
		return ok && free && p.write(at, p.Men[m].Name)
	}),
	cannotBe("gone from the board", "GF2", change(true, func(p page, sh *sheet.Card) bool { return p.write(p.zoneOf(sh), "") })),
	unreadable("somebody that nobody knows", "GF4", func(p page) bool {
		at, ok := p.elsewhere()
		return ok && p.write(at, "Kate")
	}),
}

var tableMistakes = []scoringtest.Mistake{
	cannotBe("a round too late", "GF60", func(p page) bool { return p.write(sheet.RoundPlace, strconv.Itoa(p.House.Scenario.Rounds+1)) }),
	cannotBe("a round too early", "GF60", func(p page) bool { return p.everybody() && !p.read().endsBefore() && p.write(sheet.RoundPlace, "1") }),
	cannotBe("a chip never drawn", "GF60", func(p page) bool {
		return p.everybody() && p.write(p.Sheets[p.IntN(len(p.Sheets))].Acted, "")
	}),
	cannotBe("a chip too many in the bag", "GF10", func(p page) bool { return p.add(sheet.BagPlace, 1) }),
	cannotBe("no chip drawn in the last round", "GF10", func(p page) bool {
		for i := range p.Sheets {
			p.write(p.Sheets[i].Acted, "")
		}
		return true
	}),
	cannotBe("a pile of more than all cards", "GF50", func(p page) bool {
		pile := terms.Pile(p.IntN(terms.Piles))
		return p.write(sheet.PilePlace(pile), strconv.Itoa(p.Piles[pile].Sum()+1))
	}),
	cannotBe("an empty pile", "GF50", func(p page) bool { return p.write(sheet.PilePlace(terms.Pile(p.IntN(terms.Piles))), "0") }),
	unreadable("a card that says nothing known", "GF50", func(p page) bool { return p.write(sheet.TurnedPlace, "thunder") }),
	cannotBe("wounds without a card", "GF50", func(p page) bool { return !p.everybody() && p.write(sheet.TurnedPlace, "") }),
	cannotBe("a third joker of a kind", "GF8", func(p page) bool {
		for i := range 3 {
			at := p.Sheets[i].Joker
			p.Filled[at] = scoring.Written{Value: "flask", Struck: p.Filled[at].Struck}
		}
		return true
	}),
	unreadable("a joker that there is not", "GF8", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Joker, "ace") })),
	cannotBe("no joker", "GF8", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Joker, "") })),
}

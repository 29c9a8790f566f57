package club_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/club"
)

// games are some that nobody knows, with all kinds of feats.
func games() []club.Game {
	line := func(r nights.Record) speech.Text {
		return speech.Words(fmt.Sprintf("delivered burro %s in entry %d of the ledger, with two loads of silver and a crate of borax", r.Line.Args[0], r.Line.Entry))
	}
	return []club.Game{
		{
			Info: &scoring.Info{ID: "lode", Title: "Lode n’ Write", Unit: "$"}, Icon: art.Burro, Line: line,
			Feats: []scoring.Feat{
				{ID: "delivery", Title: "Biggest delivery", Unit: "$", Kind: scoring.Best},
				{ID: "lost", Title: "Lost to bandits", Unit: "$", Kind: scoring.Total},
				{ID: "unspent", Title: "Dice left unspent", Kind: scoring.Total},
				{ID: "hits", Title: "Shots that hit", Kind: scoring.Share},
			},
		},
		{Info: &scoring.Info{ID: "wagons", Title: "The Long Road of the Wagons", Unit: "points"}, Icon: art.Coach},
		{Info: &scoring.Info{ID: "posse", Title: "Posse"}, Icon: art.Pistol},
		{Info: &scoring.Info{ID: "never", Title: "Never played"}, Icon: art.Dog},
	}
}

// group is a club of people with names, which has taken plays.
func group(t *testing.T, name string, people []string, plays ...nights.Play) club.Club {
	t.Helper()
	var known nights.People
	for i, person := range people {
		var err error
		if known, err = known.Add(fmt.Sprint("p", i), person); err != nil {
			t.Fatal(err)
		}
	}
	shelf := nights.NewShelf(known)
	for i := range plays {
		plays[i].ID, plays[i].Source = fmt.Sprint("play-", i), nights.FromTable
		e, err := nights.PlayEntry(&plays[i])
		if err == nil {
			err = shelf.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return club.Club{Name: name, Stats: *shelf.Stats(), Games: games(), Year: 2026}
}

// played is a play of seats with scores, the highest first, for which rank counts.
func played(game, day string, scores ...int) nights.Play {
	p := nights.Play{Game: game, Day: day}
	for i, s := range scores {
		if s == absent {
			continue
		}
		seat := nights.Seat{Person: fmt.Sprint("p", i), Scored: true, Score: scoring.Whole(s), Rank: 1}
		for _, o := range scores {
			if o != absent && o > s {
				seat.Rank++
			}
		}
		p.Seats = append(p.Seats, seat)
	}
	return p
}

// absent is the score of who doesn't play.
const absent = -1_000_000

// small is a group of four people, of whom one has too few games for a rank.
func small(t *testing.T) club.Club {
	t.Helper()
	best := played("lode", "2026-03-14", 312, 297, 250)
	best.Feats = []nights.Feat{
		{ID: "delivery", Figures: []scoring.Tenths{740, 500, 0}, Lines: []*nights.Line{{Entry: 31, Verb: "deliver", Args: []string{"3"}}, {Entry: 12, Verb: "deliver", Args: []string{"1"}}, nil}},
		{ID: "lost", Figures: []scoring.Tenths{50, 0, 120}},
		{ID: "unspent", Figures: []scoring.Tenths{20, 90, 40}},
		{ID: "hits", Figures: []scoring.Tenths{30, 10, 50}, Of: []scoring.Tenths{70, 40, 50}},
	}
	return group(
		t, "The Thursday Saddle Club", []string{"Ann", "Bob", "Cyd", "Dee"}, best,
		played("lode", "2026-03-14", 280, 280, 190), played("posse", "2026-03-28", 12, 9, 14, 3), played("wagons", "2026-01-23", absent, 40, 90),
		played("lode", "2026-04-02", 200, 180, absent), played("lode", "2026-04-02", 150, 160, 170), played("lode", "2026-04-02", 190, absent, 210),
		played("posse", "2026-07-01", 5, 4, 9, 2), played("lode", "2025-12-31", 333, 200), played("wagons", "2026-12-31", 60, 70, 65),
		played("posse", "2026-09-09", 7, 3), played("posse", "2026-09-09", 8, 3), played("posse", "2026-09-09", 6, 3), played("posse", "2026-09-09", 9, 3), played("posse", "2026-09-09", 9, 10),
	)
}

// crowd is a group of more people than there's room for, with names as long as they get, who
// have played in the whole year.
func crowd(t *testing.T) club.Club {
	t.Helper()
	people := []string{
		"Ann", strings.Repeat("W", 64), "Maximilian the Very Unreasonably Long Named of the Southern Hills", "牛仔牛仔", strings.Repeat("龍馬", 32),
		"Борис Николаевич", "Ελένη", "Zoë Østergård", "Żółć", "Jo", "Kim", "Lou", "Mae", "Ned",
	}
	people[2] = string([]rune(people[2])[:64])
	var plays []nights.Play
	day := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	for i := range 150 {
		scores := make([]int, 12)
		for j := range scores {
			scores[j] = (i*7+j*j*13)%97 - 20 + (12-j)*3
			if (i+j)%3 == 0 && i%5 != 0 {
				scores[j] = absent
			}
		}
		if i%6 == 0 {
			scores = append([]int{absent, absent, absent, absent}, scores[:10]...)
		}
		p := played([]string{"lode", "posse", "wagons", "lode", "unheard-of"}[i%5], day.Format(time.DateOnly), scores...)
		if p.Game == "lode" {
			for _, id := range []string{"lost", "unspent", "hits", "delivery"} {
				f := nights.Feat{ID: id}
				for s := range p.Seats {
					f.Figures = append(f.Figures, scoring.Whole((i+s*5)%11))
					switch id {
					case "hits":
						f.Of = append(f.Of, scoring.Whole(11))
					case "delivery":
						f.Lines = append(f.Lines, &nights.Line{Entry: 1 + s, Verb: "deliver", Args: []string{"3"}})
					}
				}
				p.Feats = append(p.Feats, f)
			}
		}
		plays = append(plays, p)
		if i%7 != 0 && i%11 != 0 && i%3 != 0 {
			day = day.AddDate(0, 0, 3)
		}
	}
	return group(t, "牛仔夜 of the Very Unreasonably Long Named Society of the Hills", people, plays...)
}

// groups are as different as they get.
func groups(t *testing.T) map[string]club.Club {
	t.Helper()
	alone := played("lode", "2026-02-28", 12)
	stopped := played("lode", "2026-02-28", 12, 9)
	stopped.Stopped = true
	debts := played("lode", "2026-02-28", -5, -12, -30)
	return map[string]club.Club{
		"small": small(t), "crowd": crowd(t), "nobody": group(t, "Greenhorns", nil), "alone": group(t, "Ann", []string{"Ann"}, alone),
		"stopped": group(t, "Ann and Bob", []string{"Ann", "Bob"}, stopped), "debts": group(t, "W", []string{"Ann", "Bob", "Cyd"}, debts),
		"level": group(t, strings.Repeat("W", 64), []string{"Ann", "Bob"}, played("wagons", "2024-02-29", 30, 30)),
	}
}

package main

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/sheets"
)

// begin asks for a game and its players, and writes the ledger that is not there
// yet.
func begin(in prompter, file, data string) error {
	fmt.Fprintf(in, "There is no %s yet. Which game is it?\n", legible(file))
	for i, t := range titles {
		info := t.Game.Info()
		fmt.Fprintf(in, "  %d) %s, %s players\n", i+1, info.Title, info.PlayerRange())
	}
	title, err := askTitle(in)
	if err != nil {
		return ended(err)
	}
	for {
		players, err := askPlayers(in)
		if err != nil {
			return ended(err)
		}
		at := tableFlags{data: data, players: players}
		header, house, err := at.header(title.Game)
		text := header.String() + "\n"
		if err == nil {
			err = startable(title.Game, text, house)
		}
		if err != nil {
			fmt.Fprintln(in, legible(unplaced(err)))
			continue
		}
		if err := writeWhole(file, []byte(text)); err != nil {
			return failed(file, "%w", plainCause(err))
		}
		return nil
	}
}

// askTitle asks until one game is named: by its number, or the beginning of its
// name.
func askTitle(in prompter) (sheets.Title, error) {
	for {
		line, err := in.read("Game: ")
		if err != nil {
			return sheets.Title{}, err
		}
		word := strings.TrimSpace(line)
		if n, err := strconv.Atoi(word); err == nil && n > 0 && n <= len(titles) {
			return titles[n-1], nil
		}
		if title, ok := findTitle(word); ok {
			return title, nil
		}
		fmt.Fprintln(in, "a number of the list, or how the name begins")
	}
}

// askPlayers asks for names. One name of several words is asked for again: more
// likely they are the names of several players.
func askPlayers(in prompter) ([]string, error) {
	alone := ""
	for {
		line, err := in.read("Players in seating order, with commas between them: ")
		if err != nil {
			return nil, err
		}
		players := splitNames(line)
		if len(players) != 1 || players[0] == alone || !strings.Contains(players[0], " ") {
			return players, nil
		}
		alone = players[0]
		fmt.Fprintf(in, "Is %s one player? Then once more; else with commas.\n", legible(ledger.Quote(alone)))
	}
}

// betweenNames is what people write between names: "Ann, Bob and Cy".
var betweenNames = regexp.MustCompile(`[,;&]|\s(?i:and)\s`)

// splitNames are the names in a line.
func splitNames(line string) []string {
	var names []string
	for _, name := range betweenNames.Split(line, -1) {
		if name = reading.Name(name); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// ended is how a session ends that was left before it began.
func ended(err error) error {
	if errors.Is(err, io.EOF) {
		return refused("play", "no game was begun")
	}
	return failed("input", "%w", plainCause(err))
}

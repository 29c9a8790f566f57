package play

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/sheets"
)

// begin asks for a game and its players, and writes the ledger that is not there
// yet.
func begin(in prompter, file, data string) error {
	tell := func(text string) {
		indent := ""
		if strings.HasPrefix(text, " ") {
			indent = "     "
		}
		for _, line := range in.page().Wrap(text, indent) {
			fmt.Fprintln(in, line)
		}
	}
	tell(command.Say("cli.no-file-yet", "file", command.Legible(file)))
	for i, t := range titles.List {
		info := t.Game.Info()
		tell(fmt.Sprintf("  %d) %s", i+1, command.Say("cli.game-choice", "title", info.Title, "players", info.PlayerRange())))
	}
	title, err := askTitle(in)
	if err != nil {
		return ended(err)
	}
	for {
		players, err := askPlayers(in, title.Game.Info())
		if err != nil {
			return ended(err)
		}
		at := command.TableFlags{Data: data, Players: players}
		header, house, err := at.Header(title.Game)
		text := header.String() + "\n"
		if err == nil {
			err = startable(title.Game, text, house)
		}
		if err != nil {
			tell(command.Legible(command.Unplaced(err)))
			continue
		}
		if err := command.WriteWhole(file, []byte(text)); err != nil {
			return command.FailedBy(file, command.PlainCause(err))
		}
		if len(players) < title.Game.Info().MaxPlayers {
			tell(command.Say("cli.latecomers"))
		}
		return nil
	}
}

// askTitle asks until one game is named: by its number, or the beginning of its
// name.
func askTitle(in prompter) (sheets.Title, error) {
	for {
		line, err := in.read(command.Say("cli.ask-game"))
		if err != nil {
			return sheets.Title{}, err
		}
		word := strings.TrimSpace(line)
		if n, err := strconv.Atoi(word); err == nil && n > 0 && n <= len(titles.List) {
			return titles.List[n-1], nil
		}
		if title, ok := titles.Find(word); ok {
			return title, nil
		}
		fmt.Fprintln(in, command.Say("cli.pick-game"))
	}
}

// askPlayers asks for names. Of one of several words it asks whether it is one: more likely
// they are the names of several players. Who is alone is asked who else plays.
func askPlayers(in prompter, info *scoring.Info) ([]string, error) {
	players, err := askNames(in, command.Say("cli.ask-players"))
	if err != nil || len(players) != 1 {
		return players, err
	}
	if players, err = askParted(in, players); err != nil || len(players) > 1 {
		return players, err
	}
	question := "cli.ask-others"
	if info.MinPlayers == 1 {
		question = "cli.ask-others-or-none"
	}
	others, err := askNames(in, command.Say(question, "player", command.Legible(ledger.Quote(players[0]))))
	if err == nil {
		others, err = askParted(in, others)
	}
	return append(players, others...), err
}

// askParted asks of one name of several words whether it is that of one player.
func askParted(in prompter, players []string) ([]string, error) {
	if len(players) != 1 || !strings.Contains(players[0], " ") {
		return players, nil
	}
	parted, err := askNames(in, command.Say("cli.ask-one-player", "player", command.Legible(ledger.Quote(players[0]))))
	if err == nil && len(parted) == 0 {
		return players, nil
	}
	return parted, err
}

// askNames asks for names.
func askNames(in prompter, question string) ([]string, error) {
	line, err := in.read(question)
	return splitNames(line), err
}

// betweenNames is what people write between names: "Ann, Bob and Cy", "Ann/Bob".
var betweenNames = regexp.MustCompile(`[,;&/|]|\s(?i:and)\s`)

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
		return command.Refused("play", "cli.no-game-started")
	}
	return command.Unread(err)
}

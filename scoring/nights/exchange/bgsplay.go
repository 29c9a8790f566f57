package exchange

import (
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
)

// A statsFile is a .bgsplay file of BG Stats, as far as we write and read it.
type statsFile struct {
	About     string          `json:"about"`
	Games     []statsGame     `json:"games"`
	Locations []statsLocation `json:"locations"`
	Players   []statsPlayer   `json:"players"`
	Plays     []statsPlay     `json:"plays"`
}

type statsGame struct {
	ID             int    `json:"id"`
	UUID           string `json:"uuid"`
	Name           string `json:"name"`
	BGGName        string `json:"bggName,omitempty"`
	Cooperative    bool   `json:"cooperative"`
	HighestWins    bool   `json:"highestWins"`
	NoPoints       bool   `json:"noPoints"`
	UsesTeams      bool   `json:"usesTeams"`
	MinPlayerCount int    `json:"minPlayerCount"`
	MaxPlayerCount int    `json:"maxPlayerCount"`
}

type statsLocation struct {
	ID   int    `json:"id"`
	UUID string `json:"uuid"`
	Name string `json:"name"`
}

type statsPlayer struct {
	ID          int    `json:"id"`
	UUID        string `json:"uuid"`
	Name        string `json:"name"`
	IsAnonymous bool   `json:"isAnonymous"`
}

type statsPlay struct {
	UUID             string       `json:"uuid"`
	GameRefID        int          `json:"gameRefId"`
	LocationRefID    int          `json:"locationRefId,omitempty"`
	PlayDate         string       `json:"playDate"`
	PlayDateYmd      int          `json:"playDateYmd"`
	EntryDate        string       `json:"entryDate"`
	ModificationDate string       `json:"modificationDate"`
	DurationMin      int          `json:"durationMin"`
	Board            string       `json:"board"`
	Comments         string       `json:"comments"`
	Rounds           int          `json:"rounds"`
	Ignored          bool         `json:"ignored"` // counts for nothing, as a game that was stopped
	ManualWinner     bool         `json:"manualWinner"`
	ScoringSetting   int          `json:"scoringSetting"`
	UsesTeams        bool         `json:"usesTeams"`
	PlayerScores     []statsScore `json:"playerScores"`
}

type statsScore struct {
	PlayerRefID int      `json:"playerRefId"`
	Score       string   `json:"score"`
	Rank        int      `json:"rank"`
	SeatOrder   int      `json:"seatOrder"`
	StartPlayer bool     `json:"startPlayer"`
	NewPlayer   bool     `json:"newPlayer"`
	Winner      bool     `json:"winner"`
	Role        string   `json:"role"`
	MetaData    metaData `json:"metaData"`
}

// A metaData is JSON in a string.
type metaData struct{ rival bool }

const (
	noMetaData = "{}"
	rivalData  = `{"isNpc":1}`
)

func (m metaData) MarshalJSON() ([]byte, error) {
	if m.rival {
		return json.Marshal(rivalData)
	}
	return json.Marshal(noMetaData)
}

// UnmarshalJSON reads the string, or what some have in its place: the object itself. What
// isn't either says nothing to us.
func (m *metaData) UnmarshalJSON(text []byte) error {
	var within string
	if json.Unmarshal(text, &within) == nil {
		text = []byte(within)
	}
	var data struct {
		IsNPC json.RawMessage `json:"isNpc"`
	}
	*m = metaData{json.Unmarshal(text, &data) == nil && (string(data.IsNPC) == "1" || string(data.IsNPC) == "true")}
	return nil
}

// about is the first sentence of our files: by it we know that the times are ours.
const about = "Plays from Saddlebag, to be opened with BG Stats."

// BGSPlay writes a file that BG Stats imports. A play that's imported again replaces itself.
func (l *Log) BGSPlay(w io.Writer) error {
	file := statsFile{About: about, Games: []statsGame{}, Locations: []statsLocation{}, Players: []statsPlayer{}, Plays: []statsPlay{}}
	var games, places, players register
	made := l.Made.UTC().Format(timeForm)
	for i := range l.Plays {
		p := &l.Plays[i]
		info := l.info(p)
		game, isNew := games.number(p.Game)
		if isNew {
			file.Games = append(file.Games, statsGame{
				ID: game, UUID: gameID(p.Game), Name: info.Title.String(), HighestWins: true,
				MinPlayerCount: info.MinPlayers, MaxPlayerCount: info.MaxPlayers,
			})
		}
		play := statsPlay{
			UUID: playID(p.ID), GameRefID: game, PlayDate: dateTime(p), PlayDateYmd: dayNumber(p.Day), EntryDate: made, ModificationDate: made,
			DurationMin: p.Minutes, Board: p.Data, Comments: p.Note, Ignored: p.Stopped, ManualWinner: !scoresDecide(p), PlayerScores: []statsScore{},
		}
		if p.Place != "" {
			if play.LocationRefID, isNew = places.number(p.Place); isNew {
				file.Locations = append(file.Locations, statsLocation{play.LocationRefID, ID("place", l.ID, p.Place), p.Place})
			}
		}
		for seat := range p.Seats {
			s := &p.Seats[seat]
			who := l.player(s)
			number, isNew := players.number(who.id)
			if isNew {
				file.Players = append(file.Players, statsPlayer{number, who.id, who.called(speech.English), who.name == ""})
			}
			play.PlayerScores = append(play.PlayerScores, statsScore{
				PlayerRefID: number, Score: scoreOf(s), Rank: s.Rank, SeatOrder: seat, StartPlayer: s.First,
				Winner: p.Won(seat), Role: s.Role, MetaData: metaData{s.Rival},
			})
		}
		file.Plays = append(file.Plays, play)
	}
	return writeJSON(w, file)
}

// A register numbers names, from 1.
type register map[string]int

func (r *register) number(name string) (n int, isNew bool) {
	if *r == nil {
		*r = register{}
	}
	n, known := (*r)[name]
	if !known {
		n = len(*r) + 1
		(*r)[name] = n
	}
	return n, !known
}

// dayNumber is a day as one number: 20261120.
func dayNumber(day string) int {
	n, _ := strconv.Atoi(strings.ReplaceAll(day, "-", "")) // 0 for no day
	return n
}

// scoresDecide says whether just those with the best score won, as BG Stats works it out
// where it isn't told otherwise.
func scoresDecide(p *nights.Play) bool {
	scores := scoring.Each(len(p.Seats), func(i int) []scoring.Tenths { return []scoring.Tenths{p.Seats[i].Score} })
	for i, rank := range scoring.Ranks(scores) {
		if s := &p.Seats[i]; !s.Scored || p.Won(i) != (rank == 1) {
			return false
		}
	}
	return true
}

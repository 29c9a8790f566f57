package exchange

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring/speech"
)

// What BG Stats publishes of its link, and what its own files have. These types were written
// from that alone: a field that's a pointer may be missing, and no other field may be there.
type (
	schemaLink struct {
		SourceName   string
		SourcePlayID string `json:"sourcePlayId"`
		PlayDate     string
		DurationMin  *int
		Location     *string
		Board        *string
		Comments     *string
		Game         struct {
			Name         string
			SourceGameID string `json:"sourceGameId"`
			BGGID        *int   `json:"bggId"`
			HighestWins  *bool
			NoPoints     *bool
		}
		Players []struct {
			Name           string
			SourcePlayerID string `json:"sourcePlayerId"`
			Score          *float64
			Rank           *int
			Role           *string
			Winner         *bool
			StartPlayer    *bool
		}
	}
	schemaFile struct {
		About string
		Games []struct {
			ID             int
			UUID           string
			Name           string
			BGGID          *int    `json:"bggId"`
			BGGName        *string `json:"bggName"`
			BGGYear        *int    `json:"bggYear"`
			Cooperative    *bool
			HighestWins    *bool
			NoPoints       *bool
			UsesTeams      *bool
			MinPlayerCount int
			MaxPlayerCount int
		}
		Locations []struct {
			ID   int
			UUID string
			Name string
		}
		Players []struct {
			ID          int
			UUID        string
			Name        string
			IsAnonymous *bool
			BGGUsername *string `json:"bggUsername"`
		}
		Plays []struct {
			UUID             string
			GameRefID        int  `json:"gameRefId"`
			LocationRefID    *int `json:"locationRefId"`
			PlayDate         string
			PlayDateYmd      int
			EntryDate        string
			ModificationDate string
			DurationMin      *int
			Board            *string
			Comments         *string
			Rounds           *int
			Ignored          *bool
			ManualWinner     *bool
			ScoringSetting   *int
			UsesTeams        *bool
			PlayerScores     []struct {
				PlayerRefID int `json:"playerRefId"`
				Score       *string
				Rank        *int
				SeatOrder   *int
				StartPlayer *bool
				NewPlayer   *bool
				Winner      *bool
				Role        *string
				MetaData    *string
			}
		}
		UserInfo *struct {
			MeRefID int `json:"meRefId"`
		}
	}
)

const schemaTime = "2006-01-02 15:04:05"

var schemaUUID = regexp.MustCompile(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)

func decodeStrictly(t *testing.T, text string, into any) {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
}

func wantTrue(t *testing.T, what string, is bool) {
	t.Helper()
	if !is {
		t.Errorf("not so: %s", what)
	}
}

func isTime(text string) bool {
	_, err := time.Parse(schemaTime, text)
	return err == nil
}

func TestLinkSchema(t *testing.T) {
	t.Parallel()
	l := club()
	for i := range l.Plays {
		var link schemaLink
		decodeStrictly(t, linkData(t, l.BGStats(&l.Plays[i], speech.English)), &link)
		wantTrue(t, "it has a source, a stable id and a game", link.SourceName != "" && link.SourcePlayID == l.Plays[i].ID && link.Game.Name == "Nugget" && link.Game.SourceGameID != "")
		wantTrue(t, "the date is a date", isTime(link.PlayDate))
		wantTrue(t, "both booleans of the game are there", link.Game.HighestWins != nil && *link.Game.HighestWins && link.Game.NoPoints != nil && !*link.Game.NoPoints)
		wantTrue(t, "no number is made up", link.Game.BGGID == nil)
		wantTrue(t, "all players are there", len(link.Players) == len(l.Plays[i].Seats))
		for _, p := range link.Players {
			wantTrue(t, "both booleans of a player are there", p.Winner != nil && p.StartPlayer != nil)
			wantTrue(t, "a player has a name and an id", p.Name != "" && p.SourcePlayerID != "")
		}
	}
}

func TestFileSchema(t *testing.T) {
	t.Parallel()
	l := club()
	var file schemaFile
	decodeStrictly(t, written(t, func(b *strings.Builder) error { return l.BGSPlay(b) }), &file)
	wantTrue(t, "it says what it is", file.About != "")
	uuids := map[string]bool{}
	unique := func(uuid string) {
		t.Helper()
		wantTrue(t, uuid+" is a UUID, and of one thing", schemaUUID.MatchString(uuid) && !uuids[uuid])
		uuids[uuid] = true
	}
	games, places, players := map[int]bool{}, map[int]bool{}, map[int]bool{}
	for _, g := range file.Games {
		unique(g.UUID)
		games[g.ID] = true
		wantTrue(t, "all booleans of a game are there", g.Cooperative != nil && g.HighestWins != nil && g.NoPoints != nil && g.UsesTeams != nil)
		wantTrue(t, "a game has a name and players", g.Name == "Nugget" && g.MinPlayerCount == 2 && g.MaxPlayerCount == 4)
		wantTrue(t, "no number is made up", g.BGGID == nil)
	}
	for _, p := range file.Locations {
		unique(p.UUID)
		places[p.ID] = true
		wantTrue(t, "a place has a name", p.Name != "")
	}
	for _, p := range file.Players {
		unique(p.UUID)
		players[p.ID] = true
		wantTrue(t, "a player has a name, and says whether it's theirs", p.Name != "" && p.IsAnonymous != nil)
	}
	wantTrue(t, "there's one game and place, and four players", len(games) == 1 && len(places) == 1 && len(players) == 4 && len(file.Plays) == 2)
	for i, p := range file.Plays {
		unique(p.UUID)
		wantTrue(t, "a play keeps its id", p.UUID == l.Plays[i].ID)
		wantTrue(t, "it refers to what's there", games[p.GameRefID] && (p.LocationRefID == nil || places[*p.LocationRefID]))
		wantTrue(t, "its times are times", isTime(p.PlayDate) && isTime(p.EntryDate) && isTime(p.ModificationDate))
		wantTrue(t, "its day is a number", p.PlayDateYmd == 20261120+i)
		wantTrue(t, "all its fields are there", p.DurationMin != nil && p.Board != nil && p.Comments != nil && p.Rounds != nil && p.Ignored != nil && p.ManualWinner != nil && p.ScoringSetting != nil && p.UsesTeams != nil)
		wantTrue(t, "all its players are there", len(p.PlayerScores) == len(l.Plays[i].Seats))
		for seat, s := range p.PlayerScores {
			wantTrue(t, "a score refers to a player", players[s.PlayerRefID])
			wantTrue(t, "all its fields are there", s.Score != nil && s.Rank != nil && s.StartPlayer != nil && s.NewPlayer != nil && s.Winner != nil && s.Role != nil)
			wantTrue(t, "seats are in order", s.SeatOrder != nil && *s.SeatOrder == seat)
			meta := "{}"
			if l.Plays[i].Seats[seat].Rival {
				meta = `{"isNpc":1}`
			}
			wantTrue(t, "a rival is none of the people", s.MetaData != nil && *s.MetaData == meta)
		}
	}
}

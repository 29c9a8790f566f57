package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// What CW45 asks of the first two deposits of the first Borax tunnel.
const (
	firstBoraxMost   = 4
	secondBoraxDigs  = 2
	secondBoraxAbove = 5
)

// ReadHouse reads a *[Sheet] and holds it to CW45.
func ReadHouse(file string, text []byte) (scoring.House, error) {
	sheet, err := house.Read(file, text, checkTunnels, checkBorax, checkStash, checkBurros, checkPrices)
	if err != nil {
		return nil, err
	}
	sheet.MakeWords()
	return sheet, nil
}

func checkTunnels(s *coal.Sheet, doc *house.Document) *house.Error {
	if n := len(s.Tunnels); n > coal.MaxTunnels {
		return doc.Errorf("tunnels", "%s", speech.Say("coal.house-tunnels", "n", n, "most", coal.MaxTunnels))
	}
	var tunnels coal.Load
	ids := map[string]bool{}
	for i, t := range s.Tunnels {
		path := fmt.Sprintf("tunnels[%d]", i)
		number, ok := strings.CutPrefix(t.ID, t.Mineral.String()+"-")
		if n, err := strconv.Atoi(number); !ok || err != nil || n < 1 || strconv.Itoa(n) != number {
			return doc.Errorf(path+".id", "%s", speech.Say("coal.house-tunnel-id", "id", strconv.Quote(t.ID), "like", t.Mineral.String()))
		}
		if ids[t.ID] {
			return doc.Errorf(path+".id", "%s", speech.Say("coal.house-tunnel-twice", "id", t.ID))
		}
		ids[t.ID] = true
		tunnels[t.Mineral]++
		if err := checkDeposits(path+".deposits", t.Deposits, doc); err != nil {
			return err
		}
	}
	for _, m := range coal.Minerals() {
		if tunnels[m] == 0 {
			return doc.Errorf("tunnels", "%s", speech.Say("coal.house-no-tunnel", "mineral", m.String()))
		}
	}
	return nil
}

func checkDeposits(path string, deposits []coal.Deposit, doc *house.Document) *house.Error {
	if n := len(deposits); n < 1 || n > coal.MaxDeposits {
		return doc.Errorf(path, "%s", speech.Say("coal.house-deposits", "n", n, "most", coal.MaxDeposits))
	}
	for i, d := range deposits {
		at := fmt.Sprintf("%s[%d]", path, i)
		if d.Number < 1 || d.Number > coal.MaxNumber {
			return doc.Errorf(at+".number", "%s", speech.Say("coal.house-number", "number", d.Number, "most", coal.MaxNumber))
		}
		if d.Digs < 1 || d.Digs > coal.MaxDigs {
			return doc.Errorf(at+".digs", "%s", speech.Say("coal.house-digs", "n", d.Digs, "most", coal.MaxDigs))
		}
	}
	return nil
}

// checkBorax looks at the first Borax tunnel in the order of the file.
func checkBorax(s *coal.Sheet, doc *house.Document) *house.Error {
	i := slices.IndexFunc(s.Tunnels, func(t coal.Tunnel) bool { return t.Mineral == coal.Borax })
	path := fmt.Sprintf("tunnels[%d].deposits", i)
	deposits := s.Tunnels[i].Deposits
	if len(deposits) < 2 {
		return doc.Errorf(path, "%s", speech.Text("coal.house-borax-two"))
	}
	if n := deposits[0].Number; n > firstBoraxMost {
		return doc.Errorf(path+"[0].number", "%s", speech.Say("coal.house-borax-first", "number", n, "most", firstBoraxMost))
	}
	if n := deposits[1].Number; n <= secondBoraxAbove {
		return doc.Errorf(path+"[1].number", "%s", speech.Say("coal.house-borax-second", "number", n, "above", secondBoraxAbove))
	}
	if n := deposits[1].Digs; n != secondBoraxDigs {
		return doc.Errorf(path+"[1].digs", "%s", speech.Say("coal.house-borax-digs", "n", n, "digs", secondBoraxDigs))
	}
	return nil
}

func checkStash(s *coal.Sheet, doc *house.Document) *house.Error {
	if s.Stash < 1 || s.Stash > coal.MaxStash {
		return doc.Errorf("stash", "%s", speech.Say("coal.house-stash", "n", s.Stash, "most", coal.MaxStash))
	}
	return nil
}

func checkBurros(s *coal.Sheet, doc *house.Document) *house.Error {
	if n := len(s.Burros); n != coal.Burros {
		return doc.Errorf("burros", "%s", speech.Say("coal.house-burros", "n", n, "burros", coal.Burros))
	}
	watched := 0
	for i, b := range s.Burros {
		path := fmt.Sprintf("burros[%d]", i)
		if want := coal.BurroID(i); b.ID != want {
			return doc.Errorf(path+".id", "%s", speech.Say("coal.house-burro-id", "id", strconv.Quote(b.ID), "burro", want))
		}
		if b.Bandits < 0 || b.Bandits > coal.MaxBandits {
			return doc.Errorf(path+".bandits", "%s", speech.Say("coal.house-bandits", "n", b.Bandits, "most", coal.MaxBandits))
		}
		if i == coal.Burro7 && b.Bandits != coal.Burro7Bandits {
			return doc.Errorf(path+".bandits", "%s", speech.Say("coal.house-burro-7", "n", b.Bandits, "burro", b.ID, "bandits", coal.Burro7Bandits))
		}
		if i != coal.Burro7 && b.Bandits > 0 {
			watched++
		}
	}
	if watched == 0 || watched == coal.Burro7 {
		return doc.Errorf("burros", "%s", speech.Say("coal.house-some-bandits", "last", coal.Burro7))
	}
	return nil
}

func checkPrices(s *coal.Sheet, doc *house.Document) *house.Error {
	for _, p := range []struct {
		key   string
		price int
	}{
		{"strike-gold", s.Prices.StrikeGold},
		{"wash-day", s.Prices.WashDay},
		{"tack", s.Prices.Tack},
		{"tonic", s.Prices.Tonic},
		{"burro-7", s.Prices.Burro7},
	} {
		if p.price < 0 || p.price > coal.MaxPrice {
			return doc.Errorf("prices."+p.key, "%s", speech.Say("coal.house-price", "price", coal.Dollars(p.price), "most", coal.Dollars(coal.MaxPrice)))
		}
	}
	return nil
}

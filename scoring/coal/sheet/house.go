package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/house"
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
		return doc.Err("tunnels", "house.too-many", "number", n, "most", coal.MaxTunnels)
	}
	var tunnels coal.Load
	ids := map[string]bool{}
	for i, t := range s.Tunnels {
		path := fmt.Sprintf("tunnels[%d]", i)
		number, ok := strings.CutPrefix(t.ID, t.Mineral.String()+"-")
		if n, err := strconv.Atoi(number); !ok || err != nil || n < 1 || strconv.Itoa(n) != number {
			return doc.Err(path+".id", "coal.house-tunnel-id", "id", strconv.Quote(t.ID), "like", t.Mineral.String())
		}
		if ids[t.ID] {
			return doc.Err(path+".id", "house.twice", "name", t.ID)
		}
		ids[t.ID] = true
		tunnels[t.Mineral]++
		if err := checkDeposits(path+".deposits", t.Deposits, doc); err != nil {
			return err
		}
	}
	for _, m := range coal.Minerals() {
		if tunnels[m] == 0 {
			return doc.Err("tunnels", "coal.house-no-tunnel", "mineral", m.String()).By("CW10")
		}
	}
	return nil
}

func checkDeposits(path string, deposits []coal.Deposit, doc *house.Document) *house.Error {
	if n := len(deposits); n < 1 || n > coal.MaxDeposits {
		return doc.Err(path, "coal.house-deposits", "n", n, "most", coal.MaxDeposits)
	}
	for i, d := range deposits {
		at := fmt.Sprintf("%s[%d]", path, i)
		if d.Number < 1 || d.Number > coal.MaxNumber {
			return doc.Err(at+".number", "coal.house-number", "number", d.Number, "most", coal.MaxNumber)
		}
		if d.Digs < 1 || d.Digs > coal.MaxDigs {
			return doc.Err(at+".digs", "house.range", "number", d.Digs, "least", 1, "most", coal.MaxDigs).By("CW10")
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
		return doc.Err(path, "coal.house-borax-two").By("CW45")
	}
	if n := deposits[0].Number; n > firstBoraxMost {
		return doc.Err(path+"[0].number", "coal.house-borax-first", "number", n, "most", firstBoraxMost).By("CW45")
	}
	if n := deposits[1].Number; n <= secondBoraxAbove {
		return doc.Err(path+"[1].number", "coal.house-borax-second", "number", n, "above", secondBoraxAbove).By("CW45")
	}
	if n := deposits[1].Digs; n != secondBoraxDigs {
		return doc.Err(path+"[1].digs", "coal.house-borax-digs", "n", n, "digs", secondBoraxDigs).By("CW45")
	}
	return nil
}

func checkStash(s *coal.Sheet, doc *house.Document) *house.Error {
	if s.Stash < 1 || s.Stash > coal.MaxStash {
		return doc.Err("stash", "house.range", "number", s.Stash, "least", 1, "most", coal.MaxStash)
	}
	return nil
}

func checkBurros(s *coal.Sheet, doc *house.Document) *house.Error {
	if n := len(s.Burros); n != coal.Burros {
		return doc.Err("burros", "coal.house-burros", "n", n, "burros", coal.Burros)
	}
	watched := 0
	for i, b := range s.Burros {
		path := fmt.Sprintf("burros[%d]", i)
		if want := coal.BurroID(i); b.ID != want {
			return doc.Err(path+".id", "house.should-be", "found", strconv.Quote(b.ID), "want", want)
		}
		if b.Bandits < 0 || b.Bandits > coal.MaxBandits {
			return doc.Err(path+".bandits", "house.range", "number", b.Bandits, "least", 0, "most", coal.MaxBandits)
		}
		if i == coal.Burro7 && b.Bandits != coal.Burro7Bandits {
			return doc.Err(path+".bandits", "coal.house-burro-7", "n", b.Bandits, "burro", b.ID, "bandits", coal.Burro7Bandits).By("CW37")
		}
		if i != coal.Burro7 && b.Bandits > 0 {
			watched++
		}
	}
	if watched == 0 || watched == coal.Burro7 {
		return doc.Err("burros", "coal.house-some-bandits", "last", coal.Burro7).By("CW45")
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
			return doc.Err("prices."+p.key, "house.range", "number", coal.Dollars(p.price), "least", coal.Dollars(0), "most", coal.Dollars(coal.MaxPrice))
		}
	}
	return nil
}

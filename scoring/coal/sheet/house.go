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
		return doc.Errorf("tunnels", "%d tunnels; at most %d", n, coal.MaxTunnels)
	}
	var tunnels coal.Load
	ids := map[string]bool{}
	for i, t := range s.Tunnels {
		path := fmt.Sprintf("tunnels[%d]", i)
		number, ok := strings.CutPrefix(t.ID, t.Mineral.String()+"-")
		if n, err := strconv.Atoi(number); !ok || err != nil || n < 1 || strconv.Itoa(n) != number {
			return doc.Errorf(path+".id", "%q is not the mineral with a number, like %s-1", t.ID, t.Mineral)
		}
		if ids[t.ID] {
			return doc.Errorf(path+".id", "a second tunnel %s", t.ID)
		}
		ids[t.ID] = true
		tunnels[t.Mineral]++
		if err := checkDeposits(path+".deposits", t.Deposits, doc); err != nil {
			return err
		}
	}
	for _, m := range coal.Minerals() {
		if tunnels[m] == 0 {
			return doc.Errorf("tunnels", "no tunnel of %s (CW10)", m)
		}
	}
	return nil
}

func checkDeposits(path string, deposits []coal.Deposit, doc *house.Document) *house.Error {
	if n := len(deposits); n < 1 || n > coal.MaxDeposits {
		return doc.Errorf(path, "%d deposits; a tunnel has 1 to %d", n, coal.MaxDeposits)
	}
	for i, d := range deposits {
		at := fmt.Sprintf("%s[%d]", path, i)
		if d.Number < 1 || d.Number > coal.MaxNumber {
			return doc.Errorf(at+".number", "%d is not from 1 to %d, what three dice can show", d.Number, coal.MaxNumber)
		}
		if d.Digs < 1 || d.Digs > coal.MaxDigs {
			return doc.Errorf(at+".digs", "%d DIG boxes; a deposit has 1 to %d (CW10)", d.Digs, coal.MaxDigs)
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
		return doc.Errorf(path, "the first Borax tunnel has a second deposit (CW45)")
	}
	if n := deposits[0].Number; n > firstBoraxMost {
		return doc.Errorf(path+"[0].number", "%d; the Borax nearest to the shaft is numbered %d at most (CW45)", n, firstBoraxMost)
	}
	if n := deposits[1].Number; n <= secondBoraxAbove {
		return doc.Errorf(path+"[1].number", "%d; the Borax behind it is numbered above %d (CW45)", n, secondBoraxAbove)
	}
	if n := deposits[1].Digs; n != secondBoraxDigs {
		return doc.Errorf(path+"[1].digs", "%d; the Borax behind the first one has %d DIG boxes (CW45)", n, secondBoraxDigs)
	}
	return nil
}

func checkStash(s *coal.Sheet, doc *house.Document) *house.Error {
	if s.Stash < 1 || s.Stash > coal.MaxStash {
		return doc.Errorf("stash", "%d boxes; the Ore Stash has 1 to %d", s.Stash, coal.MaxStash)
	}
	return nil
}

func checkBurros(s *coal.Sheet, doc *house.Document) *house.Error {
	if n := len(s.Burros); n != coal.Burros {
		return doc.Errorf("burros", "%d burros; there are %d", n, coal.Burros)
	}
	watched := 0
	for i, b := range s.Burros {
		path := fmt.Sprintf("burros[%d]", i)
		if want := coal.BurroID(i); b.ID != want {
			return doc.Errorf(path+".id", "%q; this burro is %s", b.ID, want)
		}
		if b.Bandits < 0 || b.Bandits > coal.MaxBandits {
			return doc.Errorf(path+".bandits", "%d bandits; a burro has 0 to %d", b.Bandits, coal.MaxBandits)
		}
		if i == coal.Burro7 && b.Bandits != coal.Burro7Bandits {
			return doc.Errorf(path+".bandits", "%d bandits; %s carries %d (CW37)", b.Bandits, b.ID, coal.Burro7Bandits)
		}
		if i != coal.Burro7 && b.Bandits > 0 {
			watched++
		}
	}
	if watched == 0 || watched == coal.Burro7 {
		return doc.Errorf("burros", "of burros 1 to %d one at least has a bandit, and one at least has none (CW45)", coal.Burro7)
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
			return doc.Errorf("prices."+p.key, "$%d; a price is from $0 to $%d", p.price, coal.MaxPrice)
		}
	}
	return nil
}

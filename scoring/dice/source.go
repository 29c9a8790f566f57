// Package dice makes chance if the table has no dice: throwers and spinners from the
// devices in a game's Info, and piles to draw from.
//
// A throw made here becomes an event like a throw of the table's own dice. Rulebooks
// don't import this package: they throw nothing. The randomness is a parameter: [Crypto]
// for play, [Seeded] for tests and demonstrations.
package dice

import (
	crypto "crypto/rand"
	"encoding/binary"
	"math/rand/v2"
)

// A Source makes random numbers: 64 bits at a time, each equally likely.
type Source interface {
	Uint64() uint64
}

// Crypto is the source for play. It reads the randomness of the operating
// system and may be used by many goroutines at once.
func Crypto() Source { return system{} }

type system struct{}

func (system) Uint64() uint64 {
	var b [8]byte
	// Read fills the buffer and never fails: crypto/rand ends the program
	// where the system has no randomness to give.
	_, _ = crypto.Read(b[:])
	return binary.LittleEndian.Uint64(b[:])
}

// Seeded is a source that can be repeated: the same seed gives the same
// throws on every machine and with every release (ChaCha8). It is not safe
// for concurrent use, and not for play: who knows the seed knows the throws.
func Seeded(seed uint64) Source {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[:], seed)
	return rand.NewChaCha8(key)
}

// Intn returns a number from 0 to n-1, each equally likely. It panics unless
// n is positive. Of the 2^64 numbers of the source it leaves out the lowest
// 2^64 mod n, so that every remainder is left equally often.
func Intn(src Source, n int) int {
	if n <= 0 {
		panic("dice: no number to choose from")
	}
	m := uint64(n)
	reject := -m % m // 2^64 mod m
	for {
		if u := src.Uint64(); u >= reject {
			return int(u % m)
		}
	}
}

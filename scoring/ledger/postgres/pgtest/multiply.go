//go:build unix

package pgtest

import (
	"bytes"
	"context"
	"fmt"
	"testing"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger"
)

// Multiply puts so many tables into a database that are like the one that is there,
// without its entries; each is opened by keys of its own.
func Multiply(tb testing.TB, address string, count int) {
	tb.Helper()
	conn, err := pgx.Connect(tb.Context(), address)
	if err != nil {
		tb.Fatal(err)
	}
	defer conn.Close(context.WithoutCancel(tb.Context())) //nolint:errcheck // it has done its work
	var header string
	var card []byte
	if err := conn.QueryRow(tb.Context(), "SELECT header, card FROM logs").Scan(&header, &card); err != nil {
		tb.Fatal(err)
	}
	rows := pgx.CopyFromSlice(count, func(i int) ([]any, error) {
		id := fmt.Sprintf("t%025d", i)
		own := bytes.ReplaceAll(card, []byte(`"hash":"`), fmt.Appendf(nil, `"hash":"%d`, i))
		return []any{id, header, own, ledger.Seal(id, header), ledger.Seal(id, own)}, nil
	})
	columns := []string{"id", "header", "card", "header_sum", "card_sum"}
	if _, err := conn.CopyFrom(tb.Context(), pgx.Identifier{"logs"}, columns, rows); err != nil {
		tb.Fatal(err)
	}
}

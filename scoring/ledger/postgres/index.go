package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger/logbook"
)

// setIndex keeps an index, unless the log is gone or has another card. Of two that do at
// once the later waits by the first part for the other.
const setIndex = `WITH put AS (
		UPDATE logs SET indexed = card_sum, maker = $3, bytes = $4, used = $5, ends = $6, trashed = $7
		WHERE id = $1 AND card_sum = $2 RETURNING id),
	dropped AS (DELETE FROM ways USING put WHERE log = put.id AND way <> ALL ($8::text[]))
	INSERT INTO ways (way, log) SELECT unnest($8::text[]), id FROM put ON CONFLICT DO NOTHING`

// indexFields are the arguments of setIndex.
func indexFields(of logbook.Indexed) []any {
	in, ways := of.Index, of.Index.Ways
	if ways == nil {
		ways = []string{}
	}
	return []any{of.Table, of.Seal, in.Maker, in.Bytes, seconds(in.Used), seconds(in.Ends), seconds(in.Trashed), ways}
}

// index keeps the index of the card that a log has, where it has one.
func index(ctx context.Context, tx pgx.Tx, table string, card *logbook.Card) error {
	if card == nil || card.Index == nil {
		return nil
	}
	_, err := tx.Exec(ctx, setIndex, indexFields(logbook.Indexed{Table: table, Seal: logbook.Seal(table, card.Text), Index: card.Index})...)
	return err
}

// seconds is a time as it is kept: NULL for none.
func seconds(at time.Time) *int64 {
	if at.IsZero() {
		return nil
	}
	n := at.Unix()
	return &n
}

// timeOf is the contrary of seconds.
func timeOf(n *int64) time.Time {
	if n == nil {
		return time.Time{}
	}
	return time.Unix(*n, 0).UTC()
}

// Led says which tables some ways lead to.
func (s *Store) Led(ctx context.Context, ways ...string) (map[string][]string, error) {
	const query = "SELECT way, log FROM ways WHERE way = ANY ($1::text[]) ORDER BY way, log"
	led := map[string][]string{}
	var way, table string
	err := s.each(ctx, query, []any{ways}, []any{&way, &table}, func() { led[way] = append(led[way], table) })
	return led, err
}

// Unindexed lists tables whose cards have no index, or an outdated one.
func (s *Store) Unindexed(ctx context.Context, after string, most int) (tables []string, err error) {
	const query = "SELECT id FROM logs WHERE indexed IS DISTINCT FROM card_sum AND card <> '' AND id > $1 ORDER BY id LIMIT $2"
	var table string
	err = s.each(ctx, query, []any{after, most}, []any{&table}, func() { tables = append(tables, table) })
	return tables, err
}

// Index sets the indexes of existing cards.
func (s *Store) Index(ctx context.Context, indexes ...logbook.Indexed) error {
	if len(indexes) == 0 {
		return nil
	}
	return unavailable(s.transact(ctx, pgx.TxOptions{}, func(ctx context.Context, tx pgx.Tx) error {
		var all pgx.Batch
		for _, of := range indexes {
			all.Queue(setIndex, indexFields(of)...)
		}
		return tx.SendBatch(ctx, &all).Close()
	}))
}

// Over lists the tables whose time is over.
func (s *Store) Over(ctx context.Context, ended, trashed time.Time) (over []logbook.Life, err error) {
	const query = "SELECT id, used, ends, trashed FROM logs WHERE trashed IS NULL AND ends < $1 OR trashed < $2 ORDER BY id"
	var table string
	var used, ends, since *int64
	err = s.each(ctx, query, []any{ended.Unix(), trashed.Unix()}, []any{&table, &used, &ends, &since}, func() {
		over = append(over, logbook.Life{Table: table, Used: timeOf(used), Ends: timeOf(ends), Trashed: timeOf(since)})
	})
	return over, err
}

// Newest is when any table was used last.
func (s *Store) Newest(ctx context.Context) (time.Time, error) {
	var newest *int64
	err := s.ask(ctx, "SELECT max(used) FROM logs", nil, &newest)
	return timeOf(newest), unavailable(err)
}

// Taken counts a maker's tables, and all tables.
func (s *Store) Taken(ctx context.Context, maker, digest string) (of, all logbook.Account, err error) {
	const query = `SELECT
		count(*) FILTER (WHERE maker = $1), coalesce(sum(bytes) FILTER (WHERE maker = $1), 0)::bigint + (
			SELECT coalesce(sum(octet_length(text)), 0) FROM data WHERE digest IN (SELECT digest FROM data_of JOIN logs ON id = log WHERE maker = $1)),
		EXISTS (SELECT 1 FROM data_of JOIN logs ON id = log WHERE maker = $1 AND digest = $2),
		count(*), coalesce(sum(bytes), 0)::bigint + (SELECT coalesce(sum(octet_length(text)), 0) FROM data),
		EXISTS (SELECT 1 FROM data WHERE digest = $2)
		FROM logs`
	err = s.ask(ctx, query, []any{maker, digest}, &of.Tables, &of.Bytes, &of.Data, &all.Tables, &all.Bytes, &all.Data)
	return of, all, unavailable(err)
}

// each reads the rows of one query, which is of one state of the database by itself.
func (s *Store) each(ctx context.Context, query string, args, into []any, do func()) error {
	return unavailable(s.look(ctx, func(ctx context.Context, tx pgx.Tx) error {
		rows, _ := tx.Query(ctx, query, args...) // whose error the rows have
		_, err := pgx.ForEachRow(rows, into, func() error {
			do()
			return nil
		})
		return err
	}))
}

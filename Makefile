# A linter that is pinned apart from the program's own modules, built once.
lint := .bin/golangci-lint

# An authority that gives out certificates in tests, from Let's Encrypt.
authority := .bin/pebble

# How many random games `make soak` plays for each number of players: 10,000
# in all of a game for one to eight.
soakgames := 1250

# How many slips of each kind `make soak` makes in the ledgers of each game, and
# of each sort in filled sheets; ten times as many filled sheets are settled. With it every
# line of the kept games is typed in every way.
soakslips := 200

# How often `make soak` kills a server that phones enter at.
soakkills := 1000

# How often it kills servers while phones change a group: one of a file, and two that share a
# database.
soakgroups := 500

# How many clients of `make soak` fill every entrance of a server.
soakstrangers := 20

# For how long `make soak` searches for the ledger that costs most to check.
soakdearest := 10m

# How many bits of a database `make soak` flips, one at a time.
soakflips := 5000

# How many words and numbers of each house data `make soak` changes, one at a time, before
# it holds what is drawn against what was drawn of others.
soakdata := 20

# By how many random house data of people's own `make soak` prints each game.
soakown := 300

# How much `make soak` asks of two tables that differ in secrets alone, in each
# game that has some.
soaktwins := 2000

# How many entries of each game `make figures` plays on each phone.
figuresentries := 60

# How often `make soak` taps on what somebody else changes, in each game.
soaktaps := 500

# How many phases of each game `make soak` looks at on every screen, with each kind of dice.
soaklooks := 40

# How many games of Goldfever each style of play has against each, on each side, in
# `make balance`, and the seed of their chances.
balancegames := 300
balanceseed := 60

# How many entries servers that share a database acknowledge in `make soak` before one of
# them is killed, or the database restarted.
soakchaos := 1200

# How many entries are refused in `make soak` while servers have lost their database.
soaklost := 20000

# The commit whose program `make soak` upgrades to this one while phones play, as in
# make soak upgradefrom=v1.0.0.
upgradefrom := HEAD~1

# How long each fuzz target runs in `make soak`.
fuzztime := 60s

# How long `make bench` plays at 200 tables with 4 phones each.
loadtime := 60s

.PHONY: help build test test-alone test-beside lint check bench soak figures balance release fmt need

help:
	@echo 'make build   the program, as ./saddlebag'
	@echo 'make test    every test; installs what they need'
	@echo 'make lint    the house rules of .golangci.yml'
	@echo 'make check   lint and test: what CI runs'
	@echo 'make bench   the benchmarks, with the ratios they report'
	@echo 'make soak    10,000 random games a rulebook, 1,000 kills, and a minute of each fuzz target'
	@echo 'make figures  how much of each sheet is in sight on phones, and what an entry takes'
	@echo 'make balance  who wins the scenarios of Goldfever, and for what, by six styles of play'
	@echo 'make release  what people download: an archive for each system, in dist'
	@echo 'make fmt     formats the source'

# Without cgo the program is one static file that runs on any machine.
build:
	CGO_ENABLED=0 go build -trimpath -o saddlebag ./cmd/saddlebag

# The same commit gives the same bytes.
release:
	.ci/release

# The race detector needs cgo, which is off where no compiler was found, or by
# the environment. Most of the rulebooks and the sheets starts nothing that runs beside it,
# and plays, judges and prints thousands of times: it is tested without, in a fifth of
# the time. So is the program with its browsers. What of them runs at the same time as
# something else is tested with the detector: rooms that are stores or keep what many read,
# and elsewhere the tests in which the most goes on at once.
#
# Go tests packages in the order in which they are named: what waits longest comes first.
beside := ./web/... ./scoring ./scoring/house ./scoring/ledger/memory ./scoring/ledger/sqlite ./scoring/ledger/postgres/... ./sheets/canvas/pdf
alone = $$(go list ./cmd/saddlebag/phones ./cmd/saddlebag/evenings ./cmd/... ./... | grep -vxF "$$(go list $(beside))")
raced := TestManyTables|TestSharedHouseData|TestSeatsAtTwoServers|TestPresenceAtTwoServers|TestDocumentsAtTheSameTime

# Two tests ask for everything that there is after each of many entries: here on PostgreSQL
# alone, and with the detector by soak.
asking := TestSecretsStaySecret|TestUndoAndRedoEverywhere

# What the linters see, go test need not look for once more.
gotest := go test -vet=off -timeout 40m

# Tests with browsers wait more than they work, so that more of them run at a time
# than there are processors. Those run once, with the race detector.
#
# While the program is tested, which waits a lot, all else is tested beside it.
#
# The tests' heaps are so small that a third of their time went to collecting
# them at Go's usual pace.
test: export GOGC = 400
test: need
	$(MAKE) -j2 --output-sync=line test-alone test-beside

test-alone:
	$(gotest) -shuffle=on -parallel 4 -skip '^($(raced))$$' $(alone)

# What is at tables is tested on PostgreSQL, too: here what a minute is enough for, and all
# of it by soak.
test-beside:
	CGO_ENABLED=1 $(gotest) -race -shuffle=on -parallel 4 -skip '^($(asking))$$' $(beside)
	CGO_ENABLED=1 $(gotest) -race -run '^($(raced))$$' ./cmd/saddlebag/crowds ./cmd/saddlebag/servers ./sheets/press
	go run ./scoring/ledger/postgres/pgtest/with $(gotest) -parallel 5 ./web/live/... ./web/api ./web/book

# What is built for browsers alone, or otherwise.
phone := ./cmd/saddlebag/site/phone ./web/worker ./scoring/ledger/indexeddb ./sheets/fetched

lint: $(lint)
	$(lint) config verify
	$(lint) run ./...
	GOOS=js GOARCH=wasm $(lint) run $(phone)
	go test -count=1 -run '^TestLacking' -v ./scoring/speech # lists the messages that languages lack

# The linters come first, so that the last lines to be seen are the tests'.
check:
	$(MAKE) lint
	$(MAKE) test

# No test runs beside a benchmark. What it is compared with stands on its own line, in the
# same run, as do the milliseconds of BenchmarkTables from an entry to the other phones.
# BENCHMARKS.md has the last table, with what is measured.
bench:
	LOAD_TIME=$(loadtime) go test -p 1 -run '^$$' -bench . -timeout 60m ./... | .ci/bench-table

# Random play on each phone, with the program's dice and with one's own.
figures:
	FIGURES=$(figuresentries) go test -count=1 -timeout 120m -v -run '^TestFigures$$' ./cmd/saddlebag/phones

# Every style plays every style in every scenario; and how much there is to enter.
# docs/balance.md has the last tables.
balance:
	BALANCE_GAMES=$(balancegames) BALANCE_SEED=$(balanceseed) go test -count=1 -timeout 240m -parallel 2 -v -run '^(TestBalance|TestJoinedActions)$$' ./scoring/goldfever

# Go fuzzes one target of one package at a time, and spends all its time on
# making an input smaller unless it is told how often to try. -list names the targets of a
# package before the line that ends it.
soak:
	SOAK_GAMES=$(soakgames) SOAK_SLIPS=$(soakslips) go test -count=1 -timeout 60m ./scoring/...
	SOAK_OWN=$(soakown) go test -count=1 -timeout 60m -run '^TestOwnData$$' ./sheets/...
	SOAK_DATA=$(soakdata) go test -count=1 -timeout 60m -run '^TestTablesAreToldApart$$' ./sheets/...
	SOAK_SLIPS=$(soakslips) go test -count=1 -timeout 60m -run '^(TestOneAnswer|TestLinesAsPeopleTypeThem)$$' ./cmd/saddlebag/alike
	SOAK_KILLS=$(soakkills) SOAK_GROUPS=$(soakgroups) go test -count=1 -timeout 60m -v -run '^TestKilledServer' ./cmd/saddlebag/storms
	SOAK_GROUPS=$(soakgroups) go test -count=1 -timeout 60m -v -run '^TestKilledServersKeepGroupsWhole$$' ./cmd/saddlebag/servers
	CHAOS_ALONE=1 go test -count=1 -v -run '^TestChaos$$' ./cmd/saddlebag/servers
	SOAK_CHAOS=$(soakchaos) go test -count=1 -timeout 60m -v -run '^(TestChaos|TestTenInstances)$$' ./cmd/saddlebag/servers
	UPGRADE_FROM=$(upgradefrom) go test -count=1 -timeout 20m -v -run '^TestRollingUpgrade$$' ./cmd/saddlebag/servers
	SOAK_STRANGERS=$(soakstrangers) go test -count=1 -timeout 60m -v -run '^TestMemoryOfStrangers' ./cmd/saddlebag/storms
	SOAK_DEAREST=$(soakdearest) go test -count=1 -timeout 60m -v -run '^TestDearestLedger$$' ./cmd/saddlebag/storms
	SOAK_FLIPS=$(soakflips) go test -count=1 -timeout 60m -v -run '^TestFlippedBits' ./web/live
	SOAK_TWINS=$(soaktwins) go test -count=1 -timeout 60m -run '^TestTwinTables$$' ./cmd/saddlebag/seats
	LOST_DATABASE=$(soaklost) go test -count=1 -v -run '^TestLostDatabase$$' ./cmd/saddlebag/servers
	go run ./scoring/ledger/postgres/pgtest/with go test -count=1 -timeout 60m ./web/... ./cmd/...
	CGO_ENABLED=1 go test -race -count=1 -timeout 60m -run '^($(asking))$$' ./web/api
	SOAK_LOOKS=$(soaklooks) go test -count=1 -timeout 120m -v -run '^TestDockOnEveryScreen$$' ./cmd/saddlebag/phones
	SOAK_SITE=1 go test -count=1 -timeout 60m -run '^TestGamesWithoutNetwork$$' ./cmd/saddlebag/site
	SOAK_SIDEWAYS=1 go test -count=1 -timeout 60m ./cmd/saddlebag/evenings
	SOAK_LANGUAGES=1 go test -count=1 -timeout 120m -run '^(TestAnyLanguage|TestEverythingFits|TestPagesFitEverybody|TestTablesInPseudo|TestLessonsFitTheirCards|TestTerminalSpeaksLanguages|TestFourLanguagesAtATable)$$' ./sheets/... ./cmd/saddlebag/program ./cmd/saddlebag/phones ./cmd/saddlebag/evenings
	SOAK_TAPS=$(soaktaps) go test -count=1 -timeout 120m -v -run '^TestStaleTaps$$' ./cmd/saddlebag/phones
	@list=$$(go test -list '^Fuzz' ./...) && \
	echo "$$list" | awk '/^Fuzz/ { f[n++] = $$1 } /^ok/ { while (n) print f[--n], $$2 }' | \
	while read -r target package; do \
		echo "fuzz $$package $$target"; \
		go test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(fuzztime) -fuzzminimizetime 10x "$$package" </dev/null || exit 1; \
	done

fmt: $(lint)
	$(lint) fmt ./...

need: $(authority)
	@.ci/need

# The silent film that keeps the screens of iPhones on: half a minute of black and of silence. It's kept with
# the other files of the site; only to make it anew takes ffmpeg.
web/site/static/awake.mp4:
	ffmpeg -v error -f lavfi -i color=black:s=64x64:r=1:d=30 -f lavfi -i anullsrc=r=8000:cl=mono -t 30 \
		-c:v libx264 -profile:v baseline -pix_fmt yuv420p -g 30 -bsf:v filter_units=remove_types=6 -c:a aac -b:a 8k \
		-map_metadata -1 -fflags +bitexact -flags +bitexact -movflags +faststart $@

# The tools are a module of their own, so that go.mod stays the program's.
$(lint): .ci/go.mod .ci/go.sum
	go build -C .ci -o ../$@ github.com/golangci/golangci-lint/v2/cmd/golangci-lint

$(authority): .ci/go.mod .ci/go.sum
	go build -C .ci -o ../$@ github.com/letsencrypt/pebble/v2/cmd/pebble

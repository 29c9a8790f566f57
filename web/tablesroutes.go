package web

// routeTables sets out the addresses of tables but for that of the game
// itself: how to get to one, and what is done at one beside playing.
func (a *app) routeTables(get, post, upload func(path string, h handler)) {
	get("/tables", a.tables)
	upload("/tables", a.makeTable)
	upload("/tables/carry", a.carryOn)
	post("/t/{code}/leave", a.leave)
	post("/t/{code}/delete", a.deleteTable)

	get("/sit/{link}", a.invitation)
	post("/sit/{link}", a.sit)
	post("/sit/{link}/ask", a.askForTaken)
	get("/join", a.join)
	post("/join", a.knock)
	get("/asked/{secret}", a.asked)

	get("/t/{code}/seats", a.seats)
	for _, act := range seatActs {
		post("/t/{code}/"+act.path, a.hosted(act.do))
	}

	get("/t/{code}/notary", a.notary)
	get("/t/{code}/notary/paper", a.notaryPaper)
	get("/t/{code}/book", a.book)
	post("/t/{code}/book", a.writeInBook)
	get("/t/{code}/before/{number}", a.before)
	post("/t/{code}/before/{number}", a.propose)
	post("/t/{code}/before/{number}/do", a.insert)

	get("/t/{code}/sheets/{sheet}.pdf", a.tableSheet)
	get("/t/{code}/ledger", a.tableLedger)
	get("/t/{code}/ledger.json", a.tableExport)

	get("/t/{code}/result", a.result)
	post("/t/{code}/again", a.again)
}

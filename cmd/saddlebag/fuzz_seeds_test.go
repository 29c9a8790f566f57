package main

// fuzzSeeds are what FuzzSite begins with: every address as it wants to be
// asked, and what has gone wrong once.
var fuzzSeeds = []string{
	"GET /",
	"GET /healthz",
	"GET /readyz",
	"GET /static/style.css\nAccept-Encoding: gzip",
	"GET /rules/coal-n-write",
	"GET /rules/coal-n-write/odds",
	"GET /roll?dice=3d6&times=2",
	"GET /roll?game=goldfever&times=100",
	"BREW /rules/coal-n-write",
	"GET /../rules//goldfever",

	"POST /check\nContent-Type: text/plain\nOrigin: https://rustler.example\nSec-Fetch-Site: cross-site\n\nsaddlebag 1 tiny\n",
	"GET /t/$A0/seats\nHost: rustler.example:8080\nX-Forwarded-For: 192.0.2.1\nForwarded: for=192.0.2.2\nAccept-Encoding: gzip",
	"GET /tables\nCookie: saddlebag-phone=ABCDEFGHIJKLMNOPQRSTUVWXYZ; __Host-saddlebag-phone=x\nIf-None-Match: \"x\"",
	"GET /t/$F1/sheets/slips.pdf\nRange: bytes=0-9,5-99",
	"GET /t/$F1/sheets/slips.pdf\nRange: b\n%%\nGET /t/$F1/sheets/slips.pdf\nIf-None-Match: *",

	// What is printed.
	"GET /print",
	"GET /print?game=goldfever&paper=a4&player=Ann&player=Bob&player=Cid&data=bank-job&ink=saver",
	"GET /print?game=coal-n-write&paper=letter&sheet=worksheet&copies=3&margin=6.5&option.ones-rest=yes&duplex=long&player=Ann",
	"GET /print/coal-n-write.pdf?player=Ann&player=Zo%C3%AB",
	"POST /print\nContent-Type: application/x-www-form-urlencoded\n\ngame=nugget&player=Ann&player=Bob&own=cards%3A+%5B%7Bname%3A+ace%2C+worth%3A+9%7D%2C+%7Bname%3A+king%2C+worth%3A+3%7D%2C+%7Bname%3A+queen%2C+worth%3A+1%7D%5D&ownname=mine.yaml",
	"POST /print/nugget.pdf\nContent-Type: application/x-www-form-urlencoded\n\nplayer=Ann&player=Bob&paper=a5&own=cards%3A+%5B%7Bname%3A+ace%2C+worth%3A+9%7D%2C+%7Bname%3A+king%2C+worth%3A+3%7D%2C+%7Bname%3A+queen%2C+worth%3A+1%7D%5D&ownname=mine.yaml",
	"POST /print/nugget.pdf\nContent-Type: multipart/form-data; boundary=x\n\n--x\r\nContent-Disposition: form-data; name=\"player\"\r\n\r\nAnn\r\n--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"mine.yaml\"\r\n\r\ncards: [{name: ace, worth: 9}]\r\n--x--\r\n",

	// What is checked.
	"GET /check",
	"POST /check\nContent-Type: application/x-www-form-urlencoded\n\nledger=saddlebag+1+coal-n-write%0Aplayer+Ann%0A%0Atable+roll+2%2B3%2B4%0AAnn+claim+borax-1+4%0A",
	"POST /check\nContent-Type: text/plain\n\nsaddlebag 1 nugget final\nplayer Ann\nplayer Bob\n\nAnn card ace\nAnn dug 5 2\nAnn total 17\nBob card queen\nBob dug 2 6\nBob total 3\ntable wheel/1 rich\ntable wheel/2 bust\n",
	"POST /check\nContent-Type: multipart/form-data; boundary=x\n\n--x\r\nContent-Disposition: form-data; name=\"ledger\"; filename=\"night.ledger\"\r\n\r\nsaddlebag 1 goldfever\nplayer Ann\nplayer Bob\n\r\n--x--\r\n",
	"POST /api/v1/check\nContent-Type: text/plain\n\nsaddlebag 1 rin-tin-tin\nplayer Ann\nplayer Bob\n\nAnn zz\ntable note \"x\"\ntable result Ann 5\n",
	"POST /check/sheets.pdf\nContent-Type: application/x-www-form-urlencoded\n\nledger=saddlebag+1+coal-n-write%0Aplayer+Ann%0A%0Atable+roll+2%2B3%2B4%0A&sheet=result&paper=a4",
	"GET /check/sheet",
	"GET /check/sheet?game=rin-tin-tin&player=Ann&player=Bob",
	"POST /check/sheet\nContent-Type: application/x-www-form-urlencoded\n\nledger=saddlebag+1+nugget+final%0Aplayer+Ann%0Aplayer+Bob%0A%0AAnn+card+ace%0A&at=s1-slip-dug%2F1&value=5&rest=sheet-1",
	"POST /check/sheet\nContent-Type: application/x-www-form-urlencoded\nAccept: application/json\n\nledger=saddlebag+1+nugget+final%0Aplayer+Ann%0Aplayer+Bob%0A%0AAnn+card+ace%0A&at=s1-slip-dug%2F1&value=5&rest=sheet-1",

	// The way to a table.
	"GET /tables",
	"GET /make?game=maloneys-inheritance&player=Ann&seats=4",
	"POST /tables\nContent-Type: application/x-www-form-urlencoded\n\ngame=goldfever&seats=3&me-name=Ann&player=&player=Cy",
	"POST /tables\nContent-Type: application/x-www-form-urlencoded\n\ngame=coal-n-write&player=Ann&player=Bob&me=1&dice=virtual&keep=7&title=Friday\n%%\nPOST $L/first\nContent-Type: application/x-www-form-urlencoded\n\nseat=1",
	"POST /tables/carry\nContent-Type: application/x-www-form-urlencoded\n\nme=Ann&keep=30&ledger=saddlebag+1+coal-n-write%0Aplayer+Ann%0A%0Atable+roll+2%2B3%2B4%0A",
	"POST /api/v1/tables\nContent-Type: application/json\n\n{\"game\": \"goldfever\", \"players\": [\"Ann\", \"Bob\"], \"options\": {}, \"dice\": \"virtual\", \"host\": \"Ann\", \"keep\": 7, \"title\": \"Friday\"}",
	"GET /join",
	"GET /join?code=$Fs\n%%\nPOST /join\nContent-Type: application/x-www-form-urlencoded\n\ncode=$Fs&name=Bob\n%%\nGET $L\n%%\nPOST /t/$F0/answer\nContent-Type: application/x-www-form-urlencoded\n\nid=$Fr&agree=yes",
	"POST /t/$C0/hand\nContent-Type: application/x-www-form-urlencoded\n\nseat=1\n%%\nGET /t/$C0/seats\n%%\nGET /t/$C2",
	"POST /t/$A0/hand\nContent-Type: application/x-www-form-urlencoded\n\nseat=0\n%%\nPOST /t/$A0/play\nContent-Type: application/x-www-form-urlencoded\n\nseat=0\n%%\nGET /t/$A0",
	"POST /t/$B0/rename\nContent-Type: application/x-www-form-urlencoded\n\nseat=0&name=Zo%C3%AB&seen=$Bn",
	"POST /t/$E0/replace\nContent-Type: application/x-www-form-urlencoded\n\nseat=1&name=Zo%C3%AB&seen=$En\n%%\nGET /t/$E0/seats",
	"POST /t/$D0/dice\nContent-Type: application/x-www-form-urlencoded\n\ndice=physical\n%%\nPOST /t/$D0/keep\nContent-Type: application/x-www-form-urlencoded\n\nkeep=30",
	"POST /t/$A0/hand\nContent-Type: application/x-www-form-urlencoded\n\nseat=0\n%%\nGET /sit/$Al\n%%\nPOST /sit/$Al\n%%\nGET $L",
	"POST /t/$C0/hand\nContent-Type: application/x-www-form-urlencoded\n\nseat=0\n%%\nPOST /api/v1/sit/$Cl",
	"POST /sit/$Fl/ask\n%%\nGET $L\n%%\nGET /t/$F0/seats",
	"POST /t/$A1/leave",
	"POST /t/$A0/delete\nContent-Type: application/x-www-form-urlencoded\n\nsure=yes\n%%\nGET /t/$A1",

	// The page of a table.
	"GET /t/$A0\n%%\nGET /t/$A1\n%%\nGET /t/$A9",
	"GET /t/$B2\n%%\nGET /t/$B0/notary\n%%\nGET /t/$B0/notary/paper",
	"GET /t/$C1\n%%\nGET /t/$C1/stream?since=\n%%\nGET /t/$C9/stream",
	"GET /t/$D1\n%%\nGET /t/$D0/why?at=s1-run-turn-1/throw&with=1\nAccept: application/json",
	"GET /t/$E2\n%%\nPOST /t/$E2/done\nContent-Type: application/x-www-form-urlencoded\n\nseat=1&done=yes",
	"POST /t/$A0/enter\nContent-Type: application/x-www-form-urlencoded\n\nseen=$An&event=$Ae&key=one",
	"POST /t/$B0/enter\nContent-Type: application/x-www-form-urlencoded\nAccept: application/json\n\nseen=$Bn&event=$Be",
	"POST /t/$C0/enter\nContent-Type: application/x-www-form-urlencoded\n\nseen=$Cn&event=$Ce&key=two",
	"POST /t/$D0/enter\nContent-Type: application/x-www-form-urlencoded\n\nseen=$Dn&event=$De",
	"POST /t/$E0/enter\nContent-Type: application/x-www-form-urlencoded\n\nseen=$En&event=$Ee",
	"POST /t/$F2/enter\nContent-Type: application/x-www-form-urlencoded\n\nseen=$Fn&actor=Bob&verb=dig&arg-0=4&kind-0=dice",

	// The record of a table.
	"GET /t/$A1/book\n%%\nPOST /t/$A1/book\nContent-Type: application/x-www-form-urlencoded\n\ndo=note&text=windlass&seen=$An",
	"POST /t/$B0/book\nContent-Type: application/x-www-form-urlencoded\n\ndo=correct&seat=0&field=outlaws&amount=%2B5&text=a+smudge&seen=$Bn\n%%\nPOST /t/$B0/book\nContent-Type: application/x-www-form-urlencoded\n\ndo=undo&event=table+undo&seen=$Bn\n%%\nPOST /t/$B0/book\nContent-Type: application/x-www-form-urlencoded\n\ndo=redo&event=table+redo&seen=$Bn",
	"GET /t/$C0/before/1\n%%\nPOST /t/$C0/before/2\nContent-Type: application/x-www-form-urlencoded\n\nevent=table+deals+Bob+*",
	"GET /t/$E0/before/3\n%%\nPOST /t/$E0/before/3\nContent-Type: application/x-www-form-urlencoded\n\nevent=Fred+joker+steady-hand",
	"GET /t/$A0/wrong/6\n%%\nPOST /t/$A0/wrong/6\nContent-Type: application/x-www-form-urlencoded\n\nevent=table+note+forgotten\n%%\nPOST /t/$A0/wrong/6/do\nContent-Type: application/x-www-form-urlencoded\n\nevent=table+amend+6+%22table+note+forgotten%22&seen=$An",
	"POST /t/$A0/before/5\nContent-Type: application/x-www-form-urlencoded\n\nevent=table+note+forgotten\n%%\nPOST /t/$A0/before/5/do\nContent-Type: application/x-www-form-urlencoded\n\nevent=table+insert+5+%22table+note+forgotten%22&seen=$An",
	"GET /t/$A1/book?at=2\n%%\nPOST /t/$A1/wrong/2\nContent-Type: application/x-www-form-urlencoded\n\nactor=Ann&verb=claim&arg-0=tin-1&kind-0=word&arg-1=4&kind-1=dice",
	"POST /t/$A0/book\nContent-Type: application/x-www-form-urlencoded\n\ndo=stop&text=late&sure=yes&seen=$An\n%%\nPOST /t/$A0/book\nContent-Type: application/x-www-form-urlencoded\n\ndo=result&seat=0&amount=12&seen=$An\n%%\nPOST /t/$A1/book\nContent-Type: application/x-www-form-urlencoded\n\ndo=sign&seat=0&back=result&seen=$An\n%%\nGET /t/$A1/result\n%%\nGET /t/$A1/picture.png\n%%\nPOST /t/$A0/again\nContent-Type: application/x-www-form-urlencoded\n\nfirst=1",
	"GET /t/$C1/ledger\n%%\nGET /t/$C1/ledger.json\n%%\nGET /t/$C1/sheets/notary.pdf?paper=letter",
	"GET /t/$F1/ledger\n%%\nGET /t/$F2/ledger.json\n%%\nGET /t/$F0/book\n%%\nGET /t/$F9/result",

	// Programs.
	"GET /api/v1/openapi.json",
	"POST /api/v1/tables/$A0/invitations\nContent-Type: application/json\n\n",
	"GET /api/v1/tables/$A0\n%%\nGET /api/v1/tables/$A1?since=3\n%%\nGET /api/v1/tables/$A1/prompts",
	"GET /api/v1/tables/$C0\n%%\nGET /api/v1/tables/$C2\n%%\nGET /api/v1/tables/$C3/prompts\n%%\nGET /api/v1/tables/$C9",
	"POST /api/v1/tables/$B1/events\nContent-Type: application/json\n\n{\"seen\": $Bn, \"event\": \"table note windlass\", \"key\": \"three\"}",
	"POST /api/v1/tables/$A0/proposals\nContent-Type: application/json\n\n{\"event\": \"table insert 5 \\\"table note windlass\\\"\"}",
	"GET /api/v1/tables/$E1/ledger\n%%\nGET /api/v1/tables/$E2/ledger\nAccept: application/json\n%%\nGET /api/v1/tables/$E2/sheets/record.pdf",
	"DELETE /api/v1/tables/$D0\n%%\nGET /api/v1/tables/$D1",
}

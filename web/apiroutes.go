package web

import "net/http"

// routeAPI sets out the addresses of the API. Each is in openapi.json, and
// nothing else is.
func (a *app) routeAPI() {
	a.get(apiPrefix+"openapi.json", openAPI)
	a.upload(apiPrefix+"check", a.checkJSON)
	a.upload(apiPrefix+"tables", a.apiMakeTable)
	a.post(apiPrefix+"sit/{key}", a.apiSit)
	a.get(apiPrefix+"tables/{code}", a.apiTable)
	a.router.Handle(apiPrefix+"tables/{code}", a.handle(a.apiDeleteTable)).Methods(http.MethodDelete)
	a.get(apiPrefix+"tables/{code}/prompts", a.apiPrompts)
	a.post(apiPrefix+"tables/{code}/events", a.apiEnter)
	a.get(apiPrefix+"tables/{code}/ledger", a.apiLedger)
	a.get(apiPrefix+"tables/{code}/sheets/{sheet}.pdf", a.tableSheet)
}

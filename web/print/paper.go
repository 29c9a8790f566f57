package print

import (
	"net/http"
	"net/url"
	"slices"

	"golang.org/x/text/language" // knows how browsers say where people are

	"saddlebag/sheets"
	"saddlebag/web/site"
)

// letterRegions are where people print on letter; elsewhere it is a4.
var letterRegions = []string{"US", "CA", "MX", "PR", "GT", "SV", "NI", "CR", "PA", "DO", "CO", "VE", "CL", "PH"}

// PaperFor is the paper that whoever asks is likely to have: the one that is set for
// the site, or that of the region which their browser names.
func PaperFor(s *site.Site, r *http.Request) string {
	if s.Paper != "" {
		return s.Paper
	}
	tags, _, _ := language.ParseAcceptLanguage(r.Header.Get("Accept-Language")) // nonsense names no region
	for _, tag := range tags {
		region, sure := tag.Region()
		if sure != language.Exact || !region.IsCountry() {
			continue // that English is spoken says nothing of where
		}
		if slices.Contains(letterRegions, region.String()) {
			return "letter"
		}
		break
	}
	return sheets.PaperNames()[0]
}

// PaperChoices are the papers to print on: the one that a form has, or else the one
// for whoever asks.
func PaperChoices(s *site.Site, r *http.Request, form url.Values) []site.Choice {
	return site.Choices(sheets.PaperNames(), nil, site.Either(form.Get("paper"), PaperFor(s, r)))
}

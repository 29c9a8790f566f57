package sheets

// What tests from outside need of those inside.
var (
	AllIcons = allIcons
	Summary  = summary
)

// ForgetStatics makes the process as it was before it drew anything.
func ForgetStatics() {
	panelTemplates = newLRUCache[templateKey, *panelTemplate](cacheBytes)
	svgStatics = newLRUCache[svgKey, svgStatic](cacheBytes)
}

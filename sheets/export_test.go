package sheets

// What tests from outside need of those inside.
var (
	AllIcons = allIcons
	Summary  = summary
)

// ForgetStatics makes the process as it was before it drew anything.
func ForgetStatics() {
	panelTemplates = NewPartCache[templateKey, *panelTemplate]()
	svgStatics = NewPartCache[svgKey, svgStatic]()
}

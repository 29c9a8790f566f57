package art

// What tests from outside need of those inside.
var (
	AllIcons = allIcons
	Summary  = summary
)

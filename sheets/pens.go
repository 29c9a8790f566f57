package sheets

// The pens that all games print with.
var (
	HairPen  = Paint{Stroke: Black, Width: 0.1}
	FinePen  = Paint{Stroke: Black, Width: 0.2}
	RulePen  = Paint{Stroke: Black, Width: 0.35}
	HeavyPen = Paint{Stroke: Black, Width: 0.8}
	BoxPen   = Paint{Stroke: Black, Fill: Paper, Width: 0.35}              // of a box to write into
	FoldPen  = Paint{Stroke: Black, Width: 0.2, Dash: []float64{1.6, 1.2}} // where paper is folded
	MarkPen  = Paint{Stroke: Pencil, Width: 0.9, Round: true}              // of what a player marks
)

// The types that all games print with, and that of what a player writes.
var (
	TinyType    = Type{Size: 6.5, Colour: Black}
	SmallType   = Type{Size: 8, Colour: Black}
	PlainType   = Type{Size: 9, Colour: Black}
	StrongType  = Type{Face: Bold, Size: 9, Colour: Black}
	LargeType   = Type{Size: 10, Colour: Black} // of leaves that are read, where there is room
	RemarkType  = Type{Face: Italic, Size: 6.5, Align: Right, Colour: Black}
	CaptionType = Type{Face: Italic, Size: 7, Colour: Black}
	WrittenType = Type{Face: Bold, Size: 13, Align: Middle, Colour: Pencil}
)

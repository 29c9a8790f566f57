package art

import "saddlebag/sheets/canvas"

// The pens that all games print with.
var (
	HairPen  = canvas.Paint{Stroke: canvas.Black, Width: 0.1}
	FinePen  = canvas.Paint{Stroke: canvas.Black, Width: 0.2}
	RulePen  = canvas.Paint{Stroke: canvas.Black, Width: 0.35}
	HeavyPen = canvas.Paint{Stroke: canvas.Black, Width: 0.8}
	BoxPen   = canvas.Paint{Stroke: canvas.Black, Fill: canvas.Paper, Width: 0.35}       // of a box to write into
	FoldPen  = canvas.Paint{Stroke: canvas.Black, Width: 0.2, Dash: []float64{1.6, 1.2}} // where paper is folded
	MarkPen  = canvas.Paint{Stroke: canvas.Pencil, Width: 0.9, Round: true}              // of what a player marks
)

// The types that all games print with, and that of what a player writes.
var (
	TinyType    = canvas.Type{Size: 6.5, Colour: canvas.Black}
	SmallType   = canvas.Type{Size: 8, Colour: canvas.Black}
	PlainType   = canvas.Type{Size: 9, Colour: canvas.Black}
	StrongType  = canvas.Type{Face: canvas.Bold, Size: 9, Colour: canvas.Black}
	LargeType   = canvas.Type{Size: 10, Colour: canvas.Black} // of leaves that are read, where there is room
	RemarkType  = canvas.Type{Face: canvas.Italic, Size: 6.5, Align: canvas.Right, Colour: canvas.Black}
	CaptionType = canvas.Type{Face: canvas.Italic, Size: 7, Colour: canvas.Black}
	WrittenType = canvas.Type{Face: canvas.Bold, Size: 13, Align: canvas.Middle, Colour: canvas.Pencil}
)

package press

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// BannerHeight is the height of a Banner, in mm.
const BannerHeight = 17.4

// Banner is the top of a page that belongs to the whole table: its title and, small
// on the right, the game with a remark, the house data, and the rulings that
// the table has changed.
func Banner(info *scoring.Info, job Job, title, remark speech.Text, width float64) panel.Panel {
	lines := []speech.Text{speech.Say("sheets.banner", "game", info.Title, "remark", remark), info.DataTitle(job.Data), speech.Words(Rulings(info, job.Setup))}
	return panel.Panel{
		ID: "banner", Owner: scoring.Table, Title: title, W: width, H: BannerHeight, Key: panel.SharedKey(info, "banner", title, lines),
		Static: func(c canvas.Canvas) {
			art.DrawTitle(c, 0, 10, 9, c.Say(title), art.Shaded, canvas.Left)
			left := art.TitleWidth(c.Say(title), 9) + 5
			area := canvas.Area{X: left, Y: 1, W: width - left, H: 4}
			for _, line := range lines {
				canvas.Fit(c, area, c.Say(line), art.RemarkType)
				area.Y += 3.4
			}
			art.DrawRule(c, 0, 13.4, width)
		},
	}
}

// Rulings names the options that a table has changed.
func Rulings(info *scoring.Info, setup scoring.Setup) string {
	text := ""
	for _, o := range info.Options {
		if v, ok := setup.Options[o.Name]; ok && v != o.Default {
			if text != "" {
				text += ", "
			}
			text += o.Name + " " + v
		}
	}
	return text
}

// BannerOn is a Banner in the middle of the top of a page.
func BannerOn(top canvas.Area, info *scoring.Info, job Job, title, remark speech.Text, width float64) panel.Placement {
	return panel.Placement{Panel: Banner(info, job, title, remark, width), X: top.X + (top.W-width)/2, Y: top.Y}
}

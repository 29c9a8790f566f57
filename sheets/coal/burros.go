package coal

import (
	"strconv"

	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The burros, a row each: its bandits' hats, its slots, what it brought in.
const (
	burroStep = 7.8
	burroBox  = 6.3
	burroIcon = 7.8
	leastIcon = 4.0
	burroAt   = 4.6 // where the icon begins, after the number
	burroGap  = 1.0 // after it
	slotGap   = 0.8 // before and after the slots
	burroPays = 8.4 // wide at the least, for what it brings in: room for a pencil after the sign
	burroFoot = 4.0 // on paper: what is bought for the load
)

// burrosPanel has a row for each burro; company has six (CW4).
func burrosPanel(sheet *rules.Sheet, owner int, use use) panel.Panel {
	burros := sheet.Burros
	if use == forCompany {
		burros = burros[:rules.Rounds]
	}
	hats := 0
	for _, b := range burros {
		hats = max(hats, b.Bandits)
	}
	r := burroRows{burros, hats}
	p := panel.Panel{
		ID: "burros", Owner: owner, Title: "coal.paper-burros", W: Width,
		H: heading + float64(len(burros))*burroStep, Static: r.draw, Key: key("burros", burros), Ahead: ahead,
	}
	if use != onPhone {
		p.Static = func(c canvas.Canvas) {
			r.draw(c)
			drawReminders(c, p.H-burroFoot)
		}
		p.H += burroFoot
		p.Key = key("burros", burros, "reminders")
	}
	for b := range burros {
		p.Slots = append(p.Slots, r.slots(b)...)
	}
	return p
}

// burroRows lays out the rows; hats is the number of bandits that the worst
// of them has.
type burroRows struct {
	burros []rules.Burro
	hats   int
}

func (r burroRows) y(b int) float64 { return heading + float64(b)*burroStep }

// icon is how large the burro is: smaller beside many bandits, and 0 where they leave it no
// room.
func (r burroRows) icon() float64 {
	boxes := float64(r.hats+rules.MaxSlots) * burroBox
	if left := Width - burroAt - burroGap - boxes - 2*slotGap - burroPays; left >= leastIcon {
		return min(burroIcon, left)
	}
	return 0
}

func (r burroRows) hat(i int) float64 {
	at := burroAt + float64(i)*burroBox
	if icon := r.icon(); icon > 0 {
		return at + icon + burroGap
	}
	return at - 0.2 // whatever is left to the number
}

func (r burroRows) slot(i int) float64 { return r.hat(r.hats) + slotGap + float64(i)*burroBox }

func (r burroRows) value() float64 { return r.slot(rules.MaxSlots) + slotGap }

func (r burroRows) slots(b int) []panel.Slot {
	var slots []panel.Slot
	burro := r.burros[b]
	y := r.y(b) + (burroStep-burroBox)/2
	for i := range burro.Bandits {
		slots = append(slots, panel.Slot{
			Cell: rules.BanditCell(b, i), X: r.hat(i), Y: y, W: burroBox, H: burroBox, Draw: drawStruck,
			Says: panel.Either("coal.spoken-scratched", "coal.spoken-bandit"),
		})
	}
	for i := range rules.MaxSlots {
		slots = append(slots, panel.Slot{
			Cell: rules.SlotCell(b, i), X: r.slot(i), Y: y, W: burroBox, H: burroBox, Draw: drawLetter, Says: saysMineral("coal.spoken-stolen"),
		})
	}
	return append(slots, panel.Slot{
		Cell: rules.BurroValueCell(b), X: r.value(), Y: y, W: Width - r.value(), H: burroBox, Draw: drawMoney,
	})
}

func (r burroRows) draw(c canvas.Canvas) {
	drawHeading(c, "coal.paper-burros", "coal.paper-burros-note")
	for b, burro := range r.burros {
		y := r.y(b)
		if b%2 == 1 {
			c.Hatch(canvas.Rect(0, y, Width, burroStep), shade)
		}
		label := canvas.Type{Face: canvas.Bold, Size: 10, Colour: canvas.Black}
		c.Text(0.4, y+burroStep/2+label.CapHeight()/2, strconv.Itoa(b+1), label)
		if icon := r.icon(); icon > 0 {
			art.DrawIcon(c, art.Burro, burroAt, y+(burroStep-icon)/2, icon, canvas.Black)
		}
		for _, s := range r.slots(b) {
			switch s.Cell {
			case rules.BurroValueCell(b):
				drawBox(c, s.X, s.Y, s.W, s.H)
				drawDollar(c, s.X, s.Y, s.H)
			case rules.SlotCell(b, rules.Slots), rules.SlotCell(b, rules.Slots+1):
				c.Path(s.Outline(), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.3, Dash: dashed.Dash})
			default:
				drawBox(c, s.X, s.Y, s.W, s.H)
			}
		}
		for i := range burro.Bandits {
			art.DrawIcon(c, art.Hat, r.hat(i)+0.4, y+(burroStep-burroBox)/2+0.4, burroBox-0.8, canvas.Black)
		}
		if b == rules.Burros-1 { // it has to be bought (CW37)
			c.Text(0, y+burroStep-0.4, c.Say("coal.paper-solo"), canvas.Type{Face: canvas.Italic, Size: 6, Colour: canvas.Black})
		}
	}
}

// drawReminders prints what a load may earn besides, to look at when it's loaded (CW26,
// CW27).
func drawReminders(c canvas.Canvas, y float64) {
	const icon, wash = 4.0, 47.0 // where the second begins
	for i, r := range []struct {
		icon art.Icon
		says speech.Text
	}{
		{art.Gold, speech.Say("coal.paper-remind-gold", "bonus", rules.Dollars(rules.StrikeGoldBonus), "per", rules.Dollars(rules.StrikeGoldPer))},
		{art.Washtub, speech.Say("coal.paper-remind-wash", "bonus", rules.Dollars(rules.WashDayBonus), "borax", rules.WashDayBorax)},
	} {
		x, to := float64(i)*wash, wash+float64(i)*(Width-wash)
		art.DrawIcon(c, r.icon, x, y, icon, canvas.Black)
		canvas.Fit(c, canvas.Area{X: x + icon + 0.6, Y: y, W: to - x - icon - 1.2, H: burroFoot}, c.Say(r.says), art.TinyType)
	}
}

package phones

import (
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// lit are the middles of the places that can be tapped on the sheet in front, as far as a
// finger there reaches the sheet: nothing covers them, and they're in the frame of their board.
const lit = `[...document.querySelectorAll(".sheet:not(.aside) .lights rect")].map((mark) => {
	const { x, y, width, height } = mark.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2, picture: mark.closest(".picture") };
}).filter(({ x, y, picture }) => picture.contains(document.elementFromPoint(x, y)))`

// finger taps in the middle of an element where it is: the page isn't scrolled for it.
func finger(p *tabletest.Player, element string) {
	p.T.Helper()
	p.Calm()
	at := webtest.Eval[[]float64](p.Window, `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(`+element+`.getBoundingClientRect())`)
	p.TapAt(at[0], at[1])
}

// What a throw or a spin lets somebody do comes into sight, though nothing is drawn there yet:
// on a board larger than the phone, and on a long sheet. It stays there when the phone is turned.
func TestPlacesComeIntoSight(t *testing.T) {
	for _, game := range []string{"forty-niners", "rin-tin-tin"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			at, names := programtest.Serve(t, "--limits", "off"), []string{"Ann", "Bob", "Cy", "Dee"}
			p := programtest.Gather(t, at, programtest.NewTableOf(t, at, game, live.Virtual, names...), programtest.Pocket(390, 664), "Ann").Players[0]
			finger(p, `document.querySelector("#dock .main .button")`)
			p.Sees(1)
			p.Wait(lit + `.length > 0`)
			for _, size := range [][2]int64{{844, 390}, {390, 664}} {
				turnTo(p, size)
				p.Wait(lit + `.length > 0`)
			}
		})
	}
}

// A tap on the dice on the sheet, which can be meant to choose one, doesn't throw for those
// who are still at it.
func TestTapOnDiceAsks(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	g := programtest.Gather(t, at, programtest.NewTableOf(t, at, "coal-n-write", live.Virtual, "Ann", "Bob"), programtest.Pocket(390, 664), "Ann", "Bob")
	ann := g.Players[0]
	finger(ann, `[...document.querySelectorAll("#dock .button")].find((one) => one.textContent.includes("Throw"))`)
	g.SeesAll()
	ann.Wait(`document.querySelector("#dock [data-ends]") !== null`)
	finger(ann, `document.querySelectorAll(".tabs a")[1]`)
	const die = `document.querySelector('.lights [data-cell="' + document.querySelector("#entries [name=verb][value=roll]").form.dataset.at + '"]')`
	ann.Wait(die + ` !== null`)
	webtest.Eval[bool](ann.Window, `(`+die+`.scrollIntoView({ block: "nearest" }), true)`)
	finger(ann, die)
	ann.Wait(`document.getElementById("ask").open`)
	if n := ann.Number(); n != 1 {
		t.Errorf("%d entries after a tap on a die, want the first throw alone", n)
	}
	finger(ann, `document.querySelector("#ask [data-go]")`)
	ann.Sees(2)
}

package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// TapNamed taps on what a screen reader announces by that role and name, as
// "button" and "Claim Tin 6". It waits until there is exactly one.
func (w *Window) TapNamed(role, name string) {
	w.b.t.Helper()
	w.Calm()
	w.Do(w.tapNamed(role, name))
}

// FollowNamed is TapNamed on what leads to another page, for which it waits.
func (w *Window) FollowNamed(role, name string) {
	w.b.t.Helper()
	w.Calm()
	w.follow(w.tapNamed(role, name))
}

// CountNamed is how many elements a screen reader announces by that role and
// name; an empty name stands for any.
func (w *Window) CountNamed(role, name string) int {
	w.b.t.Helper()
	return len(get(w, func(ctx context.Context, target *chromedp.Target) ([]cdp.BackendNodeID, error) {
		return named(ctx, target, role, name)
	}))
}

// Heard is what a screen reader finds in the first element that a CSS selector finds: the roles
// and names of all that has a name, "button Claim Tin 6".
func (w *Window) Heard(selector string) []string {
	w.b.t.Helper()
	return get(w, func(ctx context.Context, target *chromedp.Target) ([]string, error) {
		within, err := chromedp.Evaluate[*runtime.RemoteObject]("document.querySelector("+quoted(selector)+")")(ctx, target)
		if err != nil {
			return nil, err
		}
		tree, err := cdp.Call(ctx, target, accessibility.QueryAXTree, accessibility.QueryAXTreeParams{ObjectID: within.ObjectID})
		if err != nil {
			return nil, err
		}
		var heard []string
		for _, n := range tree.Nodes {
			if role, name := wordsOf(n.Role), wordsOf(n.Name); !n.Ignored && name != "" {
				heard = append(heard, role+" "+name)
			}
		}
		return heard, nil
	})
}

// wordsOf are the words of a value; none where there is no value.
func wordsOf(v *accessibility.Value) (words string) {
	if v != nil {
		_ = json.Unmarshal(v.Value, &words) // else it is none of words
	}
	return words
}

func (w *Window) tapNamed(role, name string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		x, y, err := place(ctx, target, role, name)
		if err != nil {
			return err
		}
		at := chromedp.MouseClickXY(x, y)
		if w.Touch {
			at = chromedp.TapXY(x, y)
		}
		_, err = at(ctx, target)
		return err
	})
}

// place scrolls to the one element of that role and name and finds its middle.
func place(ctx context.Context, target *chromedp.Target, role, name string) (x, y float64, err error) {
	for {
		found, err := named(ctx, target, role, name)
		if len(found) == 1 {
			if x, y, err = middle(ctx, target, found[0]); err == nil {
				return x, y, nil
			}
		}
		// The page may be about to change.
		select {
		case <-ctx.Done():
			return 0, 0, fmt.Errorf("%d of role %s and name %q: %w", len(found), role, name, either(err, ctx.Err()))
		case <-time.After(pause):
		}
	}
}

func either(err, otherwise error) error {
	if err != nil {
		return err
	}
	return otherwise
}

// named finds the elements of that role and name.
func named(ctx context.Context, target *chromedp.Target, role, name string) ([]cdp.BackendNodeID, error) {
	page, err := chromedp.Evaluate[*runtime.RemoteObject]("document")(ctx, target)
	if err != nil {
		return nil, err
	}
	tree, err := cdp.Call(ctx, target, accessibility.QueryAXTree, accessibility.QueryAXTreeParams{
		ObjectID: page.ObjectID, Role: role, AccessibleName: name,
	})
	if err != nil {
		return nil, err
	}
	var found []cdp.BackendNodeID
	for _, n := range tree.Nodes {
		if !n.Ignored {
			found = append(found, n.BackendDOMNodeID)
		}
	}
	return found, nil
}

// middle scrolls to an element and finds its middle in the window.
func middle(ctx context.Context, target *chromedp.Target, id cdp.BackendNodeID) (x, y float64, err error) {
	if _, err := cdp.Call(ctx, target, dom.ScrollIntoViewIfNeeded, dom.ScrollIntoViewIfNeededParams{BackendNodeID: id}); err != nil {
		return 0, 0, err
	}
	shape, err := cdp.Call(ctx, target, dom.GetContentQuads, dom.GetContentQuadsParams{BackendNodeID: id})
	if err != nil {
		return 0, 0, err
	}
	if len(shape.Quads) == 0 {
		return 0, 0, fmt.Errorf("element %d is not shown", id)
	}
	const corners = 4
	for i := range corners {
		x += shape.Quads[0][2*i] / corners
		y += shape.Quads[0][2*i+1] / corners
	}
	return x, y, nil
}

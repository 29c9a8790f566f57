// What somebody finds on the page of a table, and where: the one place in which
// the driver names parts of the page. The value of this file is an object of
// functions.
(() => {
  let latest = 0; // until when something is waited for
  const bar = ".foot";
  const sheets = ".sheets";
  const dialog = "#ask[open]";
  const note = "#notes .note";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector, root = document) => root.querySelector(selector);

  // Forms of one's own seat and of the table, wherever they lie now: the dialog
  // borrows some.
  const isMine = (form) => /^(offer|join)-0-/.test(form.id) || form.dataset.mine !== undefined || mineSeat() === form.id.split("-")[1];
  const mineSeat = () => one("#entries .mine")?.id.split("-")[1];
  const forms = () => all("form.offer:is([id^=offer-], [id^=join-])").filter(isMine);

  // What can be written for an argument of a form.
  const argument = (form, i) => {
    const kind = one(`[name=kind-${i}]`, form).value;
    const fields = all(`[name=arg-${i}]`, form);
    const [first] = fields;
    const arg = { name: `arg-${i}`, kind, choices: [], items: [], from: 0, to: 0, step: 1, rolled: first?.value === "*" || first?.matches("button") };
    const frame = first?.closest("fieldset");
    if (arg.rolled) return arg;
    if (first?.matches("select")) arg.choices = [...first.options].map((option) => option.value);
    else if (first?.type === "radio") arg.choices = fields.map((field) => field.value);
    else if (frame?.dataset.to) {
      arg.items = all("[data-item]", frame).map((item) => ({ name: item.dataset.item, most: Number(item.max) }));
      arg.to = Number(frame.dataset.to);
    } else if (kind === "throw" && frame) {
      const dice = all("select", frame);
      arg.faces = [...dice[0].options].map((option) => option.value).filter(Boolean);
      arg.from = Number(frame.dataset.from);
      arg.to = dice.length;
    } else if (kind === "range") [arg.from, arg.to, arg.step] = [first.min, first.max, first.step].map(Number);
    else if (first?.dataset.kind) arg.choices = [first.value];
    return arg;
  };

  // Of other seats, for which a host enters, too, the forms are filled in where they stand.
  const offers = (others) => (others ? all("form.offer:is([id^=offer-], [id^=join-])") : forms()).map((form) => ({
    form: form.id,
    actor: form.elements.namedItem("actor").value,
    verb: form.elements.namedItem("verb").value,
    before: all("[name=before]", form).map((field) => field.value),
    table: /^offer-0-/.test(form.id),
    at: isMine(form) ? form.dataset.at : "",
    dice: isMine(form) && one("[data-kind=dice]", form) !== null,
    args: all("[name^=kind-]", form).map((kind, i) => argument(form, i)),
  }));

  // The point at which a finger aims: the middle of what is shown of an element.
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  // Where a cell is tapped; a place in it stands for a value, as on a spinner.
  const spot = (cell, value) => {
    const mark = one(`.lights [data-cell="${CSS.escape(cell)}"]`);
    const picture = mark?.closest(".picture");
    const cells = picture ? all("g.cell", picture).map((g) => g.id) : [];
    const words = picture?.dataset.boxes.split(",")[cells.indexOf(cell)].split(" ").slice(4) ?? [];
    const at = words.indexOf(value);
    if (at < 0) return { element: mark, aim: () => middle(mark) };
    return { element: mark, aim: () => new DOMPoint(words[at + 1], words[at + 2]).matrixTransform(mark.ownerSVGElement.getScreenCTM()) };
  };

  const keys = () => all(`${bar} button[name=event]`).filter((key) => key.checkVisibility() && !key.disabled);
  const entryOf = (key) => key.dataset.entry ?? key.value;

  const within = (form) => document.getElementById(form);
  const shown = (list) => list.find((element) => element?.checkVisibility());

  // What a finger can mean, and the element that it looks for.
  const targets = {
    css: ({ css }) => shown(all(css)), // on the way to the table
    entry: ({ entry }) => keys().find((key) => entryOf(key) === entry),
    opens: ({ opens, types }) => shown(all(`${bar} [data-form]`).filter((one) => one.dataset.form === opens && one.dataset.types === types)),
    tab: ({ tab }) => {
      const sheet = one(`#of-sheet-${/^s(\d+)-/.exec(tab)[1]}`); // which may be without its drawings yet
      return sheet?.classList.contains("aside") ? one(`.tabs a[href="#${sheet.id}"]`) : null;
    },
    die: ({ die }) => one(`${bar} .pick[data-face="${die}"][aria-pressed=false]`),
    fold: ({ fold }) => shown(all("details:not([open]) > summary").filter((one) => one.parentElement.contains(within(fold)))),
    choice: ({ form, name, choice }) => all(`[type=radio][name="${name}"]`, within(form)).find((field) => field.value === choice && !field.checked)?.closest("label"),
    answer: ({ form, answer }) => shown(all(`[data-answer="${answer}"]`, within(form))),
    key: ({ form, key }) => one(`.key[aria-label="${key}"]`, within(form)),
    more: ({ form, more }) => one(`[data-item="${more}"]`, within(form)).closest(".stepper").querySelector("[data-by='1']"),
    less: ({ form, less }) => one(`[data-item="${less}"]`, within(form)).closest(".stepper").querySelector("[data-by='-1']"),
    field: ({ form, field }) => one(`[name="${field}"]:not([type=hidden])`, within(form)),
    go: ({ form }) => shown(all("[data-go]:not(.soon), button[value='*']", within(form))),
    stay: ({ form }) => one("button[value='=']", within(form)),
    armed: () => one(".armed"),
    undo: () => one("#undo"),
    line: () => one("#line:not([open]) > summary"),
    lineGo: () => one("#line-go"),
    note: () => one(`${note} [aria-label^=Close]`),
  };

  const target = (wanted) => {
    if (wanted.cell) return spot(wanted.cell, wanted.value);
    const element = targets[Object.keys(targets).find((kind) => kind in wanted)](wanted);
    return { element, aim: () => middle(element) };
  };

  // Whether a finger at a point touches an element: a cell is touched by its
  // picture, and a field by its label.
  const touches = (element, { x, y }) => {
    const over = document.elementFromPoint(x, y);
    const picture = element.closest(".picture"); // which a frame may cut off
    if (over === null || picture) return picture?.contains(over) ?? false;
    return (element.closest("label") ?? element).contains(over) || over.contains(element);
  };

  const scrolled = (element) => {
    const frames = [];
    for (let up = element.parentElement; up; up = up.parentElement) frames.push([up, up.scrollLeft, up.scrollTop]);
    return () => frames.filter(([frame, left, top]) => Math.abs(frame.scrollLeft - left) + Math.abs(frame.scrollTop - top) > 1).length;
  };

  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  // Looks when something in the page changes, and now and then for what is no change of it.
  const waitFor = (look, until = latest) => new Promise((done, fail) => {
    const again = () => {
      let got;
      try {
        got = look();
      } catch (error) {
        fail(error);
        got = true;
      }
      if (!got && performance.now() < until) return;
      changes.disconnect();
      clearInterval(timer);
      done(got);
    };
    const changes = new MutationObserver(again);
    const timer = setInterval(again, 100);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    again();
  });

  // The point to tap at for a target, and what it took to have it there.
  const aim = async (wanted, until = latest) => {
    const found = await waitFor(() => {
      const found = target(wanted);
      return found.element && !found.element.disabled && !found.element.closest("[data-rests]") ? found : null;
    }, until);
    if (!found) return { lost: true };
    const { element } = found;
    let scrolls = 0, notes = 0;
    if (!touches(element, found.aim())) {
      const over = document.elementFromPoint(found.aim().x, found.aim().y)?.closest(note);
      if (over) return { covered: true };
      const moved = scrolled(element);
      element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
      scrolls = moved();
      await pause(30);
    }
    const at = found.aim();
    const over = document.elementFromPoint(at.x, at.y)?.closest(note);
    return { x: at.x, y: at.y, scrolls, covered: over !== null && over !== undefined, missed: !touches(element, at) };
  };

  // What a tap enters at once, each with its point: buttons of the bar, and cells
  // that stand alone and ask nothing. Nobody aims at what has just come.
  const painted = async () => {
    await waitFor(() => one("[data-rests]") === null);
    const near = 44; // CSS pixels: a finger between two cells may mean either
    const marks = all(".lights [data-cell]").filter((mark) => mark.checkVisibility()).map((mark) => ({ mark, at: middle(mark) }));
    const alone = marks.filter((one) => marks.every((other) => other === one || Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) > near));
    const cells = alone.flatMap(({ mark, at }) => {
      const at_ = forms().filter((form) => [form.dataset.at, form.dataset.with].includes(mark.dataset.cell));
      return at_.length === 1 && at_[0].dataset.at === mark.dataset.cell && !one(`[data-lacks="${CSS.escape(mark.dataset.cell)}"]`) && !at_[0].dataset.warning && touches(mark, at) ? [{ form: at_[0].id, ...at }] : [];
    });
    const buttons = keys().map((key) => ({ entry: entryOf(key), key, ...middle(key) }));
    return [...cells, ...buttons.filter(({ key, x, y }) => touches(key, { x, y })).map(({ key, ...rest }) => rest)];
  };

  // What was tapped on has been dealt with: nothing is on its way.
  const settled = () => pause(60).then(() => waitFor(() => localStorage.getItem(`queue-${one("#table").dataset.code}`) === null)).then(Boolean);

  // What the page says to a tap that enters nothing.
  const says = () => (one(dialog) ? "a dialog" : all(note).map((one) => one.textContent).join(" "));

  // Enters a throw that would enter itself in a moment.
  const hurry = (form) => {
    const soon = one("[data-go].soon", within(form));
    soon?.click();
    return soon !== null;
  };

  const close = () => {
    one(dialog)?.close();
    for (const old of all(note)) old.remove();
    return true;
  };

  const last = () => one("#last")?.dataset.entry ?? "";
  const number = () => Number(one("#last")?.dataset.number ?? 0);

  // What came of a tap, once something has: an entry, a dialog that asks for
  // more, or why not.
  const outcome = (before, form, arms) => waitFor(() => {
    if (number() > before) return { entered: last() };
    if (arms && targets.armed()) return { armed: true };
    if (form && one(`${dialog} [id="${CSS.escape(form)}"]`)) return { asks: true };
    if (all("#waiting li").length > 0) return { waits: true };
    const late = one(`${note}[data-kind=rest]`);
    if (late) return { late: late.textContent };
    const refused = all(note).find((one) => one.textContent.includes("Not entered"));
    return refused ? { refused: refused.textContent } : null;
  });

  // How the page is divided, in CSS pixels, as a finger would find it.
  const anatomy = () => {
    const step = 2;
    let sheet = 0;
    for (let y = 0; y < innerHeight; y += step) {
      const inSheet = [0.2, 0.5, 0.8].filter((part) => document.elementFromPoint(innerWidth * part, y)?.closest(sheets));
      if (inSheet.length > 1) sheet += step;
    }
    const under = new Set();
    for (let y = one(".top").getBoundingClientRect().bottom + 1; y < one(bar).getBoundingClientRect().top; y += 8) {
      const at = document.elementFromPoint(innerWidth / 2, y);
      if (!at?.closest(sheets)) under.add(at?.closest("[id]")?.id ?? "nothing");
    }
    const box = one(bar).getBoundingClientRect();
    const inSight = (element) => touches(element, middle(element));
    const marks = all(".lights [data-cell]").filter((mark) => mark.checkVisibility());
    const todo = [...marks, ...keys(), ...all(`${bar} [data-form]`)];
    return {
      height: innerHeight, sheet, bar: Math.round(Math.min(innerHeight, box.bottom) - Math.max(0, box.top)),
      wide: Math.max(0, document.scrollingElement.scrollWidth - innerWidth),
      hidden: forms().length > 0 && !todo.some(inSight),
      under: [...under].join(" "),
    };
  };

  // What is wrong with what lies at hand, as sentences: what a finger cannot reach without
  // a scroll, or reads cut off; and a page that is wider than its screen.
  const atHand = () => {
    const wrong = [];
    for (const control of all(`#menu > summary, :is(#dock, #coach) :is(button, .button)`).filter((one) => seen(one) && !one.disabled)) {
      if (control.matches(".types")) control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" }); // of a row that may be longer
      const box = control.getBoundingClientRect();
      if (!control.contains(document.elementFromPoint(middle(control).x, middle(control).y)) || !onScreen(box) || box.height < 43.5) wrong.push(`${called(control)} is beyond reach`);
      const named = all("#tally .name").some((name) => control.textContent.includes(name.textContent)); // which is whole there
      if (control.scrollHeight > control.clientHeight + 1 || control.scrollWidth > control.clientWidth + 1 && !(named && getComputedStyle(control).textOverflow === "ellipsis")) wrong.push(`${called(control)} is cut off`);
      if (control.id !== "undo" && control.textContent.trim() && broken(control)) wrong.push(`${called(control)} breaks inside a word`);
    }
    const wide = document.scrollingElement.scrollWidth - innerWidth;
    if (wide > 0) wrong.push(`the page is wider by ${wide}: ${all("main *").filter((one) => !one.closest(".tabs, .board") && one.getBoundingClientRect().right > innerWidth && seen(one)).map((one) => one.cloneNode().outerHTML.slice(0, 80)).slice(0, 5)}`);
    return wrong;
  };

  // The words among some that go on in the next line, each with where it stands.
  const split = (words) => all("body *").filter((element) => seen(element) && element.clientWidth !== 1 && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && words.some((word) => node.data.includes(word))))
    .map((element) => [broken(element), element]).filter(([word]) => words.includes(word)).map(([word, element]) => `${word} in ${element.cloneNode().outerHTML.slice(0, 80)}`);

  // What is wrong with the note in sight: it lies over something to tap, is not read
  // whole, or cannot be closed.
  const noted = async () => {
    const wrong = [];
    const shown = all(note).find(seen);
    if (!shown) return ["there is no note"];
    const frame = one("#notes");
    frame.scrollTop = 0;
    await painting();
    if (shown.scrollHeight > shown.clientHeight + 1) wrong.push(`${called(shown)} is cut off`);
    if (frame.scrollHeight > frame.clientHeight + 2 && getComputedStyle(frame, "::before").visibility === "hidden") wrong.push(`${called(shown)} does not say that it has more`);
    if (frame.scrollHeight <= frame.clientHeight && getComputedStyle(frame, "::before").visibility === "visible") wrong.push(`${called(shown)} says that it has more`);
    for (const control of all("a, button", shown)) {
      control.scrollIntoView({ block: "nearest", behavior: "instant" });
      if (!touches(control, middle(control)) || !onScreen(control.getBoundingClientRect())) wrong.push(`${called(control)} of a note is beyond reach`);
    }
    const box = frame.getBoundingClientRect();
    for (const control of all("#menu > summary, #scores, .tabs a, :is(#dock, #coach) :is(button, .button)").filter((one) => seen(one))) {
      const at = control.getBoundingClientRect();
      if (at.left < box.right - 0.5 && at.right > box.left + 0.5 && at.top < box.bottom - 0.5 && at.bottom > box.top + 0.5 && onScreen(at)) wrong.push(`a note lies over ${called(control)}`);
    }
    for (const mark of all(".lights [data-cell]").filter(seen).slice(0, 6)) {
      mark.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { top } = box, { y } = middle(mark);
      if (y > top - 1 && box.left < innerWidth / 2) scrollBy({ top: y - (one(".top").getBoundingClientRect().bottom + top) / 2, behavior: "instant" });
      if (!touches(mark, middle(mark))) wrong.push(`${mark.dataset.cell} cannot be brought out from under a note`);
    }
    return wrong;
  };

  // How large text is that is always in sight, in CSS pixels.
  const letters = () => Object.fromEntries(["#turn .where", "#turn .label", "#tally li", ".tabs a", "#last", "#dock .button", "#dock .shows"]
    .flatMap((selector) => all(selector).filter(seen).slice(0, 1).map((element) => [selector, parseFloat(getComputedStyle(element).fontSize)])));

  // What is wrong with the dialogs to which cells and the bar lead: what ends them is
  // always in sight, and all else of them within reach by a scroll of the dialog alone,
  // which says that it has more.
  const asking = async () => {
    const wrong = [], asks = (form) => form && one("fieldset, .field", form) !== null;
    const openers = [
      ...all(`${bar} a[data-form]`).filter((button) => asks(within(button.dataset.form))).map((button) => () => button.click()),
      ...new Set(all("form[data-at]").filter((form) => form.dataset.at && asks(form)).map((form) => form.dataset.at)).values().map((id) => () => document.dispatchEvent(new CustomEvent("tapped", { detail: { cell: { id, far: 0 } } }))),
    ];
    for (const open of openers) {
      open();
      const frame = await waitFor(() => one(dialog), performance.now() + 1000);
      if (!frame) continue;
      const lists = one("#ask-forms"), shown = (selector) => all(selector, frame).filter(seen);
      await painting();
      const before = scrollY;
      const of = one("#ask-name").textContent;
      for (const end of [...shown("#ask-close"), ...all(".offer", lists).length === 1 ? shown("[data-go]") : []]) if (!onScreen(end.getBoundingClientRect())) wrong.push(`${called(end)} of “${of}” is out of sight`);
      const cues = [getComputedStyle(lists, "::after"), ...all(".actions", lists).map((actions) => getComputedStyle(actions, "::before"))];
      if (lists.scrollHeight > lists.clientHeight + 2 && cues.every((cue) => cue.visibility === "hidden")) wrong.push(`“${of}” does not say that it has more`);
      if (lists.clientHeight < 60) wrong.push(`of “${of}” there are only ${lists.clientHeight} px in sight`);
      for (const control of shown("button, input:not([type=hidden]), select").filter((control) => !control.disabled)) {
        control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        if (!touches(control, middle(control)) || !onScreen(control.closest("label, button, input, select").getBoundingClientRect(), 0.75)) wrong.push(`${called(control)} of “${of}” is beyond reach`);
      }
      if (scrollY !== before) wrong.push(`the page scrolls under “${of}”`);
      frame.close();
      await waitFor(() => lists.childElementCount === 0);
    }
    return wrong;
  };

  const painting = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const called = (element) => element.textContent.trim().replace(/\s+/g, " ").slice(0, 60) || element.ariaLabel || element.value || element.id;

  // Whether a box, or that share of its height, is on the screen.
  const onScreen = (box, share = 1) => box.left >= -0.5 && box.right <= innerWidth + 0.5 && Math.min(innerHeight + 0.5, box.bottom) - Math.max(-0.5, box.top) >= share * box.height;

  // Whether some word in an element goes on in the next line.
  const broken = (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top));
        if (new Set(lines).size > 1) return word;
      }
    }
    return "";
  };

  const enlarge = (text) => {
    const { style } = document.documentElement;
    style.fontSize = "";
    style.fontSize = `${parseFloat(getComputedStyle(document.documentElement).fontSize) * text / 100}px`;
    return true;
  };

  const has = (wanted) => Boolean(target(wanted).element);
  const typed = (form) => all(".thrown-so-far .pick", within(form)).length;
  const counted = (form, item) => Number(one(`[data-item="${item}"]`, within(form)).value);
  const write = (form, field, value) => {
    const element = field === "line" ? one("#line-text") : targets.field({ form, field });
    element.value = value;
    element.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  };

  const patient = (ms) => {
    latest = performance.now() + ms;
    return functions;
  };

  const functions = { patient, offers, keys: () => keys().map(entryOf), aim, has, typed, counted, write, outcome, anatomy, atHand, letters, asking, noted, split, last, number, painted, settled, says, hurry, close, enlarge };
  return functions;
})()

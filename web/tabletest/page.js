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

  const offers = () => forms().map((form) => ({
    form: form.id,
    actor: form.elements.namedItem("actor").value,
    verb: form.elements.namedItem("verb").value,
    before: all("[name=before]", form).map((field) => field.value),
    table: /^offer-0-/.test(form.id),
    at: form.dataset.at,
    dice: one("[data-kind=dice]", form) !== null,
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
    undo: () => one(`${bar} #undo`),
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
      const at_ = forms().filter((form) => form.dataset.at === mark.dataset.cell);
      return at_.length === 1 && !at_[0].dataset.warning && touches(mark, at) ? [{ form: at_[0].id, ...at }] : [];
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

  const enlarge = (text) => {
    document.documentElement.style.fontSize = `${text}%`;
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

  const functions = { patient, offers, keys: () => keys().map(entryOf), aim, has, typed, counted, write, outcome, anatomy, last, number, painted, settled, says, hurry, close, enlarge };
  return functions;
})()

// What scripts say, in the language of the page, which carries the messages of script.toml.

const messages = JSON.parse(document.getElementById("says").textContent);
const forms = new Intl.PluralRules(document.documentElement.lang);

// A message with what its placeholders stand for; the one called n chooses the plural form.
export function say(name, args = {}) {
  const message = messages[name];
  const pattern = message["n" in args ? forms.select(args.n) : "other"] ?? message.other;
  return pattern.replace(/\{(\w+)\}/g, (_, placeholder) => args[placeholder]);
}

/** The mistakes that the bundler or the compiler reports, with file and line; each place once. */
export function mistakesIn(output: string): string[] {
  const places = new Map<string, string>();
  const patterns = [
    // esbuild's format: `src/broker.ts:12:3: ERROR: Expected "}" but found "phone"`
    /(src\/[\w./-]+\.(?:ts|json)):(\d+):\d+: ERROR: (.+)/g,
    // tsc's format: `src/broker.ts(12,3): error TS2322: Type 'number' is not assignable …`
    /(src\/[\w./-]+\.ts)\((\d+),\d+\): error TS\d+: (.+)/g,
  ];
  for (const pattern of patterns) {
    for (const [, file = "", line = "", message = ""] of output.matchAll(pattern)) {
      const place = `packages/content/${file}, line ${line}`;
      if (!places.has(place)) places.set(place, `${place}: ${explain(message)}`);
    }
  }
  return [...places.values()];
}

/**
 * The message in an owner's words: 'Expected "}" but found "phone"' → a comma or bracket is
 * missing.
 */
function explain(message: string): string {
  if (/^Expected "[}\]]" but found/.test(message)) {
    return "A comma is missing at the end of the line before, or a bracket; or a text has a quotation mark in it.";
  }
  if (message.startsWith("Unterminated string")) return "A text has no quotation mark at its end.";
  const [, unknown] = /^Cannot find name '(\w+)'/.exec(message) ?? [];
  if (unknown) return `Nothing is called ${unknown}: its line with “import” at the top is missing.`;
  const [, missing] = /^Property '(\w+)' is missing/.exec(message) ?? [];
  if (missing) return `“${missing}” is missing.`;
  const [, surplus] = /'(\w+)' does not exist in type/.exec(message) ?? [];
  if (surplus) return `“${surplus}” isn’t expected here: check its spelling.`;
  const [, is, wanted] = /^Type '(.+)' is not assignable to type '(\w+)'/.exec(message) ?? [];
  if (wanted) return `${is} stands where a ${wanted} is expected.`;
  return `${message.trim().replace(/\.$/, "")}.`;
}

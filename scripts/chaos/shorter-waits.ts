import { registerHooks } from "node:module";

// For `node --import`: the server tries deliveries again after parts of a second instead
// of hours. No setting may do that, for the sake of whoever receives them.

type Change = { file: string; from: string; to: string };

const changes: Change[] = [
  { file: "back-off.ts", from: "firstPauseMs = 5 * secondMs", to: "firstPauseMs = 100" },
  { file: "back-off.ts", from: "longestPauseMs = 2 * hourMs", to: "longestPauseMs = 800" },
  { file: "outbox.ts", from: "leaseMs = 60_000", to: "leaseMs = 5000" },
  { file: "outbox.ts", from: "longestRestMs = 30_000", to: "longestRestMs = 2000" },
  { file: "outbox.ts", from: "shortRestMs = 1000", to: "shortRestMs = 100" },
  { file: "webhook-target.ts", from: "patienceMs = 10_000", to: "patienceMs = 1500" },
  { file: "mail-target.ts", from: "patienceMs = 45_000", to: "patienceMs = 3000" },
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const { source } = loaded;
    const wanted = changes.filter(({ file }) => url.endsWith(`/src/inquiries/${file}`));
    if (wanted.length === 0 || source === undefined || source === null) return loaded;
    let text = typeof source === "string" ? source : new TextDecoder().decode(source);
    for (const { from, to } of wanted) {
      if (!text.includes(from)) throw new Error(`${url} no longer says "${from}".`);
      text = text.replace(from, to);
    }
    return { ...loaded, source: text };
  },
});

import { registerHooks } from "node:module";

// For `node --import`. The server runs as if its owner had written `transport: "server"`
// into broker.ts, and tries deliveries again after seconds instead of hours. No setting
// may do either: a site would lose its webhook by one, and a receiver its peace by the other.

type Change = { file: RegExp; from: RegExp; to: string };

const changes: Change[] = [
  {
    file: /\/packages\/content\/dist\/[^/]+\.js$/,
    from: /(inquiries:\s*\{\s*transport:\s*)"webhook"/,
    to: '$1"server"',
  },
  { file: /\/inquiries\/back-off\.ts$/, from: /firstPauseMs = [^;]+/, to: "firstPauseMs = 100" },
  {
    file: /\/inquiries\/back-off\.ts$/,
    from: /longestPauseMs = [^;]+/,
    to: "longestPauseMs = 800",
  },
  { file: /\/inquiries\/outbox\.ts$/, from: /leaseMs = [^;]+/, to: "leaseMs = 5000" },
  { file: /\/inquiries\/outbox\.ts$/, from: /longestRestMs = [^;]+/, to: "longestRestMs = 2000" },
  { file: /\/inquiries\/outbox\.ts$/, from: /shortRestMs = [^;]+/, to: "shortRestMs = 100" },
  { file: /\/inquiries\/webhook-target\.ts$/, from: /patienceMs = [^;]+/, to: "patienceMs = 1500" },
  { file: /\/inquiries\/mail-target\.ts$/, from: /patienceMs = [^;]+/, to: "patienceMs = 3000" },
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const wanted = changes.filter(({ file }) => file.test(url));
    if (wanted.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
    let source = textOf(loaded.source);
    for (const { file, from, to } of wanted) {
      // Of the many files of the content, one names the transport.
      if (!from.test(source) && !file.source.includes("content")) {
        throw new Error(`${url} is no longer as this run has to change it: ${from.source}`);
      }
      source = source.replace(from, to);
    }
    return { ...loaded, source };
  },
});

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}

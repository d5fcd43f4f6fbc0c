import type { SourceChange } from "../../apps/server/test/bundle.ts";

type Change = { file: string; from: string; to: string };

const changes: readonly Change[] = [
  { file: "back-off.ts", from: "firstPauseMs = 5 * secondMs", to: "firstPauseMs = 100" },
  { file: "back-off.ts", from: "longestPauseMs = 2 * hourMs", to: "longestPauseMs = 800" },
  { file: "outbox.ts", from: "leaseMs = 60_000", to: "leaseMs = 5000" },
  { file: "outbox.ts", from: "longestRestMs = 30_000", to: "longestRestMs = 2000" },
  { file: "outbox.ts", from: "shortRestMs = 1000", to: "shortRestMs = 100" },
  { file: "webhook-target.ts", from: "patienceMs = 10_000", to: "patienceMs = 1500" },
  { file: "mail-target.ts", from: "patienceMs = 45_000", to: "patienceMs = 3000" },
];

/**
 * Has deliveries tried again after parts of a second instead of hours. No setting may do
 * that, for the sake of whoever receives them: the source is another.
 */
export function shorterWaits(): SourceChange {
  const left = new Set(changes);
  return {
    name: "shorter-waits",
    transform(code, id) {
      let text = code;
      for (const change of left) {
        if (!id.endsWith(`/src/inquiries/${change.file}`) || !text.includes(change.from)) continue;
        text = text.replace(change.from, change.to);
        left.delete(change);
      }
      return text === code ? undefined : text;
    },
    buildEnd() {
      for (const { file, from } of left) throw new Error(`${file} no longer says "${from}".`);
    },
  };
}

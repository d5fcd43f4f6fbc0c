import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

// Why this library: docs/decisions/0013-logging-in.md. It is large: import it lazily.

/** How much of a password is judged, to keep the server responsive. */
const maxLength = 64;

/** The library's scores go from 0 to 4; below 2, about a million guesses find the password. */
const minScore = 2;

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength });

/**
 * Whether a password is common, or derived from something common: repeated, in a row, with digits
 * after it.
 */
export function isGuessable(password: string): boolean {
  return strength.check(password).score < minScore;
}

import { randomInt } from "node:crypto";

// No characters that are easily misheard or misread: no I, L, O, U, 0, 1.
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** What people call an inquiry: "K7QM-2XRD". */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${four()}-${four()}`;
}

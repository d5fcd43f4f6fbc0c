import { randomInt } from "node:crypto";

// Nothing that is mistaken for something else when it is read out: no I, L, O, U, 0, 1.
const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** A new number for people to name an inquiry by: "K7QM-2XRD". */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return `${four()}-${four()}`;
}

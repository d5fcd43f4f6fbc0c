import { generateCode, parseModule } from "magicast";

import type { Broker } from "../src/schemas/broker.ts";
import type { ClaimAnswers } from "./claim-answers.ts";

/**
 * Puts values into `broker.ts` as a person would: values that are the same stay, and so do the
 * comments.
 *
 * @param code the file's text
 * @param before the broker that it has
 * @returns the changed text, not formatted
 */
export function writeBroker(code: string, before: Broker, after: Broker): string {
  return writeExports(code, { broker: before }, { broker: after });
}

/** The same for `claims.ts`. */
export function writeClaims(code: string, before: ClaimAnswers, after: ClaimAnswers): string {
  return writeExports(code, before, after);
}

type Values = Readonly<Record<string, unknown>>;
type Writable = Record<string, unknown>;

function writeExports(code: string, before: Values, after: Values): string {
  const file = parseModule(code);
  replaceChanged(file.exports, before, after);
  return generateCode(file).code;
}

/** Replaces the properties that differ, and inside of objects only those. */
function replaceChanged(target: Writable, before: Values, after: Values): void {
  for (const [name, value] of Object.entries(after)) {
    const old = before[name];
    if (JSON.stringify(old) === JSON.stringify(value)) continue;
    if (isRecord(old) && isRecord(value)) replaceChanged(objectOf(target[name]), old, value);
    else target[name] = value;
  }
  for (const name of Object.keys(before)) {
    if (after[name] === undefined && before[name] !== undefined) delete target[name];
  }
}

/** An object in the code, also one that a function takes: `asWritten({ … })`. */
function objectOf(part: unknown): Writable {
  const { $args, $type } = part as { $args?: Writable[]; $type?: string };
  return ($type === "function-call" && $args?.[0]) || (part as Writable);
}

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

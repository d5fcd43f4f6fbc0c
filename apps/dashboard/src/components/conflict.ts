import type { Seen } from "@frontage/records/schemas/record";

import { RequestError } from "../api/request-error.ts";

type FieldText<Value> = { label: string; format: (value: Value) => string };

/** How a conflict names a form’s fields and formats their values. */
export type FieldTexts<Values> = {
  [Name in keyof Values]?: string | FieldText<Values[Name]>;
};

/** A field that someone else changed; with `yours` if the user changed it too. */
export type ConflictField = {
  name: string;
  label: string;
  saved: { value: unknown; text: string };
  yours?: { value: unknown; text: string };
};

/** A form whose record changed after it was opened. */
export type Conflict = {
  fields: readonly ConflictField[];
  /** Other changes, as sentences. */
  news: readonly string[];
};

/** The current record that a refusal brings, if it changed after the form was opened. */
export function currentOf<Saved extends Seen>(error: unknown): Saved | undefined {
  return error instanceof RequestError ? (error.current as Saved | undefined) : undefined;
}

/**
 * The fields that someone else changed since the form was opened.
 *
 * @param before the form's initial values
 * @param yours the form's current values
 * @param saved the initial values that the current record would give
 */
export function changedMeanwhile<Values extends object>(
  texts: FieldTexts<Values>,
  { before, saved, yours }: Record<"before" | "saved" | "yours", Partial<Values>>,
): ConflictField[] {
  return (Object.keys(texts) as (keyof Values & string)[]).flatMap((name) => {
    if (isSame(saved[name], before[name]) || isSame(saved[name], yours[name])) return [];
    const text: string | FieldText<Values[typeof name]> = texts[name] ?? name;
    const { format, label } = typeof text === "string" ? { label: text, format: asTyped } : text;
    const shown = (value: unknown) => ({
      value,
      text: format(value as Values[typeof name]) || "none",
    });
    const field: ConflictField = { name, label, saved: shown(saved[name]) };
    return [isSame(yours[name], before[name]) ? field : { ...field, yours: shown(yours[name]) }];
  });
}

/** A value that can be typed, as text; others are empty. */
const asTyped = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Whether two values are equal as JSON; an empty string equals undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  const written = (value: unknown) => JSON.stringify(value === "" ? undefined : value);
  return written(one) === written(other);
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { agreementFormSchema } from "./schemas/agreement-form.ts";
import { partyFormSchema } from "./schemas/contact-forms.ts";
import { eventFormSchema } from "./schemas/event-form.ts";
import { keyDateSchema } from "./schemas/key-date.ts";

const files = readdirSync(join(import.meta.dirname, "schemas"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -3));

/** zod's own words: "Invalid input", "Invalid ISO date", "Too small: expected …". */
const ofZod = /invalid|expected|too (small|big)|unrecognized/i;
const long = "x".repeat(300_000);
const wrong = [undefined, null, true, 7, -1, 1e300, "", "\u200b", "x", long, [], [null], {}];

/** Every message of a schema about wrong values, and of each of an object's fields. */
function messagesOf(schema: z.ZodMiniType): string[] {
  const said = (value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];
  const fields = Object.keys((schema._zod.def as { shape?: object }).shape ?? {});
  return [
    ...wrong.flatMap(said),
    ...wrong.flatMap((value) => said(Object.fromEntries(fields.map((field) => [field, value])))),
    ...fields.flatMap((field) =>
      wrong.flatMap((value) => said({ [field]: { x: value } }).concat(said({ [field]: [value] }))),
    ),
  ];
}

test.each(files)("%s explains wrong values in plain words", async (file) => {
  const exported: Record<string, unknown> = await import(`./schemas/${file}.ts`);
  const schemas = Object.values(exported).filter(
    (value): value is z.ZodMiniType =>
      typeof value === "object" && value !== null && "_zod" in value,
  );
  const messages = new Set(schemas.flatMap(messagesOf));
  expect([...messages].filter((message) => ofZod.test(message))).toEqual([]);
});

test("a key date's basis that is too long is reported", () => {
  const { error } = z.safeParse(keyDateSchema, { basis: "x".repeat(121) });
  const issue = error?.issues.find(({ path }) => path.join(".") === "basis");
  expect(issue?.message).toBe("Please keep this under 120 characters.");
});

test.each([
  ["an event's title", eventFormSchema, "title", "Please name the event."],
  ["a contact's name", partyFormSchema, "name", "Name must be at least 2 characters."],
  ["a signer's name", agreementFormSchema, "name", "Please enter your name."],
] as const)("%s of invisible characters is none", (_, schema, field, message) => {
  const { error } = z.safeParse(schema, { [field]: "\u200b\u2060\ufeff" });
  expect(error?.issues.find(({ path }) => path[0] === field)?.message).toBe(message);
});

test("an event's note of invisible characters is empty", () => {
  expect(z.parse(eventFormSchema.def.shape.note, "\u200b\u200d\u00ad")).toBe("");
});

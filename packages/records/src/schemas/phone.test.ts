import { expect, test } from "vitest";
import { parsePhone } from "../phone.ts";
import { typedPhoneSchema } from "./phone.ts";

test.each([
  ["(312) 555-0148", "(312) 555-0148", "+13125550148"],
  ["1-312-555-0148", "(312) 555-0148", "+13125550148"],
  ["312/555.0148", "(312) 555-0148", "+13125550148"],
  ["+1 312.555.0148", "(312) 555-0148", "+13125550148"],
  ["tel:+1-312-555-0148", "(312) 555-0148", "+13125550148"],
  ["\u202A+1 (312) 555\u20110148\u202C", "(312) 555-0148", "+13125550148"],
  ["312\u00A0555\u00A00148", "(312) 555-0148", "+13125550148"],
  ["+31 20 555 0148", "+31 20 555 0148", "+31205550148"],
  ["011 31 20 555 0148", "+31 20 555 0148", "+31205550148"],
])("“%s” is %s", (typed, display, e164) => {
  expect(typedPhoneSchema.parse(typed)).toBe(display);
  expect(parsePhone(display)).toEqual({ display, e164 });
});

test.each([
  "312-555-0148 x204",
  "(312) 555-0148 ext. 204",
  "(312) 555-0148 (ext 204)",
  "(312) 555-0148, Ext: 204",
  "(312) 555-0148 #204",
  "312.555.0148 extension 204",
  "+13125550148;ext=204",
])("“%s” keeps its extension, and dials it", (typed) => {
  expect(typedPhoneSchema.parse(typed)).toBe("(312) 555-0148 ext. 204");
  expect(parsePhone(typed)?.e164).toBe("+13125550148;ext=204");
});

test("an extension is written the same way in other countries", () => {
  expect(typedPhoneSchema.parse("+44 20 7946 0018 x5")).toBe("+44 20 7946 0018 ext. 5");
});

test.each([
  ["(312) 555-0148 204", "If 204 is an extension, enter (312) 555-0148 ext. 204."],
  ["+1 312 555 0148 204", "If 204 is an extension, enter (312) 555-0148 ext. 204."],
  ["312-555-0148 / 312-555-0149", "Please enter one phone number."],
  ["555-0148", "Please enter a phone number with its area code, or leave this empty."],
  ["31205550148", "Please enter a phone number with its area code, or leave this empty."],
  ["1.3125550148E+10", "Please enter a phone number with its area code, or leave this empty."],
  ["312-555-0148 (office)", "Please enter a phone number with its area code, or leave this empty."],
])("“%s” is refused, saying why", (typed, message) => {
  expect(typedPhoneSchema.safeParse(typed).error?.issues).toMatchObject([{ message }]);
});

test("an empty value isn't a number, even with invisible characters", () => {
  expect(typedPhoneSchema.parse(" \u200B")).toBe("");
});

import { expect, test } from "vitest";
import { eventFormSchema } from "./event-form.ts";
import { documentRequestChangeSchema, documentRequestFormSchema } from "./document-request.ts";
import { timeRequestSchema } from "./event.ts";
import { profileSchema } from "./profile.ts";

test.each([
  ["an event", eventFormSchema.shape.day],
  ["a requested time", timeRequestSchema.shape.day],
  ["a document request", documentRequestFormSchema.shape.dueDay],
  ["a change of one", documentRequestChangeSchema.shape.dueDay],
  ["an exchange in the profile", profileSchema.shape.criteria.shape.exchangeSaleDay],
])("the day of %s is in a year that every calendar app reads", (_, schema) => {
  const days = ["1950-01-01", "2150-12-31", "2151-01-01", "9999-12-31", "0026-07-14"];
  const accepted = days.filter((day) => schema.safeParse(day).success);
  expect(accepted).toEqual(["1950-01-01", "2150-12-31"]);
});

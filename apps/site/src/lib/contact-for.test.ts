import { serviceOptions } from "@frontage/content/service-lists";
import { expect, test } from "vitest";

import { contactFor, requestedService } from "./contact-for.ts";

test("every option's link selects it in the form at /contact", () => {
  for (const { value } of serviceOptions) {
    const { state, to } = contactFor(value);
    expect(to).toBe("/contact");
    // The browser's history stores a copy of the state.
    expect(requestedService(structuredClone(state))).toBe(value);
  }
});

test.for([
  ["nothing", undefined],
  ["null", null],
  ["an empty object", {}],
  ["a string", "leasing"],
  ["a number", 7],
  ["an array", ["leasing"]],
  ["an unknown service", { service: "plumbing" }],
  ["an inherited name", { service: "constructor" }],
  ["a service's title", { service: "Leasing Solutions" }],
  ["no text", { service: "" }],
  ["a list of services", { service: ["leasing"] }],
  ["another router's entry", { usr: { service: "leasing" }, key: "x1" }],
] as const)("a history entry with %s requests no service", ([, state]) => {
  expect(requestedService(state)).toBeUndefined();
});

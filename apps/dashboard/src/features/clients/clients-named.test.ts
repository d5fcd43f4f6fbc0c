import { expect, test } from "vitest";

import { clientsNamed } from "./clients-named.ts";

const ada = {
  name: "Ada Example",
  company: "Sample Holdings",
  email: "ada@example.com",
  contactEmail: "office@example.com",
  phone: { display: "(555) 555-0123", e164: "5555550123" },
};
const sam = {
  name: "Sam Sample",
  company: "",
  email: "sam@example.com",
  contactEmail: "sam@example.com",
};
const found = (text: string) => clientsNamed([ada, sam], text).map(({ name }) => name);

test("every word must be in a client's name, company, an email or the phone", () => {
  expect(found("ADA holdings")).toEqual(["Ada Example"]);
  expect(found("office@")).toEqual(["Ada Example"]);
  expect(found("0123")).toEqual(["Ada Example"]);
  expect(found("")).toEqual(["Ada Example", "Sam Sample"]);
  expect(found("nobody")).toEqual([]);
});

test("accents and typographic apostrophes make no difference", () => {
  const zoe = { ...sam, name: "Zoë Peña", company: "D’Angelo & Straße" };
  expect(clientsNamed([ada, zoe], "zoe pena d'angelo strasse")).toEqual([zoe]);
});

test("a client without a phone isn't found by the word for it", () => {
  expect(found("undefined")).toEqual([]);
});

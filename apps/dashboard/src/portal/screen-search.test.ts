import { expect, test } from "vitest";

import { screensNamed } from "./screen-search.ts";

const titles = (text: string, isBroker: boolean) =>
  screensNamed(text, { isBroker }).map(({ title }) => title);

test("a screen is found by the beginning of its name, and a broker's only by a broker", () => {
  expect(titles("docu", false)).toEqual(["Documents"]);
  expect(titles("clients", false)).toEqual([]);
  expect(titles("clients", true)).toEqual(["Clients"]);
});

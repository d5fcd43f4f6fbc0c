import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

const cellOf = async (value: string) => {
  async function* pages() {
    yield [[value]];
  }
  const lines = (await text(csvOf(["Value"], pages()))).split("\r\n");
  return lines[1];
};

test.each([
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["+442079460958", "+442079460958"],
  ["+1-312-555-0150 x204", "+1 312 555 0150 x204"],
  ["+1 (312) 555.0150", "+1 (312) 555.0150"],
  ["-95.3698", "-95.3698"],
  ["=1+1", "'=1+1"],
  ["@SUM(1,2)", "'@SUM(1,2)"],
  ["+1+1|cmd", "'+1+1|cmd"],
  ["+1-2", "'+1-2"],
  ["-1-555*0150", "'-1-555*0150"],
  ["+44 20 7946 0958;=1+1", "'+44 20 7946 0958;'=1+1"],
  ["+44 20 7946 0958\n=1+1", "'+44 20 7946 0958\n'=1+1"],
])("“%s” is exported as “%s”", async (value, cell) => {
  expect(await cellOf(value)).toBe(`"${cell}"`);
});

import { expect, test } from "vitest";
import { withoutRunningLines } from "./pdf-text.ts";

const pagesOf = (...texts: string[]) => texts.map((text, at) => ({ page: at + 1, text }));
const textsOf = (...texts: string[]) =>
  withoutRunningLines(pagesOf(...texts)).map(({ text }) => text);

test("a running title and page numbers stay on the first page alone", () => {
  const page = (body: string, number: number) =>
    `Lease of 48 Example Road\n${body}\nConfidential, page ${number} of 3`;
  expect(textsOf(page("Rent", 1), page("Term", 2), page("Notices", 3))).toEqual([
    "Lease of 48 Example Road\nRent\nConfidential, page 1 of 3",
    "Term",
    "Notices",
  ]);
});

test("lines that differ by an amount stay on every page", () => {
  const pages = ["Total 10", "Total 20", "Total 30"].map(
    (total) => `Income\nExpenses\nX\nY\n${total}`,
  );
  expect(textsOf(...pages).map((text) => text.split("\n").at(-1))).toEqual([
    "Total 10",
    "Total 20",
    "Total 30",
  ]);
});

test("what is at the edge of two pages alone stays", () => {
  expect(textsOf("Rent\nA", "Rent\nB")).toEqual(["Rent\nA", "Rent\nB"]);
});

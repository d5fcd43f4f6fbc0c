import { expect, test } from "vitest";
import { readLines, type TextPiece } from "./pdf-lines.ts";

const textOfPage = (pieces: readonly TextPiece[]) => readLines(pieces).lines.join("\n");

/** A 10-point piece of text, whose letters are 5 points wide. */
const piece = (text: string, x: number, y: number): TextPiece => ({
  text,
  x,
  y,
  width: 5 * text.length,
  size: 10,
});

/** Lines from the left margin, one below another. */
const lines = (...texts: string[]) => texts.map((text, at) => piece(text, 72, 700 - 12 * at));

test("a wrapped sentence is one line, and the next paragraph another", () => {
  const text = textOfPage(
    lines(
      "Within ten days after a written request the tenant signs and",
      "delivers an estoppel certificate to the landlord, who may rely",
      "on it.",
      "Rent is due on the first day of each month.",
    ),
  );
  expect(text.split("\n")).toEqual([
    "Within ten days after a written request the tenant signs and delivers an estoppel certificate to the landlord, who may rely on it.",
    "Rent is due on the first day of each month.",
  ]);
});

test("a heading stays separate, and a numbered paragraph starts a line", () => {
  const text = textOfPage(
    lines(
      "9. Estoppel",
      "9.1 The tenant certifies the terms of its lease to every buyer.",
      "9.2 The certificate is given within ten days after a request",
      "in writing.",
    ),
  );
  expect(text.split("\n")).toEqual([
    "9. Estoppel",
    "9.1 The tenant certifies the terms of its lease to every buyer.",
    "9.2 The certificate is given within ten days after a request in writing.",
  ]);
});

test("a table row is one line", () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((cell, at) => piece(cell, 72 + 150 * at, y));
  const pieces = [
    ...row(700, "Suite", "Tenant", "Rent"),
    ...row(688, "1", "Example Dental", "$25.75"),
    ...row(676, "2", "Sample Freight", "$9.10"),
  ];
  expect(textOfPage(pieces)).toBe(
    "Suite Tenant Rent\n1 Example Dental $25.75\n2 Sample Freight $9.10",
  );
});

test("a hyphenated word is joined at the line's end, and a real hyphen stays", () => {
  const hyphenated = lines(
    "The buyer may examine the property during the due dili-",
    "gence period, whose end is the day on which the non-",
    "refundable deposit is paid.",
  );
  expect(textOfPage(hyphenated)).toBe(
    "The buyer may examine the property during the due diligence period, whose end is the day on which the non-refundable deposit is paid.",
  );
});

test("columns are read one after the other", () => {
  const column = (x: number, ...texts: string[]) =>
    texts.map((text, at) => piece(text, x, 700 - 12 * at));
  const text = textOfPage([
    ...column(72, "The tenant insures the", "contents of the premises", "against fire."),
    ...column(320, "The landlord insures the", "building against fire and", "flood."),
  ]);
  expect(text.split("\n")).toEqual([
    "The tenant insures the contents of the premises against fire.",
    "The landlord insures the building against fire and flood.",
  ]);
});

test("text drawn twice to look bold is read once", () => {
  expect(textOfPage([piece("Rent", 72, 700), piece("Rent", 72.3, 700)])).toBe("Rent");
});

test("a cell of several lines stays in its row", () => {
  const pieces = [
    piece("Suite", 72, 700),
    piece("Tenant", 132, 700),
    piece("Rent", 292, 700),
    // The rest of the row is at the middle of its height.
    piece("100", 72, 680),
    piece("Marlin", 132, 692),
    piece("Insurance", 132, 680),
    piece("Services", 132, 668),
    piece("$24,733", 292, 680),
    piece("None,", 372, 686),
    piece("guaranty", 372, 674),
    // At its top.
    piece("200", 72, 640),
    piece("Coastal Eye", 132, 640),
    piece("Associates", 132, 628),
    piece("$12,031", 292, 640),
  ];
  expect(textOfPage(pieces).split("\n")).toEqual([
    "Suite Tenant Rent",
    "100 Marlin Insurance Services $24,733 None, guaranty",
    "200 Coastal Eye Associates $12,031",
  ]);
});

test("labels drawn before their values are next to them", () => {
  const pieces = [
    piece("Tenant:", 72, 680),
    piece("Expiration:", 72, 668),
    piece("Lease abstract", 72, 700),
    piece("Brightwater Pediatrics", 212, 680),
    piece("May 31, 2031", 212, 668),
  ];
  expect(textOfPage(pieces).split("\n")).toEqual([
    "Lease abstract",
    "Tenant: Brightwater Pediatrics",
    "Expiration: May 31, 2031",
  ]);
});

test("a line of prose that ends in a colon isn't a label of the other column", () => {
  const column = (x: number, ...texts: string[]) =>
    texts.map((text, at) => piece(text, x, 700 - 12 * at));
  const text = textOfPage([
    ...column(
      72,
      "The landlord keeps the roof.",
      "Tenant pays these each month:",
      "rent and heat.",
    ),
    ...column(320, "No deposit is due and", "no rent at all is paid", "in the first month."),
  ]);
  expect(text).not.toContain("month: no rent");
});

test("rows of figures without wide gaps are separate lines", () => {
  const rows = lines("6/1/21 - 5/31/23 25.00 17,500.00", "6/1/23 - 5/31/26 26.00 18,200.00");
  expect(textOfPage(rows).split("\n")).toHaveLength(2);
});

test("lines with labels are separate lines", () => {
  const labeled = lines(
    "Renewal option: one of five years, by notice eight months before the end",
    "Termination right: after month 36",
  );
  expect(textOfPage(labeled).split("\n")).toHaveLength(2);
});

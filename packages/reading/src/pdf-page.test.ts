import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { isOnlyPlaceholder, readPdfPage } from "./pdf-page.ts";

/** A one-page PDF without an object table, which readers rebuild. */
function pdfOf({ annotations = [], content, form = "", page = "" }: Pdf): Uint8Array<ArrayBuffer> {
  const first = 6;
  const kids = annotations.map((_, at) => `${first + at} 0 R`).join(" ");
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << ${form || `/Fields [${kids}] /NeedAppearances true`} /DR << /Font << /F1 4 0 R >> >> >> >>`,
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> /Annots [${kids}] ${page} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...annotations.map((annotation) => `<< /Type /Annot /P 3 0 R /F 4 ${annotation} >>`),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`);
}
type Pdf = { content: string; annotations?: string[]; form?: string; page?: string };

const open = async (pdf: Pdf) => getDocument({ data: pdfOf(pdf), verbosity: 0 }).promise;
const read = async (pdf: Pdf) => readPdfPage(await (await open(pdf)).getPage(1));
const linesOf = async (pdf: Pdf) => (await read(pdf)).lines;

type Text = [text: string, x: number, y: number];
const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** Text drawn in this order, on a page that is rotated. */
function drawn(texts: readonly Text[], turn = 0): string {
  const matrices: Record<number, (x: number, y: number) => string> = {
    0: (x, y) => `1 0 0 1 ${x} ${y}`,
    90: (x, y) => `0 1 -1 0 ${612 - y} ${x}`,
    180: (x, y) => `-1 0 0 -1 ${612 - x} ${792 - y}`,
    270: (x, y) => `0 -1 1 0 ${y} ${792 - x}`,
  };
  return `BT /F1 10 Tf ${texts.map(([text, x, y]) => `${matrices[turn]?.(x, y)} Tm (${escaped(text)}) Tj`).join("\n")} ET`;
}

const widget = (name: string, rect: string, rest: string) =>
  `/Subtype /Widget /T (${name}) /Rect [${rect}] /DA (/F1 10 Tf 0 g) ${rest}`;

test("form values are read in place, next to their labels", async () => {
  const texts: Text[] = [
    ["Buyer shall pay the price of", 72, 700],
    ["at the closing.", 300, 700],
    ["Agent code:", 72, 680],
    ["Conditions:", 72, 660],
    ["Included", 100, 620],
    ["Waived", 200, 620],
    ["Cash", 100, 600],
    ["Loan", 200, 600],
    ["State:", 72, 580],
    ["Signed by both.", 72, 560],
  ];
  const lines = await linesOf({
    content: drawn(texts),
    annotations: [
      widget("price", "210 696 290 712", "/FT /Tx /V ($4,250,000)"),
      widget("code", "140 676 240 692", "/FT /Tx /Ff 16777216 /MaxLen 6 /V (AB1234)"),
      widget("conditions", "140 630 400 672", String.raw`/FT /Tx /Ff 4096 /V (Survey.\nTitle.)`),
      widget("included", "84 618 94 628", "/FT /Btn /AS /Off /AP << /N << /Yes 4 0 R >> >>"),
      widget(
        "waived",
        "184 618 194 628",
        "/FT /Btn /V /Yes /AS /Yes /AP << /N << /Yes 4 0 R >> >>",
      ),
      widget("cash", "84 598 94 608", "/FT /Btn /Ff 32768 /V /A /AP << /N << /A 4 0 R >> >>"),
      widget("loan", "184 598 194 608", "/FT /Btn /Ff 32768 /V /A /AP << /N << /B 4 0 R >> >>"),
      widget("state", "140 576 240 592", "/FT /Ch /Ff 131072 /V (il) /Opt [[(il) (Illinois)]]"),
      widget("secret", "140 500 240 516", "/FT /Tx /F 2 /V (hidden)"),
    ],
  });
  expect(lines).toEqual([
    "Buyer shall pay the price of $4,250,000 at the closing.",
    "Agent code: AB1234",
    "Conditions: Survey. Title.",
    "☐ Included ☒ Waived",
    "☒ Cash ☐ Loan",
    "State: Illinois",
    "Signed by both.",
  ]);
});

test("a sentence continues after a value, in a form or a flattened one", async () => {
  const texts: Text[] = [
    ["1. Buyer agrees to pay Seller the sum of", 72, 700],
    ["as the purchase price for the property that is described in Exhibit A.", 72, 687],
    ["2. The closing is in May.", 72, 664],
  ];
  const sentence =
    "1. Buyer agrees to pay Seller the sum of $4,250,000 as the purchase price for the property that is described in Exhibit A.";
  const annotations = [widget("price", "270 696 340 712", "/FT /Tx /V ($4,250,000)")];
  expect(await linesOf({ content: drawn(texts), annotations })).toEqual([
    sentence,
    "2. The closing is in May.",
  ]);
  const flattened = drawn([...texts, ["$4,250,000", 272, 700]]);
  expect(await linesOf({ content: flattened })).toEqual([sentence, "2. The closing is in May."]);
});

test("values that a flattened form draws last are read in place, on their rules and in their boxes", async () => {
  const form: Text[] = [
    ["1. Buyer shall deposit earnest money of ______________ with the title company.", 72, 700],
    ["2. The closing shall take place on", 72, 680],
    ["3. Financing: [ ] included [ ] waived", 72, 660],
    ["Signature of the buyer", 72, 640],
  ];
  const lines = await linesOf({
    content: drawn([...form, ["$85,000", 270, 701], ["March 31, 2027", 240, 680], ["X", 194, 660]]),
  });
  expect(lines).toEqual([
    "1. Buyer shall deposit earnest money of $85,000 with the title company.",
    "2. The closing shall take place on March 31, 2027",
    "3. Financing: [ ] included X waived",
    "Signature of the buyer",
  ]);
});

const rows = [
  ["Suite", "Tenant", "Base rent", "Expires"],
  ["101", "Brackwater Dental", "$31.50", "June 30, 2029"],
  ["102", "Copper Kettle Cafe", "$36.00", "May 31, 2028"],
];
const cells = rows.flatMap((row, line) =>
  row.map((cell, column): Text => [cell, 40 + 130 * column, 560 - 18 * line]),
);
const byColumn = cells.toSorted((one, other) => one[1] - other[1]);

test.each([
  ["upright", drawn(cells)],
  ["turned to the left", drawn(cells, 90)],
  ["upside down", drawn(cells, 180)],
  ["turned to the right", drawn(cells, 270)],
  ["drawn by columns", drawn(byColumn)],
  ["turned, and drawn by columns", drawn(byColumn, 90)],
  ["drawn from below", drawn(cells.toReversed())],
  ["turned, and drawn from below", drawn(cells.toReversed(), 270)],
])("a table that is %s reads the same", async (_, content) => {
  for (const rotate of [0, 90, 270]) {
    const lines = await linesOf({ content, page: `/Rotate ${rotate}` });
    expect(lines).toEqual(rows.map((row) => row.join(" ")));
  }
});

test("text in another direction comes last", async () => {
  const stamp = drawn([["Received", 300, 100]], 90);
  const lines = await linesOf({
    content: `${stamp}\n${drawn([["The rent is due monthly.", 72, 700]])}`,
  });
  expect(lines).toEqual(["The rent is due monthly.", "Received"]);
});

test("a form on a rotated page has its values in place", async () => {
  const lines = await linesOf({
    content: drawn(
      [
        ["Price:", 72, 560],
        ["Buyer:", 72, 540],
      ],
      90,
    ),
    page: "/Rotate 90",
    annotations: [widget("price", "40 140 56 240", "/FT /Tx /MK << /R 90 >> /V ($85,000)")],
  });
  expect(lines).toEqual(["Price: $85,000", "Buyer:"]);
});

test("a piece of text has its position on the page, rotated or not", async () => {
  const { pieces } = await read({ content: drawn([["Rent", 72, 560]], 90) });
  expect(pieces).toMatchObject([{ str: "Rent" }]);
  expect(pieces[0]?.transform.map(Math.round)).toEqual([0, 10, -10, 0, 52, 72]);
});

test("a form whose pages show only a placeholder is recognized", async () => {
  const content = drawn([["Please wait...", 72, 700]]);
  const xfa = "/XFA [(template) 5 0 R]";
  expect(await isOnlyPlaceholder(await open({ content, form: `/Fields [] ${xfa}` }))).toBe(true);
  const annotations = [widget("price", "210 696 290 712", "/FT /Tx /V ($4,250,000)")];
  const both = { content, annotations, form: `/Fields [6 0 R] ${xfa}` };
  expect(await isOnlyPlaceholder(await open(both))).toBe(false);
  expect(await isOnlyPlaceholder(await open({ content, annotations }))).toBe(false);
});

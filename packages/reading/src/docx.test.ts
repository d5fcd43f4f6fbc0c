import JSZip from "jszip";
import { expect, test } from "vitest";
import { readDocx } from "./docx.ts";

const names = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
].join(" ");
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** @param parts "numbering", "header1" …, each with its root element's content */
async function read(body: string, parts: Record<string, string> = {}) {
  const zip = new JSZip();
  zip.file("[Content_Types].xml", "<Types/>");
  const relationships = (types: readonly string[], folder = "") =>
    `<Relationships>${types
      .map((name, id) => {
        const type = name.replace(/\d+$/u, "").replace("word/document", "officeDocument");
        return `<Relationship Id="r${id}" Type="${office}/${type}" Target="${folder}${name}.xml"/>`;
      })
      .join("")}</Relationships>`;
  zip.file("_rels/.rels", relationships(["word/document"]));
  zip.file("word/_rels/document.xml.rels", relationships(Object.keys(parts)));
  zip.file("word/document.xml", `<w:document ${names}><w:body>${body}</w:body></w:document>`);
  for (const [name, content] of Object.entries(parts)) {
    const root = `w:${name.replace("header1", "hdr").replace("footer1", "ftr")}`;
    zip.file(`word/${name}.xml`, `<${root} ${names}>${content}</${root}>`);
  }
  const file = await zip.generateAsync({ type: "uint8array" });
  const reading = await readDocx(file, { convertImage: async () => ({ src: "" }) });
  if ("problem" in reading) throw new Error(reading.problem);
  const text = reading.html
    .replaceAll(/<\/(?:p|li|tr|h\d)>/gu, "\n")
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/ +/gu, " ");
  return {
    ...reading,
    lines: text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const deleted = (text: string) => `<w:del><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const inserted = (text: string) => `<w:ins>${run(text)}</w:ins>`;

const drawn = (content: string) =>
  `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
const vml = (content: string) =>
  `<w:pict><v:oval><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:oval></w:pict>`;

test.each([
  ["DrawingML", drawn(p(run("Earnest money: $62,500.")))],
  ["VML", vml(p(run("Earnest money: $62,500.")))],
  [
    "both, as alternatives",
    `<mc:AlternateContent><mc:Choice Requires="wps">${drawn(p(run("Earnest money: $62,500.")))}</mc:Choice><mc:Fallback>${vml(p(run("Earnest money: $62,500.")))}</mc:Fallback></mc:AlternateContent>`,
  ],
])("a text box in %s is read once, after its paragraph", async (_, box) => {
  const { lines } = await read(p(`${run("Terms")}<w:r>${box}</w:r>`) + p(run("Closing.")));
  expect(lines).toEqual(["Terms", "Earnest money: $62,500.", "Closing."]);
});

const level = (at: number, format: string, text: string, rest = "") =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${rest}<w:lvlText w:val="${text}"/></w:lvl>`;
const numbered = (text: string, at: number, list = 1) =>
  p(run(text), `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);

test("clauses have the numbers that Word shows, at every level and restart", async () => {
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, "upperRoman", "ARTICLE %1.")}${level(1, "decimal", "%1.%2", "<w:isLgl/>")}${level(2, "lowerLetter", "(%3)")}${level(3, "lowerRoman", "(%4)")}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`;
  const body = [
    numbered("Term", 0),
    numbered("Begin.", 1),
    numbered("First.", 2),
    numbered("Detail.", 3),
    numbered("Detail.", 3),
    numbered("Second.", 2),
    numbered("Again.", 3),
    numbered("Rent", 0),
    numbered("Due.", 1),
    numbered("Exhibit", 0, 2),
  ];
  expect((await read(body.join(""), { numbering })).lines).toEqual([
    "ARTICLE I. Term",
    "1.1 Begin.",
    "(a) First.",
    "(i) Detail.",
    "(ii) Detail.",
    "(b) Second.",
    "(i) Again.",
    "ARTICLE II. Rent",
    "2.1 Due.",
    "ARTICLE I. Exhibit",
  ]);
});

test("a heading takes its number from its style, or from the style that this is based on", async () => {
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, "decimal", "Section %1")}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num>`;
  const styles = `<w:style w:type="paragraph" w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Own"><w:basedOn w:val="Base"/></w:style>`;
  const body =
    p(run("Rent"), '<w:pStyle w:val="Base"/>') +
    p(run("Use"), '<w:pStyle w:val="Own"/>') +
    p(run("Plain"), '<w:pStyle w:val="Own"/><w:numPr><w:numId w:val="0"/></w:numPr>');
  const { lines } = await read(body, { numbering, styles });
  expect(lines).toEqual(["Section 1 Rent", "Section 2 Use", "Plain"]);
});

test("both versions of a tracked change are kept and marked", async () => {
  const { hasOpenChanges, html, lines } = await read(
    p(run("The term is ") + deleted("sixty") + inserted("thirty-six") + run(" months.")),
  );
  expect(lines).toEqual(["The term is [deleted: sixty] [inserted: thirty-six] months."]);
  expect(html).toContain("<del>");
  expect(hasOpenChanges).toBe(true);
});

test("moved text, deleted insertions, rows and whole paragraphs are marked as well", async () => {
  const cell = (text: string) => `<w:tc>${p(run(text))}</w:tc>`;
  const { hasOpenChanges, lines } = await read(
    p(`<w:moveFrom>${run("Rent is due.")}</w:moveFrom>`) +
      p(`<w:moveTo>${run("Rent is due.")}</w:moveTo>`) +
      p(`<w:ins>${deleted("Never agreed.")}</w:ins>`) +
      p(deleted("Option."), "<w:rPr><w:del/></w:rPr>") +
      p(run("Kept.")) +
      `<w:tbl><w:tr><w:trPr><w:del/></w:trPr>${cell("Pad")}</w:tr><w:tr><w:trPr><w:ins/></w:trPr>${cell("Kiosk")}</w:tr></w:tbl>`,
  );
  expect(lines).toEqual([
    "[deleted: Rent is due.]",
    "[inserted: Rent is due.]",
    "[deleted: Never agreed.]",
    "[deleted: Option.]",
    "Kept.",
    "[deleted: Pad]",
    "[inserted: Kiosk]",
  ]);
  expect(hasOpenChanges).toBe(true);
});

const boxed = (text: string) => `${run("Terms")}<w:r>${drawn(p(run(text)))}</w:r>`;

test.each([
  ["deleted", `<w:del>${boxed("Rent: $9.")}</w:del>`, ["[deleted: Terms]", "[deleted: Rent: $9.]"]],
  [
    "moved here",
    `<w:moveTo>${boxed("Rent: $9.")}</w:moveTo>`,
    ["[inserted: Terms]", "[inserted: Rent: $9.]"],
  ],
  [
    "inserted, with an inner one that was struck out",
    `<w:ins><w:r>${drawn(p(`${run("Rent")}<w:del><w:r>${drawn(p(run("$9.")))}</w:r></w:del>`))}</w:r></w:ins>`,
    ["[inserted: Rent]", "[deleted: $9.]"],
  ],
])("a text box that was %s is marked", async (_, content, expected) => {
  const { hasOpenChanges, lines } = await read(p(content) + p(run("Kept.")));
  expect(lines).toEqual([...expected, "Kept."]);
  expect(hasOpenChanges).toBe(true);
});

test("text that was hidden and is now shown is read", async () => {
  const shown = "<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>";
  const hidden = "<w:vanish/><w:rPrChange><w:rPr/></w:rPrChange>";
  const { lines } = await read(p(run("Shown", shown) + run("Hidden", hidden)));
  expect(lines).toEqual(["Shown"]);
});

test("a document with only formatting changes has no open changes", async () => {
  const changed = p(run("Rent.", "<w:b/><w:rPrChange><w:rPr/></w:rPrChange>"));
  expect(await read(changed)).toMatchObject({ hasOpenChanges: false, lines: ["Rent."] });
});

test("headers and footers are read once, without page numbers", async () => {
  const { lines } = await read(`${p(run("Lease"))}<w:sectPr/>`, {
    header1: p(run("Draft 3 of November 2")),
    footer1:
      p(run("Confidential")) +
      p(`${run("Page ")}<w:fldSimple w:instr=" PAGE ">${run("1")}</w:fldSimple>`),
  });
  expect(lines).toEqual(["Draft 3 of November 2", "Lease", "Confidential"]);
});

test("checked boxes and selected entries are read, hidden text isn't", async () => {
  const field = (data: string, instruction: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const { lines } = await read(
    p(
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${run("☒")}</w:sdtContent></w:sdt>${run(" Waived")}`,
    ) +
      p(
        field('<w:checkBox><w:default w:val="0"/></w:checkBox>', " FORMCHECKBOX ") +
          run(" Included"),
      ) +
      p(
        field(
          '<w:ddList><w:result w:val="1"/><w:listEntry w:val="Cash"/><w:listEntry w:val="Loan"/></w:ddList>',
          " FORMDROPDOWN ",
        ),
      ) +
      p(run("Shown") + run("Hidden", "<w:vanish/>")),
  );
  expect(lines).toEqual(["☒ Waived", "☐ Included", "Loan", "Shown"]);
});

test("parts that aren't read are named", async () => {
  const { unread } = await read(p(`${run("Rent")}<w:r><w:commentReference w:id="1"/></w:r>`));
  expect(unread).toEqual(["comments"]);
});

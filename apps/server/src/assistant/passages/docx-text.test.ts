import JSZip from "jszip";
import { expect, test } from "vitest";
import { docxOfBody } from "../../../test/docx.ts";
import { textOfDocx } from "./docx-text.ts";

const names = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const paragraph = (text: string, rest = "") => `<w:p>${rest}<w:r><w:t>${text}</w:t></w:r></w:p>`;

/** The text of a Word document with other parts beside its content. */
async function textOf(body: string, parts: Record<string, string>) {
  const zip = await JSZip.loadAsync(await docxOfBody(body));
  for (const [name, xml] of Object.entries(parts)) zip.file(`word/${name}.xml`, xml);
  return textOfDocx(await zip.generateAsync({ type: "uint8array" }));
}

test("a footnote follows the line that refers to it, without marks", async () => {
  const reference = `<w:p><w:r><w:t>The share is 16%.</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r></w:p>`;
  const footnotes = `<w:footnotes ${names}><w:footnote w:id="1">${paragraph("It is capped.")}</w:footnote></w:footnotes>`;
  expect(await textOf(reference + paragraph("Use."), { footnotes })).toMatchObject({
    parts: [{ page: null, text: "The share is 16%.\nIt is capped.\nUse." }],
  });
});

test("an item of a list with bullets begins with one", async () => {
  const numbering = `<w:numbering ${names}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const list = `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>`;
  const body = paragraph("Landlord will:") + paragraph("build a wall.", list);
  expect(await textOf(body, { numbering })).toMatchObject({
    parts: [{ page: null, text: "Landlord will:\n• build a wall." }],
  });
});

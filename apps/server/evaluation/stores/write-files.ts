import { makeZip } from "client-zip";
import { docxType } from "../../test/sample-files.ts";

const pageSize = [612, 792] as const;
const [left, top, size, leading, columns] = [72, 720, 10.5, 15, 92];

/** A PDF of plain text in one of the standard fonts, a page for each text. */
export function pdfOf(pages: readonly string[]): Buffer {
  return writePdf(
    pages.map((text) => `BT /F1 ${size} Tf ${leading} TL ${left} ${top} Td\n${lines(text)}\nET`),
  );
}

/** A PDF whose only page is a drawing: a scan that nobody can search. */
export function scanOf(): Buffer {
  const marks = Array.from(
    { length: 40 },
    (_, row) => `${left} ${top - row * 15} ${380 - (row % 7) * 31} 6 re f`,
  );
  return writePdf([`0.2 g\n${marks.join("\n")}`]);
}

function lines(text: string): string {
  return text
    .split("\n")
    .flatMap(wrap)
    .map((line) => `(${escape(line)}) Tj T*`)
    .join("\n");
}

function wrap(paragraph: string): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of paragraph.split(" ")) {
    const longer = row ? `${row} ${word}` : word;
    if (row && longer.length > columns) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}

// WinAnsi, in which the usual signs beyond ASCII have codes of their own.
const codes: Record<string, string> = {
  "’": "\\222",
  "“": "\\223",
  "”": "\\224",
  "–": "\\226",
  "§": "\\247",
  "½": "\\275",
};
const escape = (line: string) =>
  line
    .replaceAll(/[\\()]/g, (sign) => `\\${sign}`)
    .replaceAll(/[^ -~]/gu, (sign) => codes[sign] ?? "?");

function writePdf(contents: readonly string[]): Buffer {
  const pageIds = contents.map((_, index) => 4 + 2 * index);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] /Count ${contents.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>",
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.join(" ")}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

const schemas = "http://schemas.openxmlformats.org";

/** A Word document with a paragraph for each line of the texts. */
export async function docxOf(pages: readonly string[]): Promise<Buffer> {
  const paragraphs = pages
    .flatMap((text) => text.split("\n"))
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${encode(text)}</w:t></w:r></w:p>`);
  const parts = {
    "[Content_Types].xml": `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body>${paragraphs.join("")}</w:body></w:document>`,
  };
  const files = Object.entries(parts).map(([name, input]) => ({ name, input }));
  return Buffer.from(await new Response(makeZip(files)).arrayBuffer());
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const encode = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

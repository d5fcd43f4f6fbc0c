import { PDFDocument } from "@cantoo/pdf-lib";
import { deflateSync } from "node:zlib";

/** A PDF with these lines on its pages, in Helvetica. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  return pdfOfContents(
    pages.map((lines) => {
      const shown = lines.map((line) => `(${line.replace(/[\\()]/g, String.raw`\$&`)}) Tj T*`);
      return { content: Buffer.from(`BT /F1 11 Tf 14 TL 72 720 Td ${shown.join("\n")} ET`) };
    }),
  );
}

/** What a page draws, and how often that is deflated: once unless given. */
type PageContent = { content: Buffer; times?: number };

/** A PDF whose pages draw this; the same content is in the file once. */
export function pdfOfContents(pages: readonly PageContent[]): Buffer {
  const contents = [...new Set(pages)];
  const firstContent = 4 + pages.length;
  const kids = pages.map((_, at) => `${4 + at} 0 R`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.map(
      (page) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${firstContent + contents.indexOf(page)} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    ),
  ].map((object) => Buffer.from(object));
  objects.push(...contents.map(streamOf));

  const chunks = [Buffer.from("%PDF-1.7\n")];
  let length = 9;
  const rows = objects.map((object, index) => {
    const row = `${String(length).padStart(10, "0")} 00000 n \n`;
    const chunk = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from("\nendobj\n"),
    ]);
    chunks.push(chunk);
    length += chunk.length;
    return row;
  });
  const count = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}` +
        `trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

function streamOf({ content, times = 1 }: PageContent) {
  let data = content;
  for (let time = 0; time < times; time++) data = deflateSync(data);
  const filters = Array.from({ length: times }, () => "/FlateDecode").join(" ");
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} /Filter [${filters}] >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** A PDF of one page that may not be printed, or that needs a password to open. */
export async function protectedPdf(
  passwords: Parameters<PDFDocument["encrypt"]>[0],
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ permissions: { printing: false }, ...passwords });
  return Buffer.from(await pdf.save());
}

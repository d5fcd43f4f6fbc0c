import { makeZip } from "client-zip";

const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A Word document with these paragraphs; one that begins with "# " is a heading. */
export async function docxOf(paragraphs: readonly string[]): Promise<Buffer> {
  const body = paragraphs.map((paragraph) => {
    const style = paragraph.startsWith("# ") ? `<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>` : "";
    return `<w:p>${style}<w:r><w:t>${escape(paragraph.replace(/^# /, ""))}</w:t></w:r></w:p>`;
  });
  return docxOfBody(body.join(""));
}

/** A Word document with this content in Word's XML. */
export async function docxOfBody(body: string): Promise<Buffer> {
  const parts = [
    {
      name: "[Content_Types].xml",
      input: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      input: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      input: `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
  ];
  return Buffer.from(await new Response(makeZip(parts)).arrayBuffer());
}

import {
  degrees,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { parentPort } from "node:worker_threads";

// A worker, started by `pdfs.ts`: whatever a broken file does here, the server keeps running.

/** What an executed agreement says. */
export type AgreementPdf = {
  kind: "agreement";
  title: string;
  /** The property and the parties. */
  subtitle: string;
  clauses: readonly { title: string; text: string }[];
  /** Words before the signature, and the signature; none in the text to read before signing. */
  signed?: { consent: string; signature: string; at: string };
  /** The page of evidence, row by row. */
  evidence?: readonly (readonly [label: string, value: string])[];
  /** The same, exactly, as JSON in a file within the PDF. */
  record?: string;
  footer: string;
};

/** A document with a line on each page. */
type StampPdf = { kind: "stamp"; file: Uint8Array; line: string };

/** A document whose pages are counted. */
type CountPdf = { kind: "count"; file: Uint8Array };

export type PdfJob = AgreementPdf | StampPdf | CountPdf;
export type PdfResult = { file: Uint8Array } | { pages: number } | { problem: string };

const ink = rgb(0.106, 0.098, 0.09);
const muted = rgb(0.42, 0.41, 0.39);
const size = { width: 612, height: 792 };
const margin = 64;

parentPort?.on("message", (job: PdfJob) => {
  void run(job)
    .catch((error: unknown): PdfResult => ({ problem: String(error) }))
    .then((result) => parentPort?.postMessage(result));
});

async function run(job: PdfJob): Promise<PdfResult> {
  if (job.kind === "count") return { pages: await count(job) };
  return { file: await (job.kind === "stamp" ? stamp(job) : write(job)) };
}

/** Protected documents tell their number of pages, too. */
async function count({ file }: CountPdf): Promise<number> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false, ignoreEncryption: true });
  return pdf.getPageCount();
}

/**
 * The text with the characters that the PDF's own fonts have. Others become their base letter or
 * their code point, so that nothing is left out; the record within the file has them all.
 */
function drawable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  // Code points are what a font has.
  const isKnown = (part: string) =>
    Array.from(part).every((it) => known.has(it.codePointAt(0) ?? 0));
  return Array.from(text.replace(/\s+/g, " "))
    .map((character) => {
      if (isKnown(character)) return character;
      const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
      if (plain !== "" && isKnown(plain)) return plain;
      return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`;
    })
    .join("");
}

/** Lines no wider than this; a word that is wider is broken. */
function wrapped(font: PDFFont, text: string, fontSize: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, fontSize) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of drawable(font, text).split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return line === "" ? lines : [...lines, line];
}

async function write(agreement: AgreementPdf): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const serif = await pdf.embedFont(StandardFonts.TimesRoman);
  const italic = await pdf.embedFont(StandardFonts.TimesRomanItalic);
  const sans = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  pdf.setTitle(agreement.title);
  pdf.setLanguage("en-US");

  let page: PDFPage | undefined;
  let y = 0;
  const turn = () => {
    page = pdf.addPage([size.width, size.height]);
    y = size.height - margin;
  };
  const room = (height: number) => {
    if (!page || y - height < margin + 24) turn();
  };
  const lines = (
    text: string,
    {
      color = ink,
      font = sans,
      fontSize = 10.5,
      indent = 0,
    }: { color?: typeof ink; font?: PDFFont; fontSize?: number; indent?: number } = {},
  ) => {
    for (const line of wrapped(font, text, fontSize, size.width - 2 * margin - indent)) {
      room(fontSize * 1.5);
      page?.drawText(line, { x: margin + indent, y: y - fontSize, size: fontSize, font, color });
      y -= fontSize * 1.5;
    }
  };
  const rule = () => {
    room(16);
    page?.drawLine({
      start: { x: margin, y },
      end: { x: size.width - margin, y },
      thickness: 0.75,
      color: ink,
    });
    y -= 12;
  };

  turn();
  lines(agreement.title, { font: serif, fontSize: 24 });
  y -= 4;
  lines(agreement.subtitle, { color: muted });
  y -= 14;
  rule();
  for (const [index, { text, title }] of agreement.clauses.entries()) {
    room(40);
    lines(`${index + 1}. ${title}`, { font: bold });
    lines(text, { indent: 14 });
    y -= 8;
  }
  const { evidence, record, signed } = agreement;
  if (signed) {
    room(130);
    y -= 8;
    rule();
    lines(signed.consent);
    y -= 14;
    lines(signed.signature, { font: italic, fontSize: 26 });
    lines(`Signed electronically, ${signed.at}`, { color: muted });
  }
  if (evidence) {
    turn();
    lines("Evidence of signing", { font: serif, fontSize: 24 });
    y -= 10;
    rule();
    for (const [label, value] of evidence) {
      room(34);
      lines(label, { color: muted, fontSize: 9 });
      lines(value);
      y -= 6;
    }
  }
  if (record) {
    await pdf.attach(new TextEncoder().encode(record), "signing-record.json", {
      mimeType: "application/json",
      description: "What was signed and how, exactly as stored",
    });
  }
  const pages = pdf.getPages();
  for (const [index, each] of pages.entries()) {
    const options = { y: 36, size: 8, font: sans, color: muted };
    each.drawText(drawable(sans, agreement.footer), { x: margin, ...options });
    const number = `${index + 1} of ${pages.length}`;
    const x = size.width - margin - sans.widthOfTextAtSize(number, 8);
    each.drawText(number, { x, ...options });
  }
  return pdf.save();
}

/** Writes a line at the foot of every page, upright however the page is turned. */
async function stamp({ file, line }: StampPdf): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  if (pdf.isEncrypted) throw new Error("It is protected by a password.");
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const text = drawable(font, line);
  for (const page of pdf.getPages()) {
    const { height, width, x, y } = page.getCropBox();
    const angle = ((page.getRotation().angle % 360) + 360) % 360;
    const across = angle % 180 === 0 ? width : height;
    const fontSize = Math.min(8.5, ((across - 36) / font.widthOfTextAtSize(text, 8.5)) * 8.5);
    const inset = 14;
    // The lower left corner as it is seen, and which way text runs there.
    const corners: Record<number, [number, number]> = {
      0: [x + inset, y + inset],
      90: [x + width - inset, y + inset],
      180: [x + width - inset, y + height - inset],
      270: [x + inset, y + height - inset],
    };
    const [left, bottom] = corners[angle] ?? [x + inset, y + inset];
    const along = font.widthOfTextAtSize(text, fontSize);
    page.drawRectangle({
      x: left,
      y: bottom,
      width: along + 8,
      height: fontSize + 4,
      rotate: degrees(angle),
      color: rgb(1, 1, 1),
      opacity: 0.8,
    });
    // A little in from the rectangle's corner, along the page's own directions.
    const turned = (angle * Math.PI) / 180;
    page.drawText(text, {
      x: left + 4 * Math.cos(turned) - 3.5 * Math.sin(turned),
      y: bottom + 4 * Math.sin(turned) + 3.5 * Math.cos(turned),
      size: fontSize,
      font,
      color: rgb(0.25, 0.24, 0.23),
      rotate: degrees(angle),
    });
  }
  return pdf.save();
}

import {
  degrees,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { parentPort } from "node:worker_threads";
import { createTypesetter } from "./typeset.ts";

// A separate worker, started by `pdfs.ts`: a broken file can't crash the server.

/** The content of an executed agreement's PDF. */
export type AgreementPdf = {
  kind: "agreement";
  title: string;
  /** The property and the parties' names. */
  subtitle: string;
  clauses: readonly { title: string; text: string }[];
  /** The consent text before the signature, and the signature; absent before signing. */
  signed?: { consent: string; signature: string; at: string };
  /** The rows of the page with the evidence. */
  evidence?: readonly (readonly [label: string, value: string])[];
  /** The same evidence as JSON, attached to the PDF as a file. */
  record?: string;
  footer: string;
};

/** The job of writing a line on each page of a document. */
type StampPdf = { kind: "stamp"; file: Uint8Array; line: string };

/** The job of counting a document's pages. */
type CountPdf = { kind: "count"; file: Uint8Array };

export type PdfJob = AgreementPdf | StampPdf | CountPdf;
/** Why a document can't be opened, or has nothing to show. */
export type Unreadable = "damaged" | "password" | "no-pages";
export type PdfResult =
  | { file: Uint8Array }
  | { pages: number }
  | { unreadable: Unreadable }
  | { problem: string };

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
  if (job.kind === "count") return count(job);
  return { file: await (job.kind === "stamp" ? stamp(job) : write(job)) };
}

/** Opens a document that every reader opens, including one that only restricts printing. */
async function open(file: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(file, { updateMetadata: false, password: "" });
}

/** Counts a document's pages, or says why readers won't open it. */
async function count({ file }: CountPdf): Promise<PdfResult> {
  // Many readers repair an incomplete file by guessing, and then show something else.
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.lastIndexOf("startxref") <= bytes.lastIndexOf("endobj"))
    return { unreadable: "damaged" };
  try {
    const pages = (await open(file)).getPageCount();
    return pages > 0 ? { pages } : { unreadable: "no-pages" };
  } catch (error) {
    return { unreadable: String(error).includes("PASSWORD") ? "password" : "damaged" };
  }
}

/** Breaks text into lines that fit; a word that is too wide is broken, too. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const { segment } of new Intl.Segmenter("en").segment(word)) {
      if (line !== "" && !fits(line + segment)) {
        lines.push(line);
        line = "";
      }
      line += segment;
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
  const typesetter = createTypesetter(pdf);
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
  const lines = async (
    text: string,
    {
      color = ink,
      font = sans,
      fontSize = 10.5,
      indent = 0,
    }: { color?: typeof ink; font?: PDFFont; fontSize?: number; indent?: number } = {},
  ) => {
    await typesetter.prepare(font, text);
    const width = size.width - 2 * margin - indent;
    const fits = (line: string) => typesetter.set(font, line).widthAt(fontSize) <= width;
    for (const line of wrapped(text, fits)) {
      room(fontSize * 1.5);
      const at = { x: margin + indent, y: y - fontSize, size: fontSize, color };
      if (page) typesetter.set(font, line).draw(page, at);
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
  await lines(agreement.title, { font: serif, fontSize: 24 });
  y -= 4;
  await lines(agreement.subtitle, { color: muted });
  y -= 14;
  rule();
  for (const [index, { text, title }] of agreement.clauses.entries()) {
    room(40);
    await lines(`${index + 1}. ${title}`, { font: bold });
    await lines(text, { indent: 14 });
    y -= 8;
  }
  const { evidence, record, signed } = agreement;
  if (signed) {
    room(130);
    y -= 8;
    rule();
    await lines(signed.consent);
    y -= 14;
    await lines(signed.signature, { font: italic, fontSize: 26 });
    await lines(`Signed electronically, ${signed.at}`, { color: muted });
  }
  if (evidence) {
    turn();
    await lines("Evidence of signing", { font: serif, fontSize: 24 });
    y -= 10;
    rule();
    for (const [label, value] of evidence) {
      room(34);
      await lines(label, { color: muted, fontSize: 9 });
      await lines(value);
      y -= 6;
    }
  }
  if (record) {
    await pdf.attach(new TextEncoder().encode(record), "signing-record.json", {
      mimeType: "application/json",
      description: "What was signed and how, exactly as stored",
    });
  }
  await typesetter.prepare(sans, agreement.footer);
  const pages = pdf.getPages();
  for (const [index, each] of pages.entries()) {
    const options = { y: 36, size: 8, color: muted };
    typesetter.set(sans, agreement.footer).draw(each, { x: margin, ...options });
    const number = `${index + 1} of ${pages.length}`;
    const x = size.width - margin - sans.widthOfTextAtSize(number, 8);
    each.drawText(number, { x, font: sans, ...options });
  }
  return pdf.save();
}

const stampSize = 8.5;
/** If the line would have to be smaller than this, it runs up the page's longer side. */
const minFontSize = 5;

/** Writes a line at the foot of every page, upright however the page is turned. */
async function stamp({ file, line }: StampPdf): Promise<Uint8Array> {
  const pdf = await open(file);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const typesetter = createTypesetter(pdf);
  await typesetter.prepare(font, line);
  const set = typesetter.set(font, line);
  for (const page of pdf.getPages()) {
    const { height, width, x, y } = page.getCropBox();
    const angle = ((page.getRotation().angle % 360) + 360) % 360;
    const isTurned = angle % 180 !== 0;
    const across = isTurned ? height : width;
    const up = isTurned ? width : height;
    // The corner of the page that is at the lower left when viewed.
    const corners: Record<number, [number, number]> = {
      0: [x, y],
      90: [x + width, y],
      180: [x + width, y + height],
      270: [x, y + height],
    };
    const [left, bottom] = corners[angle] ?? [x, y];
    const sizeOn = (length: number) => {
      const free = length - 2 * (insetOn(length) + padding(length));
      return Math.min(stampSize, (free / set.widthAt(stampSize)) * stampSize);
    };
    const isUpright = sizeOn(across) < minFontSize && up > across;
    const fontSize = sizeOn(isUpright ? up : across);
    // Converts a position counted from that corner, on the page as viewed.
    const turned = (angle * Math.PI) / 180;
    const place = (right: number, above: number) => ({
      x: left + right * Math.cos(turned) - above * Math.sin(turned),
      y: bottom + right * Math.sin(turned) + above * Math.cos(turned),
    });
    const pad = padding(isUpright ? up : across);
    const lineHeight = fontSize + pad;
    const corner = isUpright
      ? { right: insetOn(across) + lineHeight, above: insetOn(up) }
      : { right: insetOn(across), above: insetOn(up) };
    const direction = isUpright ? angle + 90 : angle;
    page.drawRectangle({
      ...place(corner.right, corner.above),
      width: set.widthAt(fontSize) + 2 * pad,
      height: lineHeight,
      rotate: degrees(direction),
      color: rgb(1, 1, 1),
      opacity: 0.8,
    });
    const start = isUpright
      ? place(corner.right - pad * 0.9, corner.above + pad)
      : place(corner.right + pad, corner.above + pad * 0.9);
    set.draw(page, { ...start, size: fontSize, color: rgb(0.25, 0.24, 0.23), angle: direction });
  }
  return pdf.save();
}

/** The distance from the page's edge. */
const insetOn = (length: number) => Math.min(14, length / 10);
/** The space around the line. */
const padding = (length: number) => Math.min(4, length / 20);

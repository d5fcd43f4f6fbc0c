import type { PDFDocument, PDFFont, PDFPage, RGB } from "@cantoo/pdf-lib";
import { broker } from "../broker.ts";
import { type Block, type SampleFile, documentBlocks } from "./document-text.ts";

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: broker.timeZone });

// US Letter, in points.
const width = 612;
const height = 792;
const margin = 72;
const textWidth = width - 2 * margin;
const lowest = margin + 24;

/**
 * The PDF of a version of a sample document.
 *
 * @returns the file's bytes
 */
export async function writeSamplePdf(file: SampleFile): Promise<Uint8Array<ArrayBuffer>> {
  const { deal, document, version } = file;
  const { PDFDocument, StandardFonts, rgb } = await import("@cantoo/pdf-lib");
  const pdf = await PDFDocument.create();
  pdf.setTitle(document.name);
  pdf.setLanguage("en-US");
  const serif = await pdf.embedFont(StandardFonts.TimesRoman);
  const sans = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const ink = rgb(0.106, 0.098, 0.09);
  const muted = rgb(0.396, 0.388, 0.373);
  const line = rgb(0.863, 0.859, 0.847);
  const writer = createWriter(pdf);

  const styles = {
    title: { font: serif, size: 26, color: ink, after: 10 },
    place: { font: sans, size: 12, color: muted, after: 4 },
    heading: { font: bold, size: 11, color: ink, after: 4 },
    text: { font: sans, size: 10.5, color: ink, after: 9 },
    cell: { font: sans, size: 9.5, color: ink, after: 0 },
    label: { font: bold, size: 9.5, color: ink, after: 0 },
  } satisfies Record<string, Style>;

  writer.write(document.name, styles.title);
  writer.write(`${deal.name}, ${deal.city}, ${deal.region}`, styles.place);
  writer.write(
    `Version ${version.number}, ${date.format(new Date(version.addedAt))}, from ${version.addedBy}`,
    styles.place,
  );
  if (version.note) writer.write(version.note, styles.place);
  writer.rule(line);
  writer.write(
    "This is a sample document. It has no legal effect and names no real person or property.",
    { ...styles.place, size: 9.5, after: 14 },
  );
  for (const block of await documentBlocks(file)) {
    if (block.kind === "page") writer.turn();
    else if (block.kind === "table") writeTable(writer, block, styles.label, styles.cell);
    else if (block.kind === "text") writer.write(block.text, styles.text);
    else {
      // A heading is never alone at the bottom of a page.
      writer.need(70);
      writer.write(block.text, styles.heading);
    }
  }

  const plan = pdf.addPage([width, height]);
  plan.drawText("Exhibit A: plan of the property, not to scale", {
    x: margin,
    y: height - 96,
    size: 11.5,
    font: sans,
  });
  const pages = pdf.getPages();
  for (const [index, each] of pages.entries()) {
    const foot = `Sample document   ${broker.businessName}   Page ${index + 1} of ${pages.length}`;
    each.drawText(foot, { x: margin, y: margin / 2, size: 9, font: sans, color: muted });
  }
  // Pages already drawn are kept as they are, so this is the final size.
  const { byteLength } = await pdf.save();
  drawPlan(pdf, plan, version.bytes - byteLength);
  return Uint8Array.from(await pdf.save());
}

type Style = { font: PDFFont; size: number; color: RGB; after: number };
type Writer = ReturnType<typeof createWriter>;

/** Writes from top to bottom, and continues on a new page when there is no room. */
function createWriter(pdf: PDFDocument) {
  let page: PDFPage = pdf.addPage([width, height]);
  let y = height - margin;
  const turn = () => {
    page = pdf.addPage([width, height]);
    y = height - margin;
  };
  const need = (room: number) => {
    if (y - room < lowest) turn();
  };
  return {
    turn,
    need,
    write(text: string, { after, color, font, size }: Style) {
      const lineHeight = size * 1.45;
      for (const row of wrap(text, (part) => font.widthOfTextAtSize(part, size), textWidth)) {
        need(lineHeight);
        y -= lineHeight;
        page.drawText(row, { x: margin, y, size, font, color });
      }
      y -= after;
    },
    /** A line across the page. */
    rule(color: RGB) {
      y -= 12;
      page.drawLine({
        start: { x: margin, y },
        end: { x: width - margin, y },
        thickness: 1,
        color,
      });
      y -= 12;
    },
    /** Texts side by side, each at its distance from the left margin. */
    row(texts: readonly { text: string; x: number }[], { color, font, size }: Style) {
      const lineHeight = size * 1.7;
      need(lineHeight);
      y -= lineHeight;
      for (const { text, x } of texts) page.drawText(text, { x: margin + x, y, size, font, color });
    },
    skip(room: number) {
      y -= room;
    },
  };
}

function writeTable(
  writer: Writer,
  { columns, rows }: Extract<Block, { kind: "table" }>,
  label: Style,
  cell: Style,
) {
  const gap = 6;
  const widths = columns.map((column, index) =>
    Math.max(
      label.font.widthOfTextAtSize(column.label, label.size),
      ...rows.map((row) => label.font.widthOfTextAtSize(row[index] ?? "", cell.size)),
    ),
  );
  const spare = textWidth - widths.reduce((sum, each) => sum + each, 0);
  const writeRow = (texts: readonly string[], style: Style) => {
    let left = 0;
    const placed = columns.flatMap(({ isFigure }, index) => {
      const text = texts[index] ?? "";
      const room = (widths[index] ?? 0) + spare / columns.length;
      const space = isFigure ? room - gap - style.font.widthOfTextAtSize(text, style.size) : 0;
      const x = left + space;
      left += room;
      return text ? [{ text, x }] : [];
    });
    writer.row(placed, style);
  };
  writer.need(60);
  if (columns.some(({ label: text }) => text)) {
    writeRow(
      columns.map(({ label: text }) => text),
      label,
    );
  }
  for (const row of rows)
    writeRow(row, /^(Total|Effective|Net )/.test(row[0] ?? "") ? label : cell);
  writer.skip(14);
}

/** The size of one contour point in the file, such as "3306 4718 l". */
const pointBytes = 12;

/**
 * A plan of the property with its contours, so detailed that the file has about its listed size.
 */
function drawPlan(pdf: PDFDocument, page: PDFPage, bytes: number): void {
  const [left, bottom, right, top] = [margin, 108, width - margin, height - 120];
  const points = Math.max(2000, Math.round(bytes / pointBytes));
  const path = contours(Math.round(Math.sqrt(points / 4)), points);
  const frame = `${left} ${bottom} ${right - left} ${top - bottom} re`;
  // The building and its drive, over the contours, which are in tenths of a point.
  const building = "230 330 150 110 re B 290 330 m 290 108 l 330 108 m 330 330 l S";
  const drawing = [
    `q ${frame} W n q 0.1 0 0 0.1 0 0 cm 0.4 G 2.5 w`,
    ...path,
    `Q 0.1 G 0.94 g ${building} Q q 0.1 G ${frame} S Q`,
  ].join("\n");
  page.node.addContentStream(pdf.context.register(pdf.context.stream(drawing)));
}

/** The contours of a hill behind the building, in tenths of a point. */
function contours(count: number, points: number): string[] {
  const perContour = Math.round(points / count);
  const around = Array.from({ length: perContour }, (_, index) => {
    const angle = (2 * Math.PI * index) / perContour;
    const reach =
      1 + 0.16 * Math.sin(3 * angle) + 0.08 * Math.sin(7 * angle) + 0.2 * Math.cos(angle);
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    // The slope is steeper on one side.
    const [x, y, radius] = [3000 + 500 * share, 5000 - 400 * share, 4300 * share];
    const corners = around.map(
      ([right, up]) => `${Math.round(x + radius * right)} ${Math.round(y + radius * up)}`,
    );
    return `${corners.join(" l\n").replace("l", "m")} l s`;
  });
}

/** Breaks a text into lines that fit. */
function wrap(text: string, widthOf: (part: string) => number, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current ? `${current} ${word}` : word;
    if (current && widthOf(longer) > width) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  return [...lines, current];
}

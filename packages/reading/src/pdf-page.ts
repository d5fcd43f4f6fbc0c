import type { PDFDocumentProxy, PDFPageProxy, TextItem } from "pdfjs-dist/types/src/display/api.js";
import { readLines, type TextPiece } from "./pdf-lines.ts";

/** A piece of a page's text from pdf.js: its position on the page, and its length. */
export type PlacedText = Pick<TextItem, "str" | "transform" | "width">;

export type PdfPageText = {
  /** A line for each paragraph, heading and table row, including values of form fields. */
  lines: string[];
  /** The same text as pieces with their positions, in reading order. */
  pieces: PlacedText[];
  /** The form fields on the page; absent if they couldn't be read. */
  fieldIds: string[] | undefined;
};

/**
 * Reads a page as people see it: upright, whichever way its text runs, and with its form's values.
 */
export async function readPdfPage(page: PDFPageProxy): Promise<PdfPageText> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item): PlacedText[] => ("str" in item ? [item] : []));
  const byTurn = Map.groupBy(texts, turnOf);
  const lengthOf = (turn: number) =>
    (byTurn.get(turn) ?? []).reduce((sum, { str }) => sum + str.trim().length, 0);
  // Text in other directions, such as a stamp or a margin note, comes last.
  const turns = [...byTurn.keys()].toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const main = turns[0] ?? (360 - page.rotate) % 360;
  const annotations = await annotationsOf(page);
  const read = [...new Set([main, ...turns])].map((turn) =>
    readLines([
      ...(byTurn.get(turn) ?? []).map((text) => pieceOf(text, turn)),
      ...(turn === main
        ? fieldsOf(annotations ?? []).map((field) => pieceOfField(field, turn))
        : []),
    ]),
  );
  return {
    lines: read.flatMap(({ lines }) => lines),
    pieces: read.flatMap(({ pieces }) => pieces.map(({ text, ...piece }) => placedOf(text, piece))),
    fieldIds: annotations?.map(({ id }) => id),
  };
}

/** A piece, and how far it was rotated to be upright. */
type TurnedPiece = TextPiece & { turn: number; transform?: readonly number[] };

/** The most degrees that text may be off an upright direction: scans are slightly rotated. */
const maxSkewDegrees = 10;

/** The direction of text, in degrees counterclockwise: 0 for upright pages, 90 for upward. */
function turnOf({ transform }: PlacedText): number {
  const [a = 0, b = 0] = transform as number[];
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90) * 90;
  const turn =
    Math.abs(degrees - quarter) <= maxSkewDegrees ? quarter : Math.round(degrees / 15) * 15;
  return (turn + 360) % 360;
}

/** A point of the page, rotated so that text in this direction is upright; `-turn` rotates back. */
function turned(x: number, y: number, turn: number): { x: number; y: number } {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

function pieceOf({ str, transform, width }: PlacedText, turn: number): TurnedPiece {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform as number[];
  const size = Math.hypot(a, b) || Math.hypot(c, d);
  return { text: str, ...turned(x, y, turn), width, size, turn, transform };
}

function placedOf(
  str: string,
  { size, transform, turn, width, x, y }: Omit<TurnedPiece, "text">,
): PlacedText {
  const [a, b, c, d] = transform ?? [
    ...Object.values(turned(size, 0, -turn)),
    ...Object.values(turned(0, size, -turn)),
  ];
  const at = turned(x, y, -turn);
  return { str, transform: [a, b, c, d, at.x, at.y], width };
}

/** The text in a form field, or in a note on the page. */
type Field = { text: string; rect: readonly number[]; isMultiline: boolean };

/** The parts of a pdf.js annotation that are read. */
type Annotation = {
  id: string;
  subtype?: string;
  fieldType?: string;
  fieldValue?: string | string[] | null;
  rect: number[];
  multiLine?: boolean;
  password?: boolean;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  options?: { exportValue: string; displayValue: string }[];
  textContent?: string[];
  hidden?: boolean;
};

const annotationsOf = async (page: PDFPageProxy) =>
  page.getAnnotations().catch(() => undefined) as Promise<Annotation[] | undefined>;

function fieldsOf(annotations: readonly Annotation[]): Field[] {
  return annotations.flatMap((annotation) => {
    const { multiLine = false, rect, subtype } = annotation;
    const isNote = subtype === "FreeText";
    if ((subtype !== "Widget" && !isNote) || annotation.hidden || annotation.password) return [];
    const text = valueOf(annotation).replaceAll(/\s+/gu, " ").trim();
    return text === "" ? [] : [{ text, rect, isMultiline: multiLine || isNote }];
  });
}

/** A field's value as displayed; for a checkbox, whether it is checked. */
function valueOf(annotation: Annotation): string {
  const { buttonValue, checkBox, exportValue, fieldValue, options, radioButton, textContent } =
    annotation;
  if (checkBox) return fieldValue === exportValue ? "☒" : "☐";
  if (radioButton) return typeof buttonValue === "string" && fieldValue === buttonValue ? "☒" : "☐";
  const chosen = (Array.isArray(fieldValue) ? fieldValue : [fieldValue ?? ""]).map(
    (value) => options?.find((option) => option.exportValue === value)?.displayValue ?? value,
  );
  const value = chosen.join(", ");
  // The displayed text takes precedence, except for lists, which also display options that aren't
  // selected, and comb fields, which space out letters.
  const shown = textContent?.join(" ") ?? "";
  const letters = (text: string) => text.replaceAll(/\s+/gu, "");
  return shown === "" || options || letters(shown) === letters(value) ? value : shown;
}

/** A letter's share of the line height in a field, and the part of it below the middle. */
const letterShare = 0.75;
const belowMiddle = 0.35;
const letterMax = 12;

function pieceOfField({ isMultiline, rect, text }: Field, turn: number): TurnedPiece {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const corners = [turned(left, bottom, turn), turned(right, top, turn)];
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const height = Math.max(...ys) - Math.min(...ys);
  const size = Math.min(letterShare * height, letterMax);
  const isOfLines = isMultiline && height > 2 * size;
  const y = isOfLines ? Math.max(...ys) - size : Math.min(...ys) + height / 2 - belowMiddle * size;
  const x = Math.min(...xs);
  return { text, x, y, width: Math.max(...xs) - x, size, isField: true, turn };
}

/**
 * Whether a PDF is a form that only some viewers can show (XFA): its pages contain a placeholder,
 * such as "Please wait…".
 */
export async function isOnlyPlaceholder(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  if (!(info as { IsXFAPresent?: boolean }).IsXFAPresent) return false;
  // Its pages aren't placeholders if they contain the form's fields.
  return !(await fieldsOfForm(pdf)).some(({ rect }) => rect?.some((side) => side !== 0));
}

/** A field of a form, as pdf.js describes it. */
type FormField = { id: string; value?: unknown; hidden?: boolean; rect?: number[] };

/** All fields of a PDF's form. */
export async function fieldsOfForm(pdf: PDFDocumentProxy): Promise<FormField[]> {
  const fields = (await pdf.getFieldObjects()) as Map<string, FormField[]> | null;
  return [...(fields?.values() ?? [])].flat();
}

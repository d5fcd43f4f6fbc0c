import type { OfferSheet, SheetFigure, SheetLine } from "@frontage/records/offer-sheet";
import type { OfferStateText } from "@frontage/records/offer-state-text";
import { type EmailBlock, escapeHtml } from "../mail/email.ts";

// The offer's page in table cells, which every email app shows. Georgia is the fallback font.

const display = "'Newsreader Display',Georgia,'Times New Roman',serif";
const [ink, muted, line] = ["#1b1917", "#65635f", "#dcdbd8"];
const style = {
  frame: `margin:0 0 24px;border:1px solid ${line}`,
  cell: "padding:24px 28px 22px",
  head: `padding:0 0 10px;border-bottom:1px solid ${ink};font-size:14px;line-height:1.4`,
  state: `margin:18px 0 0;color:${ink};font-size:14px;font-weight:600`,
  amount: `margin:8px 0 6px;color:${ink};font:44px/1.1 ${display};letter-spacing:-0.02em`,
  was: `color:${muted};font-size:26px`,
  small: `margin:0;color:${muted};font-size:14px;line-height:1.5`,
  sentence: `margin:14px 0 0;color:#43413e;font:21px/1.38 ${display};overflow-wrap:anywhere`,
  person: `margin:22px 0 0;color:${ink};font:24px/1.2 ${display}`,
};

const textOf = (figure: SheetFigure): string => {
  if ("blank" in figure) return figure.blank;
  return figure.was === undefined ? figure.figure : `${figure.figure} (was ${figure.was})`;
};

function htmlOf(figure: SheetFigure, wasStyle = `color:${muted}`): string {
  if ("blank" in figure) return escapeHtml(figure.blank);
  const now = escapeHtml(figure.figure);
  if (figure.was === undefined) return `<span style="color:${ink}">${now}</span>`;
  return `<del style="${wasStyle}">${escapeHtml(figure.was)}</del> <ins style="color:${ink};text-decoration:none">${now}</ins>`;
}

const paragraph = (text: string, css: string) =>
  text && `<p style="${css}">${escapeHtml(text)}</p>`;

const lineText = ({ parts }: SheetLine) =>
  parts.map((part) => (typeof part === "string" ? part : textOf(part))).join("");
const lineHtml = ({ parts }: SheetLine) =>
  `<p style="${style.sentence}">${parts
    .map((part) => (typeof part === "string" ? escapeHtml(part) : htmlOf(part)))
    .join("")}</p>`;

/** An offer's page as a part of an email. */
export function sheetBlock(sheet: OfferSheet, { rest, word }: OfferStateText): EmailBlock {
  const state = [word, rest].filter(Boolean).join(", ");
  const html = [
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.frame}"><tr><td style="${style.cell}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${style.head};color:${ink};font-weight:600">${escapeHtml(sheet.title)}</td><td align="right" style="${style.head};white-space:nowrap">${escapeHtml(sheet.date)}</td></tr></table>`,
    paragraph(state, style.state),
    `<p style="${style.amount}">${htmlOf(sheet.amount, style.was)}</p>`,
    paragraph(sheet.relation, style.small),
    ...sheet.lines.map(lineHtml),
    paragraph(sheet.person, style.person),
    paragraph(sheet.signer, style.small),
    "</td></tr></table>",
  ];
  const text = [
    `${sheet.title}, ${sheet.date}`,
    state,
    [textOf(sheet.amount), sheet.relation].filter(Boolean).join("\n"),
    ...sheet.lines.map(lineText),
    [sheet.person, sheet.signer].filter(Boolean).join("\n"),
  ];
  return { text: text.filter(Boolean).join("\n\n"), html: html.filter(Boolean).join("\n") };
}

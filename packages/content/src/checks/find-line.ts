import type { Place } from "./finding.ts";

/**
 * The number of the line that a finding is about, from 1; undefined if the code doesn't contain it
 * literally.
 *
 * @param code of the place's file
 */
export function findLine(code: string, { path = "", text }: Place): number | undefined {
  // Skips comments, whose examples aren't values.
  const lines = code.split("\n").map((line) => (/^\s*\/\//.test(line) ? "" : line));
  const plain = lines.join("\n");
  const keys = path.split(".").filter((key) => /^[a-z]/i.test(key));
  const start = keys.reduce((from, key) => {
    const next = plain.slice(from).search(new RegExp(`\\b${key}:`));
    return next === -1 ? from : from + next;
  }, 0);
  // If a text includes a figure or the broker's name, only its beginning is in the code.
  const beginnings = text ? [JSON.stringify(text), text.slice(0, 40), text.slice(0, 12)] : [];
  const found = beginnings
    .map((beginning) => plain.indexOf(beginning, start))
    .find((index) => index !== -1);
  const index = found ?? (start > 0 ? start : undefined);
  return index === undefined ? undefined : plain.slice(0, index).split("\n").length;
}

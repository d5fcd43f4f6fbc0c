import { readableColor } from "../brand-colors.ts";
import type { Finding } from "./finding.ts";

/**
 * Reports a brand color on which white text isn't readable, or that isn't readable on white. Its
 * shades always are: see `brand-colors.ts`.
 *
 * @param color from `broker.ts`, as hex
 */
export function contrastFindings(color: string): Finding[] {
  const darker = readableColor(color);
  if (darker === undefined) return [];
  return [
    {
      severity: "error",
      sentence: `The color ${color} in broker.ts is too light for white text. Use ${darker}, the nearest shade that works, or a darker one.`,
      place: { file: "broker.ts", path: "color" },
    },
  ];
}

import { brandColors } from "./brand-colors.ts";
import { broker } from "./broker.ts";

/**
 * The mark as SVG: a pin of the broker's color on ink.
 *
 * @param inset the ink around the pin, in parts of 32
 */
export function markSvg(inset = 9): string {
  const side = 32 - 2 * inset;
  const { lit } = brandColors(broker.color);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1b1917" d="M0 0h32v32H0z"/><path fill="${lit}" d="M${inset} ${inset}h${side}v${side}H${inset}z"/></svg>`;
}

/**
 * The mark as SVG: a red pin on ink.
 *
 * @param inset the ink around the pin, in parts of 32
 */
export function markSvg(inset = 9): string {
  const side = 32 - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1b1917" d="M0 0h32v32H0z"/><path fill="#ea3d38" d="M${inset} ${inset}h${side}v${side}H${inset}z"/></svg>`;
}

import { brandColors } from "./brand-colors.ts";

/**
 * The kit's tokens that depend on a brand's color, as CSS for the apps' stylesheets: import it
 * after the kit's.
 *
 * @param hex six digits: `#b91c1c`
 */
export function brandCss(hex: string): string {
  const colors = brandColors(hex);
  const isVisibleOnInk = colors.brandOnInk === colors.brand;
  return `/* Made from \`color\` in broker.ts. */
@theme {
  --color-brand: ${colors.brand};
  --color-brand-deep: ${colors.deep};
  --color-brand-tint: ${colors.tint};
  --color-brand-lit: ${colors.lit};
  --color-accent: ${colors.accent === colors.brand ? "var(--color-brand)" : colors.accent};
  --color-accent-on-ink: ${colors.accentOnInk};
  --color-accent-tint-on-ink: ${colors.tintOnInk};
}
${
  isVisibleOnInk
    ? ""
    : `@media screen {
  [data-theme="dark"],
  .on-dark {
    --color-brand: ${colors.brandOnInk};
    --color-brand-deep: ${colors.deepOnInk};
  }
}
`
}`;
}

import Color from "colorjs.io";

/** The kit's surfaces behind brand colors; a test compares them with its CSS. */
const white = new Color("#ffffff");
const ink = new Color("#1b1917");
/** The darkest light surface: a list's current row. */
const active = new Color("#eae9e6");
/** The lightest panel of the dark theme. */
const raised = new Color("#211f1d");

/** Minimum contrast for small text (WCAG 2.2). */
export const readableContrast = 4.5;

/** As hex: `#b91c1c`. */
export type BrandColors = {
  /** For filled buttons and counts, with white text. */
  brand: string;
  /** For the same, pressed or hovered. */
  deep: string;
  /** For text and marks, on any light surface. */
  accent: string;
  /** For the background of accent text. */
  tint: string;
  /** For large figures and the pin, on ink. */
  lit: string;
  /** For text and marks in the dark theme. */
  accentOnInk: string;
  /** For the background of such text. */
  tintOnInk: string;
  /** Replaces `brand` on ink and in the dark theme. */
  brandOnInk: string;
  deepOnInk: string;
};

/** How a shade differs from the color: chroma by a factor, up to a limit, and hue by degrees. */
type Shade = { chroma: number; chromaLimit?: number; hue?: number };

/** Contrast between a pressed button and its normal state. */
const pressedContrast = 1.31;
/**
 * From this contrast with white on, a color is so dark that its pressed button has to be lighter.
 */
const lightenPressedAbove = 14.5;
/** Contrast between a filled button and the panel behind it. */
const minPanelContrast = 2.539;

/**
 * The shades of a brand's color. Each has the same contrast as that shade of the sample's red,
 * whatever the hue: what is readable in red is readable in teal. Only the color itself is used as
 * given, so only it needs a check: see `checks/contrast.ts`.
 *
 * @param hex six digits: `#b91c1c`
 */
export function brandColors(hex: string): BrandColors {
  const brand = new Color(hex);
  const onWhite = contrastOf(brand, white);
  const shade = (by: Shade, on: Color, contrast: number) =>
    hexOf(withContrast(brand, by, on, contrast));
  const same = { chroma: 1 };
  const deepOf = (contrast: number) =>
    shade(
      { chroma: 0.8924 },
      white,
      contrast < lightenPressedAbove ? contrast * pressedContrast : contrast / pressedContrast,
    );
  const accentContrast = readableContrast * contrastOf(active, white);
  const isLostOnInk = contrastOf(brand, raised) < minPanelContrast;
  return {
    brand: hexOf(brand),
    deep: deepOf(onWhite),
    accent: onWhite < accentContrast ? shade(same, white, accentContrast) : hexOf(brand),
    tint: shade({ chroma: 0.18, chromaLimit: 0.014, hue: -2.5 }, white, 1.109),
    lit: shade({ chroma: 1.1024, hue: -0.5 }, ink, 4.36),
    accentOnInk: shade({ chroma: 0.945, hue: -1.74 }, raised, 5.248),
    tintOnInk: shade({ chroma: 0.6, chromaLimit: 0.054, hue: -1.06 }, white, 15.346),
    brandOnInk: isLostOnInk ? shade(same, raised, minPanelContrast) : hexOf(brand),
    deepOnInk: deepOf(isLostOnInk ? contrastOf(raised, white) / minPanelContrast : onWhite),
  };
}

/**
 * The nearest color with the same hue on which white text is readable, if this one is too light.
 *
 * @returns a hex value, or undefined if it is dark enough
 */
export function readableColor(hex: string): string | undefined {
  const color = new Color(hex);
  if (contrastOf(color, white) >= readableContrast) return undefined;
  return hexOf(withContrast(color, { chroma: 1 }, white, readableContrast));
}

/** WCAG's contrast of two colors, from 1 to 21. */
export function contrastBetween(one: string, other: string): number {
  return contrastOf(new Color(one), new Color(other));
}

const contrastOf = (one: Color, other: Color) => one.contrastWCAG21(other);

/**
 * The shade whose lightness gives it this contrast: toward black on a light background, otherwise
 * toward white.
 */
function withContrast(
  color: Color,
  { chroma, chromaLimit = Infinity, hue = 0 }: Shade,
  on: Color,
  contrast: number,
): Color {
  // The hue of a gray is undefined.
  const { c, h } = color.to("oklch").oklch;
  const coords = [Math.min((c ?? 0) * chroma, chromaLimit), (h ?? 0) + hue] as const;
  let [weak, strong] = contrastOf(on, white) < contrastOf(on, ink) ? [1, 0] : [0, 1];
  let found = on;
  // Fourteen steps are exact enough for 8-bit colors.
  for (let step = 0; step < 14; step++) {
    const lightness = (weak + strong) / 2;
    const shade = displayed(new Color("oklch", [lightness, ...coords]));
    if (contrastOf(shade, on) >= contrast) {
      strong = lightness;
      found = shade;
    } else {
      weak = lightness;
    }
  }
  return found;
}

/** The color as a screen shows it: in sRGB, with 8 bits per channel. */
const displayed = (color: Color) =>
  new Color(color.to("srgb").toGamut({ space: "srgb", method: "css" }).toString({ format: "hex" }));

const hexOf = (color: Color) => color.to("srgb").toString({ format: "hex", collapse: false });

import type { Photograph } from "../schemas/photograph.ts";
import type { Finding } from "./finding.ts";

type Size = { width: number; height: number };

/**
 * Reports photographs that are too small for the screens that show them.
 *
 * @param sizes in px, by the files' paths from the repository's root
 * @param needed the smallest width and height of each; 0 if it doesn't matter
 */
export function photographFindings(
  sizes: Readonly<Record<string, Size>>,
  needed: Readonly<Record<string, Size>>,
): Finding[] {
  return Object.entries(needed).flatMap(([file, least]): Finding[] => {
    const size = sizes[file];
    if (!size) return [{ severity: "error", sentence: `The photograph ${file} is missing.` }];
    if (size.width >= least.width && size.height >= least.height) return [];
    const wanted =
      least.height === 0 ? `${least.width} pixels wide` : `${least.width} × ${least.height} pixels`;
    return [
      {
        severity: "warning",
        sentence: `The photograph ${file} is too small: ${size.width} × ${size.height} pixels. Use one at least ${wanted}, or it will look blurred on large screens.`,
      },
    ];
  });
}

/**
 * Reports altered photographs without an unaltered original.
 *
 * @param originals the files in the originals folder
 */
export function alterationFindings(
  photographs: Readonly<Record<string, Photograph>>,
  originals: readonly string[],
): Finding[] {
  return Object.entries(photographs).flatMap(([name, { altered }]): Finding[] =>
    altered && !originals.includes(`${name}.jpg`)
      ? [
          {
            severity: "error",
            sentence: `The photograph ${name} is marked as altered, and California (Business and Professions Code § 10140.8) requires a link to the unaltered one: save that as apps/site/photographs/originals/${name}.jpg.`,
          },
        ]
      : [],
  );
}

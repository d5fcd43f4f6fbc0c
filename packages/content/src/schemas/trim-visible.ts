import * as z from "zod/mini";

/** Nothing but spaces, control characters and letters without a shape. */
const invisible = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Trims a text; one that shows nothing is empty. */
export const trimVisible = () =>
  z.overwrite<string>((text) => (invisible.test(text) ? "" : text.trim()));

/** Writes the stylesheet of the broker's color, `dist/brand.css`. The build runs it last. */
import { writeFile } from "node:fs/promises";

const { broker } = await import("../dist/broker.js");
const { brandCss } = await import("../dist/brand-css.js");

await writeFile(new URL("../dist/brand.css", import.meta.url), brandCss(broker.color));

/** Writes the tokens of the stylesheets for design tools: `dist/tokens.json` and `dist/tokens.dark.json`. */
import { readFile, writeFile } from "node:fs/promises";

import { tokensOf } from "./tokens.ts";

const read = (file: string) => readFile(new URL(`../src/${file}`, import.meta.url), "utf8");
const write = (file: string, tokens: object) =>
  writeFile(new URL(`../dist/${file}`, import.meta.url), `${JSON.stringify(tokens, null, 2)}\n`);

const { dark, light } = tokensOf(await read("styles.css"), await read("dark.css"));
await write("tokens.json", light);
await write("tokens.dark.json", dark);

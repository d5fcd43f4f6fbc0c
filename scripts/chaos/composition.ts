import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HeaderRules } from "../../apps/server/src/http/header-rules.ts";

/**
 * Writes the smallest composition whose server accepts inquiries, as after a build with `transport:
 * "server"` in broker.ts, and renders the pages of agreements.
 */
export async function writeComposition(folder: string): Promise<void> {
  const headers = { "Content-Security-Policy": "script-src 'self'" };
  const files = [{ file: "contact.html", headers }];
  const rules: HeaderRules = { everywhere: {}, documents: {}, overHttps: {}, files };
  const page = "<!doctype html><title>Frontage</title><main></main>";
  await mkdir(join(folder, "public"), { recursive: true });
  await mkdir(join(folder, "answers"));
  await writeFile(join(folder, "headers.json"), JSON.stringify(rules));
  await writeFile(join(folder, "public/404.html"), page);
  await writeFile(join(folder, "answers/receipt.html"), page);
  await writeFile(join(folder, "answers/refusal.html"), page);
  await mkdir(join(folder, "listings/pages"), { recursive: true });
  await mkdir(join(folder, "listings/bundle"));
  await writeFile(join(folder, "listings/assets.json"), "{}");
  await writeFile(
    join(folder, "listings/bundle/entry-server.mjs"),
    `export const renderServed = async () => ${JSON.stringify(page)};\n`,
  );
}

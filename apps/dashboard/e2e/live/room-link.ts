import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { LiveServer } from "./start-server.ts";

/**
 * The path of the link into a document room, from the email to an address; empty until it was sent.
 */
export async function roomLink(
  address: string,
  { mailFolder }: Pick<LiveServer, "mailFolder">,
): Promise<string> {
  const names = await readdir(mailFolder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), "utf8")));
  const mail = mails.find((text) => text.includes(`To: ${address}`) && text.includes("/enter"));
  const text = mail?.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=") ?? "";
  return /\/listings\/[\w-]+\/enter\S*/.exec(text)?.[0] ?? "";
}

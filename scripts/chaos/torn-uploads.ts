import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { join } from "node:path";
import type { PostgresServer } from "../../apps/server/test/postgres-server.ts";
import { check } from "./check.ts";
import { checkFiles } from "./files.ts";
import { newLedger, refuseNothing } from "./ledger.ts";
import { type Site, startLoad } from "./load.ts";
import type { Outcome, Rounds } from "./scenario.ts";
import { startServer } from "./server-process.ts";
import { makeStore, origin, signIn, type Store } from "./store.ts";
import { until } from "./until.ts";

/**
 * Cuts the connection in the middle of an upload, and kills the server in the middle of another,
 * round after round, between complete uploads. `check` throws for a document that was never sent
 * completely, `checkFiles` for a file that belongs to none.
 */
export async function tearUploads(
  rounds: Rounds,
  postgres: PostgresServer | undefined,
): Promise<Outcome> {
  const store = await makeStore(postgres);
  const ledger = newLedger();
  let server = await startServer(store);
  const site = (): Site => ({ address: server.address, store, ledger });
  try {
    await signIn(store, server.address);
    for (const _ of rounds) {
      const load = startLoad(site(), ["document"]);
      await load.reached(5);
      await load.stop();

      const cut = await uploadHalf(store, server.address);
      cut.upload.destroy();
      await until(() => !existsSync(cut.file), "Half an upload is removed");
      await check(site());

      const half = await uploadHalf(store, server.address);
      await server.kill();
      half.upload.destroy();
      server = await startServer(store);
      await check(site());
    }
    refuseNothing(ledger.refusals);
    const { documents } = await check(site(), { isWhole: true });
    if (!documents) throw new Error("No document was looked for.");
    if (partsIn(store).length === 0) throw new Error("No upload was torn by a kill.");
    await server.stop();
    return { counts: { documents, "files of documents": await checkFiles(store) } };
  } finally {
    await server.kill();
    await store.remove();
  }
}

type Half = { upload: ClientRequest; file: string };

/** Resolves when the server has started to write the file. @returns where */
async function uploadHalf({ client, dealId, ...store }: Store, address: string): Promise<Half> {
  const before = new Set(partsIn(store));
  const name = `half-${randomUUID()}.csv`;
  const query = new URLSearchParams({
    name,
    mediaType: "text/csv",
    dealId,
    type: "other",
  });
  const half = randomBytes(100_000).toString("hex");
  const upload = request(`${address}/api/documents?${query}`, {
    method: "POST",
    headers: { Cookie: client.cookie, Origin: origin, "Content-Length": 2 * half.length },
  });
  upload.on("error", () => undefined);
  upload.write(half);
  let file = "";
  await until(() => {
    file = partsIn(store).find((part) => !before.has(part) && statSync(part).size > 0) ?? "";
    return file !== "";
  }, "Half an upload is written");
  return { upload, file };
}

/** Incomplete files. */
function partsIn({ variables }: Pick<Store, "variables">): string[] {
  const folder = join(variables.DATA_DIR ?? "", "files/documents");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".part"))
    .map((name) => join(folder, name));
}

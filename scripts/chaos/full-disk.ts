import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresServer } from "../../apps/server/test/postgres-server.ts";
import { check } from "./check.ts";
import { checkFiles } from "./files.ts";
import { beginRound, isRight, newLedger, refuseClearly, refuseNothing } from "./ledger.ts";
import { type Kind, sendAgain, type Site, startLoad } from "./load.ts";
import type { Outcome, Rounds } from "./scenario.ts";
import { startServer } from "./server-process.ts";
import { openSmallDisk } from "./small-disk.ts";
import { makeStore, signIn } from "./store.ts";

/**
 * Fills the data folder's disk while people work, makes room again, and kills the server in between
 * in every second round. With PostgreSQL, which has another disk, only files are in the folder.
 */
export async function fillDisk(
  rounds: Rounds,
  postgres: PostgresServer | undefined,
): Promise<Outcome> {
  const store = await makeStore(postgres);
  const disk = await openSmallDisk(store.variables.DATA_DIR ?? "");
  const ledger = newLedger();
  const growing: Kind[] = postgres ? ["document"] : ["inquiry", "message", "document"];
  let server = await startServer(store, disk);
  const site = (): Site => ({ address: server.address, store, ledger });
  try {
    await signIn(store, server.address);
    for (const round of rounds) {
      beginRound(ledger);
      const load = startLoad(site());
      await load.reached(30);
      await load.stop();
      refuseNothing(ledger.refusals);

      await disk.fill(server);
      // Ends when everyone has been refused.
      await startLoad(site(), growing).ended;
      if (ledger.refusals.length === 0) throw new Error("Nobody met the full disk.");
      refuseClearly(ledger.refusals.splice(0));
      const isKilled = round % 2 === 0;
      if (isKilled) await server.kill();
      await disk.free(server);
      if (isKilled) server = await startServer(store, disk);

      await sendAgain(site());
      const after = startLoad(site());
      await after.reached(30);
      await after.stop();
      refuseNothing(ledger.refusals);
      const counts = await check(site());
      if (!Object.values(counts).every(isRight)) return { counts, means: disk.kind };
    }
    const counts = await check(site(), { isWhole: true });
    await server.stop();
    // SQLite follows the mount's path back to where it isn't mounted.
    const copy = join(store.folder, "copy");
    await cp(disk.folder, copy, { recursive: true });
    store.variables.DATA_DIR = copy;
    return {
      counts: { ...counts, "files of documents": await checkFiles(store) },
      means: disk.kind,
    };
  } finally {
    await server.kill();
    await disk.remove();
    await store.remove();
  }
}

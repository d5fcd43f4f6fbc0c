import { randomInt } from "node:crypto";
import type { PostgresServer } from "../../apps/server/test/postgres-server.ts";
import { check } from "./check.ts";
import { checkFiles } from "./files.ts";
import { checkPassages } from "./passages.ts";
import { beginRound, isRight, newLedger, refuseClearly, refuseNothing } from "./ledger.ts";
import { sendAgain, type Site, startLoad } from "./load.ts";
import type { Outcome, Rounds } from "./scenario.ts";
import { startServer } from "./server-process.ts";
import { makeStore, signIn } from "./store.ts";

/** The kill comes after a random number of acknowledgments, at least this many. */
const fewest = 20;
const most = 150;

/**
 * Kills the server with SIGKILL while people work, starts it again and looks for what it had
 * acknowledged, round after round on the same store.
 */
export async function killServer(
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
      beginRound(ledger);
      const load = startLoad(site());
      await load.reached(randomInt(fewest, most));
      await server.kill();
      await load.ended;

      server = await startServer(store);
      await sendAgain(site());
      refuseNothing(ledger.refusals);
      const counts = await check(site());
      if (!Object.values(counts).every(isRight)) return { counts };
    }
    const counts = await check(site(), { isWhole: true });
    await server.stop();
    const passages = await checkPassages(store);
    return { counts: { ...counts, passages, "files of documents": await checkFiles(store) } };
  } finally {
    await server.kill();
    await store.remove();
  }
}

/**
 * Kills all PostgreSQL processes while people work, and starts it again. The server stays up, and
 * has to recover on its own.
 */
export async function killDatabase(rounds: Rounds, postgres: PostgresServer): Promise<Outcome> {
  const store = await makeStore(postgres);
  const ledger = newLedger();
  const server = await startServer(store);
  const site: Site = { address: server.address, store, ledger };
  try {
    await signIn(store, server.address);
    for (const _ of rounds) {
      beginRound(ledger);
      const load = startLoad(site);
      await load.reached(randomInt(fewest, most));
      await postgres.kill();
      try {
        await load.ended;
      } finally {
        // For the scenarios that follow as well.
        await postgres.restart();
      }
      refuseClearly(ledger.refusals.splice(0));

      await server.ready();
      await sendAgain(site);
      refuseNothing(ledger.refusals);
      const counts = await check(site);
      if (!Object.values(counts).every(isRight)) return { counts };
    }
    const counts = await check(site, { isWhole: true });
    await server.stop();
    const passages = await checkPassages(store);
    return { counts: { ...counts, passages, "files of documents": await checkFiles(store) } };
  } finally {
    await server.kill();
    await store.remove();
  }
}

import { join } from "node:path";
import type { PostgresServer } from "../../apps/server/test/postgres-server.ts";
import { check, messagesInOrder } from "./check.ts";
import { compareDelivered } from "./deliveries.ts";
import { openFakedClock } from "./faked-clock.ts";
import { acknowledgedIn, newLedger, refuseNothing } from "./ledger.ts";
import { sendAgain, type Site, startLoad } from "./load.ts";
import type { Outcome } from "./scenario.ts";
import { startServer } from "./server-process.ts";
import { makeStore, signIn } from "./store.ts";
import { until } from "./until.ts";
import { makeReceiver } from "./webhook-receiver.ts";

const hourSeconds = 3600;

/**
 * Sets the server's clock back by an hour while people work. Nothing is lost, people stay logged in
 * and can log in, messages keep their order, and earlier and later deliveries are made.
 */
export async function setClockBack(postgres: PostgresServer | undefined): Promise<Outcome> {
  const receiver = await makeReceiver();
  const store = await makeStore(postgres, receiver.variables);
  const clock = await openFakedClock(join(store.folder, "clock"));
  const ledger = newLedger();
  const variables = { ...store.variables, ...clock.variables };
  const server = await startServer({ ...store, variables }, { hasShortPauses: true });
  const site: Site = { address: server.address, store, ledger };
  try {
    await receiver.open();
    await signIn(store, server.address);
    const load = startLoad(site);
    await load.reached(100);
    const earlier = new Set(acknowledgedIn(ledger.messages));
    await clock.set(-hourSeconds);
    await clockIsBack(site);
    const begun = new Set(ledger.messages.keys());
    await load.reached(100);
    await load.stop();
    refuseNothing(ledger.refusals);
    await sendAgain(site);
    await signIn(store, server.address);

    const order = await messagesInOrder(site);
    const lastOfLater = order.findLastIndex((id) => !begun.has(id));
    if (lastOfLater > order.findIndex((id) => earlier.has(id))) {
      throw new Error("A message from after the clock was set comes before an earlier one.");
    }
    await receiver.settled(ledger.inquiries.size);
    const counts = await check(site, { isWhole: true });
    return { counts: { ...counts, "received inquiries": compareDelivered(ledger, receiver) } };
  } finally {
    await server.kill();
    await receiver.close();
    await store.remove();
  }
}

/** Resolves when the server has the new time: its header is a second old at most. */
async function clockIsBack({ address }: Site): Promise<void> {
  await until(async () => {
    const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(30_000) });
    const behindMs = Date.now() - Date.parse(answer.headers.get("Date") ?? "");
    return behindMs > (hourSeconds - 60) * 1000;
  }, "The clock is back");
}

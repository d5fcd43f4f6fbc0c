import { randomUUID } from "node:crypto";
import type {
  Delivery,
  InquiryDetail,
  InquiryPage,
} from "../../packages/records/src/schemas/received-inquiry.ts";
import { openSmtpSink } from "../../apps/server/test/smtp-sink.ts";
import type { PostgresServer } from "../../apps/server/test/postgres-server.ts";
import { checkInquiries } from "./check.ts";
import {
  acknowledgedIn,
  compare,
  type Counts,
  type Ledger,
  newLedger,
  refuseNothing,
} from "./ledger.ts";
import { ask, keyIn, read, sendAgain, sendInquiry, type Site, startLoad } from "./load.ts";
import { openRelay } from "./relay.ts";
import type { Outcome, Rounds } from "./scenario.ts";
import { startServer } from "./server-process.ts";
import { makeStore, signIn } from "./store.ts";
import { until, untilCounted } from "./until.ts";
import { makeReceiver, type Manner, type WebhookReceiver } from "./webhook-receiver.ts";

const inquiries = 30;
/** How the first requests are handled once the receiver is up. */
const manners: readonly Manner[] = [
  "answers 500",
  "redirects",
  "hangs",
  "breaks off",
  "takes and breaks off",
].flatMap((manner) => Array.from({ length: 4 }, () => manner as Manner));

/**
 * Sends inquiries while the owner's webhook and the mail server are down, restarts the server, and
 * lets both come back, failing at first. Each inquiry arrives at both.
 */
export async function failReceivers(postgres: PostgresServer | undefined): Promise<Outcome> {
  const receiver = await makeReceiver();
  const relay = await openRelay();
  const sink = await openSmtpSink({ greylists: 6, drops: 4 });
  const store = await makeStore(postgres, {
    ...receiver.variables,
    SMTP_URL: `smtp://127.0.0.1:${relay.port}`,
    MAIL_FROM: "Frontage <office@example.com>",
  });
  const ledger = newLedger();
  let server = await startServer(store, { hasShortPauses: true });
  const site = (): Site => ({ address: server.address, store, ledger });
  try {
    await Promise.all(Array.from({ length: inquiries }, () => sendInquiry(site(), randomUUID())));
    await server.kill();
    server = await startServer(store, { hasShortPauses: true });
    await Promise.all(Array.from({ length: inquiries }, () => sendInquiry(site(), randomUUID())));
    refuseNothing(ledger.refusals);
    await signIn(store, server.address);
    await untilEach(
      site(),
      ({ attempts, state }) => state === "waiting" && attempts.length > 0,
      "Each delivery is tried, and waits, while both are down",
    );

    await receiver.open(manners);
    relay.leadTo(Number(new URL(sink.url).port));
    await receiver.settled(2 * inquiries);
    const mailed = () => new Set(sink.received.map(({ body }) => keyIn(body)));
    await untilCounted(() => mailed().size, 2 * inquiries);
    // Deliveries that arrived but couldn't be confirmed are repeated.
    await untilEach(site(), ({ state }) => state === "delivered", "Each delivery is over");
    const counts = await checkInquiries(site());
    await server.stop();
    return {
      counts: {
        ...counts,
        "received inquiries": compareDelivered(ledger, receiver),
        // At least once: a mail server that disconnects after accepting an email gets it again.
        "mailed inquiries": compare(acknowledgedIn(ledger.inquiries), [...mailed()]),
      },
    };
  } finally {
    await server.kill();
    await receiver.close();
    await relay.close();
    await sink.close();
    await store.remove();
  }
}

/**
 * Two servers share the outbox of one database; one of them is killed during its deliveries, round
 * after round. The other one delivers what it left.
 */
export async function killOneOfTwo(rounds: Rounds, postgres: PostgresServer): Promise<Outcome> {
  const receiver = await makeReceiver();
  const store = await makeStore(postgres, receiver.variables);
  const ledger = newLedger();
  let first = await startServer(store, { hasShortPauses: true });
  const second = await startServer(store, { hasShortPauses: true });
  try {
    await receiver.open();
    await signIn(store, second.address);
    for (const _ of rounds) {
      const at = (address: string): Site => ({ address, store, ledger });
      const loads = [first, second].map(({ address }) => startLoad(at(address), ["inquiry"]));
      await Promise.all(loads.map((load) => load.reached(40)));
      await first.kill();
      await Promise.all(loads.map((load) => load.stop()));
      await sendAgain(at(second.address));
      first = await startServer(store, { hasShortPauses: true });
    }
    refuseNothing(ledger.refusals);
    await receiver.settled(ledger.inquiries.size);
    return {
      counts: {
        ...(await checkInquiries({ address: second.address, store, ledger })),
        "received inquiries": compareDelivered(ledger, receiver),
      },
    };
  } finally {
    await first.kill();
    await second.kill();
    await receiver.close();
    await store.remove();
  }
}

/**
 * Resolves when the condition is true for each delivery of each inquiry, as the broker sees them.
 */
async function untilEach(
  site: Site,
  isSo: (delivery: Delivery) => boolean,
  what: string,
): Promise<void> {
  const { broker } = site.store;
  const list = await ask(site, broker, "/inquiries?limit=200");
  for (const { id } of (await read<InquiryPage>(list)).items) {
    await until(async () => {
      const detail = await read<InquiryDetail>(await ask(site, broker, `/inquiries/${id}`));
      return detail.deliveries.length === 2 && detail.deliveries.every(isSo);
    }, what);
  }
}

/**
 * Compares what an owner's program has processed, by webhook id, with visitors' receipts.
 *
 * @throws an Error if a signature was wrong, or a redirect was followed
 */
export function compareDelivered(ledger: Ledger, receiver: WebhookReceiver): Counts {
  const [complaint] = receiver.complaints;
  if (complaint) throw new Error(complaint);
  return compare(acknowledgedIn(ledger.inquiries), [...receiver.processed.values()].map(keyIn));
}

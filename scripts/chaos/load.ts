import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Inquiry } from "../../packages/records/src/schemas/inquiry.ts";
import type { Receipt } from "../../packages/records/src/schemas/received-inquiry.ts";
import type { Acknowledged, Ledger } from "./ledger.ts";
import { origin, type Person, type Store } from "./store.ts";

/** What people do at the same time, and how many of them do each. */
const crowd = {
  inquiry: 8,
  message: 4,
  document: 3,
  reading: 2,
  keyDates: 1,
  requests: 1,
  question: 1,
} as const;
export type Kind = keyof typeof crowd;
const everything: readonly Kind[] = [
  "inquiry",
  "message",
  "document",
  "reading",
  "keyDates",
  "requests",
  "question",
];

/** Longer than any response takes, whatever else the machine does. */
const timeoutMs = 30_000;

/** A server, its store, and what was sent to it. */
export type Site = { address: string; store: Store; ledger: Ledger };

export type Load = {
  /**
   * Resolves when this many more things are acknowledged, and some of each kind; rejects when no
   * user of a kind is left.
   */
  reached: (count: number) => Promise<void>;
  /** Lets requests in progress end, and then resolves. */
  stop: () => Promise<void>;
  /** Resolves when everyone has given up, at the first broken connection or refusal. */
  ended: Promise<void>;
};

/** Makes people write to the server, each one thing after another, until it fails. */
export function startLoad(site: Site, kinds: readonly Kind[] = everything): Load {
  const acknowledged = new Map<Kind, number>();
  let isStopping = false;
  let lastBroken: Broken | undefined;
  let seen = () => {};

  async function work(kind: Kind): Promise<void> {
    while (!isStopping) {
      try {
        await acts[kind](site);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        lastBroken = error;
        return;
      }
      acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1);
      seen();
    }
  }

  const crews = kinds.map(async (kind) => {
    await Promise.all(Array.from({ length: crowd[kind] }, () => work(kind)));
    return kind;
  });
  const ended = Promise.all(crews).then(() => undefined);
  // Nobody waits for it if `reached` has failed.
  ended.catch(() => undefined);

  return {
    ended,
    async reached(count) {
      acknowledged.clear();
      const isEnough = () => {
        const counts = kinds.map((kind) => acknowledged.get(kind) ?? 0);
        return Math.min(...counts) > 0 && counts.reduce((sum, one) => sum + one, 0) >= count;
      };
      const { promise, resolve } = Promise.withResolvers<void>();
      seen = () => isEnough() && resolve();
      const kind = await Promise.race([promise, ...crews]);
      if (!kind) return;
      const last = JSON.stringify(site.ledger.refusals.slice(-3));
      throw new Error(`Everybody gave up too early: ${kind}. The last refusals: ${last}`, {
        cause: lastBroken,
      });
    },
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}

/** The connection broke, or the server refused: whether it was done is unknown. */
class Broken extends Error {}

/**
 * Makes a request as one of the users.
 *
 * @throws Broken without a successful response; a refusal is added to the ledger
 */
export async function ask(
  { address, ledger }: Pick<Site, "address" | "ledger">,
  person: Person | undefined,
  path: string,
  {
    headers = {},
    ...init
  }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${address}/api${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { Origin: origin, Cookie: person?.cookie ?? "", ...headers },
    });
    if (answer.ok) return answer;
    const body = await answer.text();
    ledger.refusals.push({ path, status: answer.status, body });
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") {
      throw new Error(`${path} has not been answered.`, { cause: error });
    }
    throw new Broken(path, { cause: error });
  }
  throw new Broken(`${path} answered ${answer.status}`);
}

/** Reads a whole response; the connection may break meanwhile. */
export async function read<Body>(answer: Response): Promise<Body> {
  try {
    return (await answer.json()) as Body;
  } catch (error) {
    throw new Broken(answer.url, { cause: error });
  }
}

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", ...headers },
});

const acts: Record<Kind, (site: Site) => Promise<void>> = {
  inquiry: (site) => sendInquiry(site, randomUUID()),
  message: (site) => sendMessage(site, randomUUID()),
  document: uploadDocument,
  reading: readSomething,
  keyDates: moveKeyDates,
  requests: requestDocument,
  question: askQuestion,
};

/** Sends an inquiry with its key, for the first time or again. */
export async function sendInquiry(site: Site, key: string): Promise<void> {
  const sent = site.ledger.inquiries.get(key) ?? { isAcknowledged: false };
  site.ledger.inquiries.set(key, sent);
  const answer = await ask(site, undefined, "/inquiries", {
    method: "POST",
    ...json({ ...inquiryWith(key), elapsedMs: 20_000 }, { "Idempotency-Key": key }),
  });
  sent.receipt = await read<Receipt>(answer);
  sent.isAcknowledged = true;
}

/** The inquiry for a key, which is in every field that varies. */
export const inquiryWith = (key: string): Inquiry => ({
  name: `Robin Vance ${key}`,
  email: `${key}@example.com`,
  phone: `(555) 555-0143 ${key.slice(0, 8)}`,
  service: "leasing",
  message: `Is the warehouse still to let? ${key}`,
});

/** The key in the text of an inquiry, or of the email about it. */
export const keyIn = (text: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? "";

/** Sends a message with its id, for the first time or again. */
async function sendMessage(site: Site, id: string): Promise<void> {
  const { client } = site.store;
  const sent = site.ledger.messages.get(id) ?? { isAcknowledged: false };
  site.ledger.messages.set(id, sent);
  await read(await putMessage(site, client, client, id));
  sent.isAcknowledged = true;
}

/** Writes to the conversation between a client and the broker. */
function putMessage(site: Site, author: Person, client: Person, id: string): Promise<Response> {
  return ask(site, author, `/threads/${threadOf(client)}/messages/${id}`, {
    method: "PUT",
    ...json({ text: messageText(id), attachmentIds: [] }),
  });
}

/** The conversation between a client and the broker. */
export const threadOf = (client: Person) => `broker-${client.id}`;
export const messageText = (id: string) => `About the rent roll: ${id}`;

async function uploadDocument(site: Site): Promise<void> {
  const { client, dealId } = site.store;
  const name = `rent-roll-${randomUUID()}.csv`;
  const body = randomBytes(randomInt(1_000, 120_000)).toString("hex");
  const sha256 = createHash("sha256").update(body).digest("hex");
  const sent = { isAcknowledged: false, isChecked: false, sha256 };
  site.ledger.documents.set(name, sent);
  const query = new URLSearchParams({
    name,
    mediaType: "text/csv",
    dealId,
    type: "other",
  });
  await read(await ask(site, client, `/documents?${query}`, { method: "POST", body }));
  sent.isAcknowledged = true;
}

/** The broker writes; the other client reads the message and its notification. */
async function readSomething(site: Site): Promise<void> {
  const { broker, otherClient } = site.store;
  const id = randomUUID();
  await read(await putMessage(site, broker, otherClient, id));
  // The notification first, because reading the conversation would mark it too.
  const notifications = await read<{ id: string; isRead: boolean }[]>(
    await ask(site, otherClient, "/notifications"),
  );
  const ids = notifications.flatMap((one) => (one.isRead ? [] : one.id));
  if (ids.length > 0) {
    await ask(site, otherClient, "/notifications/read", {
      method: "PUT",
      ...json({ ids, isRead: true }),
    });
    for (const one of ids) site.ledger.readNotifications.add(one);
  }
  await ask(site, otherClient, `/threads/${threadOf(otherClient)}/read`, { method: "POST" });
  site.ledger.readMessages.add(id);
}

/** The days of a deal's key dates before and after its effective date is moved. */
export const keyDays = {
  before: "2099-06-17 2099-06-23 2099-07-07 2099-07-17 2099-08-03 2099-08-10 2099-08-17",
  after: "2099-06-22 2099-06-25 2099-07-13 2099-07-22 2099-08-06 2099-08-14 2099-08-21",
};

/** The broker starts a deal from a template, and moves its effective date. */
async function moveKeyDates(site: Site): Promise<void> {
  const { broker, client } = site.store;
  const form = {
    name: "1 Clock Road",
    city: "Anytown",
    region: "TX",
    type: "land",
    squareFeet: 43_560,
    summary: "An acre beside the highway.",
    timeZone: "America/Chicago",
    progress: { side: "purchase", stage: "contract" },
    template: { template: "purchase", days: { "effective-date": keyDays.before.slice(0, 10) } },
  };
  const path = `/clients/${client.id}/deals`;
  const { id } = await read<{ id: string }>(
    await ask(site, broker, path, { method: "POST", ...json(form) }),
  );
  const sent = { isAcknowledged: false };
  site.ledger.keyDates.set(id, sent);
  const keyDates = `/deals/${id}/key-dates`;
  const dates = await read<{ id: string; kind: string }[]>(await ask(site, broker, keyDates));
  const effective = dates.find(({ kind }) => kind === "effective-date");
  const moved = { ...effective, override: { day: keyDays.after.slice(0, 10), reason: "" } };
  await read(
    await ask(site, broker, `${keyDates}/${effective?.id}`, { method: "PUT", ...json(moved) }),
  );
  sent.isAcknowledged = true;
}

/** The broker requests a document, and checks it off. */
async function requestDocument(site: Site): Promise<void> {
  const { broker, dealId } = site.store;
  const label = `Rent roll ${randomUUID()}`;
  const sent = { isAcknowledged: false };
  site.ledger.requests.set(label, sent);
  const form = { label, dueDay: "2099-07-17", note: "" };
  const path = `/deals/${dealId}/document-requests`;
  const { id } = await read<{ id: string }>(
    await ask(site, broker, path, { method: "POST", ...json(form) }),
  );
  const done = { method: "PATCH", ...json({ status: "done", version: 1 }) };
  await read(await ask(site, broker, `/document-requests/${id}`, done));
  sent.isAcknowledged = true;
}

/** The other client, whose records are few, asks the assistant. */
async function askQuestion(site: Site): Promise<void> {
  // Every second one has an answer.
  const question =
    site.ledger.questions.size % 2 === 0
      ? `Who pays for ${randomUUID()}?`
      : `Who is my broker? ${randomUUID()}`;
  const sent = { isAcknowledged: false };
  site.ledger.questions.set(question, sent);
  const asked = { method: "POST", ...json({ question }) };
  await read(await ask(site, site.store.otherClient, "/assistant/questions", asked));
  sent.isAcknowledged = true;
}

/** Sends again what was not acknowledged, as a page does once it is online again. */
export async function sendAgain(site: Site): Promise<void> {
  const { inquiries, messages } = site.ledger;
  const open = (sent: ReadonlyMap<string, Acknowledged>) =>
    [...sent].flatMap(([key, { isAcknowledged }]) => (isAcknowledged ? [] : [key]));
  await Promise.all([
    ...open(inquiries).map((key) => sendInquiry(site, key)),
    ...open(messages).map((id) => sendMessage(site, id)),
  ]);
}

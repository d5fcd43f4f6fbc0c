import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { BrokerListing } from "../../packages/records/src/schemas/broker-listing.ts";
import type { LeaseTerms } from "../../packages/records/src/schemas/offer.ts";
import type { Receipt } from "../../packages/records/src/schemas/received-inquiry.ts";
import { origin, type Person, type Store } from "./store.ts";
import { until } from "./until.ts";

/** What was sent, by a key that is part of it, and whether the server acknowledged it. */
export type Sent<More = unknown> = Map<string, { isAcknowledged: boolean } & More>;

/** A server, its store, and everything that was sent to it. */
export type Site = {
  address: string;
  store: Store;
  inquiries: Sent<{ receipt?: Receipt }>;
  messages: Sent;
  documents: Sent<{ sha256: string }>;
  /** Agreements that the broker recorded, by their signers' names. */
  agreements: Sent<{ sha256: string }>;
  /** Moves of deals' dates, by the deal's id. */
  keyDates: Sent;
  /** Terms of listings, by the listing's id, and the protected lists sent after them, by address. */
  terms: Sent;
  lists: Sent;
  /** Proposals to lease that the broker entered, and those that they accepted, by their notes. */
  proposals: Sent;
  leases: Sent;
  /** Responses that were neither a success nor a broken connection. */
  refusals: { path: string; status: number; body: string }[];
};

export const newSite = (store: Store): Site => ({
  address: "",
  store,
  inquiries: new Map(),
  messages: new Map(),
  documents: new Map(),
  agreements: new Map(),
  keyDates: new Map(),
  terms: new Map(),
  lists: new Map(),
  proposals: new Map(),
  leases: new Map(),
  refusals: [],
});

/** What people do concurrently, and how many people do each. */
const crowd = {
  inquiry: 8,
  message: 4,
  document: 3,
  agreement: 1,
  keyDates: 1,
  list: 1,
  lease: 1,
} as const;
type Kind = keyof typeof crowd;

const acts: Record<Kind, (site: Site) => Promise<void>> = {
  inquiry: (site) => sendInquiry(site, randomUUID()),
  message: (site) => sendMessage(site, randomUUID()),
  document: uploadDocument,
  agreement: recordAgreement,
  keyDates: moveKeyDates,
  list: sendList,
  lease: acceptProposal,
};

/** Makes people write to the server, one thing after another, until it fails. */
export function startLoad(
  site: Site,
  kinds: readonly Kind[] = Object.keys(crowd) as readonly Kind[],
) {
  const acknowledged = new Map<Kind, number>();
  let isStopping = false;

  async function work(kind: Kind): Promise<void> {
    while (!isStopping) {
      try {
        await acts[kind](site);
      } catch (error) {
        if (error instanceof Broken) return;
        throw error;
      }
      acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1);
    }
  }

  /** Resolves when everyone has stopped, each at their first broken connection or refusal. */
  const ended = Promise.all(
    kinds.flatMap((kind) => Array.from({ length: crowd[kind] }, () => work(kind))),
  );
  return {
    ended,
    /** Resolves when so many things were acknowledged, including some of each kind. */
    reached: (count: number) =>
      until(
        () =>
          kinds.every((kind) => acknowledged.has(kind)) &&
          [...acknowledged.values()].reduce((sum, one) => sum + one, 0) >= count,
        () => `${count} things are acknowledged. Refused: ${JSON.stringify(site.refusals)}`,
      ),
    /** Starts nothing new, and resolves when requests in progress have ended. */
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}

/** The connection broke or the server refused, so it is unknown whether the request took effect. */
export class Broken extends Error {}

/**
 * Makes a request, and reads the whole response.
 *
 * @throws Broken if the connection breaks
 */
export async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    // Longer than any response takes, even on a busy machine.
    const signal = AbortSignal.timeout(120_000);
    const answer = await fetch(url, { redirect: "manual", signal, ...init });
    const { headers, status } = answer;
    return new Response(status === 204 ? null : await answer.arrayBuffer(), { headers, status });
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") {
      throw new Error(`${url} has not been answered.`, { cause: error });
    }
    throw new Broken(url, { cause: error });
  }
}

/**
 * Makes an API request as one of the users.
 *
 * @throws Broken without a successful response; refusals are noted
 */
export async function ask(
  { address, refusals }: Pick<Site, "address" | "refusals">,
  person: Person | undefined,
  path: string,
  init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const headers = { Origin: origin, Cookie: person?.cookie ?? "", ...init.headers };
  const answer = await request(`${address}/api${path}`, { ...init, headers });
  if (answer.ok) return answer;
  refusals.push({ path, status: answer.status, body: await answer.text() });
  throw new Broken(`${path} answered ${answer.status}`);
}

const json = (method: "POST" | "PUT", body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

/** Notes that something is sent, for the first time or again. */
function note<More>(sent: Sent<More>, key: string, more: More): { isAcknowledged: boolean } & More {
  const noted = sent.get(key) ?? { isAcknowledged: false, ...more };
  sent.set(key, noted);
  return noted;
}

/** Sends an inquiry, for the first time or again; its key identifies it. */
async function sendInquiry(site: Site, key: string): Promise<void> {
  const sent: { isAcknowledged: boolean; receipt?: Receipt } = note(site.inquiries, key, {});
  const { headers, ...init } = json("POST", { ...inquiryWith(key), elapsedMs: 20_000 });
  const answer = await ask(site, undefined, "/inquiries", {
    ...init,
    headers: { ...headers, "Idempotency-Key": key },
  });
  sent.receipt = (await answer.json()) as Receipt;
  sent.isAcknowledged = true;
}

/** An inquiry with the key in every field that has room for it. */
export const inquiryWith = (key: string) => ({
  name: `Robin Vance ${key}`,
  email: `${key}@example.com`,
  phone: `(555) 555-0143 ${key.slice(0, 8)}`,
  service: "leasing",
  message: `Is the warehouse still to let? ${key}`,
});

/** Sends a message, for the first time or again; its id identifies it. */
async function sendMessage(site: Site, id: string): Promise<void> {
  const { client } = site.store;
  const sent = note(site.messages, id, {});
  const form = { text: messageText(id), attachmentIds: [] };
  await ask(site, client, `/threads/broker-${client.id}/messages/${id}`, json("PUT", form));
  sent.isAcknowledged = true;
}

export const messageText = (id: string) => `About the rent roll: ${id}`;

async function uploadDocument(site: Site): Promise<void> {
  const { client, dealId } = site.store;
  const name = `rent-roll-${randomUUID()}.csv`;
  const body = randomBytes(randomInt(1_000, 120_000)).toString("hex");
  const sha256 = createHash("sha256").update(body).digest("hex");
  const sent = note(site.documents, name, { sha256 });
  const query = documentQuery(name, dealId);
  await ask(site, client, `/documents?${query}`, { method: "POST", body });
  sent.isAcknowledged = true;
}

export const documentQuery = (name: string, dealId: string) =>
  new URLSearchParams({ name, mediaType: "text/csv", dealId, type: "other" });

/** As the broker, adds someone who signed elsewhere, with the agreement. */
async function recordAgreement(site: Site): Promise<void> {
  const { broker, listingId } = site.store;
  const key = randomUUID();
  const name = `Rowan Pell ${key}`;
  const form = { name, email: `${key}@example.com`, company: "", phone: "", role: "principal" };
  const path = `/listings/${listingId}/prospects`;
  const added = await ask(site, broker, path, json("POST", { ...form, buyerName: "" }));
  const { id } = (await added.json()) as { id: string };
  const body = `%PDF-1.7\n${randomBytes(randomInt(1_000, 120_000)).toString("hex")}`;
  const sha256 = createHash("sha256").update(body).digest("hex");
  const sent = note(site.agreements, name, { sha256 });
  const agreement = { signedOn: "2026-07-10", endsOn: "2027-07-10", note: key, version: "1" };
  const query = new URLSearchParams(agreement);
  await ask(site, broker, `/prospects/${id}/agreements?${query}`, { method: "POST", body });
  sent.isAcknowledged = true;
}

/** The days of a deal's key dates before and after its effective date is moved. */
export const keyDays = {
  before: "2099-06-17 2099-06-23 2099-07-07 2099-07-17 2099-08-03 2099-08-10 2099-08-17",
  after: "2099-06-22 2099-06-25 2099-07-13 2099-07-22 2099-08-06 2099-08-14 2099-08-21",
};

/** A property of deals that the broker adds. */
const land = {
  city: "Anytown",
  region: "TX",
  type: "land",
  squareFeet: 43_560,
  summary: "An acre beside the highway.",
  timeZone: "America/Chicago",
};

/**
 * As the broker, starts a deal from a template and moves its effective date: all of its dates have
 * to move, or none.
 */
async function moveKeyDates(site: Site): Promise<void> {
  const { broker, client } = site.store;
  const form = {
    ...land,
    name: "1 Clock Road",
    progress: { side: "purchase", stage: "contract" },
    template: { template: "purchase", days: { "effective-date": keyDays.before.slice(0, 10) } },
  };
  const added = await ask(site, broker, `/clients/${client.id}/deals`, json("POST", form));
  const { id } = (await added.json()) as { id: string };
  const sent = note(site.keyDates, id, {});
  const path = `/deals/${id}/key-dates`;
  const dates = (await (await ask(site, broker, path)).json()) as { id: string; kind: string }[];
  const effective = dates.find(({ kind }) => kind === "effective-date");
  const moved = { ...effective, override: { day: keyDays.after.slice(0, 10), reason: "" } };
  await ask(site, broker, `${path}/${effective?.id}`, json("PUT", moved));
  sent.isAcknowledged = true;
}

/** An agreement with the owner that has ended. */
export const listingTerm = {
  from: "2025-01-14",
  to: "2025-07-14",
  protectionDays: 120,
  listDays: 15,
};

/** As the broker, sets a listing's term, which has ended, and sends its protected list. */
async function sendList(site: Site): Promise<void> {
  const { broker, client } = site.store;
  const key = randomUUID();
  const address = `1 List Road ${key}`;
  const progress = { side: "sale", stage: "marketing" };
  const deals = `/clients/${client.id}/deals`;
  const begun = await ask(site, broker, deals, json("POST", { ...land, name: address, progress }));
  const { id: dealId } = (await begun.json()) as { id: string };
  const added = await ask(site, broker, "/listings", json("POST", { dealId }));
  const { id } = (await added.json()) as { id: string };
  const path = `/listings/${id}`;
  const buyer = { name: `Ellis ${key}`, email: `${key}@example.com`, company: "", phone: "" };
  const prospect = json("POST", { ...buyer, role: "principal", buyerName: "" });
  const listed = await ask(site, broker, `${path}/prospects`, prospect);
  const { id: prospectId } = (await listed.json()) as { id: string };
  const term = note(site.terms, id, {});
  await ask(site, broker, `${path}/term`, json("PUT", { term: listingTerm, version: 1 }));
  term.isAcknowledged = true;
  const list = note(site.lists, address, {});
  const form = { ids: [prospectId], version: 2 };
  await ask(site, broker, `${path}/protected-list`, json("POST", form));
  list.isAcknowledged = true;
}

const proposal: LeaseTerms = {
  kind: "lease",
  spaceIds: ["third"],
  rent: 24,
  termMonths: 60,
  improvements: 25,
  startsOn: "2099-10-01",
  freeMonths: 3,
  increase: 3,
  increaseUnit: "percent",
  renewal: "Two options of five years",
  guaranty: "The parent company",
  note: "",
};

/** The terms of a proposal with the key as its note. */
export const proposalWith = (key: string): LeaseTerms => ({ ...proposal, note: key });

/**
 * As the broker, enters a proposal for a suite and accepts it: the suite has to be pending and the
 * lease to have its deal, or neither. The contract before it falls through.
 */
async function acceptProposal(site: Site): Promise<void> {
  const { broker, buildingId } = site.store;
  const path = `/listings/${buildingId}`;
  const stored = (await (await ask(site, broker, path)).json()) as BrokerListing;
  const spaces = stored.details.spaces?.map((space) => ({ ...space, status: "available" }));
  const details = { ...stored.details, spaces };
  await ask(site, broker, path, json("PUT", { details, version: stored.version }));
  const key = randomUUID();
  const tenant = { name: `Riley ${key}`, email: `${key}@example.com`, company: "", buyerName: "" };
  const offer = { ...proposalWith(key), expiresOn: "2099-06-17", expiresAt: "17:00" };
  const form = { buyer: { ...tenant, role: "principal" }, receivedOn: "2026-07-10", offer };
  const entered = note(site.proposals, key, {});
  const answer = await ask(site, broker, `${path}/offers`, json("POST", form));
  entered.isAcknowledged = true;
  const { id } = (await answer.json()) as { id: string };
  const accepted = note(site.leases, key, {});
  const acceptance = { contractOn: "2099-06-17", othersMessage: "", version: 1 };
  await ask(site, broker, `/offers/${id}/accept`, json("POST", acceptance));
  accepted.isAcknowledged = true;
}

/** Sends everything again that was not acknowledged, as a page does once it is online again. */
export async function sendAgain(site: Site): Promise<void> {
  const open = (sent: Sent) =>
    [...sent].flatMap(([key, { isAcknowledged }]) => (isAcknowledged ? [] : [key]));
  await Promise.all([
    ...open(site.inquiries).map((key) => sendInquiry(site, key)),
    ...open(site.messages).map((id) => sendMessage(site, id)),
  ]);
}

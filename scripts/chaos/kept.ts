import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { cleanUp } from "../../apps/server/src/cleanup/cleanup.ts";
import type { DocumentPage } from "../../packages/records/src/schemas/document.ts";
import type { BrokerListing } from "../../packages/records/src/schemas/broker-listing.ts";
import type { OfferBoard } from "../../packages/records/src/schemas/offer.ts";
import type { Prospect } from "../../packages/records/src/schemas/prospect.ts";
import type { ProtectedList } from "../../packages/records/src/schemas/protected-list.ts";
import type { InquiryPage } from "../../packages/records/src/schemas/received-inquiry.ts";
import {
  ask,
  inquiryWith,
  keyDays,
  listingTerm,
  messageText,
  proposalWith,
  type Sent,
  type Site,
} from "./load.ts";
import type { Person, Store } from "./store.ts";

/**
 * Compares what was sent with what the store has.
 *
 * @param found the keys of what the store has, one for each copy
 * @throws an Error if something acknowledged is missing, something was stored twice or never sent,
 * or nothing was acknowledged at all
 */
export function expectKept(what: string, sent: Sent, found: readonly string[]): void {
  const acknowledged = [...sent].flatMap(([key, one]) => (one.isAcknowledged ? [key] : []));
  const there = new Set(found);
  const problems = Object.entries({
    lost: acknowledged.filter((key) => !there.has(key)),
    doubled: found.filter((key, at) => found.indexOf(key) !== at),
    "never sent": found.filter((key) => !sent.has(key)),
    ...(acknowledged.length === 0 && { "acknowledged none": [""] }),
  }).flatMap(([problem, keys]) => (keys.length > 0 ? `${problem} ${keys.join(" ")}` : []));
  if (problems.length > 0) throw new Error(`${what}: ${problems.join("; ")}`);
}

/** Checks that the server shows everything that it acknowledged, word for word. */
export async function expectAllKept(site: Site): Promise<void> {
  await expectInquiries(site);
  await expectMessages(site);
  await expectDocuments(site);
  await expectAgreements(site);
  await expectKeyDates(site);
  await expectTerms(site);
  await expectProposals(site);
}

async function expectInquiries(site: Site): Promise<void> {
  const found: string[] = [];
  for await (const page of pages<InquiryPage>(site, site.store.broker, "/inquiries")) {
    for (const inquiry of page.items) {
      // Matched by its text, because a second copy would have its own reference.
      const key = inquiry.message.slice(-36);
      const { receipt } = site.inquiries.get(key) ?? {};
      expect(inquiry).toMatchObject({ ...inquiryWith(key), ...receipt });
      found.push(key);
    }
  }
  expectKept("inquiries", site.inquiries, found);
}

async function expectMessages(site: Site): Promise<void> {
  type MessagePage = { items: { id: string; text: string }[]; nextCursor?: string };
  const { client } = site.store;
  const found: string[] = [];
  const path = `/threads/broker-${client.id}/messages`;
  for await (const page of pages<MessagePage>(site, client, path)) {
    for (const { id, text } of page.items) {
      expect(text).toBe(messageText(id));
      found.push(id);
    }
  }
  expectKept("messages", site.messages, found);
}

/** Checks the client's documents: uploaded ones, and both files of each protected list. */
async function expectDocuments(site: Site): Promise<void> {
  const { client } = site.store;
  const found: string[] = [];
  const lists: Record<string, string[]> = { PDF: [], CSV: [] };
  let total = Infinity;
  for (let offset = 0; offset < total; offset += 200) {
    const path = `/documents?limit=200&offset=${offset}`;
    const page = (await (await ask(site, client, path)).json()) as DocumentPage;
    total = page.total;
    for (const { id, name, versions } of page.items) {
      const file = await ask(site, client, `/documents/${id}/versions/1/file`);
      const [, address = "", format = ""] = /^Protected list, (.*), (PDF|CSV)$/.exec(name) ?? [];
      if (address) {
        lists[format]?.push(...versions.map(() => address));
        expect(await file.text()).toContain(format === "PDF" ? "%PDF-" : address.slice(-36));
        continue;
      }
      const sha256 = createHash("sha256")
        .update(await file.bytes())
        .digest("hex");
      expect({ name, sha256 }).toEqual({ name, sha256: site.documents.get(name)?.sha256 });
      found.push(...versions.map(() => name));
    }
  }
  expectKept("documents", site.documents, found);
  for (const [format, sent] of Object.entries(lists))
    expectKept(`protected lists, ${format}`, site.lists, sent);
}

/** Checks that each listing has the whole term it was given, or none, and the list sent after it. */
async function expectTerms(site: Site): Promise<void> {
  const found: string[] = [];
  for (const id of site.terms.keys()) {
    const answer = await ask(site, site.store.broker, `/listings/${id}`);
    const { details, term } = (await answer.json()) as BrokerListing;
    if (!term) continue;
    expect(term).toMatchObject(listingTerm);
    found.push(id);
    const list = await ask(site, site.store.broker, `/listings/${id}/protected-list`);
    const { sent } = (await list.json()) as ProtectedList;
    // With the files, or without them.
    if (sent) expect(sent.documents).toHaveLength(2);
    else expect(site.lists.get(details.address)?.isAcknowledged ?? false).toBe(false);
  }
  expectKept("terms of listings", site.terms, found);
}

/** Checks that a suite is pending and its lease has a deal, or neither. */
async function expectProposals(site: Site): Promise<void> {
  type Page = { items: { name: string; isArchived?: true }[]; nextCursor?: string };
  const { broker, buildingId, client } = site.store;
  const answer = await ask(site, broker, `/listings/${buildingId}/offers`);
  const { listing, offers } = (await answer.json()) as OfferBoard;
  for (const { terms } of offers) expect(terms).toEqual(proposalWith(terms.note));
  const notes = (some: OfferBoard["offers"]) => some.map(({ terms }) => terms.note);
  expectKept("proposals", site.proposals, notes(offers));
  const leased = offers.filter(({ state }) => state === "accepted" || state === "ended");
  expectKept("leases", site.leases, notes(leased));
  const standing = leased.filter(({ state }) => state === "accepted").map(() => "Suite 3");
  const pending = listing.spaces?.filter(({ status }) => status === "pending");
  expect(pending?.map(({ name }) => name)).toEqual(standing);
  const deals: string[] = [];
  for await (const page of pages<Page>(site, client, "/deals/details")) {
    const running = page.items.filter(({ isArchived }) => !isArchived);
    deals.push(...running.flatMap(({ name }) => name.match(/^Suite 3(?=, )/) ?? []));
  }
  expect(deals).toEqual(standing);
}

async function expectAgreements(site: Site): Promise<void> {
  const { broker, listingId } = site.store;
  const found: string[] = [];
  const answer = await ask(site, broker, `/listings/${listingId}/prospects`);
  for (const { agreements, name, stage } of (await answer.json()) as Prospect[]) {
    expect(stage).toBe(agreements.length > 0 ? "signed" : "inquired");
    for (const { elsewhere, id } of agreements) {
      const file = await ask(site, broker, `/agreements/${id}`);
      const sha256 = createHash("sha256")
        .update(await file.bytes())
        .digest("hex");
      const sent = { sha256: site.agreements.get(name)?.sha256, note: name.slice(-36) };
      expect({ sha256, note: elsewhere?.note }).toEqual(sent);
      found.push(name);
    }
  }
  expectKept("agreements signed elsewhere", site.agreements, found);
}

/** Checks that all of a deal's dates moved, or none. */
async function expectKeyDates(site: Site): Promise<void> {
  type Page = { items: { id: string; keyDates: { day: string }[] }[]; nextCursor?: string };
  const moved: string[] = [];
  for await (const page of pages<Page>(site, site.store.client, "/deals/details")) {
    for (const { id, keyDates } of page.items) {
      if (!site.keyDates.has(id)) continue;
      const days = keyDates.map(({ day }) => day).join(" ");
      expect(Object.values(keyDays)).toContain(days);
      if (days === keyDays.after) moved.push(id);
    }
  }
  expectKept("key dates", site.keyDates, moved);
}

async function* pages<Page extends { nextCursor?: string | undefined }>(
  site: Site,
  person: Person,
  path: string,
): AsyncGenerator<Page> {
  let cursor: string | undefined;
  do {
    const next: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
    const page = (await (await ask(site, person, `${path}?limit=200${next}`)).json()) as Page;
    yield page;
    cursor = page.nextCursor;
  } while (cursor);
}

/**
 * Runs the cleanup as if it were two days later, and checks that each file on disk has a row, and
 * each row its file. The store must not be in use.
 */
export async function expectNoStrayFile(store: Store): Promise<void> {
  const { close, ...services } = await store.open();
  const { db } = services;
  try {
    await cleanUp(services, Date.now() + 2 * 86_400_000);
    const rows = await db
      .selectFrom("documentVersion")
      .select("fileKey")
      .unionAll(db.selectFrom("listingDocument").select("fileKey"))
      .unionAll(
        db
          .selectFrom("agreement")
          .select((eb) => eb.ref("fileKey").$notNull().as("fileKey"))
          .where("fileKey", "is not", null),
      )
      .execute();
    const folder = join(store.variables.DATA_DIR ?? "", "files");
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      // As keys: relative to the folder, with slashes.
      .map(({ name, parentPath }) => join(parentPath, name).slice(folder.length + 1));
    expect(files.toSorted()).toEqual(rows.map(({ fileKey }) => fileKey).toSorted());
  } finally {
    await close();
  }
}

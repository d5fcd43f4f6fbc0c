import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { cp } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { agreementText } from "../../packages/content/src/agreements/agreements.ts";
import { findRoomListing } from "../../apps/server/src/prospects/room-listing.ts";
import { agreementOf } from "../../apps/server/src/prospects/sign-agreement.ts";
import { suite } from "../../apps/server/test/listing.ts";
import { type PostgresServer, startPostgres } from "../../apps/server/test/postgres-server.ts";
import { addCompleteListing } from "../../apps/server/test/room.ts";
import { expectAllKept, expectNoStrayFile } from "./kept.ts";
import { documentQuery, newSite, sendAgain, type Site, startLoad } from "./load.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import {
  countExecuted,
  expectEvidence,
  followUp,
  slug,
  startSigning,
  type Visit,
} from "./signers.ts";
import { openSmallDisk } from "./small-disk.ts";
import { makeStore, origin, signIn, type Store } from "./store.ts";
import { until } from "./until.ts";

declare module "vitest" {
  interface ProvidedContext {
    rounds: { kills: number; few: number };
  }
}

// Breaks real servers, on both databases: whatever they acknowledged must still be there, exactly
// once.

const rounds = inject("rounds");
const databases = ["SQLite", "PostgreSQL"] as const;
const fewestBeforeKill = 20;
const mostBeforeKill = 150;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true });
});
afterAll(() => postgres.stop());

/** A store on one of the databases, and the server that currently runs on it, if any. */
async function openStore(database: (typeof databases)[number]) {
  const store = await makeStore(database === "PostgreSQL" ? postgres : undefined);
  let server: ServerProcess | undefined;
  onTestFinished(async () => {
    await server?.kill();
    await store.remove();
  });
  const start = async (options?: Parameters<typeof startServer>[1]) =>
    (server = await startServer(store, options));
  return { store, start };
}

test.for(databases)(
  "a killed server keeps what it acknowledged, and no half upload, on %s",
  async (database) => {
    const { start, store } = await openStore(database);
    const site = newSite(store);
    let server = await start();
    site.address = server.address;
    await signIn(store, site.address);
    for (let round = 0; round < rounds.kills; round += 1) {
      const load = startLoad(site);
      await load.reached(randomInt(fewestBeforeKill, mostBeforeKill));
      await uploadHalf(site);
      await server.kill();
      await load.ended;
      server = await start();
      site.address = server.address;
      await sendAgain(site);
      expect(site.refusals).toEqual([]);
    }
    await expectAllKept(site);
    await server.stop();
    expect(partsIn(store)).not.toEqual([]);
    await expectNoStrayFile(store);
  },
);

test("a server whose PostgreSQL is killed refuses clearly, recovers, and keeps what it acknowledged", async () => {
  const { start, store } = await openStore("PostgreSQL");
  const site = newSite(store);
  const server = await start();
  site.address = server.address;
  await signIn(store, site.address);
  for (let round = 0; round < rounds.kills; round += 1) {
    const load = startLoad(site);
    await load.reached(randomInt(fewestBeforeKill, mostBeforeKill));
    await postgres.kill();
    try {
      await load.ended;
    } finally {
      // The tests below need it again.
      await postgres.restart();
    }
    expectClearRefusals(site);
    await server.ready();
    await sendAgain(site);
    expect(site.refusals).toEqual([]);
  }
  await expectAllKept(site);
  await server.stop();
  await expectNoStrayFile(store);
});

// PostgreSQL has another disk, so there only files are on the full one.
test.for(databases)("a full disk is refused clearly and loses nothing, on %s", async (database) => {
  const { start, store } = await openStore(database);
  const disk = await openSmallDisk(store.variables.DATA_DIR ?? "");
  onTestFinished(() => disk.remove());
  const site = newSite(store);
  let server = await start(disk);
  site.address = server.address;
  await signIn(store, site.address);
  const work = async () => {
    const load = startLoad(site);
    await load.reached(30);
    await load.stop();
    expect(site.refusals).toEqual([]);
  };
  for (let round = 0; round < rounds.few; round += 1) {
    await work();
    await disk.fill(server);
    // Ends when everyone was refused.
    await startLoad(
      site,
      database === "PostgreSQL" ? ["document"] : ["inquiry", "message", "document"],
    ).ended;
    expect(site.refusals).not.toEqual([]);
    expectClearRefusals(site);
    const isKilled = round % 2 === 1;
    if (isKilled) await server.kill();
    await disk.free(server);
    if (isKilled) {
      server = await start(disk);
      site.address = server.address;
    }
    await sendAgain(site);
    await work();
  }
  await expectAllKept(site);
  await server.stop();
  // A copy, because SQLite follows the mount's path to where it isn't mounted.
  const copy = join(store.folder, "copy");
  await cp(disk.folder, copy, { recursive: true });
  store.variables.DATA_DIR = copy;
  await expectNoStrayFile(store);
});

test.for(databases)(
  "whoever signed or offered before a kill never has to again, on %s",
  async (database) => {
    const { start, store } = await openStore(database);
    const services = await store.open();
    const spaces = [suite({ id: "first", name: "Suite 1" }), suite({ id: "third" })];
    await addCompleteListing(services, { slug, details: { spaces } });
    const listing = await findRoomListing(services.db, slug);
    await services.close();
    if (!listing) throw new Error("There is no listing to sign for.");
    // Lets an email that was being sent at the kill be retried within this run.
    const options = { hasShortPauses: true };
    let server = await start(options);
    const visit: Visit = {
      address: server.address,
      store,
      text: agreementText(agreementOf(listing)),
      people: [],
      isKilled: false,
    };
    // Kills the server as soon as people have reached a step, in each round the next one: some have
    // signed, one has entered, one's agreement is executed, one has made an offer.
    for (let round = 0; round < 2 * rounds.few; round += 1) {
      const executed = await countExecuted(store);
      const known = visit.people.length;
      const newest = () => visit.people.slice(known);
      const signed = randomInt(1, 8);
      const signing = startSigning(visit);
      await until(
        [
          () => newest().filter((person) => person.signed).length >= signed,
          () => newest().some((person) => person.cookie),
          async () => (await countExecuted(store)) > executed,
          () => newest().some((person) => person.hasOffered),
        ][round % 4] ?? (() => true),
        "Someone signs",
      );
      visit.isKilled = true;
      await server.kill();
      await signing;
      server = await start(options);
      visit.address = server.address;
      visit.isKilled = false;
      // People who were told that they signed continue from there.
      for (const person of visit.people) await followUp(visit, person);
    }
    await expectEvidence(visit);
    await server.stop();
    await expectNoStrayFile(store);
  },
);

/** Checks that every refusal has a sentence for people, and says that it is temporary. */
function expectClearRefusals(site: Site): void {
  for (const refusal of site.refusals.splice(0)) {
    expect([503, 507], JSON.stringify(refusal)).toContain(refusal.status);
    expect(refusal.body).toMatch(/^\{"error":"[A-Z][^"{}]*\."/);
  }
}

/** Resolves when the server has written half of a document; the rest is never sent. */
async function uploadHalf({ address, store }: Site): Promise<void> {
  const { client, dealId } = store;
  const before = new Set(partsIn(store));
  const half = randomBytes(100_000).toString("hex");
  const upload = request(
    `${address}/api/documents?${documentQuery(`half-${randomUUID()}.csv`, dealId)}`,
    {
      method: "POST",
      headers: { Cookie: client.cookie, Origin: origin, "Content-Length": 2 * half.length },
    },
  );
  // The upload fails when the server ends.
  upload.on("error", () => undefined);
  upload.write(half);
  await until(
    () =>
      partsIn(store).some(
        (part) => !before.has(part) && statSync(part, { throwIfNoEntry: false })?.size,
      ),
    "Half an upload is written",
  );
}

/** The names of incomplete files. */
function partsIn({ variables }: Store): string[] {
  const folder = join(variables.DATA_DIR ?? "", "files/documents");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".part"))
    .map((name) => join(folder, name));
}

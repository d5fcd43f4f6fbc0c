import { createHash, randomInt, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import {
  agreementText,
  electronicConsent,
} from "../../packages/content/src/agreements/agreements.ts";
import { listingPaths } from "../../packages/content/src/listings.ts";
import type { Room } from "../../packages/records/src/schemas/room.ts";
import { findRoomListing } from "../../apps/server/src/prospects/room-listing.ts";
import { agreementOf } from "../../apps/server/src/prospects/sign-agreement.ts";
import { pdfOf } from "../../apps/server/test/pdf.ts";
import type { PostgresServer } from "../../apps/server/test/postgres-server.ts";
import { addCompleteListing } from "../../apps/server/test/room.ts";
import { checkFiles } from "./files.ts";
import { compare, type Counts } from "./ledger.ts";
import type { Outcome, Rounds } from "./scenario.ts";
import { startServer } from "./server-process.ts";
import { makeStore, origin, signIn, type Store } from "./store.ts";
import { until } from "./until.ts";

/** How many sign at the same time. */
const signers = 4;
const userAgent = "Chaos/1.0";
const slug = "15-placeholder-plaza";
const hashOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Someone who signs, and what the server told them. */
type Signer = {
  /** Has their own letters, so that it is theirs wherever it is found. */
  name: string;
  email: string;
  /** The agreement's id, once the server said that it is signed. */
  signed?: string;
  /** The room's cookie, once the server let them in. */
  cookie?: string;
  /** The hash of the PDF, once they have it. */
  sha256?: string;
};

type Site = {
  address: string;
  store: Store;
  people: Signer[];
  /** The agreement's. */
  text: string;
  /** Who waits for an email then waits no longer. */
  isKilled: boolean;
};

/**
 * Kills the server as soon as it has said that an agreement is signed, that a reader is in, or while
 * it stores the executed agreement's file, by turns. Nobody who was told that they have signed has
 * to sign again: their link comes, opens the room, and the agreement is as they signed it. Throws
 * where the evidence differs from what was sent, `checkFiles` for a file that belongs to none.
 */
export async function loseNoAgreement(
  rounds: Rounds,
  postgres: PostgresServer | undefined,
): Promise<Outcome> {
  const store = await makeStore(postgres);
  // An email that was under way at the kill is tried again within this run.
  const start = () => startServer(store, { hasShortPauses: true });
  const people: Signer[] = [];
  const documents: string[] = [];
  let found: Record<string, Counts> = {};
  let server = await start();
  try {
    const services = await store.open();
    const id = await addCompleteListing(services, { slug });
    const listing = await findRoomListing(services.db, slug);
    const added = services.db.selectFrom("listingDocument").where("listingId", "=", id);
    documents.push(...(await added.select("id").execute()).map((document) => document.id));
    await services.close();
    if (!listing) throw new Error("There is no listing to sign for.");
    await signIn(store, server.address);
    const text = agreementText(agreementOf(listing));
    const site = (): Site => ({
      address: server.address,
      store,
      people,
      text,
      isKilled: false,
    });
    for (const round of rounds) {
      const before = { files: await filesIn(store), people: people.length };
      const newest = () => people.slice(before.people);
      const busy = site();
      const work = startSigning(busy);
      // Half a document's upload breaks as well.
      const upload = addDocument(site(), listing.id).then(
        (id) => documents.push(id),
        () => undefined,
      );
      const after = randomInt(1, 2 * signers);
      await until(
        [
          () => newest().filter(({ signed }) => signed).length >= after,
          () => newest().some(({ cookie }) => cookie),
          async () => (await filesIn(store)) > before.files,
        ][round % 3] ?? (() => true),
        "Somebody signs",
      );
      await server.kill();
      busy.isKilled = true;
      await Promise.all([work, upload]);
      server = await start();
      documents.push(await addDocument(site(), listing.id));
      // Whoever was told that they have signed gets on from there.
      for (const person of people) await followUp(site(), person);
      found = await check(site());
      found["documents of the listing"] = compare(documents, await documentsOf(site()));
    }
    await server.stop();
    const files = await checkFiles(store);
    return { counts: { ...found, "files of listings": files } };
  } finally {
    await server.kill();
    await store.remove();
  }
}

/** Lets people sign, enter and read their agreement, until the connection breaks. */
async function startSigning(site: Site): Promise<void> {
  await Promise.all(
    Array.from({ length: signers }, async () => {
      for (;;) {
        const key = randomUUID();
        const letters = key.replace(/[\d-]/g, "");
        const person: Signer = { name: `Dana ${letters}`, email: `${key}@example.com` };
        site.people.push(person);
        try {
          await sign(site, person);
          await followUp(site, person);
        } catch (error) {
          if (error instanceof Broken) return;
          throw error;
        }
      }
    }),
  );
}

/** The connection broke, so that whether it was done is unknown. */
class Broken extends Error {}

async function ask({ address }: Site, path: string, init: RequestInit = {}): Promise<Response> {
  try {
    const answer = await fetch(address + path, { redirect: "manual", ...init });
    // All of it, or it wasn't an answer.
    const { headers, status } = answer;
    return new Response(status === 204 ? null : await answer.arrayBuffer(), { headers, status });
  } catch (cause) {
    throw new Broken(path, { cause });
  }
}

/** Sends a form of the site as a browser does. */
const post = async (site: Site, path: string, values: Record<string, string>) =>
  ask(site, path, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "User-Agent": userAgent, Origin: origin },
    body: new URLSearchParams(values),
  });

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0];

const filledIn = ({ email, name }: Signer) => ({
  name,
  email,
  company: `Company of ${name}`,
  phone: "(555) 555-0176",
  role: "broker",
  buyerName: `Buyer of ${name}`,
  signature: name,
});

async function sign(site: Site, person: Signer): Promise<void> {
  const answer = await post(site, listingPaths.agreement(slug), {
    ...filledIn(person),
    consent: "yes",
    textSha256: hashOf(site.text),
  });
  const id = cookieOf(answer)?.split("=")[1];
  if (answer.status !== 303 || !id) throw new Error(`A signature was refused: ${answer.status}`);
  person.signed = id;
}

/** What someone does who has signed: waits for the link, enters, reads their agreement. */
async function followUp(site: Site, person: Signer): Promise<void> {
  const { email, signed } = person;
  if (!signed || person.sha256) return;
  const tried = new Set<string>();
  await until(async () => {
    if (person.cookie) return true;
    const token = (await linksTo(site.store, email)).find((link) => !tried.has(link));
    if (site.isKilled) throw new Broken("The server is gone");
    if (!token) return false;
    tried.add(token);
    person.cookie = await enter(site, token);
    // It was used up by an answer that never arrived: they ask for another, as anyone would.
    if (!person.cookie) await askAgain(site, email);
    return person.cookie !== undefined;
  }, `A link lets ${email} in`);
  const room = await ask(site, `/api/room/${slug}`, { headers: { Cookie: person.cookie ?? "" } });
  if (!room.ok) throw new Error(`The room of ${email} is closed: ${room.status}`);
  const file = await ask(site, `/api/room/${slug}/agreement`, {
    headers: { Cookie: person.cookie ?? "" },
  });
  if (!file.ok) throw new Error(`${email} has no PDF: ${file.status} ${await file.text()}`);
  person.sha256 = hashOf(new Uint8Array(await file.arrayBuffer()));
}

/** @returns the room's cookie; nothing if the link is over */
async function enter(site: Site, token: string): Promise<string | undefined> {
  const answer = await post(site, listingPaths.enter(slug), { token });
  if (answer.status === 303) return cookieOf(answer);
  const isOver = answer.status === 400;
  if (!isOver) throw new Error(`A link was refused: ${answer.status} ${await answer.text()}`);
  return undefined;
}

async function askAgain(site: Site, email: string): Promise<void> {
  const answer = await post(site, `${listingPaths.enter(slug)}/link`, { email });
  if (!answer.ok) throw new Error(`No other link was sent: ${answer.status}`);
}

/** The tokens in the emails to someone, as kept in the folder, oldest first. */
async function linksTo({ variables }: Store, email: string): Promise<string[]> {
  const folder = join(variables.DATA_DIR ?? "", "mail");
  if (!existsSync(folder)) return [];
  const tokens: string[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const encoded = await readFile(join(folder, name), "utf8");
    if (!encoded.includes(`To: ${email}`)) continue;
    const text = encoded.replaceAll("=\n", "").replaceAll("=3D", "=");
    const token = /\/enter\?token=([\w-]{43})/.exec(text)?.[1];
    if (token) tokens.push(token);
  }
  return tokens;
}

/** Compares rows, texts, files and the audit log with what people sent and were told. */
async function check({ people, store, text }: Site): Promise<Record<string, Counts>> {
  const { close, db, files } = await store.open();
  try {
    const rows = await db
      .selectFrom("agreement")
      .innerJoin("agreementText", "agreementText.sha256", "agreement.textSha256")
      .selectAll("agreement")
      .select("agreementText.text")
      .execute();
    const log = await db
      .selectFrom("audit")
      .select(["action", "subjectId", "subjectName"])
      .where("subject", "=", "agreement")
      .execute();
    const sent = new Map(people.map((person) => [person.email, person]));
    for (const row of rows) {
      const person = sent.get(row.email);
      if (!person) throw new Error(`Nobody signed as ${row.email}.`);
      const told = { text, textSha256: hashOf(text), consent: electronicConsent, userAgent };
      const kept = { ...filledIn(person), ...told, ipAddress: "127.0.0.1" };
      for (const [field, value] of Object.entries(kept)) {
        const stored = row[field as keyof typeof row];
        if (stored === value) continue;
        throw new Error(`"${stored}" is kept as the ${field} where it was "${value}".`);
      }
      if (!row.fileKey) continue;
      const content = await buffer(await files.read(row.fileKey));
      const entries = log.filter(
        ({ action, subjectId }) => action === "create" && subjectId === row.id,
      );
      const hashes = new Set([
        row.sha256,
        hashOf(content),
        person.sha256 ?? row.sha256,
        ...entries.map(({ subjectName }) => subjectName?.replace("SHA-256 ", "")),
      ]);
      if (hashes.size > 1 || entries.length !== 1 || row.bytes !== content.byteLength) {
        throw new Error(`The PDF of ${row.email} isn't what was stored: ${[...hashes].join(", ")}`);
      }
    }
    const logged = (wanted: string) =>
      log.flatMap(({ action, subjectId }) => (action === wanted && subjectId ? [subjectId] : []));
    const signed = people.flatMap((person) => person.signed ?? []);
    const read = people.flatMap((person) => (person.sha256 ? (person.signed ?? []) : []));
    const verified = rows.filter(({ verifiedAt }) => verifiedAt !== null);
    const withFile = verified.filter(({ fileKey }) => fileKey !== null);
    return {
      agreements: compare(
        signed,
        rows.map(({ id }) => id),
      ),
      // One each, as nobody signs twice.
      signers: compare(
        people.flatMap(({ email, signed: id }) => (id ? [email] : [])),
        rows.map(({ email }) => email),
      ),
      "entries of signing": compare(signed, logged("sign")),
      "proved addresses": compare(
        read,
        verified.map(({ id }) => id),
      ),
      "entries of proof": compare(read, logged("confirm")),
      "executed PDFs": compare(
        read,
        withFile.map(({ id }) => id),
      ),
    };
  } finally {
    await close();
  }
}

/** Uploads a document that is for everyone who has signed. @returns its id */
async function addDocument(site: Site, listingId: string): Promise<string> {
  const query = new URLSearchParams({
    name: "Offering memorandum",
    fileName: "Offering memorandum.pdf",
    mediaType: "application/pdf",
    tier: "agreement",
    isOfferingMemorandum: "0",
    isDownloadable: "1",
  });
  const answer = await ask(site, `/api/listings/${listingId}/documents?${query}`, {
    method: "POST",
    headers: { Cookie: site.store.broker.cookie, Origin: origin },
    body: new Uint8Array(pdfOf([["Income"]])),
  });
  if (!answer.ok) throw new Error(`A document was refused: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** As a reader finds them, each opened. @returns their ids */
async function documentsOf(site: Site): Promise<string[]> {
  const reader = site.people.find(({ cookie }) => cookie);
  const headers = { Cookie: reader?.cookie ?? "" };
  const room = (await (await ask(site, `/api/room/${slug}`, { headers })).json()) as Room;
  for (const { id, name } of room.documents) {
    const file = await ask(site, `/api/room/${slug}/documents/${id}/file`, { headers });
    if (!file.ok) throw new Error(`"${name}" is listed, but can't be opened: ${file.status}`);
  }
  return room.documents.map(({ id }) => id);
}

/** How many executed agreements are complete on disk. */
async function filesIn({ variables }: Store): Promise<number> {
  const folder = join(variables.DATA_DIR ?? "", "files/agreements");
  if (!existsSync(folder)) return 0;
  return (await readdir(folder)).filter((name) => !name.endsWith(".part")).length;
}

import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { electronicConsent } from "../../packages/content/src/agreements/agreements.ts";
import { listingPaths } from "../../packages/content/src/listings.ts";
import { leaseTerms, saleTerms } from "../../apps/server/test/listing.ts";
import { expectKept } from "./kept.ts";
import { Broken, request, type Sent } from "./load.ts";
import { origin, type Store } from "./store.ts";
import { until } from "./until.ts";

/** How many people sign concurrently. */
const crowd = 4;
const userAgent = "Chaos/1.0";
export const slug = "15-placeholder-plaza";
const hashOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Someone who signs, and the server's responses to them. */
type Signer = {
  name: string;
  email: string;
  /** The agreement's id, once the server acknowledged the signature. */
  signed?: string;
  /** The room's cookie, once they entered. */
  cookie?: string;
  /** The PDF's hash, once they downloaded it. */
  sha256?: string;
  /** Whether they are a tenant, who proposes to lease a suite. */
  isTenant: boolean;
  /** Whether the server acknowledged their offer. */
  hasOffered?: boolean;
};

export type Visit = {
  address: string;
  store: Store;
  /** The text of the listing's agreement. */
  text: string;
  people: Signer[];
  /** Whether the server was killed, so that nobody should wait for an email any longer. */
  isKilled: boolean;
};

/**
 * Lets people sign, enter the room, read their agreement and make an offer or propose a lease, until
 * the connection breaks.
 */
export async function startSigning(visit: Visit): Promise<void> {
  await Promise.all(
    Array.from({ length: crowd }, async () => {
      for (;;) {
        const key = randomUUID();
        const person = {
          name: `Dana ${key.replace(/[\d-]/g, "")}`,
          email: `${key}@example.com`,
          isTenant: visit.people.length % 2 === 1,
        };
        visit.people.push(person);
        try {
          await sign(visit, person);
          await followUp(visit, person);
        } catch (error) {
          if (error instanceof Broken) return;
          throw error;
        }
      }
    }),
  );
}

/** Posts a form of the site as a browser does. */
const post = async ({ address }: Visit, path: string, values: Record<string, string>) =>
  request(address + path, {
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

const termsOf = ({ email, isTenant }: Signer) => ({
  ...(isTenant ? { ...leaseTerms, spaceIds: ["third"], freeMonths: 3, increase: 3 } : saleTerms),
  note: email,
});

async function sign(visit: Visit, person: Signer): Promise<void> {
  const answer = await post(visit, listingPaths.agreement(slug), {
    ...filledIn(person),
    consent: "yes",
    textSha256: hashOf(visit.text),
  });
  expect(answer.status).toBe(303);
  person.signed = cookieOf(answer)?.split("=")[1] ?? "";
}

/**
 * Continues after the signature: waits for the link, enters, reads the agreement, makes an offer.
 */
export async function followUp(visit: Visit, person: Signer): Promise<void> {
  const { email, signed } = person;
  if (!signed || person.hasOffered) return;
  const tried = new Set<string>();
  await until(async () => {
    if (person.cookie) return true;
    const token = (await linksTo(visit.store, email)).find((link) => !tried.has(link));
    if (visit.isKilled) throw new Broken("The server is gone");
    if (!token) return false;
    tried.add(token);
    const answer = await post(visit, listingPaths.enter(slug), { token });
    if (answer.status === 303) person.cookie = cookieOf(answer) ?? "";
    // The link was used, but the response never arrived: request another.
    else await post(visit, `${listingPaths.enter(slug)}/link`, { email });
    return answer.status === 303;
  }, `A link lets ${email} in`);

  const room = `${visit.address}/api/room/${slug}`;
  const headers = { Cookie: person.cookie ?? "", Origin: origin };
  const agreement = await request(`${room}/agreement`, { headers });
  expect(agreement.status, await agreement.clone().text()).toBe(200);
  person.sha256 = hashOf(await agreement.bytes());

  const offer = { ...termsOf(person), expiresOn: "2099-06-17", expiresAt: "17:00" };
  const sent = await request(`${room}/offer`, {
    method: "PUT",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ offer, files: [] }),
  });
  // 409 means that the offer was stored before the kill, and only the response was lost.
  expect([200, 409], await sent.clone().text()).toContain(sent.status);
  person.hasOffered = true;
}

/** The tokens in the emails to someone, as saved in the folder, oldest first. */
async function linksTo({ variables }: Store, email: string): Promise<string[]> {
  const folder = join(variables.DATA_DIR ?? "", "mail");
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).toSorted();
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return emails.flatMap((encoded) => {
    if (!encoded.includes(`To: ${email}`)) return [];
    const text = encoded.replaceAll("=\n", "").replaceAll("=3D", "=");
    return /\/enter\?token=([\w-]{43})/.exec(text)?.[1] ?? [];
  });
}

/**
 * Compares rows, texts, files and the audit log with what people sent and the server acknowledged.
 */
export async function expectEvidence({ people, store, text }: Visit): Promise<void> {
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
    const offers = await db
      .selectFrom("offer")
      .innerJoin("prospect", "prospect.id", "offer.prospectId")
      .select(["prospect.email", "offer.terms"])
      .execute();
    for (const row of rows) {
      const person = people.find(({ email }) => email === row.email);
      if (!person) throw new Error(`Nobody signed as ${row.email}.`);
      const told = { text, textSha256: hashOf(text), consent: electronicConsent, userAgent };
      expect(row).toMatchObject({ ...filledIn(person), ...told, ipAddress: "127.0.0.1" });
      expect(row.id).toBe(person.signed ?? row.id);
      if (!row.fileKey) continue;
      const content = await buffer(await files.read(row.fileKey));
      const sha256 = hashOf(content);
      expect([row.bytes, row.sha256]).toEqual([content.byteLength, sha256]);
      expect(person.sha256 ?? sha256).toBe(sha256);
      const created = log.filter(
        ({ action, subjectId }) => action === "create" && subjectId === row.id,
      );
      expect(created.map(({ subjectName }) => subjectName)).toEqual([`SHA-256 ${sha256}`]);
    }
    for (const { email, terms } of offers) {
      const person = people.find((one) => one.email === email);
      expect(JSON.parse(terms)).toEqual(person && termsOf(person));
    }

    const of = (isTold: (person: Signer) => unknown): Sent =>
      new Map(people.map((one) => [one.email, { isAcknowledged: Boolean(isTold(one)) }]));
    const emails = (some: readonly { email: string }[]) => some.map(({ email }) => email);
    const logged = (action: string) =>
      log
        .filter((entry) => entry.action === action)
        .flatMap(({ subjectId }) => emails(rows.filter(({ id }) => id === subjectId)));
    const signed = of((person) => person.signed);
    const read = of((person) => person.sha256);
    const proved = rows.filter(({ verifiedAt }) => verifiedAt !== null);
    expectKept("agreements", signed, emails(rows));
    expectKept("entries of signing", signed, logged("sign"));
    expectKept("proved addresses", read, emails(proved));
    expectKept("entries of proof", read, logged("confirm"));
    expectKept("executed PDFs", read, emails(proved.filter(({ fileKey }) => fileKey !== null)));
    const offered = of((person) => person.hasOffered);
    expectKept("offers", offered, emails(offers));
  } finally {
    await close();
  }
}

/** The number of complete executed agreements on disk. */
export async function countExecuted({ variables }: Store): Promise<number> {
  const folder = join(variables.DATA_DIR ?? "", "files/agreements");
  if (!existsSync(folder)) return 0;
  return (await readdir(folder)).filter((name) => !name.endsWith(".part")).length;
}

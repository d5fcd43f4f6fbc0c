import { listingPaths } from "@frontage/content/listings";
import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../database/open-database.ts";

const hourMs = 3_600_000;
/** How long a link in an email works. */
const linkLifetimeMs = 24 * hourMs;

export const hashOf = (token: string) =>
  createHash("sha256").update(`room:${token}`).digest("base64url");

export const newToken = () => randomBytes(32).toString("base64url");

/** Creates a link that opens a listing's document room once, and proves an agreement's address. */
export async function createRoomLink(
  db: Database,
  { agreementId, prospectId, slug }: { agreementId: string; prospectId: string; slug: string },
  now = Date.now(),
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("prospectLink")
    .values({
      tokenHash: hashOf(token),
      prospectId,
      agreementId,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + linkLifetimeMs).toISOString(),
    })
    .execute();
  return `${listingPaths.enter(slug)}?token=${token}`;
}

/**
 * The agreement that a link could open now. Looking it up, as a mail filter's visit does, doesn't use
 * the link.
 */
export async function findOpenLink(
  db: Database,
  { listingId, token }: { listingId: string; token: string },
): Promise<{ name: string; company: string; signedAt: string } | undefined> {
  return openLinks(db, listingId, token)
    .innerJoin("agreement", "agreement.id", "prospectLink.agreementId")
    .select(["agreement.name", "agreement.company", "agreement.signedAt"])
    .executeTakeFirst();
}

const openLinks = (db: Database, listingId: string, token: string) =>
  db
    .selectFrom("prospectLink")
    .innerJoin("prospect", "prospect.id", "prospectLink.prospectId")
    .where("prospectLink.tokenHash", "=", hashOf(token))
    .where("prospectLink.usedAt", "is", null)
    .where("prospectLink.expiresAt", ">", new Date().toISOString())
    .where("prospect.listingId", "=", listingId)
    .where("prospect.revokedAt", "is", null);

/** Uses a link up. @returns whose it is and for which agreement; nothing if it is over */
export async function takeLink(
  transaction: Database,
  { listingId, token }: { listingId: string; token: string },
): Promise<{ prospectId: string; agreementId: string } | undefined> {
  const at = new Date().toISOString();
  return transaction
    .updateTable("prospectLink")
    .set({ usedAt: at })
    .where("tokenHash", "=", hashOf(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", at)
    .where("prospectId", "in", (eb) =>
      eb
        .selectFrom("prospect")
        .select("id")
        .where("listingId", "=", listingId)
        .where("revokedAt", "is", null),
    )
    .returning(["prospectId", "agreementId"])
    .executeTakeFirst();
}

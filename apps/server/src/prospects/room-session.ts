import { parse, serialize } from "hono/utils/cookie";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { takeAttempt } from "../accounts/attempts.ts";
import { type Change, type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { scopedTo } from "../database/scope.ts";
import type { ApiEnv, RoomReader } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import { tryToWrite } from "../http/unavailable.ts";
import { lockListings } from "../database/lock-listings.ts";
import { hashOf, newToken } from "./room-links.ts";
import { findRoomListing } from "./room-listing.ts";

const dayMs = 86_400_000;
const sessionMs = 30 * dayMs;
/** "Last seen" needs no more than this. */
const seenEveryMs = 60_000;

/** One cookie a listing, so that someone who signed for two reads both. */
const cookieOf = (listingId: string, publicUrl: string) =>
  `${publicUrl.startsWith("https:") ? "__Secure-" : ""}frontage.room-${listingId}`;

const attributes = (publicUrl: string) =>
  ({
    path: "/api/room",
    httpOnly: true,
    sameSite: "Strict",
    secure: publicUrl.startsWith("https:"),
  }) as const;

type Room = { listingId: string; publicUrl: string };

/** Opens a session in a listing's document room. @returns its `Set-Cookie` line */
export async function openRoomSession(
  transaction: Database,
  { listingId, prospectId, publicUrl }: Room & { prospectId: string },
  now = Date.now(),
): Promise<string> {
  const token = newToken();
  await transaction
    .insertInto("prospectSession")
    .values({
      tokenHash: hashOf(token),
      prospectId,
      listingId,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + sessionMs).toISOString(),
    })
    .execute();
  return serialize(cookieOf(listingId, publicUrl), token, {
    ...attributes(publicUrl),
    maxAge: sessionMs / 1000,
  });
}

/** Ends the request's session. @returns the `Set-Cookie` line that removes it from the browser */
export async function endRoomSession(
  db: Database,
  { cookies, listingId, publicUrl }: Room & { cookies: string | undefined },
): Promise<string> {
  const name = cookieOf(listingId, publicUrl);
  const token = parse(cookies ?? "", name)[name];
  if (token) {
    await db.deleteFrom("prospectSession").where("tokenHash", "=", hashOf(token)).execute();
  }
  return serialize(name, "", { ...attributes(publicUrl), maxAge: 0 });
}

/**
 * A change by a reader, who makes few of them. Locks the listing and the reader, so that it doesn't
 * meet their erasure or what becomes of the listing.
 *
 * @throws 401 if they may not read it any longer, 429 after too many
 */
export async function changeInRoom<Result>(
  services: ChangeServices,
  { ipAddress, prospect }: Pick<ApiEnv["Variables"], "ipAddress" | "prospect">,
  work: (change: Change<RoomReader>) => Promise<Result>,
): Promise<Result> {
  await takeAttempt(services.db, "room", { account: prospect.id });
  return makeChange(services, { ipAddress, person: prospect }, async (change) => {
    await lockReader(change.db, prospect);
    return work(change);
  });
}

async function lockReader(db: Database, { id, listingId }: RoomReader): Promise<void> {
  await lockListings(db, { ids: [listingId] });
  const { numUpdatedRows } = await db
    .updateTable("prospect")
    .set((eb) => ({ id: eb.ref("id") }))
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw enterAgain();
}

const enterAgain = () =>
  new Failure(401, "Your access on this device has ended. Ask for a new link.");

/**
 * For routes below `/room/:slug`: lets someone pass who has signed that listing's agreement and
 * proved their email address, and gives the handler the records that they may see.
 */
export const inRoom = ({ db, log, publicUrl }: { db: Database; log: Logger; publicUrl: string }) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const listing = await findRoomListing(db, c.req.param("slug") ?? "");
    if (!listing) throw notFound();
    const name = cookieOf(listing.id, publicUrl);
    const token = parse(c.req.header("Cookie") ?? "", name)[name];
    const now = new Date();
    const row = token
      ? await db
          .selectFrom("prospectSession")
          .innerJoin("prospect", "prospect.id", "prospectSession.prospectId")
          .select(["prospect.id", "prospect.name", "prospect.company", "prospect.email"])
          .select("prospect.lastSeenAt")
          .where("prospectSession.tokenHash", "=", hashOf(token))
          .where("prospectSession.listingId", "=", listing.id)
          .where("prospectSession.expiresAt", ">", now.toISOString())
          .where("prospect.revokedAt", "is", null)
          .executeTakeFirst()
      : undefined;
    if (!row) throw enterAgain();
    const { company, email, id, lastSeenAt } = row;
    const prospect: RoomReader = {
      id,
      role: "prospect",
      listingId: listing.id,
      name: row.name,
      company,
      email,
    };
    if (!lastSeenAt || now.getTime() - Date.parse(lastSeenAt) > seenEveryMs) {
      await tryToWrite(log, "note when a reader was last seen", async () =>
        db
          .updateTable("prospect")
          .set({ lastSeenAt: now.toISOString() })
          .where("id", "=", id)
          .execute(),
      );
    }
    c.set("prospect", prospect);
    c.set("records", scopedTo(db, prospect));
    await next();
  });

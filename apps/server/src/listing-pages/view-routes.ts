import { siteStateOf } from "@frontage/content/listings";
import { viewOrigins } from "@frontage/records/view-origins";
import { Hono } from "hono";
import { isbot } from "isbot";
import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { takeAttempt } from "../accounts/attempts.ts";
import { isFirstTime } from "../database/first-time.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { SignedIn } from "../http/guards.ts";
import { tryToWrite } from "../http/unavailable.ts";
import { valid } from "../http/valid.ts";
import { findRoomListing } from "../prospects/room-listing.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";

type Dependencies = {
  db: Database;
  log: Logger;
  accounts: { findSession: (headers: Headers) => Promise<SignedIn | undefined> };
  /** The clock. */
  now?: () => Date;
};

/** Browsers say so of pages that nobody may ever see. */
const prefetchHeaders = ["Sec-Purpose", "Purpose", "X-Moz"];

/** How a listing's page tells that someone has looked at it. A body is ignored. */
export function viewRoutes({ accounts, db, log, now = () => new Date() }: Dependencies) {
  return new Hono<ApiEnv>().post(
    "/listings/:slug/views",
    valid("query", z.object({ from: z.enum(viewOrigins) })),
    async (c) => {
      const listing = await findRoomListing(db, c.req.param("slug"));
      const { timeZone } = listing?.details ?? {};
      const at = now();
      if (!listing || !timeZone) throw notFound();
      if (siteStateOf({ ...listing, timeZone }, at.getTime()) !== "shown") throw notFound();
      const browser = c.req.header("User-Agent");
      const isPrefetch = prefetchHeaders.some((name) =>
        /prefetch|prerender/i.test(c.req.header(name) ?? ""),
      );
      // Also link previews, which call themselves bots.
      if (isPrefetch || !browser || isbot(browser)) return c.body(null, 204);
      const session = await accounts.findSession(c.req.raw.headers);
      if (session) {
        for (const cookie of session.cookies) c.header("Set-Cookie", cookie, { append: true });
        return c.body(null, 204);
      }
      const { ipAddress } = c.var;
      const { from } = c.req.valid("query");
      await tryToWrite(log, "count a view", async () => {
        const day = dayAt(at, timeZone);
        const salt = await saltOf(db, timeZone, day);
        if (!(await isAllowed(db, ipAddress, salt))) return;
        const visitor = `${salt} ${listing.id} ${ipAddress} ${browser}`;
        const view = { listingId: listing.id, timeZone, day, from, visitor };
        await db.transaction().execute(async (transaction) => countView(transaction, view, at));
      });
      return c.body(null, 204);
    },
  );
}

/** Whether an address is under the rate limit for views. Views over it are ignored without an error. */
async function isAllowed(db: Database, address: string, salt: string): Promise<boolean> {
  try {
    await takeAttempt(db, "view", { address, salt });
    return true;
  } catch (error) {
    if (error instanceof Failure && error.status === 429) return false;
    throw error;
  }
}

type View = {
  listingId: string;
  timeZone: string;
  day: string;
  from: (typeof viewOrigins)[number];
  /** The day's salt, the listing, and who a visitor is, by address and browser. Only hashed. */
  visitor: string;
};

async function countView(
  db: Database,
  { day, from, listingId, timeZone, visitor }: View,
  now: Date,
): Promise<void> {
  const keptMs = Date.parse(startOfDay(dayAfter(day, 1), timeZone)) - now.getTime();
  const isNew = await isFirstTime(db, visitor, keptMs, now.getTime());
  const visitors = isNew ? 1 : 0;
  await db
    .insertInto("listingView")
    .values({ listingId, day, origin: from, views: 1, visitors })
    .onConflict((conflict) =>
      conflict.columns(["listingId", "day", "origin"]).doUpdateSet((eb) => ({
        views: eb("listingView.views", "+", 1),
        visitors: eb("listingView.visitors", "+", visitors),
      })),
    )
    .execute();
}

/** The day's salt: the same in all processes, and another one each day. */
async function saltOf(db: Database, timeZone: string, day: string): Promise<string> {
  await db
    .insertInto("viewSalt")
    .values({ timeZone, day, salt: randomBytes(16).toString("base64url") })
    .onConflict((conflict) =>
      conflict
        .column("timeZone")
        .doUpdateSet((eb) => ({ day: eb.ref("excluded.day"), salt: eb.ref("excluded.salt") }))
        .where("viewSalt.day", "<", day),
    )
    .execute();
  const { salt } = await db
    .selectFrom("viewSalt")
    .select("salt")
    .where("timeZone", "=", timeZone)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Deletes the salts of days that are over: after that, no visit can be recognized. */
export async function forgetSalts(
  { db, log }: { db: Database; log: Logger },
  now: Date = new Date(),
): Promise<void> {
  await tryToWrite(log, "delete the salts of views", async () => {
    const kept = await db.selectFrom("viewSalt").select(["timeZone", "day"]).execute();
    for (const { day, timeZone } of kept) {
      if (day >= dayAt(now, timeZone)) continue;
      await db
        .deleteFrom("viewSalt")
        .where("timeZone", "=", timeZone)
        .where("day", "=", day)
        .execute();
    }
  });
}

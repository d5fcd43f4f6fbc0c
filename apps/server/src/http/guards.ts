import { timeZoneSchema } from "@frontage/records/schemas/record";
import { createMiddleware } from "hono/factory";
import type { Database } from "../database/open-database.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import type { ApiEnv } from "./api-env.ts";
import { notFound, signInNeeded } from "./failure.ts";

export type SignedIn = {
  person: Person;
  sessionId: string;
  /** Whether this person also enters a code when signing in. */
  twoFactor: boolean;
  /** `Set-Cookie` lines that renew the session in the browser; usually empty. */
  cookies: string[];
};

type Dependencies = {
  db: Database;
  accounts: { findSession: (headers: Headers) => Promise<SignedIn | undefined> };
};

/** Lets logged-in people pass, and gives the handler the records that they may see. */
export const signedIn = ({ accounts, db }: Dependencies) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const session = await accounts.findSession(c.req.raw.headers);
    if (!session) throw signInNeeded();
    c.set("person", session.person);
    c.set("sessionId", session.sessionId);
    c.set("twoFactor", session.twoFactor);
    for (const cookie of session.cookies) c.header("Set-Cookie", cookie, { append: true });
    c.set("deviceTimeZone", timeZoneSchema.safeParse(c.req.header("Time-Zone")).data);
    c.set("records", scopedTo(db, session.person));
    await next();
  });

/** Lets clients pass; for everyone else the route does not exist. */
export const clientOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.person.role !== "client") throw notFound();
  await next();
});

/** Lets brokers pass; for everyone else the route does not exist. */
export const brokerOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.person.role !== "broker") throw notFound();
  await next();
});

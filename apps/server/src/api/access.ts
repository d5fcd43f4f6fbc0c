import { createMiddleware } from "hono/factory";
import { scopedTo } from "../records/scope.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { notFound, signInNeeded } from "./failure.ts";

/** Lets signed-in people pass, and hands the handler the tables as they may see them. */
export const signedIn = ({ accounts, db }: Pick<Services, "accounts" | "db">) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const found = await accounts.personOf(c.req.raw.headers);
    if (!found) throw signInNeeded();
    c.set("person", found.person);
    c.set("sessionId", found.sessionId);
    c.set("records", scopedTo(db, found.person));
    await next();
  });

/** Lets brokers pass; to everyone else the route does not exist. */
export const brokerOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.person.role !== "broker") throw notFound();
  await next();
});

import { idSchema } from "@frontage/content/schemas/record";
import { createMiddleware } from "hono/factory";
import { audit } from "../records/audit.ts";
import { scopedTo } from "../records/scope.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { notFound, signInNeeded } from "./failure.ts";

/**
 * Lets signed-in people pass, and hands the handler the tables as they may see them.
 * What they ask for and may not have is written down.
 */
export const signedIn = ({ accounts, db }: Pick<Services, "accounts" | "db">) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const found = await accounts.personOf(c.req.raw.headers);
    if (!found) throw signInNeeded();
    c.set("person", found.person);
    c.set("sessionId", found.sessionId);
    c.set("twoFactor", found.twoFactor);
    for (const cookie of found.cookies) c.header("Set-Cookie", cookie, { append: true });
    c.set("records", scopedTo(db, found.person));
    await next();
    if (c.res.status === 403 || c.res.status === 404) {
      const [, , subject = "", id] = c.req.path.split("/");
      await audit(db, {
        person: found.person,
        clientId: found.person.role === "client" ? found.person.id : null,
        action: ["GET", "HEAD"].includes(c.req.method) ? "read" : "change",
        subject: subject.slice(0, 64),
        subjectId: idSchema.safeParse(id).success ? id : null,
        outcome: "refused",
        ipAddress: c.var.ipAddress,
      });
    }
  });

/** Lets brokers pass; to everyone else the route does not exist. */
export const brokerOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.person.role !== "broker") throw notFound();
  await next();
});

import { idSchema } from "@frontage/records/schemas/record";
import { createMiddleware } from "hono/factory";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { audit } from "./audit.ts";

/** Records requests of a logged-in person that were refused. */
export const auditRefusals = ({ db }: { db: Database }) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    if (c.res.status !== 403 && c.res.status !== 404) return;
    const { ipAddress, person } = c.var;
    const [, , subject = "", id] = c.req.path.split("/");
    await audit(db, {
      person,
      clientId: person.role === "client" ? person.id : null,
      action: ["GET", "HEAD"].includes(c.req.method) ? "read" : "change",
      subject: subject.slice(0, 64),
      subjectId: idSchema.safeParse(id).success ? id : null,
      outcome: "refused",
      ipAddress,
    });
  });

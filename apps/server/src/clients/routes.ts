import { Hono } from "hono";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { clientParam } from "./find-client.ts";
import { listOpenClients, readClient } from "./queries.ts";
import { readClientSummary } from "./summary.ts";

type Dependencies = { db: Database; emails: EmailOutbox };

/** The clients, as brokers see them. */
export function clientRoutes({ db, emails }: Dependencies) {
  return new Hono<ApiEnv>()
    .get("/clients", async (c) =>
      c.json(await listOpenClients({ db, ...c.var }, { isEmailSetUp: emails.canSend })),
    )
    .get("/clients/:id", valid("param", clientParam), async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await readClient(db, { id, isEmailSetUp: emails.canSend }));
    })
    .get("/clients/:id/summary", valid("param", clientParam), async (c) => {
      const { records } = c.var;
      return c.json(await readClientSummary({ db, records }, c.req.valid("param").id));
    });
}

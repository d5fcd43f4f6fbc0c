import { clientSchema } from "@frontage/records/schemas/client";
import { clientSummarySchema } from "@frontage/records/schemas/client-summary";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { clientParam } from "./find-client.ts";
import { listClients, readClient } from "./queries.ts";
import { readClientSummary } from "./summary.ts";

type Dependencies = { db: Database; emails: EmailOutbox };

/** The clients, as brokers see them. */
export function clientRoutes({ db, emails }: Dependencies) {
  return new Hono<ApiEnv>()
    .get("/clients", describe("Lists the clients, by name.", z.array(clientSchema)), async (c) =>
      c.json(await listClients(db, { isEmailSetUp: emails.canSend })),
    )
    .get(
      "/clients/:id",
      describe("One client.", clientSchema),
      valid("param", clientParam),
      async (c) => {
        const { id } = c.req.valid("param");
        return c.json(await readClient(db, { id, isEmailSetUp: emails.canSend }));
      },
    )
    .get(
      "/clients/:id/summary",
      describe(
        "What a client looks for, and which documents they opened last.",
        clientSummarySchema,
      ),
      valid("param", clientParam),
      async (c) => {
        const { records } = c.var;
        return c.json(await readClientSummary({ db, records }, c.req.valid("param").id));
      },
    );
}

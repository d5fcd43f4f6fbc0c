import { broker } from "@frontage/content/broker";
import { assistantSwitchSchema } from "@frontage/content/schemas/assistant";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Accounts } from "../accounts/accounts.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import { findClient } from "../clients/find-client.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";
import { assistantSubjects, type LiveChanges } from "../live/live-changes.ts";
import { isOnForEveryone, turn } from "./switches.ts";

type Dependencies = { accounts: Accounts; db: Database; live: LiveChanges };

/** How brokers turn the assistant on and off. */
export function brokerSwitchRoutes({ accounts, db, live }: Dependencies) {
  return new Hono<ApiEnv>()
    .get(
      "/assistant/settings",
      describe("Whether the assistant is on for everyone.", assistantSwitchSchema),
      async (c) => c.json({ isOn: await isOnForEveryone(db) }),
    )
    .put(
      "/assistant/settings",
      describe("Turns the assistant on or off for everyone.", undefined, {
        409: "The site doesn't offer it.",
      }),
      valid("json", assistantSwitchSchema),
      async (c) => {
        const { isOn } = c.req.valid("json");
        await turnFor(c, null, isOn);
        const people = await db.selectFrom("user").select("id").execute();
        await live.announce(
          people.map(({ id }) => id),
          assistantSubjects,
        );
        return c.body(null, 204);
      },
    )
    .put(
      "/clients/:clientId/assistant",
      describe("Turns the assistant on or off for one client.", undefined, {
        409: "The site doesn't offer it.",
      }),
      valid("param", z.object({ clientId: idSchema })),
      valid("json", assistantSwitchSchema),
      async (c) => {
        const { id } = await findClient(accounts, c.req.valid("param").clientId);
        await turnFor(c, id, c.req.valid("json").isOn);
        await live.announce([id, ...(await brokerIds(db))], [...assistantSubjects, "clients"]);
        return c.body(null, 204);
      },
    );

  async function turnFor(c: Context<ApiEnv>, clientId: string | null, isOn: boolean) {
    const { ipAddress, person } = c.var;
    if (!broker.assistant.isOffered) {
      throw new Failure(409, "Ask whoever runs your site to offer the assistant first.");
    }
    const action = isOn ? "enable" : "disable";
    await db.transaction().execute(async (transaction) => {
      await turn(transaction, clientId, isOn);
      await audit(transaction, { person, clientId, action, subject: "assistant", ipAddress });
    });
  }
}

import { broker } from "@frontage/content/broker";
import { assistantSwitchSchema } from "@frontage/records/schemas/assistant";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Accounts } from "../accounts/accounts.ts";
import { type Actor, type ChangeServices, makeChange } from "../changes/make-change.ts";
import { findClient } from "../clients/find-client.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { isOnForEveryone, turn } from "./switches.ts";

type Dependencies = ChangeServices & { accounts: Accounts };

/** How brokers turn the assistant on and off. */
export function brokerSwitchRoutes(services: Dependencies) {
  const { accounts, db } = services;

  return new Hono<ApiEnv>()
    .get("/assistant/settings", async (c) => c.json({ isOn: await isOnForEveryone(db) }))
    .put("/assistant/settings", valid("json", assistantSwitchSchema), async (c) => {
      const { isOn } = c.req.valid("json");
      await turnFor(c.var, null, isOn);
      return c.body(null, 204);
    })
    .put(
      "/clients/:clientId/assistant",
      valid("param", z.object({ clientId: idSchema })),
      valid("json", assistantSwitchSchema),
      async (c) => {
        const { id } = await findClient(accounts, c.req.valid("param").clientId);
        await turnFor(c.var, id, c.req.valid("json").isOn);
        return c.body(null, 204);
      },
    );

  async function turnFor(actor: Actor, clientId: string | null, isOn: boolean) {
    if (!broker.assistant.isOffered) {
      throw new Failure(409, "Ask whoever runs your site to offer the assistant first.");
    }
    const action = isOn ? "enable" : "disable";
    await makeChange(services, actor, async ({ audit, db, refetch }) => {
      await turn(db, clientId, isOn);
      await audit({ clientId, action, subject: "assistant" });
      if (clientId !== null) return;
      const people = await db.selectFrom("user").select("id").execute();
      refetch(
        people.map(({ id }) => id),
        ["assistant"],
      );
    });
  }
}

import { dashboardPaths } from "@frontage/content/dashboard";
import { broker } from "@frontage/content/broker";
import { clientAccessSchema } from "@frontage/records/schemas/client";
import { Hono } from "hono";
import type { Accounts } from "../accounts/accounts.ts";
import { setEnabled } from "../accounts/end-access.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { clearClosureRequest } from "../people/settings.ts";
import { giveAccess } from "./give-access.ts";
import { clientParam, findClient } from "./find-client.ts";

type Dependencies = ChangeServices & { accounts: Accounts };

const accountOf = (clientId: string) =>
  ({ clientId, subject: "account", subjectId: clientId }) as const;

/** How brokers end a client's access; `erasure/` erases them. */
export function clientAccessRoutes(services: Dependencies) {
  const { accounts } = services;

  return new Hono<ApiEnv>()
    .put(
      "/clients/:id/access",
      valid("param", clientParam),
      valid("json", clientAccessSchema),
      async (c) => {
        const client = await findClient(accounts, c.req.valid("param").id);
        const { isEnabled } = c.req.valid("json");
        const [on, off] = client.isInvited
          ? (["invite", "invitation-cancel"] as const)
          : (["enable", "disable"] as const);
        // Their open streams notice that the session has ended.
        await makeChange(services, c.var, async ({ audit, db }) => {
          if (isEnabled) await giveAccess(db, client);
          else await setEnabled(db, client.id, false);
          await audit({ ...accountOf(client.id), action: isEnabled ? on : off });
        });
        if (isEnabled && client.isInvited) await accounts.resendInvitation(client);
        return c.body(null, 204);
      },
    )
    .delete("/clients/:id/closure-request", valid("param", clientParam), async (c) => {
      const { id } = await findClient(accounts, c.req.valid("param").id);
      await makeChange(services, c.var, async (change) => {
        if (!(await clearClosureRequest(change.db, id))) {
          throw new Failure(409, "The client withdrew the request.");
        }
        await change.audit({ ...accountOf(id), action: "closure-decline" });
        await change.notify([id], {
          kind: "contact",
          title: "Your account stays open",
          detail: `${broker.name} declined the request to close it`,
          path: dashboardPaths.settings,
        });
      });
      return c.body(null, 204);
    });
}

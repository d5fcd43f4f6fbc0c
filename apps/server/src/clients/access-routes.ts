import { dashboardPaths } from "@frontage/content/dashboard";
import { broker } from "@frontage/content/broker";
import { clientAccessSchema } from "@frontage/content/schemas/client";
import { Hono } from "hono";
import type { Accounts } from "../accounts/accounts.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";
import { type LiveChanges, subjectsNamingClients } from "../live/live-changes.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { clearClosureRequest } from "../settings/queries.ts";
import { eraseInquiry } from "../inquiries/queries.ts";
import { eraseClient } from "./erase.ts";
import { giveAccess } from "./give-access.ts";
import { clientParam, findClient } from "./find-client.ts";

type Dependencies = {
  accounts: Accounts;
  db: Database;
  live: LiveChanges;
  mailer: Mailer;
  notifier: Notifier;
};

/** How brokers end a client's access. */
export function clientAccessRoutes({ accounts, db, live, mailer, notifier }: Dependencies) {
  const announce = async (ids: readonly string[]) =>
    live.announce([...ids, ...(await brokerIds(db))], ["clients", "overview", "settings"]);

  return new Hono<ApiEnv>()
    .put(
      "/clients/:id/access",
      describe("Disables a client's account, or cancels the invitation; or undoes either."),
      valid("param", clientParam),
      valid("json", clientAccessSchema),
      async (c) => {
        const client = await findClient(accounts, c.req.valid("param").id);
        const { isEnabled } = c.req.valid("json");
        const { ipAddress, person } = c.var;
        if (isEnabled) await giveAccess({ accounts, db }, client);
        else await accounts.setEnabled(client.id, false);
        const [on, off] = client.isInvited
          ? (["invite", "invitation-cancel"] as const)
          : (["enable", "disable"] as const);
        const subject = { subject: "account", subjectId: client.id };
        const action = isEnabled ? on : off;
        await audit(db, { person, clientId: client.id, action, ...subject, ipAddress });
        // Their open streams notice that the session has ended.
        await announce([client.id]);
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id/closure-request",
      describe("Declines a client's request to close the account.", undefined, {
        409: "There is no such request.",
      }),
      valid("param", clientParam),
      async (c) => {
        const { id } = await findClient(accounts, c.req.valid("param").id);
        const { ipAddress, person } = c.var;
        if (!(await clearClosureRequest(db, id))) {
          throw new Failure(409, "The client withdrew the request.");
        }
        const subject = { subject: "account", subjectId: id };
        await audit(db, { person, clientId: id, action: "closure-decline", ...subject, ipAddress });
        await announce([id]);
        await notifier.notify([id], {
          kind: "contact",
          title: "Your account stays open",
          detail: `${broker.name} declined the request to close it`,
          path: dashboardPaths.settings,
        });
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id",
      describe("Erases a client with everything but the audit log."),
      valid("param", clientParam),
      async (c) => {
        const { id, name } = await findClient(accounts, c.req.valid("param").id);
        const { ipAddress, person } = c.var;
        // First, so that nothing is added meanwhile, and open pages close.
        await accounts.setEnabled(id, false);
        await announce([id]);
        const inquiries = await db
          .selectFrom("inquiry")
          .select("id")
          .where("clientId", "=", id)
          .execute();
        for (const inquiry of inquiries) {
          await eraseInquiry({ db, mailer }, inquiry.id, { person, ipAddress });
        }
        await db.transaction().execute(async (transaction) => {
          await eraseClient({ db: transaction, mailer }, id);
          const subject = { subject: "client", subjectId: id, subjectName: name };
          await audit(transaction, {
            person,
            clientId: id,
            action: "erase",
            ...subject,
            ipAddress,
          });
        });
        await live.announce(await brokerIds(db), [
          ...subjectsNamingClients,
          "messages",
          "notifications",
          "unread",
          "inquiries",
        ]);
        return c.body(null, 204);
      },
    );
}

import { invitationSchema } from "@frontage/records/schemas/client";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Accounts } from "../accounts/accounts.ts";
import { changing } from "../changes/changing.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { type EmailOutbox, retryEmail } from "../outbox/email-outbox.ts";
import { checkClient } from "../people/clients.ts";
import { convertProspect, convertToClient } from "./convert-inquiry.ts";
import { clientParam } from "./find-client.ts";
import { listClientEmails, readClient } from "./queries.ts";

const emailParam = z.extend(clientParam, { emailId: idSchema });

type Dependencies = ChangeServices & { accounts: Accounts; emails: EmailOutbox };

/** How brokers invite clients, and see whether their emails arrived. */
export function clientInvitationRoutes(services: Dependencies) {
  const { accounts, db, emails } = services;

  return new Hono<ApiEnv>()
    .post("/clients", valid("json", invitationSchema), async (c) => {
      const person = await accounts.invite({ ...c.req.valid("json"), role: "client" });
      if (!person) {
        const sentence = "This email address already has an account.";
        throw new Failure(409, sentence, { email: sentence });
      }
      const { id } = person;
      await makeChange(services, c.var, async ({ audit }) =>
        audit({ clientId: id, action: "invite", subject: "account", subjectId: id }),
      );
      return c.json(await readClient(db, { id, isEmailSetUp: emails.canSend }));
    })
    .post("/clients/:id/invitation", valid("param", clientParam), async (c) => {
      const { id } = c.req.valid("param");
      const client = await readClient(db, { id, isEmailSetUp: emails.canSend });
      if (!client.isInvited) {
        throw new Failure(409, "This client already chose a password.");
      }
      // The link would not work, so the email is not written.
      if (client.isDisabled) {
        throw new Failure(409, "This client can’t log in. Please invite them first.");
      }
      await accounts.resendInvitation(client);
      await makeChange(services, c.var, async ({ audit }) =>
        audit({ clientId: id, action: "invite", subject: "account", subjectId: id }),
      );
      return c.body(null, 204);
    })
    .post("/inquiries/:id/client", valid("param", z.object({ id: idSchema })), async (c) => {
      const { id } = c.req.valid("param");
      const { clientId, isNew } = await convertToClient(services, c.var, id);
      const client = await readClient(db, { id: clientId, isEmailSetUp: emails.canSend });
      return c.json({ ...client, isNew });
    })
    .post("/prospects/:id/client", valid("param", z.object({ id: idSchema })), async (c) => {
      const { id } = c.req.valid("param");
      const { clientId, isNew } = await convertProspect(services, c.var, id);
      const client = await readClient(db, { id: clientId, isEmailSetUp: emails.canSend });
      return c.json({ ...client, isNew });
    })
    .get("/clients/:id/emails", valid("param", clientParam), async (c) => {
      const { id } = c.req.valid("param");
      await checkClient(c.var.records, id);
      return c.json(await listClientEmails(db, id));
    })
    .post(
      "/clients/:id/emails/:emailId/retry",
      ...changing(services, { param: emailParam }, async ({ audit, db }, { emailId, id }) => {
        await retryEmail(db, { emailId, personId: id });
        await audit({ clientId: id, action: "retry", subject: "email", subjectId: emailId });
      }),
    );
}

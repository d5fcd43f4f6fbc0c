import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { readContactEmail } from "../people/profiles.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { invitationEmail, passwordChangedEmail, resetEmail } from "./emails.ts";
import { listPasskeys } from "./passkeys.ts";
import type { PasswordLinks } from "./password-links.ts";

type Dependencies = {
  db: Database;
  emails: EmailOutbox;
  hasPassword: (personId: string) => Promise<boolean>;
} & Pick<PasswordLinks, "createLink">;

const changedSchema = z.object({ ended: z._default(z.array(z.string()), []) });

/** Registers what writes the emails about passwords, when each is sent. */
export function registerPasswordEmails({
  createLink,
  db,
  emails,
  hasPassword,
}: Dependencies): void {
  // A link is created when its email is sent, so no table or file of ours holds its token.
  emails.writeBy("invitation", async ({ person }) =>
    (await hasPassword(person.id)) || (await isDisabled(db, person.id))
      ? undefined
      : invitationEmail(person, await createLink(person.id, "invitation")),
  );
  emails.writeBy("reset", async ({ person }) =>
    (await isDisabled(db, person.id))
      ? undefined
      : resetEmail(person, await createLink(person.id, "reset")),
  );
  emails.writeBy("password-changed", async ({ content, person }) => {
    const { ended } = changedSchema.parse(content);
    const passkeys = await listPasskeys(db, person.id);
    const notificationsEmail = await readContactEmail(db, person);
    return passwordChangedEmail(person, {
      ended,
      notificationsEmail,
      passkeys: passkeys.map(({ name }) => name),
    });
  });
}

import { keyDatePath } from "@frontage/content/dashboard";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import { Failure } from "../http/failure.ts";
import { oneLine, signatureOf, signedText } from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import { readBrokerProfile } from "../profile/queries.ts";
import type { Deal } from "./change-key-dates.ts";

/** What the email needs; stored until it is sent. */
const noticeSchema = z.object({
  to: z.object({ name: z.string(), email: z.string() }),
  property: z.string(),
  /** "Closing: Aug 17, 2026 → Aug 14, 2026 (Amendment 1)" */
  lines: z.array(z.string()),
});
type Notice = z.infer<typeof noticeSchema>;

const aboutOf = (deal: Deal, id: string) => `moved ${keyDatePath(deal.id, id)}`;

/**
 * Queues short notices of a moved date to parties of a deal, who need no account. Like all that may
 * be taken back, they wait a little.
 *
 * @throws 400 if one is none of the client's parties, or has no email
 */
export async function queueNotices(
  transaction: Database,
  {
    contactIds,
    deal,
    id,
    lines,
  }: { contactIds: readonly string[]; deal: Deal; id: string; lines: readonly string[] },
): Promise<void> {
  if (contactIds.length === 0) return;
  const parties = await transaction
    .selectFrom("contact")
    .innerJoin("contactDeal", "contactDeal.contactId", "contact.id")
    .select(["contact.id", "contact.name", "contact.email"])
    .where("contact.id", "in", [...contactIds])
    .where("contactDeal.dealId", "=", deal.id)
    .execute();
  for (const contactId of new Set(contactIds)) {
    const party = parties.find((one) => one.id === contactId);
    if (!party?.email) {
      const sentence = "Please select parties of this deal with an email.";
      throw new Failure(400, sentence, { emails: sentence });
    }
    const { email, name } = party;
    await queueEmail(transaction, {
      personId: deal.clientId,
      kind: "moved-date",
      content: { to: { name, email }, property: deal.property, lines: [...lines] } satisfies Notice,
      held: {
        about: `${aboutOf(deal, id)} ${contactId}`,
        // Moved again before it was sent: the first day and the last are in the lines.
        merge: (earlier) => {
          const before = noticeSchema.parse(earlier);
          return { ...before, lines: [...before.lines, ...lines] } satisfies Notice;
        },
      },
    });
  }
}

/** Drops what waits of a move that was taken back: the notices, and the client's own. */
export async function dropNotices(
  transaction: Database,
  { deal, id }: { deal: Deal; id: string },
): Promise<void> {
  const path = keyDatePath(deal.id, id);
  await transaction
    .deleteFrom("email")
    .where("personId", "=", deal.clientId)
    .where("kind", "=", "moved-date")
    .where("about", "like", `${aboutOf(deal, id)} %`)
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .execute();
  const waiting = await transaction
    .selectFrom("email")
    .select(["id", "content"])
    .where("personId", "=", deal.clientId)
    .where("kind", "=", "notification")
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .execute();
  // One that tells of other changes too stays, and is true of what they can see.
  const own = waiting.filter(
    ({ content }) => content !== null && JSON.parse(content).path === path,
  );
  if (own.length > 0) {
    await transaction
      .deleteFrom("email")
      .where(
        "id",
        "in",
        own.map((email) => email.id),
      )
      .execute();
  }
  await transaction
    .deleteFrom("notification")
    .where("personId", "=", deal.clientId)
    .where("isRead", "=", 0)
    .where("kind", "=", "event")
    .where("path", "=", path)
    .where("title", "like", "Date moved: %")
    .execute();
}

/** Says how notices are written: short, from the broker, without a link that would ask for a login. */
export function writeMovedDateNotices({ db, emails }: { db: Database; emails: EmailOutbox }): void {
  emails.writeBy("moved-date", async ({ content }): Promise<Email> => {
    const { lines, property, to } = noticeSchema.parse(content);
    const broker = await readBrokerProfile(db);
    const paragraphs = [
      `A date of ${oneLine(property)} has moved.`,
      lines.map(oneLine).join("\n"),
      "Questions? Reply to this email.",
    ];
    return {
      to: to.email,
      replyTo: { name: oneLine(broker.name), address: broker.email },
      subject: oneLine(`Date moved: ${property}`),
      ...signedText(to, paragraphs, signatureOf(broker)),
    };
  });
}

import type { KeyDateMoveForm } from "@frontage/records/schemas/key-date";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import { Failure } from "../http/failure.ts";
import { oneLine, signatureOf, signedText } from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import { readBrokerProfile } from "../people/profiles.ts";
import type { Change } from "../changes/make-change.ts";
import type { DateChange, Deal } from "./change-key-dates.ts";

/** What the email needs; stored until it is sent. */
const noticeSchema = z.object({
  to: z.object({ name: z.string(), email: z.string() }),
  property: z.string(),
  /** "Closing: Aug 17, 2026 → Aug 14, 2026 (Amendment 1)" */
  lines: z.array(z.string()),
});
type Notice = z.infer<typeof noticeSchema>;

/** The name of the person a stored notice is for. */
export const partyOf = (content: unknown): string => noticeSchema.parse(content).to.name;

/** The changes made by moving a date. */
type Move = { deal: Deal; changes: readonly DateChange[]; id: string };

/** What the notices of one move are about: the version that the date has afterwards. */
const moveOf = (id: string, version: number) => `moved ${id} ${version}`;

/** The version of the moved date before the change. */
function seenVersion({ changes, id }: Move): number {
  return changes.find(({ date }) => date.id === id)?.date.version ?? 0;
}

/**
 * Notifies parties of the deal, who need no account, of a date that moved, and of this date alone.
 * It waits a little, because it can be undone.
 *
 * @returns whether the client is emailed
 * @throws 400 if one isn't a party of the client's, or has no email
 */
export async function notifyOfMove(
  { db }: Change,
  move: Move,
  emails: KeyDateMoveForm["emails"],
): Promise<boolean> {
  const contactIds = new Set(emails.contactIds);
  const parties = await listReachable(db, move.deal, [...contactIds]);
  if (parties.length < contactIds.size) {
    const sentence = "Please select parties of this deal with an email.";
    throw new Failure(400, sentence, { emails: sentence });
  }
  await queueNotices(db, move, { about: moveOf(move.id, seenVersion(move) + 1), parties });
  return emails.client;
}

/** Drops the notices of a move that is undone. Parties who may have one get another of the undo. */
export async function notifyOfUndo({ db }: Change, move: Move): Promise<boolean> {
  const about = moveOf(move.id, seenVersion(move));
  const toParties = db
    .selectFrom("email")
    .select(["id", "about"])
    .where("personId", "=", move.deal.clientId)
    .where("kind", "=", "moved-date")
    .where("about", "like", `${about} %`);
  await db
    .deleteFrom("email")
    .where("id", "in", toParties.clearSelect().select("id"))
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .execute();
  const sent = await toParties.execute();
  const contactIds = sent.map((email) => email.about?.slice(about.length + 1) ?? "");
  const parties = await listReachable(db, move.deal, contactIds);
  await queueNotices(db, move, { about: `${about} back`, parties });
  return true;
}

type Party = { id: string; name: string; email: string };

async function listReachable(
  transaction: Database,
  deal: Deal,
  contactIds: readonly string[],
): Promise<Party[]> {
  if (contactIds.length === 0) return [];
  return transaction
    .selectFrom("contact")
    .innerJoin("contactDeal", "contactDeal.contactId", "contact.id")
    .select(["contact.id", "contact.name", "contact.email"])
    .where("contact.id", "in", contactIds)
    .where("contact.email", "!=", "")
    .where("contactDeal.dealId", "=", deal.id)
    .execute();
}

async function queueNotices(
  transaction: Database,
  { changes, deal, id }: Move,
  { about, parties }: { about: string; parties: readonly Party[] },
): Promise<void> {
  // What moved with it may be none of their business.
  const lines = changes.filter(({ date }) => date.id === id).map(({ line }) => line);
  for (const { email, id: contactId, name } of parties) {
    await queueEmail(transaction, {
      personId: deal.clientId,
      kind: "moved-date",
      content: { to: { name, email }, property: deal.property, lines } satisfies Notice,
      about: `${about} ${contactId}`,
    });
  }
}

/**
 * Registers how notices are written: short, from the broker, without a link that would ask for a
 * login.
 */
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

import type { Services } from "../api/api-env.ts";
import { Failure } from "../api/failure.ts";
import { eraseInquiry } from "../records/inquiries.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A page that was away for longer asks for everything anyway. */
const changesKeptMs = 24 * hourMs;
/** Longer than anybody takes to write the message that a file was attached to. */
const unsentKeptMs = 24 * hourMs;
/** Longer than any upload takes. */
const tornKeptMs = 24 * hourMs;
const batch = 500;

type Store = Pick<Services, "db" | "files" | "inquiries" | "log" | "mailer">;

/**
 * Removes what has served: changes that were told, attempts that no longer count, files
 * that were attached to a message and never sent, what is left of uploads that broke, and
 * inquiries that the owner does not want to keep for longer. Several processes may do it at once.
 */
export async function tidy(
  { db, files, inquiries, mailer }: Store,
  now = Date.now(),
): Promise<void> {
  const before = (ms: number) => new Date(now - ms).toISOString();
  await db.deleteFrom("change").where("at", "<", before(changesKeptMs)).execute();
  await db.deleteFrom("attempt").where("expiresAt", "<", now).execute();

  const unsent = await db
    .selectFrom("attachment")
    .select(["id", "fileKey"])
    .where("messageId", "is", null)
    .where("addedAt", "<", before(unsentKeptMs))
    .limit(batch)
    .execute();
  for (const { fileKey, id } of unsent) {
    // In one transaction: if the process ends amid it, the next hour finds the row again.
    await db.transaction().execute(async (transaction) => {
      // Sent in this very moment, it stays.
      const gone = await transaction
        .deleteFrom("attachment")
        .where("id", "=", id)
        .where("messageId", "is", null)
        .executeTakeFirst();
      if (gone.numDeletedRows > 0n && fileKey) await files.remove(fileKey);
    });
  }

  const torn = await db
    .selectFrom("upload")
    .select("key")
    .where("startedAt", "<", before(tornKeptMs))
    .limit(batch)
    .execute();
  for (const { key } of torn) {
    await db.transaction().execute(async (transaction) => {
      const gone = await transaction.deleteFrom("upload").where("key", "=", key).executeTakeFirst();
      if (gone.numDeletedRows > 0n) await files.remove(key);
    });
  }

  if (inquiries.retentionDays > 0) {
    await eraseSettledInquiries({ db, mailer }, before(inquiries.retentionDays * dayMs));
  }
}

/** Erases what was answered or closed so long ago, and has all arrived where it had to go. */
async function eraseSettledInquiries(
  store: Pick<Services, "db" | "mailer">,
  settledBefore: string,
): Promise<void> {
  const settled = await store.db
    .selectFrom("inquiry")
    .select("id")
    .where("settledAt", "is not", null)
    .where("settledAt", "<", settledBefore)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("delivery")
            .select("delivery.id")
            .whereRef("delivery.inquiryId", "=", "inquiry.id")
            .where("delivery.state", "!=", "delivered"),
        ),
      ),
    )
    .orderBy("settledAt")
    .limit(batch)
    .execute();
  for (const { id } of settled) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await eraseInquiry(store, id, { person: retention, ipAddress: "" }).catch((error: unknown) => {
      // Another process was faster, or the broker.
      if (!(error instanceof Failure && error.status === 404)) throw error;
    });
  }
}

/** Who erases, as the broker reads it. */
const retention = { name: "The setting INQUIRY_RETENTION_DAYS" };

/**
 * Tidies once an hour.
 *
 * @returns ends it
 */
export function startTidying(store: Store): () => void {
  const timer = setInterval(() => {
    tidy(store).catch((error: unknown) => store.log.error({ err: error }, "Tidying failed"));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}

import type { Services } from "../api/api-env.ts";
import { Failure } from "../api/failure.ts";
import { repeat } from "../background.ts";
import type { Database } from "../database/open-database.ts";
import { uploadMaxMs } from "../files/take-in.ts";
import { eraseInquiry } from "../records/inquiries.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A page that was away for longer asks for everything anyway. */
const changesKeptMs = 24 * hourMs;
/** Longer than anybody takes to write the message that a file was attached to. */
const unsentKeptMs = 24 * hourMs;
/** An hour more than an upload may take, for clocks that differ. */
const tornKeptMs = uploadMaxMs + hourMs;
const batch = 500;

type Store = Pick<Services, "db" | "files" | "inquiries" | "log" | "mailer">;

/**
 * Removes what has served: changes that were told, attempts that no longer count, files
 * that were attached to a message and never sent, what is left of uploads that broke, and
 * inquiries that the owner does not want to keep for longer. Several processes may do it at
 * once. What goes wrong is logged, and tried again the next time.
 */
export async function tidy(store: Store, now = Date.now()): Promise<void> {
  const { db, inquiries } = store;
  const before = (ms: number) => new Date(now - ms).toISOString();
  const part = (what: string, work: () => Promise<unknown>) => attempt(store, what, work);

  await part("changes", () =>
    db.deleteFrom("change").where("at", "<", before(changesKeptMs)).execute(),
  );
  await part("attempts", () => db.deleteFrom("attempt").where("expiresAt", "<", now).execute());
  if (inquiries.retentionDays > 0) {
    const settledBefore = before(inquiries.retentionDays * dayMs);
    await part("inquiries", () => eraseSettledInquiries(store, settledBefore));
  }
  await part("attachments", () => giveUpUnsent(db, before(unsentKeptMs)));
  await part("uploads", () => removeTorn(store, before(tornKeptMs)));
}

/** What goes wrong with one thing keeps none of the others. */
async function attempt(
  { log }: Pick<Services, "log">,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await work().catch((error: unknown) => log.error({ err: error, what }, "Tidying failed"));
}

/** Forgets what was never sent; from then on its file is one that no row names. */
async function giveUpUnsent(db: Database, addedBefore: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unsent = await transaction
      .deleteFrom("attachment")
      .where("id", "in", (is) =>
        is
          .selectFrom("attachment")
          .select("id")
          .where("messageId", "is", null)
          .where("addedAt", "<", addedBefore)
          .limit(batch),
      )
      // Sent in this very moment, it stays.
      .where("messageId", "is", null)
      .returning(["addedAt", "fileKey"])
      .execute();
    const files = unsent.flatMap(({ addedAt, fileKey }) =>
      fileKey ? [{ key: fileKey, startedAt: addedAt }] : [],
    );
    if (files.length > 0) await transaction.insertInto("upload").values(files).execute();
  });
}

/** Removes files that no row names, nor will: an upload that took so long is refused. */
async function removeTorn(
  store: Pick<Services, "db" | "files" | "log">,
  startedBefore: string,
): Promise<void> {
  const { db, files } = store;
  const torn = await db
    .selectFrom("upload")
    .select("key")
    .where("startedAt", "<", startedBefore)
    .limit(batch)
    .execute();
  for (const { key } of torn) {
    // In no transaction: nobody waits for a store of files. If the process ends between the
    // two, the next hour removes what is gone already.
    await attempt(store, key, async () => {
      await files.remove(key);
      await db.deleteFrom("upload").where("key", "=", key).execute();
    });
  }
}

/** Erases what was answered or closed so long ago, and has nothing left that waits to be delivered. */
async function eraseSettledInquiries(
  store: Pick<Services, "db" | "log" | "mailer">,
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
            .where("delivery.state", "=", "waiting"),
        ),
      ),
    )
    .orderBy("settledAt")
    .limit(batch)
    .execute();
  for (const { id } of settled) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await attempt(store, id, () =>
      eraseInquiry(store, id, { person: retention, ipAddress: "" }).catch((error: unknown) => {
        // Another process was faster, or the broker.
        if (!(error instanceof Failure && error.status === 404)) throw error;
      }),
    );
  }
}

/** Who erases, as the broker reads it. */
const retention = { name: "The setting INQUIRY_RETENTION_DAYS" };

/** Tidies once an hour. @returns ends it */
export const startTidying = (store: Store) => repeat(hourMs, async () => tidy(store));

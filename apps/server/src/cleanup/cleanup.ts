import type { Logger } from "pino";
import { Failure } from "../http/failure.ts";
import { repeat } from "../jobs/background.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { uploadMaxMs } from "../files/upload.ts";
import type { Mailer } from "../mail/mailer.ts";
import { sql } from "kysely";
import { eraseInquiry } from "../erasure/erase-inquiry.ts";
import {
  eraseProspect,
  eraseUnconfirmedSignatures,
  lockProspects,
} from "../erasure/erase-prospect.ts";
import { type Held, type HeldTable, heldTables } from "../erasure/personal-data.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long unsent attachments are kept: longer than writing a message takes. */
const unsentRetentionMs = 24 * hourMs;
/** How long an incomplete upload is kept: an hour more than it may take, in case clocks differ. */
const incompleteRetentionMs = uploadMaxMs + hourMs;
/** How long an unconfirmed signature is kept: its link has expired long before. */
const unconfirmedRetentionMs = 30 * dayMs;
const batch = 500;

type Store = {
  db: Database;
  files: FileStore;
  inquiries: { retentionDays: number };
  log: Logger;
  mailer: Mailer;
};

/**
 * Removes what is no longer needed: personal data past its retention time, signatures that nobody
 * confirmed, attempts, attachments that were never sent, files of incomplete uploads, and inquiries
 * past their retention time. Several processes may do this concurrently. Errors are logged, and
 * retried the next time.
 */
export async function cleanUp(store: Store, now = Date.now()): Promise<void> {
  const { db, inquiries } = store;
  const before = (ms: number) => new Date(now - ms).toISOString();
  const part = (what: string, work: () => Promise<unknown>) => attempt(store, what, work);

  for (const [table, { until }] of heldTables) {
    if (until) await part(table, () => removeOld(db, table, until, now));
  }
  const signedBefore = before(unconfirmedRetentionMs);
  await part("unconfirmed signatures", () =>
    db
      .transaction()
      .execute((transaction) => eraseUnconfirmedSignatures(transaction, signedBefore)),
  );
  await part("unconfirmed prospects", () => eraseUnconfirmed(store));
  await part("attempts", () => db.deleteFrom("attempt").where("expiresAt", "<", now).execute());
  if (inquiries.retentionDays > 0) {
    const settledBefore = before(inquiries.retentionDays * dayMs);
    await part("inquiries", () => eraseSettledInquiries(store, settledBefore));
  }
  await part("attachments", () => removeUnsent(db, before(unsentRetentionMs)));
  await part("files of offers", () => removeUnsentOfferFiles(db, before(unsentRetentionMs)));
  await part("uploads", () => removeIncomplete(store, before(incompleteRetentionMs)));
}

/** Deletes a table's rows whose retention time is over. */
async function removeOld(
  db: Database,
  table: HeldTable,
  { column, days, where }: NonNullable<Held["until"]>,
  now: number,
): Promise<void> {
  const before = new Date(now - days * dayMs).toISOString();
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}
      and ${where ?? sql`1 = 1`}`.execute(db);
}

/** Erases prospects who only signed an agreement, and never confirmed it with the emailed link. */
async function eraseUnconfirmed(store: Pick<Store, "db" | "log" | "mailer">): Promise<void> {
  const unconfirmed = await unconfirmedProspects(store.db).limit(batch).execute();
  for (const { id } of unconfirmed) {
    await attempt(store, id, () =>
      store.db.transaction().execute(async (db) => {
        await lockProspects(db, [id]);
        // Checks again: they may have signed again, or confirmed it, in the meantime.
        const still = await unconfirmedProspects(db).where("id", "=", id).executeTakeFirst();
        if (still) await eraseProspect({ ...store, db }, id);
      }),
    );
  }
}

const unconfirmedProspects = (db: Database) =>
  db
    .selectFrom("prospect")
    .select("id")
    .where("source", "=", "agreement")
    .where("signedAt", "is", null)
    .where("inquiredAt", "is", null)
    .where("offeredAt", "is", null)
    .where("clientId", "is", null)
    .where("erasedAt", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("agreement")
            .select("agreement.id")
            .whereRef("agreement.prospectId", "=", "prospect.id"),
        ),
      ),
    );

/** An error in one part doesn't stop the others. */
async function attempt(
  { log }: Pick<Store, "log">,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await work().catch((error: unknown) => log.error({ err: error, what }, "Cleanup failed"));
}

/** Removes attachments that were never sent; their files count as incomplete uploads from then on. */
async function removeUnsent(db: Database, addedBefore: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unsent = await transaction
      .deleteFrom("attachment")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("attachment")
          .select("id")
          .where("messageId", "is", null)
          .where("addedAt", "<", addedBefore)
          .limit(batch),
      )
      // The message may have been sent in the meantime.
      .where("messageId", "is", null)
      .returning(["addedAt", "fileKey"])
      .execute();
    const files = unsent.flatMap(({ addedAt, fileKey }) =>
      fileKey ? [{ key: fileKey, startedAt: addedAt }] : [],
    );
    if (files.length > 0) await transaction.insertInto("upload").values(files).execute();
  });
}

/** The same as `removeUnsent`, for files of offers. */
async function removeUnsentOfferFiles(db: Database, addedBefore: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unsent = await transaction
      .deleteFrom("offerFile")
      .where("offerId", "is", null)
      .where("addedAt", "<", addedBefore)
      .returning(["addedAt", "fileKey"])
      .execute();
    const files = unsent.map(({ addedAt, fileKey }) => ({ key: fileKey, startedAt: addedAt }));
    if (files.length > 0) await transaction.insertInto("upload").values(files).execute();
  });
}

/** Removes files that no row refers to. None will: after this long, an upload is refused. */
async function removeIncomplete(
  store: Pick<Store, "db" | "files" | "log">,
  startedBefore: string,
): Promise<void> {
  const { db, files } = store;
  const incomplete = await db
    .selectFrom("upload")
    .select("key")
    .where("startedAt", "<", startedBefore)
    .limit(batch)
    .execute();
  for (const { key } of incomplete) {
    // Without a transaction, which a slow file store would hold open. If the process ends in
    // between, the next cleanup removes the row.
    await attempt(store, key, async () => {
      await files.remove(key);
      await db.deleteFrom("upload").where("key", "=", key).execute();
    });
  }
}

/**
 * Erases inquiries that were answered or closed before `before` and have nothing left to deliver.
 */
async function eraseSettledInquiries(
  store: Pick<Store, "db" | "log" | "mailer">,
  settledBefore: string,
): Promise<void> {
  const settled = await store.db
    .selectFrom("inquiry")
    .select("id")
    .where("settledAt", "is not", null)
    .where("settledAt", "<", settledBefore)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
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
    await attempt(store, id, () =>
      store.db
        .transaction()
        .execute((db) =>
          eraseInquiry({ ...store, db }, id, { person: retentionActor, ipAddress: "" }),
        )
        .catch((error: unknown) => {
          // 404: another process or the broker has erased it already.
          if (!(error instanceof Failure && error.status === 404)) throw error;
        }),
    );
  }
}

/** The actor that the audit log names. */
const retentionActor = { name: "Automatic cleanup" };

/** Cleans up every hour. @returns stops it */
export const startCleanup = (store: Store) => repeat(hourMs, async () => cleanUp(store));

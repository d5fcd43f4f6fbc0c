import type { Readable } from "node:stream";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { StemmedText } from "./extracted-text.ts";
import type { Extractor } from "./extractor.ts";
import type { StaleDocument } from "./stale-documents.ts";
import { storePassages } from "./store-passages.ts";
import { isRead } from "./text-of-file.ts";

type Store = Pick<OpenDatabase, "db" | "kind"> & { files: FileStore };
type Document = Extract<StaleDocument, { do: "read" }>;
/** This process is reading a document's file, for the `attempts`th time. */
type Claim = Document & { attempts: number };

export type IndexTimings = {
  /** How long a process holds a document; extended while it reads. */
  leaseMs: number;
  /** Before retrying a file that the store couldn't return. */
  pauseMs: number;
};

/** A file that ended its process this often isn't read again. */
const crashesMax = 3;
/** The same if it isn't known what ended the server. */
const attemptsMax = 10;

/**
 * Reads a document's newest version, unless another process does.
 *
 * @param signal aborts when the server stops; another process may then read it
 */
export async function indexDocument(
  store: Store,
  extractor: Extractor,
  document: Document,
  { signal, timings }: { signal: AbortSignal; timings: IndexTimings },
): Promise<void> {
  const claim = await claimDocument(store, document, timings);
  if (!claim) return;
  if (claim.attempts > attemptsMax) return settle(store, claim, { problem: "damaged" });
  if (!isRead(document.mediaType)) return settle(store, claim, { problem: "unsupported" });
  const renewing = setInterval(() => void renew(store, claim, timings), timings.leaseMs / 3);
  let file: Readable | undefined;
  try {
    file = await store.files.read(document.fileKey);
    const text = await extractor.extract(document.mediaType, file);
    if (text) await settle(store, claim, text);
    else if (signal.aborted) await release(store, claim, null, claim.attempts - 1);
    else if (claim.attempts >= crashesMax) await settle(store, claim, { problem: "damaged" });
    else await release(store, claim, null);
  } catch (error) {
    const later = new Date(Date.now() + timings.pauseMs).toISOString();
    await release(store, claim, later, claim.attempts - 1);
    throw error;
  } finally {
    file?.destroy();
    clearInterval(renewing);
  }
}

/** Deletes the text of a removed document. */
export async function forgetDocument({ db }: Pick<Store, "db">, documentId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // If it was restored meanwhile, the next comparison reads it again.
    await transaction.deleteFrom("documentText").where("documentId", "=", documentId).execute();
    await transaction.deleteFrom("passage").where("documentId", "=", documentId).execute();
  });
}

/** Deletes its earlier text, and leases it to this process. */
async function claimDocument(
  { db }: Store,
  document: Document,
  { leaseMs }: IndexTimings,
): Promise<Claim | undefined> {
  const { documentId, fileKey } = document;
  const now = new Date();
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto("documentText")
      .columns(["documentId", "clientId", "fileKey", "state", "attempts", "leasedUntil"])
      .expression((eb) =>
        eb
          .selectFrom("document")
          .select((select) => [
            "document.id",
            "document.clientId",
            select.val(fileKey).as("fileKey"),
            select.val<"reading">("reading").as("state"),
            select.lit(1).as("attempts"),
            select.val(new Date(now.getTime() + leaseMs).toISOString()).as("leasedUntil"),
          ])
          .where("document.id", "=", documentId)
          .where("document.removedAt", "is", null),
      )
      .onConflict((conflict) =>
        conflict
          .column("documentId")
          .doUpdateSet((eb) => ({
            fileKey: eb.ref("excluded.fileKey"),
            state: "reading",
            problem: null,
            attempts: eb
              .case()
              .when("documentText.fileKey", "=", eb.ref("excluded.fileKey"))
              .then(eb("documentText.attempts", "+", 1))
              .else(1)
              .end(),
            leasedUntil: eb.ref("excluded.leasedUntil"),
          }))
          .where((eb) =>
            eb.or([
              eb("documentText.fileKey", "<>", eb.ref("excluded.fileKey")),
              eb.and([
                eb("documentText.state", "=", "reading"),
                eb.or([
                  eb("documentText.leasedUntil", "is", null),
                  eb("documentText.leasedUntil", "<=", now.toISOString()),
                ]),
              ]),
            ]),
          ),
      )
      .returning("attempts")
      .executeTakeFirst();
    if (!claimed) return undefined;
    await transaction.deleteFrom("passage").where("documentId", "=", documentId).execute();
    return { ...document, attempts: claimed.attempts };
  });
}

/** Only this process's claim, unless another has taken over. */
const ownClaim = (db: Store["db"], { attempts, documentId, fileKey }: Claim) =>
  db
    .updateTable("documentText")
    .where("documentId", "=", documentId)
    .where("fileKey", "=", fileKey)
    .where("state", "=", "reading")
    .where("attempts", "=", attempts);

async function renew({ db }: Store, claim: Claim, { leaseMs }: IndexTimings): Promise<void> {
  const leasedUntil = new Date(Date.now() + leaseMs).toISOString();
  // If this fails, another process also reads the document; the first to finish stores it.
  await ownClaim(db, claim)
    .set({ leasedUntil })
    .execute()
    .catch(() => undefined);
}

/** Leaves it for another attempt. */
async function release(
  { db }: Store,
  claim: Claim,
  leasedUntil: string | null,
  attempts = claim.attempts,
): Promise<void> {
  await ownClaim(db, claim).set({ leasedUntil, attempts }).execute();
}

/** Stores what was read, and its index. */
async function settle({ db, kind }: Store, claim: Claim, text: StemmedText): Promise<void> {
  const { clientId, dealId, documentId } = claim;
  const document = { clientId, dealId, documentId };
  const problem = "problem" in text ? text.problem : null;
  const parts = "parts" in text ? text.parts : [];
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await ownClaim(transaction, claim)
      .set({
        state: problem === null ? "read" : "unreadable",
        problem,
        unread: text.unread?.join(", ") || null,
        hasOpenChanges: text.hasOpenChanges ? 1 : 0,
        leasedUntil: null,
      })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await storePassages(
      transaction,
      kind,
      parts.map((part, index) => ({ ...part, ...document, part: index + 1 })),
    );
  });
}

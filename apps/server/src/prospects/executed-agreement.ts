import { broker } from "@frontage/content/broker";
import { formatReceivedAt } from "@frontage/content/format-received-at";
import { capitalized } from "@frontage/records/offer-words";
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Agreement } from "@frontage/content/agreements/agreements";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { confirmUpload, discardUpload } from "../files/upload.ts";
import type { StoredFile } from "../files/send-file.ts";
import { notFound } from "../http/failure.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";

type Services = { db: Database; files: FileStore; pdfs: Pdfs };

const titleOf = "Confidentiality agreement";

/** The agreement to read before signing, as a PDF. */
export function agreementPdf(
  pdfs: Pdfs,
  { clauses, version }: Agreement,
  { listingId, property }: { listingId: string; property: string },
) {
  const text = {
    title: titleOf,
    subtitle: `${property}. Between you and ${broker.businessName}, ${broker.firm.name}.`,
    clauses,
    footer: `Version ${version}. Not signed.`,
  };
  // Made once, for all who read it.
  return pdfs.write(text, { by: listingId });
}

/** A stored text, as clauses again: "1. Title. Text". */
function clausesOf(text: string): { title: string; text: string }[] {
  return text
    .split("\n\n")
    .slice(1)
    .map((clause) => {
      const [, title = "", rest = ""] = /^\d+\. ([^.]*)\. (.*)$/s.exec(clause) ?? [];
      return { title, text: rest };
    });
}

/**
 * The executed agreement: its clauses as signed, the signature and a page of evidence. It is made
 * once, from what was stored at signing, and its hash is in the audit log from then on. One that was
 * signed elsewhere is the file that its broker recorded.
 *
 * @throws 404 for an unknown agreement
 */
export async function executedAgreement(services: Services, id: string): Promise<StoredFile> {
  const { db, files, pdfs } = services;
  const made = await readFileOf(db, id);
  if (made) return made;
  const row = await db
    .selectFrom("agreement")
    .innerJoin("agreementText", "agreementText.sha256", "agreement.textSha256")
    .selectAll("agreement")
    .select(["agreementText.text", "agreementText.version", "agreementText.sha256 as textSha256"])
    .where("agreement.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { buyerName, company, consent, email, ipAddress, listingId, name, phone } = row;
  const { property, role, signature, signedAt, text, textSha256, userAgent, version } = row;
  const record = {
    agreement: id,
    listing: listingId,
    property,
    version,
    textSha256,
    text,
    name,
    company,
    email,
    phone,
    role,
    buyerName,
    consent,
    signature,
    signedAt,
    ipAddress,
    userAgent,
  };
  const executed: Parameters<Pdfs["write"]>[0] = {
    title: titleOf,
    subtitle: `${property}. Between ${name}, ${company}, and ${broker.businessName}, ${broker.firm.name}.`,
    clauses: clausesOf(text),
    signed: { consent, signature, at: formatReceivedAt(signedAt) },
    evidence: [
      ["Agreement", `${id}, version ${version}`],
      ["Listing", `${property} (${listingId})`],
      ["SHA-256 of the text above", textSha256],
      ["Signer", `${name}, ${company}`],
      // As it was stored: what the listing is for, and so whom the page named, may have changed.
      ["Acting as", capitalized(role)],
      ...(buyerName
        ? [[role === "broker" ? "Acting for" : "Their broker", buyerName] as const]
        : []),
      ["Email", `${email}. The documents open only by a link sent to this address.`],
      ["Phone", phone],
      ["Agreed to", consent],
      ["Typed signature", signature],
      ["Time", `${formatReceivedAt(signedAt)} (${signedAt})`],
      ["IP address", ipAddress || "Unknown"],
      ["Browser", userAgent || "Unknown"],
    ],
    record: JSON.stringify(record, null, 2),
    footer: `${titleOf}, ${id}`,
  };
  const content = await pdfs.write(executed, { by: row.prospectId });
  const fileKey = `agreements/${randomUUID()}`;
  const sha256 = createHash("sha256").update(content).digest("hex");
  await db
    .insertInto("upload")
    .values({ key: fileKey, startedAt: new Date().toISOString() })
    .execute();
  try {
    await files.write(fileKey, Readable.from([content]));
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("agreement")
        .set({ fileKey, sha256, bytes: content.byteLength })
        .where("id", "=", id)
        .where("fileKey", "is", null)
        .executeTakeFirst();
      // Another request has made it: that one counts, and the cleanup removes this file.
      if (numUpdatedRows === 0n) return;
      await confirmUpload(transaction, fileKey);
      await audit(transaction, {
        person: { name },
        clientId: null,
        action: "create",
        subject: "agreement",
        subjectId: id,
        subjectName: `SHA-256 ${sha256}`,
        ipAddress,
      });
    });
  } catch (error) {
    await discardUpload({ db, files }, fileKey).catch(() => undefined);
    throw error;
  }
  const file = await readFileOf(db, id);
  if (!file) throw notFound();
  return file;
}

async function readFileOf(db: Database, id: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom("agreement")
    .select(["fileKey", "bytes", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row?.fileKey || row.bytes === null) return undefined;
  return {
    fileKey: row.fileKey,
    bytes: row.bytes,
    fileName: `Confidentiality agreement, ${row.name.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ")}.pdf`,
    mediaType: "application/pdf",
  };
}

/** The whole of a stored file. */
export const contentOf = async (files: Pick<FileStore, "read">, { fileKey }: StoredFile) =>
  buffer(await files.read(fileKey));

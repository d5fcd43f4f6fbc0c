import { documentRequestPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/records/schemas/audit";
import type {
  DocumentRequestChange,
  DocumentRequestForm,
} from "@frontage/records/schemas/document-request";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import { lockRow } from "../database/lock-row.ts";
import { Failure } from "../http/failure.ts";
import { countChange } from "../http/versions.ts";
import type { NewNotification } from "../changes/notifier.ts";
import { today } from "../time/today.ts";
import {
  askedAgainNotice,
  canceledNotice,
  changedNotice,
  reminderNotice,
  requestedNotice,
} from "./emails.ts";
import {
  type DocumentRequestRow,
  findDeal,
  lockRequest,
  openStatuses,
  readDocumentRequest,
  wasRemindedToday,
} from "./queries.ts";

/** Nobody would read more. */
const openMax = 100;

/** Requests a document. @returns its id @throws 404 or 409 */
export async function addRequest(
  change: Change,
  dealId: string,
  { dueDay, label, note }: DocumentRequestForm,
): Promise<string> {
  const id = randomUUID();
  const deal = await findDeal(change.records, dealId);
  const { clientId, dealName } = deal;
  await lockRow(change.db, "deal", dealId);
  const open = await change.db
    .selectFrom("documentRequest")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("dealId", "=", dealId)
    .where("status", "in", openStatuses)
    .executeTakeFirstOrThrow();
  if (Number(open.count) >= openMax) {
    throw new Failure(409, `A deal can have at most ${openMax} open requests.`);
  }
  const at = new Date().toISOString();
  const row: DocumentRequestRow = {
    id,
    clientId,
    dealId,
    label,
    dueDay: dueDay ?? null,
    note,
    status: "requested",
    documentId: null,
    createdAt: at,
    changedAt: at,
    remindedAt: null,
    remindedFor: null,
    version: 1,
  };
  await change.db.insertInto("documentRequest").values(row).execute();
  await record(change, row, "request");
  await change.noteActivity({
    clientId,
    icon: "file-pen",
    title: "Document requested",
    description: `${label}, ${dealName}`,
  });
  await change.notify([clientId], requestedNotice(row, dealName));
  return id;
}

/**
 * Changes a request, or its status. The same change again does nothing.
 *
 * @throws 404, or 409, with the request if it was changed since
 */
export async function changeRequest(
  change: Change,
  id: string,
  form: DocumentRequestChange,
): Promise<void> {
  const before = await lockRequest(change.db, id);
  const { clientId, dealId } = before;
  const after = changed(before, form);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const read = () => readDocumentRequest(change.db, id);
  await countChange(change.db, { table: "documentRequest", id, seen: form.version, read });
  after.version += 1;
  const isAskedAgain = before.status === "received" && after.status === "requested";
  const isAnotherDay = after.dueDay !== before.dueDay;
  if (isAskedAgain || isAnotherDay) after.changedAt = new Date().toISOString();
  await change.db.updateTable("documentRequest").set(after).where("id", "=", id).execute();
  await record(change, after, actionOf(before, after));

  const path = documentRequestPath(dealId, id);
  // Brokers have seen what they decided about.
  await change.markRead(change.brokers, { kind: "document", path });
  if (after.status === "done") {
    return change.markRead([clientId], { kind: "document-request", path });
  }
  const { dealName } = await findDeal(change.db, dealId);
  let notice: NewNotification | undefined;
  if (after.status === "canceled") notice = canceledNotice(after, dealName);
  else if (isAskedAgain) notice = askedAgainNotice(after, dealName);
  else if (before.status === after.status) notice = changedNotice(after, dealName);
  if (notice) await change.notify([clientId], notice);
}

/** Reminds the client. @throws 404; 409 if they were reminded today, or have sent it */
export async function remindOfRequest(change: Change, id: string): Promise<void> {
  const request = await lockRequest(change.db, id);
  const { clientId, dealId, status } = request;
  if (status !== "requested") {
    throw new Failure(409, "This document is no longer requested.");
  }
  if (wasRemindedToday(request)) {
    throw new Failure(409, "You’ve already sent a reminder today. You can send another tomorrow.");
  }
  await change.db
    .updateTable("documentRequest")
    .set({ remindedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  await record(change, request, "remind");
  const { dealName } = await findDeal(change.db, dealId);
  await change.notify([clientId], reminderNotice(request, { dealName, today: today() }));
}

/** @throws 409 for a status that can't follow the current one */
function changed(
  before: DocumentRequestRow,
  { dueDay = before.dueDay, label, note, status = before.status }: DocumentRequestChange,
): DocumentRequestRow {
  if (before.status === "canceled" && status !== "canceled") {
    throw new Failure(409, "This request was canceled. Please make a new one.");
  }
  if (status === "received" && before.documentId === null) {
    throw new Failure(409, "Nothing has been received for this request yet.");
  }
  const isAskedAgain = before.status === "received" && status === "requested";
  return {
    ...before,
    label: label ?? before.label,
    dueDay,
    note: note ?? before.note,
    status,
    // Another upload will answer it.
    documentId: isAskedAgain ? null : before.documentId,
  };
}

function actionOf(before: DocumentRequestRow, after: DocumentRequestRow): AuditAction {
  if (before.status === after.status) return "change";
  if (after.status === "done") return "confirm";
  if (after.status === "canceled") return "cancel";
  return before.status === "received" ? "request-again" : "restore";
}

const record = async (
  { audit }: Change,
  { clientId, id, label }: DocumentRequestRow,
  action: AuditAction,
) => audit({ clientId, action, subject: "document-request", subjectId: id, subjectName: label });

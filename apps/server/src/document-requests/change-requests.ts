import { documentRequestPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/content/schemas/audit";
import type {
  DocumentRequestChange,
  DocumentRequestForm,
} from "@frontage/content/schemas/document-request";
import { randomUUID } from "node:crypto";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { scopedTo } from "../database/scope.ts";
import { countChange } from "../http/versions.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import {
  type NewNotification,
  type Notifier,
  type StoredNotification,
  storeNotification,
} from "../notifications/notifier.ts";
import { markGone, markRead } from "../notifications/queries.ts";
import { noteActivity } from "../overview/activity.ts";
import { today } from "../time/today.ts";
import { askedAgainNotice, changedNotice, reminderNotice, requestedNotice } from "./emails.ts";
import {
  type DocumentRequestRow,
  findDeal,
  lockRequest,
  openStatuses,
  readDocumentRequest,
  wasRemindedToday,
} from "./queries.ts";

export type DocumentRequestDependencies = { db: Database; live: LiveChanges; notifier: Notifier };

type Actor = Pick<ApiEnv["Variables"], "ipAddress" | "person">;

/** More would not be read. */
const openMax = 100;

/** Requests a document. @returns its id @throws 404 or 409 */
export async function addRequest(
  services: DocumentRequestDependencies,
  actor: Actor,
  dealId: string,
  { dueDay, label, note }: DocumentRequestForm,
): Promise<string> {
  const id = randomUUID();
  await commit(services, async (transaction) => {
    const deal = await findDeal(scopedTo(transaction, actor.person), dealId);
    const { clientId, propertyName } = deal;
    const open = await transaction
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
    await transaction.insertInto("documentRequest").values(row).execute();
    await record(transaction, actor, row, "request");
    await noteActivity(transaction, {
      clientId,
      icon: "file-pen",
      title: "Document requested",
      description: `${label}, ${propertyName}`,
    });
    const notice = requestedNotice(row, propertyName);
    return { clientId, stored: await storeNotification(transaction, [clientId], notice) };
  });
  return id;
}

/**
 * Changes a request, or its status. The same change again does nothing.
 *
 * @throws 404, or 409, with the request if it was changed since
 */
export async function changeRequest(
  services: DocumentRequestDependencies,
  actor: Actor,
  id: string,
  change: DocumentRequestChange,
): Promise<void> {
  await commit(services, async (transaction) => {
    const before = await lockRequest(transaction, id);
    const { clientId, dealId } = before;
    const after = changed(before, change);
    if (JSON.stringify(after) === JSON.stringify(before)) return undefined;
    const read = () => readDocumentRequest(transaction, id);
    await countChange(transaction, { table: "documentRequest", id, seen: change.version, read });
    after.version += 1;
    const isAskedAgain = before.status === "received" && after.status === "requested";
    const isAnotherDay = after.dueDay !== before.dueDay;
    if (isAskedAgain || isAnotherDay) after.changedAt = new Date().toISOString();
    await transaction.updateTable("documentRequest").set(after).where("id", "=", id).execute();
    await record(transaction, actor, after, actionOf(before, after));

    const path = documentRequestPath(dealId, id);
    // Brokers have seen what they decide about.
    for (const broker of await brokerIds(transaction)) {
      await markRead(transaction, broker, { kind: "document", path });
    }
    if (after.status === "canceled") {
      await markGone(transaction, [path]);
      return { clientId };
    }
    if (after.status === "done") {
      await markRead(transaction, clientId, { kind: "document-request", path });
      return { clientId };
    }
    const { propertyName } = await findDeal(transaction, dealId);
    let notice: NewNotification | undefined;
    if (isAskedAgain) notice = askedAgainNotice(after, propertyName);
    else if (before.status === after.status) notice = changedNotice(after, propertyName);
    return {
      clientId,
      stored: notice && (await storeNotification(transaction, [clientId], notice)),
    };
  });
}

/** Reminds the client. @throws 404; 409 if they were reminded today, or have sent it */
export async function remindOfRequest(
  services: DocumentRequestDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  await commit(services, async (transaction) => {
    const request = await lockRequest(transaction, id);
    const { clientId, dealId, status } = request;
    if (status !== "requested") {
      throw new Failure(409, "This document is no longer awaited.");
    }
    if (wasRemindedToday(request)) {
      throw new Failure(
        409,
        "You’ve already sent a reminder today. You can send another tomorrow.",
      );
    }
    await transaction
      .updateTable("documentRequest")
      .set({ remindedAt: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    await record(transaction, actor, request, "remind");
    const { propertyName } = await findDeal(transaction, dealId);
    const notice = reminderNotice(request, { propertyName, today: today() });
    return { clientId, stored: await storeNotification(transaction, [clientId], notice) };
  });
}

/** @throws 409 for what can't become of it */
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
    // Another upload answers it.
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
  transaction: Database,
  { ipAddress, person }: Actor,
  { clientId, id, label }: DocumentRequestRow,
  action: AuditAction,
) =>
  audit(transaction, {
    person,
    clientId,
    action,
    subject: "document-request",
    subjectId: id,
    subjectName: label,
    ipAddress,
  });

type Done = { clientId: string; stored?: StoredNotification | undefined };

/** Commits a change with its notification; then both sides' pages are updated. */
async function commit(
  { db, live, notifier }: DocumentRequestDependencies,
  work: (transaction: Database) => Promise<Done | undefined>,
): Promise<void> {
  const done = await db.transaction().execute(work);
  if (!done) return;
  await live.announce(
    [done.clientId, ...(await brokerIds(db))],
    ["documents", "overview", "notifications", "unread"],
  );
  if (done.stored) await notifier.send(done.stored);
}

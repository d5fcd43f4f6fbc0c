import { dealPath, documentRequestPath } from "@frontage/content/dashboard";
import type { PortalDocument } from "@frontage/records/schemas/document";
import type { NewNotification } from "../changes/notifier.ts";
import { dayAfter, formatFullDay } from "../time/clock.ts";

type Request = { id: string; dealId: string; label: string; dueDay: string | null; note: string };

/** How clients and brokers are notified of a request, on screen and by email. */
function noticeOf(
  request: Request,
  title: string,
  { client, dealName }: { dealName: string; client?: string },
): NewNotification {
  const { dealId, dueDay, id, label, note } = request;
  const due = dueDay === null ? "" : `due ${formatFullDay(dueDay)}`;
  return {
    kind: "document-request",
    title,
    detail: [client, dealName, due].filter(Boolean).join(", "),
    path: documentRequestPath(dealId, id),
    email: {
      detail: [client, dealName].filter(Boolean).join(", "),
      details: [
        `Document: ${label}`,
        ...(dueDay === null ? [] : [`Due: ${formatFullDay(dueDay)}`]),
        ...(note ? [`Note: ${note}`] : []),
      ],
    },
  };
}

/** The client is asked for a document. */
export const requestedNotice = (request: Request, dealName: string): NewNotification => ({
  ...noticeOf(request, `Document requested: ${request.label}`, { dealName }),
  together: {
    title: "Documents requested",
    detail: dealName,
    path: dealPath(request.dealId),
  },
});

/** The client's upload was wrong or incomplete. */
export const askedAgainNotice = (request: Request, dealName: string): NewNotification => ({
  ...noticeOf(request, `Requested again: ${request.label}`, { dealName }),
  isReminder: true,
});

/** The document, day or note of a request has changed. */
export const changedNotice = (request: Request, dealName: string): NewNotification => ({
  ...noticeOf(request, `Request changed: ${request.label}`, { dealName }),
  isReminder: true,
});

/** Cancels a request; a client who can't have seen the request gets no notification. */
export const canceledNotice = (request: Request, dealName: string): NewNotification => ({
  ...noticeOf({ ...request, dueDay: null }, `No longer needed: ${request.label}`, { dealName }),
  isUndo: true,
});

/** @param today "2026-07-14", in the broker's time zone */
export const reminderNotice = (
  request: Request,
  { dealName, today }: { dealName: string; today: string },
): NewNotification => ({
  ...noticeOf(request, `${request.label}: ${formatDue(request.dueDay, today)}`, { dealName }),
  isReminder: true,
});

/** For brokers, once the due day has passed. */
export const overdueNotice = (
  request: Request,
  options: { dealName: string; client: string },
): NewNotification => ({
  ...noticeOf(request, `Not received yet: ${request.label}`, options),
  kind: "document",
  isReminder: true,
});

/** For brokers: a document was uploaded, and waits to be marked received. */
export const receivedNotice = (
  request: Pick<Request, "id" | "dealId" | "label">,
  { client, document, dealName }: { client: string; document: PortalDocument; dealName: string },
): NewNotification => ({
  kind: "document",
  title: `${client} sent a requested document`,
  detail: [dealName, request.label].join(", "),
  path: documentRequestPath(request.dealId, request.id),
  email: { details: [`File: ${document.name}`] },
  document: { id: document.id, number: document.versions[0]?.number ?? 1 },
  together: {
    title: `${client} sent requested documents`,
    detail: dealName,
    path: dealPath(request.dealId),
  },
});

function formatDue(dueDay: string | null, today: string): string {
  if (dueDay === null) return "still needed";
  if (dueDay === today) return "due today";
  if (dueDay === dayAfter(today, 1)) return "due tomorrow";
  return dueDay < today ? "overdue" : `due ${formatFullDay(dueDay)}`;
}

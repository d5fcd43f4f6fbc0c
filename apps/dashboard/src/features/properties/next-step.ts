import { clientStepOf } from "@frontage/content/client-step";
import { eventPath, threadPath } from "@frontage/content/dashboard";
import type { PortalDocument } from "@frontage/content/schemas/document";
import type { DocumentRequest } from "@frontage/content/schemas/document-request";
import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Thread } from "@frontage/content/schemas/thread";

import { formatDay } from "../../time/dates.ts";
import type { KeyDate } from "./key-dates.ts";

/** What is to be done in a deal next, and where. */
export type NextStep = {
  title: string;
  detail: string;
  /** A link, or the upload of what is requested. */
  action?: { label: string } & ({ to: string } | { request: DocumentRequest });
};

export type NextStepFacts = {
  /** Newest first. */
  documents: readonly PortalDocument[];
  /** By their due day. */
  requests: readonly DocumentRequest[];
  /** Ahead, in order. */
  events: readonly PortalEvent[];
  dates: readonly KeyDate[];
  /** The conversation between client and broker. */
  thread: Thread | undefined;
  /** The client’s name, for a broker. */
  client: string | undefined;
  isArchived: boolean;
};

type Facts = NextStepFacts & { nextDate: string };

/** The one thing that waits for the viewer, most urgent first; else the next date. */
export function nextStepOf(facts: NextStepFacts): NextStep {
  if (facts.isArchived) return ofArchived(facts);
  const next = facts.dates.find(({ state }) => state === "current");
  const nextDate = next ? `${next.label}: ${formatDay(next.day)}` : "";
  const waiting =
    facts.client === undefined
      ? forClient({ ...facts, nextDate })
      : forBroker({ ...facts, nextDate }, facts.client);
  if (waiting) return waiting;
  if (!next) return { title: "Nothing is due", detail: "No dates are ahead." };
  return { title: `Next: ${next.label}`, detail: `${formatDay(next.day)}. ${next.status}` };
}

/** What someone waits for goes on in an archived deal; what was only asked for doesn’t. */
function ofArchived({ client, ...facts }: NextStepFacts): NextStep {
  const left = {
    ...facts,
    documents: facts.documents.filter(({ status }) => status === "needs-confirmation"),
    requests: facts.requests.filter(({ status }) => status === "received"),
    nextDate: "",
  };
  const waiting = client === undefined ? forClient({ ...left, client }) : forBroker(left, client);
  return (
    waiting ?? { title: "Archived", detail: "Its dates and requests no longer remind anyone." }
  );
}

const documentLink = (id: string) => `?document=${id}`;
const requestLink = (id: string) => `#request-${id}`;

function forClient({ documents, events, nextDate, requests, thread }: Facts): NextStep | undefined {
  const request = requests.find(({ status }) => status === "requested");
  const step = clientStepOf({
    toSign: documents.find(({ status }) => status === "needs-signature"),
    requested: request,
    proposed: events.find(
      (event) =>
        event.status === "proposed" || ("change" in event && event.change?.by === "broker"),
    ),
    thread,
  });
  if (!step) return undefined;
  const title = `Next: ${step.what}`;
  if (step.kind === "send" && request) {
    const detail = request.dueDay === undefined ? nextDate : `Due ${formatDay(request.dueDay)}`;
    return { title, detail, action: { label: step.action, request } };
  }
  const to = { sign: documentLink, send: requestLink, confirm: eventPath, read: threadPath };
  return {
    title,
    detail: nextDate,
    action: { label: step.action, to: to[step.kind](step.id) },
  };
}

function forBroker(
  { documents, events, nextDate, requests, thread }: Omit<Facts, "client">,
  client: string,
): NextStep | undefined {
  if (thread?.unread) {
    return {
      title: `${client} wrote to you`,
      detail: unread(thread.unread),
      action: { label: "Reply", to: threadPath(thread.id) },
    };
  }
  const requested = events.find(({ status }) => status === "requested");
  if (requested) {
    return {
      title: `${client} asked for a time`,
      detail: requested.title,
      action: { label: "Answer", to: eventPath(requested.id) },
    };
  }
  const reported = documents.find(({ status }) => status === "needs-confirmation");
  if (reported) {
    return {
      title: `${client} says it’s signed`,
      detail: reported.name,
      action: { label: "Review", to: documentLink(reported.id) },
    };
  }
  const received = requests.find(({ status }) => status === "received");
  if (received) {
    return {
      title: `${client} sent ${received.label}`,
      detail: "Check it off, or ask again.",
      ...(received.documentId === undefined
        ? {}
        : { action: { label: "Review", to: documentLink(received.documentId) } }),
    };
  }
  const toSign = documents.find(({ status }) => status === "needs-signature");
  return toSign && { title: `Waiting for a signature on ${toSign.name}`, detail: nextDate };
}

const unread = (count: number) => (count === 1 ? "1 unread message" : `${count} unread messages`);

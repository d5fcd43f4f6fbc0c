import { clientStepOf } from "@frontage/content/client-step";
import { eventPath, threadPath } from "@frontage/content/dashboard";
import type { PortalDocument } from "@frontage/content/schemas/document";
import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Thread } from "@frontage/content/schemas/thread";

import { formatDay } from "../../time/dates.ts";
import type { KeyDate } from "./key-dates.ts";

/** What is to be done in a deal next, and where. */
export type NextStep = {
  title: string;
  detail: string;
  action?: { label: string; to: string };
};

export type NextStepFacts = {
  /** Newest first. */
  documents: readonly PortalDocument[];
  /** Ahead, in order. */
  events: readonly PortalEvent[];
  dates: readonly KeyDate[];
  /** The conversation between client and broker. */
  thread: Thread | undefined;
  /** The client’s name, for a broker. */
  client: string | undefined;
};

type Facts = NextStepFacts & { nextDate: string };

/** The one thing that waits for the viewer, most urgent first; else the next date. */
export function nextStepOf(facts: NextStepFacts): NextStep {
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

const documentLink = (id: string) => `?document=${id}`;
const requestLink = (id: string) => `#request-${id}`;

function forClient({ documents, events, nextDate, thread }: Facts): NextStep | undefined {
  const step = clientStepOf({
    toSign: documents.find(({ status }) => status === "needs-signature"),
    proposed: events.find(
      (event) =>
        event.status === "proposed" || ("change" in event && event.change?.by === "broker"),
    ),
    thread,
  });
  if (!step) return undefined;
  const to = { sign: documentLink, send: requestLink, confirm: eventPath, read: threadPath };
  return {
    title: `Next: ${step.what}`,
    detail: nextDate,
    action: { label: step.action, to: to[step.kind](step.id) },
  };
}

function forBroker(
  { documents, events, nextDate, thread }: Facts,
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
  const toSign = documents.find(({ status }) => status === "needs-signature");
  return toSign && { title: `Waiting for a signature on ${toSign.name}`, detail: nextDate };
}

const unread = (count: number) => (count === 1 ? "1 unread message" : `${count} unread messages`);

import type { ClientEmail } from "@frontage/records/schemas/client";

import { formatDateTime } from "../../time/dates.ts";

type State = ClientEmail["state"];

/** What became of an invitation that isn’t accepted: "Invitation, pending". */
export function formatInvitation(state: State = "delivered"): string {
  const labels: Record<State, string> = {
    waiting: "waiting to be sent",
    delivered: "pending",
    saved: "not emailed",
    dead: "couldn’t be sent",
  };
  return `Invitation, ${labels[state]}`;
}

const emailNames: Record<ClientEmail["kind"], string> = {
  invitation: "Invitation",
  reset: "Password reset",
  "password-changed": "Notice of the changed password",
  "passkey-added": "Notice of a new passkey",
  "weekly-report": "Weekly report on a listing",
  "passkey-removed": "Notice of a removed passkey",
  "email-change-current": "Link to the current email address",
  "email-change-new": "Link to the new email address",
  notification: "Notification",
  "moved-date": "Notice of a moved date",
  "market-note": "Market note",
  digest: "Daily email",
};

/** Why an email wasn't sent: "Invitation couldn't be sent." and the reason. */
export function formatUnsentEmail(
  { detail = "", kind, nextAttemptAt, state, to }: ClientEmail,
  timeZone: string,
): { title: string; detail: string } {
  const name = to === undefined ? emailNames[kind] : `${emailNames[kind]} to ${to}`;
  if (state === "saved") return { title: `${name} wasn’t emailed`, detail };
  if (state === "dead") return { title: `${name} couldn’t be sent`, detail };
  const next =
    detail && nextAttemptAt ? `Next attempt: ${formatDateTime(nextAttemptAt, timeZone)}.` : "";
  return {
    title: `${name} waiting to be sent`,
    detail: [detail, next].filter(Boolean).join(" "),
  };
}

/** Kinds of emails without which the client can't continue. */
const awaitedKinds: ReadonlySet<ClientEmail["kind"]> = new Set([
  "invitation",
  "reset",
  "email-change-current",
  "email-change-new",
]);

/**
 * Whether to tell the broker about an email: it wasn't sent, and isn't just waiting for its first
 * attempt.
 */
export function isUnsent({ attempts, kind, state }: ClientEmail): boolean {
  if (state === "waiting") return attempts > 0 || awaitedKinds.has(kind);
  // Without an email server, emails are only saved. That doesn't matter if the app shows the same.
  const isInApp = kind === "notification" || kind === "market-note";
  return state === "dead" || (state === "saved" && !isInApp);
}

import type { Insertable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { businessDayFrom } from "@frontage/content/samples/relative-dates";

const dayMs = 86_400_000;

/**
 * The sample client's requested documents: one they have yet to send, and one that arrived and was
 * marked received.
 */
export function sampleDocumentRequests(
  now: Date,
  clientId: string,
): Insertable<Tables["documentRequest"]>[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const request = { clientId, dealId: "48-example-road", documentId: null, remindedFor: null };
  return [
    {
      ...request,
      id: "loan-commitment-48-example-road",
      label: "Loan commitment letter",
      dueDay: businessDayFrom(now, 6),
      note: "The signed one from the lender, with its conditions.",
      status: "requested",
      createdAt: ago(6),
      changedAt: ago(6),
      remindedAt: null,
    },
    {
      ...request,
      id: "proof-of-funds-48-example-road",
      label: "Proof of funds",
      dueDay: businessDayFrom(now, -30),
      note: "",
      status: "done",
      createdAt: ago(40),
      changedAt: ago(40),
      remindedAt: null,
    },
  ];
}

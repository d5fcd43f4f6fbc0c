import type { DocumentType } from "@frontage/content/schemas/document";
import { expect, test } from "vitest";
import { mayEndLease } from "./choose-lease-ends.ts";
import { expandTerms } from "./expand-terms.ts";
import { rankClauses } from "./rank-clauses.ts";

/** The sentences of a document that may say when a lease ends. */
function endsIn(documentType: DocumentType, text: string): string[] {
  const question = "when does the lease end?";
  const document = {
    id: "document:1",
    kind: "document" as const,
    recordId: "1",
    title: "Document",
    path: "/dashboard/documents?document=1",
    page: 1,
    text,
    clientId: "client",
    dealId: null,
    documentType,
  };
  const terms = expandTerms(question);
  const clauses = rankClauses({ question, terms, passages: [document], limit: 12 });
  return clauses.filter(mayEndLease).map(({ quote }) => quote);
}

test("a lease ends on a day of its own, or after a term", () => {
  expect(endsIn("lease", "It ends on March 31, 2031.")).toHaveLength(1);
  expect(endsIn("lease", "The term of the lease is sixty months.")).toHaveLength(1);
  expect(endsIn("lease", "Tenant leaves at the end of the lease.")).toEqual([]);
});

test("a contract of sale says when a lease ends only where it speaks of one", () => {
  const ofSale = "purchase-agreement";
  expect(endsIn(ofSale, "The due diligence period ends on December 11, 2026.")).toEqual([]);
  const rows =
    "Suite Tenant Area Lease end Rent\n150 Coastal Eye 5,250 09/01/2019 08/31/2027 $12,031.25";
  expect(endsIn(ofSale, rows)).toHaveLength(1);
  expect(endsIn(ofSale, "The grocer's lease ends on August 31, 2041.")).toHaveLength(1);
});

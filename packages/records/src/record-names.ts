import type { ProspectStage } from "./schemas/listing.ts";
import type { ContactRole } from "./schemas/contact.ts";
import type { DocumentType } from "./schemas/document.ts";
import type { EventKind } from "./schemas/event.ts";
import type { DealSide, Deal, PropertyType } from "./schemas/deal.ts";

// The dashboard's names for kinds of records.

export const contactRoleNames: Record<ContactRole, string> = {
  broker: "Broker",
  "cooperating-broker": "Cooperating broker",
  attorney: "Attorney",
  lender: "Lender",
  "title-officer": "Title officer",
  inspector: "Inspector",
  "exchange-intermediary": "1031 intermediary",
  "property-manager": "Property manager",
  investor: "Investor",
  tenant: "Tenant",
  appraiser: "Appraiser",
  surveyor: "Surveyor",
  other: "Other",
};

export const documentTypeNames: Record<DocumentType, string> = {
  "confidentiality-agreement": "Confidentiality agreement",
  "listing-agreement": "Listing agreement",
  "letter-of-intent": "Letter of intent",
  "purchase-agreement": "Purchase agreement",
  title: "Title",
  estoppel: "Estoppel certificate",
  closing: "Closing document",
  lease: "Lease",
  "lease-abstract": "Lease abstract",
  amendment: "Lease amendment",
  "offering-memorandum": "Offering memorandum",
  "rent-roll": "Rent roll",
  "operating-statement": "Operating statement",
  survey: "Survey",
  environmental: "Environmental assessment",
  condition: "Condition assessment",
  photographs: "Photographs",
  other: "Other",
};

export const eventKindNames: Record<EventKind, string> = {
  viewing: "Tour",
  call: "Call",
  milestone: "Milestone",
  deadline: "Deadline",
};

export const propertyTypeNames: Record<PropertyType, string> = {
  office: "Office",
  retail: "Retail",
  industrial: "Industrial",
  multifamily: "Multifamily",
  "mixed-use": "Mixed use",
  land: "Land",
  hospitality: "Hospitality",
  medical: "Medical",
  "self-storage": "Self storage",
  "special-purpose": "Special purpose",
};

export const dealSideNames: Record<DealSide, string> = {
  purchase: "Purchase",
  sale: "Sale",
  lease: "Lease",
};

export const dealStageNames: Record<Deal["progress"]["stage"], string> = {
  search: "Search",
  "letter-of-intent": "Letter of intent",
  contract: "Contract",
  "due-diligence": "Due diligence",
  closing: "Closing",
  closed: "Closed",
  preparation: "Preparation",
  marketing: "Marketing",
  offers: "Offers",
  assignment: "Assignment",
  tours: "Tours",
  proposal: "Proposal",
  "lease-execution": "Lease execution",
};

/** Names of the stages of a prospect. */
export const prospectStageNames: Record<ProspectStage, string> = {
  inquired: "No agreement yet",
  signed: "Agreement signed",
  read: "Read the offering memorandum",
  toured: "Toured",
  offered: "Offered",
};

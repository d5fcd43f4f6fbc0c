import type { DocumentType } from "@frontage/records/schemas/document";
import { amendment } from "./amendment.ts";
import { condition } from "./condition.ts";
import { confidentialityAgreement } from "./confidentiality-agreement.ts";
import type { Block, SampleFile } from "./content.ts";
import { environmental } from "./environmental.ts";
import { estoppel } from "./estoppel.ts";
import { identificationNotice } from "./identification-notice.ts";
import { leaseAbstract } from "./lease-abstract.ts";
import { lease } from "./lease.ts";
import { letterOfIntent } from "./letter-of-intent.ts";
import { listingAgreement } from "./listing-agreement.ts";
import { offeringMemorandum } from "./offering-memorandum.ts";
import { operatingStatement } from "./operating-statement.ts";
import { pricingAnalysis } from "./pricing-analysis.ts";
import { purchaseAgreement } from "./purchase-agreement.ts";
import { rentRoll } from "./rent-roll.ts";
import { survey } from "./survey.ts";
import { titleCommitment } from "./title.ts";

const contents: Record<DocumentType, ((file: SampleFile) => Block[]) | undefined> = {
  "confidentiality-agreement": confidentialityAgreement,
  "listing-agreement": listingAgreement,
  "letter-of-intent": letterOfIntent,
  "purchase-agreement": purchaseAgreement,
  title: titleCommitment,
  estoppel,
  closing: identificationNotice,
  lease,
  "lease-abstract": leaseAbstract,
  amendment,
  "offering-memorandum": offeringMemorandum,
  "rent-roll": rentRoll,
  "operating-statement": operatingStatement,
  survey,
  environmental,
  condition,
  // A picture.
  photographs: undefined,
  other: pricingAnalysis,
};

/** The content of a version of a sample document. */
export function documentBlocks(file: SampleFile): Block[] {
  const write = contents[file.document.type];
  if (!write) throw new Error(`The sample document "${file.document.name}" is not written.`);
  return write(file);
}

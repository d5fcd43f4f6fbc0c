import * as z from "zod";

import { agreementTemplates } from "../agreements/agreements.ts";
import { broker } from "../broker.ts";
import { claims } from "../claims.ts";
import { faqs } from "../faqs.ts";
import { isSample } from "../is-sample.ts";
import { legalNote } from "../legal.ts";
import { sampleClaimsIn, sampleValuesIn } from "../sample-values.ts";
import { photographs } from "../photographs.ts";
import { brokerSchema } from "../schemas/broker.ts";
import { claimSchema } from "../schemas/claim.ts";
import { faqSchema } from "../schemas/faq.ts";
import { photographSchema } from "../schemas/photograph.ts";
import { servicesSchema } from "../schemas/service.ts";
import { services } from "../services.ts";
import type { Finding } from "./finding.ts";
import { malformedFindings } from "./malformed.ts";
import {
  sampleAgreementFindings,
  sampleClaimFindings,
  sampleFindings,
  sampleLegalTextFindings,
} from "./samples.ts";

/** Reports malformed values in the files that an owner edits. */
export function malformedContent(): Finding[] {
  return [
    ...malformedFindings("broker.ts", brokerSchema, broker),
    ...malformedFindings("claims.ts", z.array(z.looseObject(claimSchema.shape)), claims),
    ...malformedFindings("services.ts", servicesSchema, services),
    ...malformedFindings("faqs.ts", z.array(faqSchema), faqs),
    ...malformedFindings("photographs.ts", z.record(z.string(), photographSchema), photographs),
  ];
}

/** Reports sample values, claims and legal texts that remain. */
export function sampleContent(): Finding[] {
  return [
    ...sampleFindings(sampleValuesIn(broker), isSample),
    ...sampleClaimFindings(sampleClaimsIn(claims), isSample),
    ...sampleLegalTextFindings(legalNote, isSample),
    ...sampleAgreementFindings(
      agreementTemplates.some((template) => template.isSample),
      isSample,
    ),
  ];
}

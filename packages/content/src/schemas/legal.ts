import * as z from "zod";

const legalSectionSchema = z.object({
  /** The section's anchor. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  heading: z.string().min(3).max(60),
  paragraphs: z.array(z.string().min(20)).min(1).readonly(),
  /** A list that follows the paragraphs. */
  points: z.array(z.string().min(10)).min(2).readonly().optional(),
});

export const legalPageSchema = z.object({
  title: z.string().min(3).max(40),
  /** The day of the last change: ISO 8601 for machines, and as text for people. */
  updated: z.object({ iso: z.iso.date(), display: z.string().min(8) }),
  /** Empty once a lawyer has reviewed the page. */
  note: z.union([z.literal(""), z.string().min(20)]),
  sections: z.array(legalSectionSchema).min(5).readonly(),
});

export type LegalPage = z.infer<typeof legalPageSchema>;

/**
 * How the legal pages differ for each transport of inquiries: sentences, or parts of paragraphs.
 */
export type InquiryClauses = {
  collected: string;
  route: string;
  receivers: string;
  storage: string;
  kept: string;
  storedUntil: string;
  security: string;
  otherServices: string;
  promise: string;
};

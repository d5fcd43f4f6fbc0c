import * as z from "zod/mini";
import { documentSorts } from "../document-sorts.ts";
import { uploadMaxBytes } from "../limits.ts";
import { numberedPageOf } from "./page-of.ts";
import { clientRefSchema, idSchema, instantSchema } from "./record.ts";

/** The three tabs of the documents screen. */
export const documentGroups = ["contract", "lease", "report"] as const;

/** A document's type, and its group. */
export const documentTypes = {
  "confidentiality-agreement": "contract",
  "listing-agreement": "contract",
  "letter-of-intent": "contract",
  "purchase-agreement": "contract",
  estoppel: "contract",
  closing: "contract",
  lease: "lease",
  "lease-abstract": "lease",
  amendment: "lease",
  title: "report",
  "offering-memorandum": "report",
  "rent-roll": "report",
  "operating-statement": "report",
  survey: "report",
  environmental: "report",
  condition: "report",
  photographs: "report",
  other: "report",
} as const satisfies Record<string, (typeof documentGroups)[number]>;

export type DocumentType = keyof typeof documentTypes;
export type DocumentGroup = (typeof documentGroups)[number];

export const documentTypeSchema = z.enum(Object.keys(documentTypes) as [DocumentType]);

export const documentStatuses = [
  "new",
  "needs-signature",
  // The client says that they signed; the broker has to confirm it.
  "needs-confirmation",
  "reviewed",
  "signed",
  "draft",
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Whether it is out for signature, so that only the broker may replace it. */
export function isOutForSignature(status: DocumentStatus): boolean {
  return status === "needs-signature" || status === "needs-confirmation";
}

export const documentVersionSchema = z.object({
  /** Counted from 1. */
  number: z.int().check(z.positive()),
  addedAt: instantSchema,
  /** Who added it, by name. */
  addedBy: z.string().check(z.minLength(1)),
  bytes: z.int().check(z.positive()),
  /** What changed, if someone noted it. */
  note: z.optional(z.string()),
});

export const documentSchema = z.object({
  id: idSchema,
  /** The client of its deal; absent in the samples, which have one client. */
  client: z.optional(clientRefSchema),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  type: documentTypeSchema,
  status: z.enum(documentStatuses),
  dealId: idSchema,
  /** The file name of a download: "purchase-agreement-revision-3.pdf". */
  fileName: z.string().check(z.minLength(1)),
  mediaType: z.string().check(z.minLength(1)),
  /** Newest first, at least one. */
  versions: z.readonly(z.array(documentVersionSchema).check(z.minLength(1))),
  /** Whether the client uploaded its first version, and may delete it. */
  isOwn: z.boolean(),
  /** The state of its signature, while one is awaited. */
  signature: z.optional(
    z.object({
      /** When the broker’s e-signature service emailed the link; absent if it hasn't. */
      emailedAt: z.optional(instantSchema),
      /** When the client said that they signed. */
      reportedAt: z.optional(instantSchema),
    }),
  ),
  /** Content of its newest version that couldn't be read: "form fields, comments". */
  unread: z.optional(z.string()),
  /** The request that it answers, and whether the broker has checked it off. */
  request: z.optional(z.object({ label: z.string(), isMarkedReceived: z.boolean() })),
});

/** The filters and order of a list of documents; absent members don't filter. */
export const documentFilterSchema = z.object({
  group: z.optional(z.enum(documentGroups)),
  type: z.optional(documentTypeSchema),
  status: z.optional(z.enum(documentStatuses)),
  dealId: z.optional(idSchema),
  /** For brokers, who see the documents of all clients. */
  clientId: z.optional(idSchema),
  /** Words in the name or the deal, in any order and case. */
  text: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(documentSorts)),
});

export type DocumentFilter = z.infer<typeof documentFilterSchema>;
export type PortalDocument = z.infer<typeof documentSchema>;
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

const countSchema = z.int().check(z.nonnegative());

/** One page of the documents that match a filter. */
export const documentPageSchema = z.extend(numberedPageOf(documentSchema), {
  /** How many documents match the filter in each group, for the tabs. */
  counts: z.object({
    all: countSchema,
    contract: countSchema,
    lease: countSchema,
    report: countSchema,
  }),
});

export type DocumentPage = z.infer<typeof documentPageSchema>;

/** One download or view of a document. */
export const documentOpeningSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** Whether it was the client, not a broker. */
  isClient: z.boolean(),
  at: instantSchema,
  /** "view" is opening it on screen, without a download. */
  action: z.enum(["view", "download"]),
});

export type DocumentOpening = z.infer<typeof documentOpeningSchema>;

/** The media types of uploads, with the file extensions that people see. */
export const uploadTypes = {
  "application/pdf": ".pdf",
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
  "text/csv": ".csv",
} as const;

/** How to handle an upload if the deal has a document with the same name. */
export const uploadChoiceSchema = z.enum(["version", "separate"]);

/** A file to upload, before any of it is read. */
export const uploadSchema = z.object({
  /** Makes repeating an upload harmless. */
  id: idSchema,
  /** The person's answer to what to do about a document with the same name; absent until asked. */
  as: z.optional(uploadChoiceSchema),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  mediaType: z.enum(Object.keys(uploadTypes) as [keyof typeof uploadTypes]),
  bytes: z.int().check(z.gte(1), z.lte(uploadMaxBytes)),
  dealId: idSchema,
  type: documentTypeSchema,
  /** The broker's request that the upload answers. */
  requestId: z.optional(idSchema),
});

export type Upload = z.infer<typeof uploadSchema>;
export type UploadChoice = z.infer<typeof uploadChoiceSchema>;

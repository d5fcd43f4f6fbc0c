import { broker } from "@frontage/content/broker";

/** What an example is made from: the part of JSON Schema that the API's description uses. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

const property = "48 Example Road";
const question = "When does due diligence end at 48 Example Road?";
const bytes = "c29tZS1ieXRlcw";

/**
 * Example values by property name. Where a name means different things, it is prefixed with the
 * name around it, or with the last word of the route's path.
 */
const values: Record<string, unknown> = {
  // Omitted from examples: what contradicts the rest, or is rarely set.
  closureRequestedAt: undefined,
  emailChange: undefined,
  endedBy: undefined,
  handOff: undefined,
  isArchived: undefined,
  isCheckedOff: undefined,
  marketNotesUnsubscribedAt: undefined,
  missing: undefined,
  override: undefined,
  postponement: undefined,
  remark: undefined,
  requestedStart: undefined,
  samples: undefined,
  settledOn: undefined,
  taxReturn: undefined,
  undatedKeyDates: undefined,
  "document.unread": undefined,
  "event.answer": undefined,
  "event.change": undefined,
  "event.reason": undefined,
  "problem.repeated": undefined,
  "question.call": undefined,
  "question.unread": undefined,

  // People
  name: "Casey Park",
  "client.name": "Sam Client",
  "me.name": "Sam Client",
  "profile.name": "Sam Client",
  "user.name": "Sam Client",
  "inquiry.name": "Riley Buyer",
  "intermediary.name": "Robin Sample",
  "contact.name": "Casey Park",
  "needsYou.name": "Riley Buyer",
  "opened.name": "Rent roll",
  "waiting.name": "Purchase agreement",
  clientName: "Sam Client",
  contactName: "Casey Park",
  displayName: "Sam Client",
  responsible: "Drew Lindqvist",
  responsibleName: "Drew Lindqvist",
  addedBy: broker.name,
  author: broker.name,
  by: broker.name,
  person: broker.name,
  email: "casey@example.com",
  "client.email": "sam@example.com",
  "email.email": "sam@example.com",
  "login-email.email": "sam@example.com",
  "me.email": "sam@example.com",
  "profile.email": "sam@example.com",
  "request-password-reset.email": "sam@example.com",
  "user.email": "sam@example.com",
  "contact.email": "casey@example.com",
  "inquiry.email": "riley@example.com",
  "needsYou.email": "riley@example.com",
  contactEmail: "sam@example.com",
  current: "sam@example.com",
  newEmail: "sam.client@example.com",
  "email-change.email": "sam.client@example.com",
  phone: "(555) 555-0111",
  e164: "+15555550111",
  display: "(555) 555-0111",
  company: "Example Bank",
  "client.company": "Sample Holdings",
  "contact.company": "Example Bank",
  "profile.company": "Sample Holdings",
  role: "lender",
  "me.role": "Client",
  "user.role": "Client",
  "overview.role": "Client",
  "profile.role": "buyer",
  portal: "live",
  photo: "/api/photos/casey-park",
  "profile.photo": "",
  "deal.photo": "/api/deals/48-example-road/photo?v=2",
  ipAddress: "203.0.113.7",
  device: "Firefox on Linux",
  place: "Anytown",
  isCurrent: true,
  isEmailSetUp: true,
  wantsMarketNote: true,

  // Deals and what belongs to them
  "deal.name": property,
  "property.name": property,
  dealName: property,
  city: "Anytown",
  region: "ST",
  states: "TX, OK",
  type: "industrial",
  "document.type": "rent-roll",
  squareFeet: 64_000,
  squareFeetMin: "20000",
  squareFeetMax: "80000",
  yearBuilt: 1998,
  summary: "Warehouse with eight dock doors and one tenant on a triple-net lease.",
  occupancy: 100,
  price: 9_350_000,
  priceMin: "2000000",
  priceMax: "10000000",
  noi: 584_375,
  noiThrough: "2026-08",
  capRate: 6.25,
  targetCapRate: "6.25",
  rent: 31,
  stage: "due-diligence",
  volume: 9_350_000,
  basis: "Purchase agreement, section 4",
  label: "Due diligence ends",
  "keyDate.kind": "deadline",
  "key-date.kind": "deadline",
  "date.kind": "deadline",
  anchor: "effective-date",
  count: 30,
  rule: "30 days after the effective date",
  ruleText: "30 days after the effective date",
  reason: "The lender needs another week.",
  notice: "Notice 2026-12",
  "exchange.name": "15 Placeholder Plaza",
  value: 4_200_000,
  "replacement.note": "Retail, three tenants.",
  "taxReturn.name": "Form 1040",
  identifyBy: "2026-10-29",
  receiveBy: "2027-03-13",
  "identify.day": "2026-10-29",
  statutoryDay: "2026-10-29",
  "receive.statutoryDay": "2027-03-13",
  "receive.day": "2027-03-13",
  day180: "2027-03-13",
  closing: "2026-10-30",
  "lease-commencement": "2027-01-01",
  expiration: "2031-12-31",

  // Documents
  "document.name": "Rent roll",
  "document.note": "With the updated figures for Suite 3.",
  "attachment.name": "rent-roll.pdf",
  documentName: "Rent roll",
  fileName: "rent-roll-48-example-road.pdf",
  "calendar.file": "bT4-wq7cR2nYp9VdK3sLxZ.ics",
  mediaType: "application/pdf",
  bytes: 182_400,
  "document-request.label": "Rent roll, last twelve months",
  "request.label": "Rent roll, last twelve months",
  "document-request.note": "As a PDF, please.",

  // Conversations and what arrives in them
  "thread.name": broker.name,
  "thread.description": "Your broker",
  text: "The lender has everything it asked for.",
  "query.text": "Example Road",
  "forward.text": "Can you ask the seller?",
  "reply.text": "Thank you. I’ll call you tomorrow at 10.",
  "market-note.text": "Industrial cap rates in Anytown held at 6.25% this quarter.",
  "needsYou.text": "I am looking for a warehouse near Anytown.",
  message: "I am looking for a warehouse near Anytown.",
  "problem.message": "Please enter a valid email address.",
  "problem.column": "client.email",
  "change.column": "client.company",
  "change.from": "Example LLC",
  "change.to": "Example Group",
  subject: "document",
  subjectId: "rent-roll-48-example-road",
  subjectName: "Rent roll",
  action: "view",
  detail: property,
  description: property,
  "notification.kind": "document",
  "notification.title": "New document: Rent roll",
  "search.kind": "document",
  "search.title": "Rent roll",
  path: "/dashboard/documents",
  unread: 2,

  // The calendar
  title: "Tour of 48 Example Road",
  location: "48 Example Road, Anytown",
  attendees: "Kai Okafor, Casey Park",
  link: "https://www.example.com/notice",
  note: "Please bring the floor plans.",
  "cancel.reason": "I’m traveling that day.",
  "decline.reason": "I’m traveling that day.",
  "event.kind": "viewing",
  "request.kind": "viewing",
  status: "confirmed",
  timeZone: "America/Chicago",
  time: "10:00",
  url: "https://www.example.com/api/calendar/bT4-wq7cR2nYp9VdK3sLxZ.ics",
  "inquiry.time": "2026-09-14T15:00:00.000Z",
  from: "10:00",
  to: "11:00",
  end: "2026-09-14T16:00:00.000Z",

  // What a page begins with
  "overview.label": "Active Properties",
  "overview.value": 12,
  "overview.note": "from last month",
  change: "+2",
  "monthlyView.name": "Jan",
  "portfolio.name": "Office",
  "portfolio.value": 40,
  views: 4000,
  timestamp: "2 hours ago",
  "activity.title": "Contract document updated",
  sentence: "Sign the purchase agreement.",
  "action.kind": "sign",
  "action.label": "Open the purchase agreement",
  "next.note": "Revision 3 arrived today.",
  figure: "12",
  unit: "days",
  "rule.unit": "calendar",
  left: "12 days left",
  daysLeft: 12,

  // The assistant
  question,
  "suggestions[]": question,
  "source.title": "Purchase agreement",
  "source.kind": "document",
  quote: "The Due Diligence Period ends thirty (30) days after the Effective Date.",
  section: "4. Due Diligence",
  lead: "Tenant | Suite | Monthly rent",
  "question.text": "Due diligence ends on September 14, 2026.",
  "unanswered.question": "Who pays for the new roof?",
  "unanswered.text": "The seller does, up to $80,000.",
  "note.question": "Who pays for the new roof?",
  "note.text": "The seller does, up to $80,000.",
  "lookedIn[]": "Purchase agreement",
  "unreadable[]": "Survey",
  "reading[]": "Lease",
  "provider.name": "Sample provider",
  consent: "allowed",
  isOn: true,
  isEnabled: true,
  isAllowed: true,
  inApp: true,

  // Inquiries and imports
  reference: "K7QM-2XRD",
  service: "buying",
  fax: "",
  elapsedMs: 8400,
  attempts: 1,
  cursor: "eyJhdCI6IjIwMjYtMDktMTQifQ",
  nextCursor: "eyJhdCI6IjIwMjYtMDktMTQifQ",
  "columns[]": "client.email",
  "cells[]": "sam@example.com",
  digestHour: 7,
  isNew: true,

  // Signing in
  password: "a short phrase of yours",
  newPassword: "a new phrase of yours",
  next: "a new phrase of yours",
  repeated: "a new phrase of yours",
  suggestedName: "Firefox on Linux",
  "password.current": "a short phrase of yours",
  token: "bT4-wq7cR2nYp9VdK3sLxZ",
  code: "123456",
  "backupCodes[]": "k7qm2-xrd94",
  totpURI: "otpauth://totp/Frontage:sam@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Frontage",
  "passkey.name": "Laptop",
  "passkey.id": bytes,
  "rp.name": broker.name,
  "rp.id": "www.example.com",
  rpId: "www.example.com",
  challenge: bytes,
  credentialId: bytes,
  rawId: bytes,
  "response.id": bytes,
  clientDataJSON: bytes,
  attestationObject: bytes,
  authenticatorData: bytes,
  signature: bytes,
  userHandle: bytes,
  authenticatorAttachment: "platform",
  "transports[]": "internal",
  alg: -7,
  timeout: 60_000,
};

/** The same ids as in the samples, where those have one. */
const ids: Record<string, string> = {
  client: "sam-client",
  contact: "casey-park",
  deal: "48-example-road",
  document: "rent-roll-48-example-road",
  property: "48-example-road",
  record: "rent-roll-48-example-road",
};
const anyId = "0198e1c2-7d4a-7c3e-9b7a-5f2d8c6e4a10";

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  "date-time": /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
};
const byFormat: Record<string, string> = {
  date: "2026-09-14",
  "date-time": "2026-09-14T15:00:00.000Z",
};

/**
 * An example that fits the schema, in the trade's words.
 *
 * @param trail the names that lead to it, outermost first: ["documents", "versions[]", "note"]
 */
export function exampleOf(schema: Schema, trail: readonly string[]): unknown {
  const name = trail.at(-1) ?? "";
  if (schema.const !== undefined) return schema.const;
  if (schema.enum)
    return wordsFor(trail).find((word) => schema.enum?.includes(word)) ?? schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choose(choices, trail), trail);
  switch (schema.type) {
    case "object":
      return exampleObject(schema, trail);
    case "array": {
      const item = exampleOf(schema.items ?? {}, [...trail.slice(0, -1), `${name}[]`]);
      return Array<unknown>(schema.minItems ?? 1).fill(item);
    }
    case "boolean":
      return wordsFor(trail).find((word) => typeof word === "boolean") ?? false;
    case "number":
    case "integer":
      return exampleNumber(schema, trail);
    case "string":
      return exampleText(schema, trail);
    case undefined:
    default:
      return null;
  }
}

/** Among several, the one whose kind matches; otherwise the first that isn't null. */
function choose(choices: readonly Schema[], trail: readonly string[]): Schema {
  const kinds = wordsFor([...trail, "kind"]);
  if (isLeftOut(trail)) return choices.find(({ type }) => type === "null") ?? choices[0] ?? {};
  const meant = choices.find(({ properties }) => {
    const { const: only, enum: several = [only] } = properties?.kind ?? {};
    return kinds.some((kind) => several.includes(kind));
  });
  return meant ?? choices.find(({ type }) => type !== "null") ?? {};
}

function exampleObject(
  { additionalProperties, properties = {}, required = [] }: Schema,
  trail: readonly string[],
) {
  if (typeof additionalProperties === "object" && "type" in additionalProperties) {
    return { contract: exampleOf(additionalProperties, trail) };
  }
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || !isLeftOut([...trail, name]))
      .map(([name, schema]) => [name, exampleOf(schema, [...trail, name])]),
  );
}

function exampleNumber(
  { default: usual, exclusiveMinimum = -1, maximum = Infinity, minimum = 0 }: Schema,
  trail: readonly string[],
) {
  const known = wordsFor(trail).find(
    (word) => typeof word === "number" && word >= minimum && word <= maximum,
  );
  return known ?? usual ?? Math.max(1, minimum, exclusiveMinimum + 1);
}

function exampleText({ format = "", pattern = "" }: Schema, trail: readonly string[]) {
  const [name = "", around = ""] = trail.toReversed();
  const known = wordsFor(trail).find(
    (word) =>
      typeof word === "string" &&
      (formats[format]?.test(word) ?? true) &&
      new RegExp(pattern).test(word),
  );
  if (known !== undefined) return known;
  if (format in byFormat) return byFormat[format];
  const isId = /^(ids?(\[\])?|session)$/.test(name);
  const kind = isId ? around : /^(.+)Ids?(\[\])?$/.exec(name)?.[1];
  return kind === undefined ? name : (ids[singular(kind)] ?? anyId);
}

function isLeftOut(trail: readonly string[]): boolean {
  const known = wordsFor(trail);
  return known.length > 0 && known[0] === undefined;
}

/** Example values for the name, best first: with the nearest name around it, then alone. */
function wordsFor(trail: readonly string[]): unknown[] {
  const name = trail.at(-1) ?? "";
  const keys = trail
    .slice(0, -1)
    .toReversed()
    .map((around) => `${singular(around)}.${name}`);
  return [...keys, name].filter((key) => key in values).map((key) => values[key]);
}

/** @param name such as "documents[]" */
function singular(name: string): string {
  return name
    .replace("[]", "")
    .replace(/ies$/, "y")
    .replace(/(?<!s)s$/, "");
}

import { broker } from "@frontage/content/broker";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { Space } from "@frontage/records/schemas/space";
import type { LeaseTerms, SaleTerms } from "@frontage/records/schemas/offer";
import type { Insertable } from "kysely";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Database } from "../src/database/open-database.ts";
import type { FileStore } from "../src/files/file-store.ts";
import type { Tables } from "../src/database/tables.ts";

/** An owner of the site may have no license in the sample's state. */
const isLicensed = broker.licenses.some(({ state }) => state === "ST");

export const listingDetails: ListingDetails = {
  address: "15 Placeholder Plaza",
  city: "Anytown",
  region: "ST",
  timeZone: "America/Chicago",
  isAddressShown: true,
  highlights: [],
  type: "retail",
  squareFeet: 46_000,
  yearBuilt: 1991,
  price: 12_400_000,
  isPriceOnRequest: false,
  noi: 793_600,
  noiPeriod: "trailing-12",
  noiThrough: "2026-06",
  ...(!isLicensed && {
    cooperatingBroker: { name: "Robin Keller", firm: "Specimen Realty", license: "ST 0001" },
  }),
};

/** A space for lease with changes. */
export const suite = (changes: Partial<Space> = {}): Space => ({
  id: randomUUID(),
  name: "Suite 3",
  squareFeet: 4180,
  rent: { amount: 24.5, unit: "sf-year" },
  isRentOnRequest: false,
  leaseType: "nnn",
  status: "available",
  ...changes,
});

/** A published listing. @returns its id */
export async function addListing(
  db: Database,
  {
    details = {},
    ...columns
  }: Partial<Omit<Insertable<Tables["listing"]>, "details">> & {
    details?: Partial<ListingDetails>;
  } = {},
): Promise<string> {
  const at = new Date().toISOString();
  const id = randomUUID();
  await db
    .insertInto("listing")
    .values({
      id,
      kind: "sale",
      status: "available",
      slug: `15-placeholder-plaza-${id.slice(0, 8)}`,
      details: JSON.stringify({ ...listingDetails, ...details }),
      createdAt: at,
      publishedAt: at,
      confirmedAt: at,
      statusAt: at,
      ...columns,
    })
    .execute();
  return id;
}

/** Someone interested in a listing. @returns their id */
export async function addProspect(
  db: Database,
  listingId: string,
  columns: Partial<Insertable<Tables["prospect"]>> = {},
): Promise<string> {
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@example.com`;
  await db
    .insertInto("prospect")
    .values({
      id,
      listingId,
      name: "Quinn Abara",
      email,
      emailKey: email,
      company: "Abara Retail Partners",
      phone: "",
      role: "principal",
      source: "agreement",
      createdAt: new Date().toISOString(),
      ...columns,
    })
    .execute();
  return id;
}

/**
 * The agreement of a prospect who signed elsewhere, with its file.
 *
 * @returns its id
 */
export async function addPaperAgreement(
  { db, files }: { db: Database; files: Pick<FileStore, "write"> },
  ids: { listingId: string; prospectId: string },
  content: Buffer,
  columns: Partial<Insertable<Tables["agreement"]>>,
): Promise<string> {
  const id = randomUUID();
  const fileKey = `agreements/${id}`;
  await files.write(fileKey, Readable.from([content]));
  const { company, email, name } = await db
    .selectFrom("prospect")
    .select(["company", "email", "name"])
    .where("id", "=", ids.prospectId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("agreement")
    .values({
      id,
      ...ids,
      textSha256: null,
      property: "15 Placeholder Plaza",
      name,
      email,
      company,
      phone: "",
      role: "principal",
      signature: "",
      consent: "",
      ipAddress: "",
      userAgent: "",
      signedAt: new Date().toISOString(),
      fileKey,
      sha256: "",
      bytes: content.byteLength,
      ...columns,
    })
    .execute();
  return id;
}

export const saleTerms: SaleTerms = {
  kind: "sale",
  price: 12_150_000,
  deposit: 250_000,
  diligenceDays: 30,
  closingDays: 60,
  payment: "financing",
  loanPercent: 60,
  lender: "Example Bank",
  contingencies: ["inspection", "title", "financing"],
  note: "We own two plazas nearby.",
};

export const leaseTerms: LeaseTerms = {
  kind: "lease",
  rent: 11.25,
  termMonths: 60,
  improvements: 15,
  startsOn: "2099-10-01",
  note: "",
};

/** An open offer that stands for a long time. @returns its id */
export async function addOffer(
  db: Database,
  { listingId, prospectId }: { listingId: string; prospectId: string },
  {
    terms = saleTerms,
    ...columns
  }: Partial<Omit<Insertable<Tables["offer"]>, "terms">> & {
    terms?: SaleTerms | LeaseTerms;
  } = {},
): Promise<string> {
  const at = columns.receivedAt ?? new Date().toISOString();
  const id = randomUUID();
  await db
    .insertInto("offer")
    .values({
      id,
      listingId,
      prospectId,
      state: "open",
      terms: JSON.stringify(terms),
      receivedAt: at,
      changedAt: at,
      expiresAt: "2099-07-20T22:00:00.000Z",
      ...columns,
    })
    .execute();
  return id;
}

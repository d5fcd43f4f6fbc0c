import type { RoomPage } from "@frontage/content/agreement-pages";
import type { DocumentTier } from "@frontage/records/schemas/listing";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { roomPageRoutes } from "../src/prospects/page-routes.ts";
import { agreementOf } from "../src/prospects/sign-agreement.ts";
import { canBeSigned, findRoomListing } from "../src/prospects/room-listing.ts";
import { addListing } from "./listing.ts";
import { pdfOf } from "./pdf.ts";
import type { TestStore } from "./store.ts";

/** The pages around the agreement, whose HTML is what they show, as JSON. */
export function roomPages(store: TestStore) {
  const app = roomPageRoutes(store, async (page) => ({ html: JSON.stringify(page), headers: {} }));
  return {
    get: (path: string, cookie = "", encoding = "identity") =>
      app.request(path, { headers: { "Accept-Encoding": encoding, Cookie: cookie } }),
    post: (path: string, values: Record<string, string>, cookie = "") =>
      app.request(path, {
        method: "POST",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Sec-Fetch-Site": "same-origin",
          "User-Agent": "Test browser",
          Cookie: cookie,
        },
        body: new URLSearchParams(values).toString(),
      }),
  };
}

export const pageOf = async (answer: Response) => JSON.parse(await answer.text()) as RoomPage;

export const cookieOf = (answer: Response) => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

/** What Dana types to sign a listing's agreement, which then has a document to open. */
export async function agreementValues(
  store: TestStore,
  slug: string,
  values: Record<string, string> = {},
): Promise<Record<string, string>> {
  const listing = await findRoomListing(store.db, slug);
  if (!listing) throw new Error(`No listing ${slug}.`);
  if (!(await canBeSigned(store.db, listing)))
    await addRoomDocument(store, listing.id, "agreement");
  return {
    name: "Dana Fairley",
    company: "Fairley Holdings",
    email: "dana@example.com",
    phone: "(555) 555-0176",
    role: "principal",
    buyerName: "",
    consent: "yes",
    signature: "Dana Fairley",
    textSha256: agreementOf(listing).sha256,
    ...values,
  };
}

/** Signs a listing's agreement and follows the emailed link. @returns the room's cookie */
export async function enterRoomOf(
  store: TestStore,
  slug: string,
  values: Record<string, string> = {},
): Promise<string> {
  const pages = roomPages(store);
  const typed = await agreementValues(store, slug, values);
  await pages.post(`/listings/${slug}/agreement`, typed);
  const token = await newestLink(store, slug, typed.email ?? "");
  const entered = await pages.post(`/listings/${slug}/enter`, { token });
  return cookieOf(entered);
}

/** The token of the newest link to a listing in an email to this address. */
export async function newestLink(store: TestStore, slug: string, email: string): Promise<string> {
  await store.background.settled();
  const mail = store.mails.findLast(
    ({ text, to }) => to === email && text.includes(`/listings/${slug}/enter?token=`),
  );
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** A listing with everything that the checklist asks for. @returns its id */
export async function addCompleteListing(
  services: Pick<TestStore, "db" | "files">,
  { details, ...columns }: Parameters<typeof addListing>[1] = {},
): Promise<string> {
  const highlight = { title: "A corner", text: "With a signal." };
  const id = await addListing(services.db, {
    ...columns,
    details: {
      occupancy: 96,
      summary: "Eleven shops.",
      highlights: [highlight, highlight, highlight],
      ...details,
    },
  });
  await services.db
    .insertInto("listingPhoto")
    .values(
      [0, 1, 2, 3].map((position) => ({
        id: randomUUID(),
        listingId: id,
        position,
        alt: "Rendering of the plaza",
        isRendering: 1 as const,
        width: 700,
        height: 500,
        addedAt: new Date().toISOString(),
      })),
    )
    .execute();
  for (const name of ["Offering memorandum", "Rent roll"])
    await addRoomDocument(services, id, "agreement", { name });
  return id;
}

/** A one-page document of a listing. @returns its id */
export async function addRoomDocument(
  { db, files }: Pick<TestStore, "db" | "files">,
  listingId: string,
  tier: DocumentTier,
  {
    content = pdfOf([["Income"]]),
    name = "Offering memorandum",
  }: { content?: Buffer; name?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const fileKey = `listing-documents/${id}`;
  await files.write(fileKey, Readable.from([content]));
  await db
    .insertInto("listingDocument")
    .values({
      id,
      listingId,
      position: 1,
      name,
      tier,
      isOfferingMemorandum: name === "Offering memorandum" ? 1 : 0,
      isDownloadable: 1,
      fileName: `${name}.pdf`,
      mediaType: "application/pdf",
      bytes: content.byteLength,
      pages: 1,
      sha256: "",
      fileKey,
      addedAt: new Date().toISOString(),
    })
    .execute();
  return id;
}

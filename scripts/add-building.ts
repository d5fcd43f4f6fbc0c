import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pdfOf } from "../apps/server/test/pdf.ts";
import type { BrokerListing } from "../packages/records/src/schemas/broker-listing.ts";
import type { Space } from "../packages/records/src/schemas/space.ts";
import { brokerRequests } from "./broker-requests.ts";

const photograph = join(
  import.meta.dirname,
  "../apps/server/src/seed/sample-photos/facade-640.jpg",
);

/**
 * Adds an office building for lease, a draft that lacks nothing but its spaces.
 *
 * @param broker the login that a first start prints
 * @param building.spaces its spaces; with them, it is published with an offering memorandum
 * @returns its id
 */
export async function addBuilding(
  origin: string,
  broker: { email: string; password: string },
  { address = "200 Sample Avenue", spaces }: { address?: string; spaces?: readonly Space[] } = {},
): Promise<string> {
  const ask = await brokerRequests(origin, broker);
  const details = {
    address,
    city: "Anytown",
    region: "ST",
    timeZone: "America/Chicago",
    type: "office",
    squareFeet: 38_000,
  };
  const added = await ask("POST", "/listings", { kind: "lease", details });
  const { id } = (await added.json()) as { id: string };
  const path = `/listings/${id}`;
  const picture = new Uint8Array(await readFile(photograph));
  for (let count = 0; count < 4; count++) {
    const photo = (await (await ask("POST", `${path}/photos`, picture)).json()) as { id: string };
    const text = { alt: "The lobby at dusk", isRendering: true };
    await ask("PUT", `${path}/photos/${photo.id}`, text);
  }
  const stored = (await (await ask("GET", path)).json()) as BrokerListing;
  const highlight = { title: "A lobby", text: "Renewed in 2021." };
  const complete = {
    ...stored.details,
    yearBuilt: 2004,
    summary: "Four stories beside the station.",
    highlights: [highlight, highlight, highlight],
    cooperatingBroker: { name: "Robin Keller", firm: "Specimen Realty", license: "ST 0001" },
    ...(spaces && { spaces }),
  };
  await ask("PUT", path, { details: complete, version: stored.version });
  if (!spaces) return id;
  const memorandum = new URLSearchParams({
    name: "Offering memorandum",
    fileName: "Offering memorandum.pdf",
    mediaType: "application/pdf",
    tier: "agreement",
    isOfferingMemorandum: "1",
    isDownloadable: "1",
  });
  const pdf = new Uint8Array(pdfOf([[address], ["Suites"]]));
  await ask("POST", `${path}/documents?${memorandum}`, pdf);
  await ask("POST", `${path}/publish`, { version: stored.version + 1 });
  return id;
}

import { broker } from "../broker.ts";
import {
  documentTypes,
  type DocumentGroup,
  type DocumentType,
  type DocumentVersion,
  type PortalDocument,
} from "../schemas/document.ts";

export type SampleFile = {
  document: PortalDocument;
  version: DocumentVersion;
  /** "48 Example Road, Anytown, ST" */
  place: string;
};

/** The purpose of each document type, in a sentence. */
const purposes: Record<DocumentType, string> = {
  "confidentiality-agreement":
    "The recipient keeps what it learns about the property to itself and uses it only to decide on the deal.",
  "listing-agreement":
    "The owner gives the broker the exclusive right to market the property for a term and at a fee.",
  "letter-of-intent":
    "The parties write down the main terms on which they intend to agree. It does not bind them, except to confidentiality.",
  "purchase-agreement":
    "The seller agrees to sell and the buyer to buy the property at the price, on the dates and under the conditions set out here.",
  title:
    "The title company states who owns the property, what it will insure and which exceptions remain under Schedule B.",
  estoppel:
    "The tenant certifies the terms of its lease, the rent it pays and that neither side is in default.",
  closing: "The parties record what happens at closing and by when.",
  lease: "The landlord leases the premises to the tenant for a term, at a rent and for a use.",
  "lease-abstract":
    "The terms of a lease on a few pages: premises, term, rent, increases, options and who pays which expenses.",
  amendment: "The landlord and the tenant change some terms of a lease and keep the others.",
  "offering-memorandum":
    "What a buyer needs to form a first opinion: the property, its tenants, its income and its market.",
  "rent-roll":
    "Every tenant of the property with its area, its rent and the end of its term, as of a date.",
  "operating-statement":
    "Income and expenses of the property over the last twelve months, down to net operating income.",
  survey:
    "The boundaries, buildings, easements and encroachments, to the ALTA/NSPS standard and by a licensed surveyor.",
  environmental:
    "A Phase I assessment: records, a site visit and interviews, and whether they give reason to test the soil.",
  condition:
    "The state of roof, structure and building systems, with what needs repair now and what will within twelve years.",
  photographs: "The property from outside, in daylight.",
  other: "An analysis for the client of this portal.",
};

/** The text of the remaining pages, by the document's group. */
const sections: Record<DocumentGroup, readonly [heading: string, text: string][]> = {
  contract: [
    [
      "1. Parties and property",
      "The parties are named in the signed original. The property is the land with its buildings, fixtures and the leases in force, as described in Exhibit A.",
    ],
    [
      "2. Deposit and dates",
      "Deposits go to the escrow agent named in the original. Days are calendar days; a period that ends on a weekend or a holiday ends on the next business day.",
    ],
    [
      "3. Due diligence",
      "The buyer may examine the property, its records and its title during the period agreed, and may withdraw for any reason before that period ends.",
    ],
    [
      "4. Closing",
      "At closing the seller delivers the deed, the assignment of leases and the bill of sale, and the buyer pays the balance. Rents and expenses are prorated to that day.",
    ],
    [
      "5. Notices",
      "Notices are in writing and count from the day they are delivered. No party sends wire instructions by email; every account is verified by a call to a known number.",
    ],
  ],
  lease: [
    [
      "1. Premises and term",
      "The premises are marked on the plan in Exhibit A. The term begins on the commencement date and may be extended as the options allow.",
    ],
    [
      "2. Rent",
      "Base rent is due on the first day of each month. It rises once a year by the rate in the rent schedule.",
    ],
    [
      "3. Operating expenses",
      "The tenant pays its share of taxes, insurance and common-area maintenance. The landlord reconciles estimates with actual cost once a year.",
    ],
    [
      "4. Use and repairs",
      "The tenant uses the premises for the agreed purpose and maintains their interior. Roof, structure and outside walls remain with the landlord.",
    ],
    [
      "5. Assignment and default",
      "An assignment needs the landlord's consent, which is not unreasonably withheld. A default in payment is cured within ten days of notice.",
    ],
  ],
  report: [
    [
      "1. Basis",
      "This report rests on records that the owner provided and on public sources. They were taken as correct and not audited.",
    ],
    [
      "2. The property",
      "Location, area, year of construction and tenancy are those shown on the property's page in this portal.",
    ],
    [
      "3. Findings",
      "The findings are set out in the tables of the original. Nothing in them keeps the deal from proceeding as planned.",
    ],
    [
      "4. Limits",
      "Figures are rounded. Past income is no promise of future income, and this report is not an appraisal.",
    ],
  ],
};

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: broker.timeZone });

/**
 * The PDF of a sample document, in one of its versions.
 *
 * @returns the file's bytes
 */
export async function writeSamplePdf({
  document,
  place,
  version,
}: SampleFile): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, StandardFonts, rgb } = await import("@cantoo/pdf-lib");
  const pdf = await PDFDocument.create();
  pdf.setTitle(document.name);
  pdf.setLanguage("en-US");
  const serif = await pdf.embedFont(StandardFonts.TimesRoman);
  const sans = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const ink = rgb(0.106, 0.098, 0.09);
  const muted = rgb(0.396, 0.388, 0.373);
  const line = rgb(0.863, 0.859, 0.847);

  // US Letter, in points.
  const width = 612;
  const height = 792;
  const margin = 72;
  let page = pdf.addPage([width, height]);
  let y = height - margin;

  type Style = { font: typeof sans; size: number; color: typeof ink; after: number };
  const styles = {
    title: { font: serif, size: 26, color: ink, after: 10 },
    place: { font: sans, size: 12, color: muted, after: 4 },
    heading: { font: bold, size: 11.5, color: ink, after: 4 },
    text: { font: sans, size: 11.5, color: ink, after: 16 },
  } satisfies Record<string, Style>;

  function write(text: string, { after, color, font, size }: Style) {
    const lineHeight = size * 1.45;
    for (const row of wrap(
      text,
      (part) => font.widthOfTextAtSize(part, size),
      width - 2 * margin,
    )) {
      if (y - lineHeight < margin + 24) {
        page = pdf.addPage([width, height]);
        y = height - margin;
      }
      y -= lineHeight;
      page.drawText(row, { x: margin, y, size, font, color });
    }
    y -= after;
  }

  write(document.name, styles.title);
  write(place, styles.place);
  write(
    `Version ${version.number}, ${date.format(new Date(version.addedAt))}, from ${version.addedBy}`,
    styles.place,
  );
  if (version.note) write(version.note, styles.place);
  y -= 12;
  page.drawLine({
    start: { x: margin, y },
    end: { x: width - margin, y },
    thickness: 1,
    color: line,
  });
  y -= 16;
  write(
    "This is a sample document. It takes the place of the original in a sample dashboard, has no legal effect and names no real person or property.",
    styles.text,
  );
  write(purposes[document.type], styles.text);
  for (const [heading, text] of sections[documentTypes[document.type]]) {
    write(heading, styles.heading);
    write(text, styles.text);
  }
  if (documentTypes[document.type] !== "report") {
    y -= 24;
    write("Signature ________________________________    Date ______________", styles.text);
  }

  const pages = pdf.getPages();
  for (const [index, each] of pages.entries()) {
    const foot = `Sample document   ${broker.businessName}   Page ${index + 1} of ${pages.length}`;
    each.drawText(foot, { x: margin, y: margin / 2, size: 9, font: sans, color: muted });
  }
  return Uint8Array.from(await pdf.save());
}

/** Breaks a text into lines that fit. */
function wrap(text: string, widthOf: (part: string) => number, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current ? `${current} ${word}` : word;
    if (current && widthOf(longer) > width) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  return [...lines, current];
}

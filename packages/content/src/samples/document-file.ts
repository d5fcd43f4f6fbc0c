import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
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
    [
      "6. Title and survey",
      "The owner delivers the title commitment with copies of its exceptions. Objections are made in writing within the period agreed; what is not objected to is a permitted exception, apart from liens, which are released at closing.",
    ],
    [
      "7. Condition of the property",
      "The property is handed over in the condition in which it is on the effective date, with ordinary wear. Until then the owner keeps it insured, maintains it as before and signs no new lease without consent.",
    ],
    [
      "8. Representations",
      "Each party has the authority to sign. The owner knows of no condemnation, no pending suit and no notice of a violation that concerns the property. The representations survive for six months.",
    ],
    [
      "9. Casualty and condemnation",
      "If a material part of the property is damaged or taken before closing, the other party may withdraw and the deposit is returned. Otherwise the proceeds are assigned and the price stays as it is.",
    ],
    [
      "10. Default",
      "If the buyer defaults, the deposit is the seller's only remedy. If the seller defaults, the buyer may choose between the return of the deposit with its documented costs, and specific performance.",
    ],
    [
      "11. Brokers",
      "The parties dealt with the brokers named in the original and no others. Commissions are paid by separate agreement, at closing, out of the proceeds.",
    ],
    [
      "12. General",
      "This is the whole agreement. It is changed only in writing, may be signed in counterparts and electronically, and is governed by the law of the state in which the property lies.",
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
    [
      "6. Insurance",
      "The tenant carries liability insurance and insures its own property. The landlord insures the building. Each waives claims against the other as far as insurance pays.",
    ],
    [
      "7. Alterations and signs",
      "The tenant may change what is not structural, with notice and plans. Signs follow the criteria of the property and are removed at the end of the term.",
    ],
    [
      "8. Damage and condemnation",
      "If the premises cannot be used, rent abates in proportion. If they cannot be restored within 180 days, either party may end the lease by notice.",
    ],
    [
      "9. Subordination and estoppel",
      "The lease is subordinate to the landlord's mortgage if the lender agrees not to disturb the tenant. On request the tenant certifies the state of the lease within ten business days.",
    ],
    [
      "10. Surrender",
      "At the end of the term the tenant returns the premises broom clean, in good order apart from ordinary wear, and removes its equipment and cabling.",
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
    [
      "5. Sources",
      "County records, the zoning map, the owner's rent roll and statements, the leases and amendments listed in the original, and a visit to the property on a weekday.",
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

  drawPlan({ pdf, font: sans, size: [width, height], version });

  const pages = pdf.getPages();
  for (const [index, each] of pages.entries()) {
    const foot = `Sample document   ${broker.businessName}   Page ${index + 1} of ${pages.length}`;
    each.drawText(foot, { x: margin, y: margin / 2, size: 9, font: sans, color: muted });
  }
  return Uint8Array.from(await pdf.save());
}

type Plan = {
  pdf: PDFDocument;
  font: PDFFont;
  size: [width: number, height: number];
  version: DocumentVersion;
};

/** What the text, and the frame of the file, come to. */
const textBytes = 6000;
/** A point of a contour, in the file: "3306 4718 l". */
const pointBytes = 12;

/**
 * The last page: a plan of the property with its contours, surveyed as finely as the size of the
 * version allows, so that the file is about as large as it is listed.
 */
function drawPlan({ font, pdf, size, version }: Plan): void {
  const [width, height] = size;
  const page = pdf.addPage(size);
  const [left, bottom, right, top] = [72, 108, width - 72, height - 120];
  page.drawText("Exhibit A: plan of the property, not to scale", {
    x: left,
    y: height - 96,
    size: 11.5,
    font,
  });
  const points = Math.max(2000, Math.round((version.bytes - textBytes) / pointBytes));
  const path = contours(Math.round(Math.sqrt(points / 4)), points);
  const frame = `${left} ${bottom} ${right - left} ${top - bottom} re`;
  // The building and its drive, over the contours, which count in tenths of a point.
  const building = "230 330 150 110 re B 290 330 m 290 108 l 330 108 m 330 330 l S";
  const drawing = [
    `q ${frame} W n q 0.1 0 0 0.1 0 0 cm 0.4 G 2.5 w`,
    ...path,
    `Q 0.1 G 0.94 g ${building} Q q 0.1 G ${frame} S Q`,
  ].join("\n");
  page.node.addContentStream(pdf.context.register(pdf.context.stream(drawing)));
}

/** The contours of a hill behind the building, in tenths of a point. */
function contours(count: number, points: number): string[] {
  const perContour = Math.round(points / count);
  const around = Array.from({ length: perContour }, (_, index) => {
    const angle = (2 * Math.PI * index) / perContour;
    const reach =
      1 + 0.16 * Math.sin(3 * angle) + 0.08 * Math.sin(7 * angle) + 0.2 * Math.cos(angle);
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    // The slope is steeper on one side.
    const [x, y, radius] = [3000 + 500 * share, 5000 - 400 * share, 4300 * share];
    const corners = around.map(
      ([right, up]) => `${Math.round(x + radius * right)} ${Math.round(y + radius * up)}`,
    );
    return `${corners.join(" l\n").replace("l", "m")} l s`;
  });
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

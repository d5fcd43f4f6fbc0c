import { broker } from "../broker.ts";
import type { DocumentVersion, PortalDocument } from "@frontage/records/schemas/document";
import { plazaDays, recentMinutes, warehouseDays } from "./deal-days.ts";
import { daysAgo, instantAt, minutesAgo, businessDayFrom } from "./relative-dates.ts";

type Row = Omit<PortalDocument, "fileName" | "isOwn" | "mediaType" | "versions"> & {
  mediaType?: "image/jpeg";
  /** Newest first. */
  versions: Omit<DocumentVersion, "number">[];
};

/** The thirty-six documents of the sample client, newest first; eight came within the last month. */
export function sampleDocuments(now: Date, timeZone: string = broker.timeZone): PortalDocument[] {
  const ago = (days: number, clock = "15:00") => daysAgo(now, days, clock, timeZone);
  const version = (addedAt: string, bytes: number, addedBy: string = broker.name) => ({
    addedAt,
    addedBy,
    bytes,
  });

  const rows: Row[] = [
    {
      id: "purchase-agreement-48-example-road",
      name: "Purchase agreement, revision 3",
      type: "purchase-agreement",
      status: "needs-signature",
      dealId: "48-example-road",
      versions: [
        {
          ...version(minutesAgo(now, recentMinutes.agreementRevised), 418_240),
          note: "Price and closing date as in the revised offer; clause 7 ties the deposit to title. Replaces revision 2 once both sides sign.",
        },
        {
          ...version(ago(-warehouseDays.agreementSigned, "15:20"), 402_118, "Drew Lindqvist"),
          note: "Clauses 4 and 7 changed. Signed by both sides.",
        },
        {
          ...version(ago(23, "11:45"), 396_502),
          note: "First draft, from the seller's attorney.",
        },
      ],
    },
    {
      id: "lease-abstract-suite-3-200-sample-avenue",
      name: "Lease abstract, Suite 3",
      type: "lease-abstract",
      status: "new",
      dealId: "200-sample-avenue",
      versions: [version(minutesAgo(now, recentMinutes.abstractShared), 96_310)],
    },
    {
      id: "rent-roll-200-sample-avenue",
      name: "Rent roll, second quarter",
      type: "rent-roll",
      status: "new",
      dealId: "200-sample-avenue",
      versions: [version(ago(1, "15:05"), 212_480, "Robin Hale")],
    },
    {
      id: "environmental-assessment-48-example-road",
      name: "Environmental site assessment",
      type: "environmental",
      status: "reviewed",
      dealId: "48-example-road",
      versions: [
        version(
          // Before the call about it.
          instantAt(businessDayFrom(now, warehouseDays.assessment, timeZone), "11:30", timeZone),
          801_600,
          "Wyn Castellano",
        ),
      ],
    },
    {
      id: "listing-agreement-15-placeholder-plaza",
      name: "Exclusive listing agreement",
      type: "listing-agreement",
      status: "signed",
      dealId: "15-placeholder-plaza",
      versions: [
        {
          ...version(ago(6, "10:30"), 301_090),
          note: "Term extended by six months. Signed by both sides.",
        },
        version(ago(-plazaDays.listingSigned), 287_640),
      ],
    },
    {
      id: "letter-of-intent-15-placeholder-plaza",
      name: "Letter of intent",
      type: "letter-of-intent",
      status: "draft",
      dealId: "15-placeholder-plaza",
      versions: [
        {
          ...version(ago(-plazaDays.lettersDue, "17:10"), 84_200),
          note: "From Morgan Bell, with our changes marked.",
        },
      ],
    },
    {
      id: "photographs-15-placeholder-plaza",
      name: "Site renderings, exterior",
      type: "photographs",
      status: "reviewed",
      dealId: "15-placeholder-plaza",
      mediaType: "image/jpeg",
      versions: [version(ago(11), 380_700)],
    },
    {
      id: "title-commitment-48-example-road",
      name: "Title commitment",
      type: "title",
      status: "reviewed",
      dealId: "48-example-road",
      versions: [version(ago(13), 368_100, "Sasha Varga")],
    },
    {
      id: "operating-statement-200-sample-avenue",
      name: "Operating statement, trailing 12",
      type: "operating-statement",
      status: "reviewed",
      dealId: "200-sample-avenue",
      versions: [version(ago(17), 178_020)],
    },
    {
      id: "letter-of-intent-48-example-road",
      name: "Letter of intent",
      type: "letter-of-intent",
      status: "signed",
      dealId: "48-example-road",
      versions: [
        {
          ...version(ago(-warehouseDays.offerAccepted, "09:35"), 91_760),
          note: "Countersigned by the seller.",
        },
        version(ago(36), 88_410),
      ],
    },
    {
      id: "identification-notice-48-example-road",
      name: "1031 identification notice",
      type: "closing",
      status: "signed",
      dealId: "48-example-road",
      versions: [version(ago(-warehouseDays.identification, "08:50"), 72_330, "Stevie Nakano")],
    },
    {
      id: "lease-unit-2-18-placeholder-row",
      name: "Retail lease, Unit 2",
      type: "lease",
      status: "draft",
      dealId: "18-placeholder-row",
      versions: [
        { ...version(ago(33), 344_900), note: "Opening hours and signage added." },
        version(ago(46), 338_120),
      ],
    },
    {
      id: "lease-proposal-bay-2-301-specimen-yard",
      name: "Lease proposal, Bay 2",
      type: "lease",
      status: "draft",
      dealId: "301-specimen-yard",
      versions: [version(ago(34), 118_700)],
    },
    {
      id: "pricing-analysis-120-specimen-street",
      name: "Pricing analysis",
      type: "other",
      status: "reviewed",
      dealId: "120-specimen-street",
      versions: [version(ago(36, "10:20"), 746_830)],
    },
    {
      id: "purchase-agreement-640-example-boulevard",
      name: "Purchase agreement",
      type: "purchase-agreement",
      status: "signed",
      dealId: "640-example-boulevard",
      versions: [
        { ...version(ago(38), 455_630, "Skyler Brandt"), note: "Signed by both sides." },
        version(ago(45), 449_910, "Skyler Brandt"),
      ],
    },
    {
      id: "estoppel-placeholder-coffee-15-placeholder-plaza",
      name: "Estoppel certificate, Placeholder Coffee",
      type: "estoppel",
      status: "reviewed",
      dealId: "15-placeholder-plaza",
      versions: [version(ago(39), 64_120)],
    },
    {
      id: "lease-abstract-placeholder-coffee-15-placeholder-plaza",
      name: "Lease abstract, Placeholder Coffee",
      type: "lease-abstract",
      status: "reviewed",
      dealId: "15-placeholder-plaza",
      versions: [version(ago(40), 102_440)],
    },
    {
      id: "offering-memorandum-77-instance-lane",
      name: "Offering memorandum",
      type: "offering-memorandum",
      status: "reviewed",
      dealId: "77-instance-lane",
      versions: [version(ago(41), 737_790)],
    },
    {
      id: "offering-memorandum-9-template-drive",
      name: "Offering memorandum",
      type: "offering-memorandum",
      status: "reviewed",
      dealId: "9-template-drive",
      versions: [version(ago(43), 1_041_300)],
    },
    {
      id: "confidentiality-agreement-9-template-drive",
      name: "Confidentiality agreement",
      type: "confidentiality-agreement",
      status: "signed",
      dealId: "9-template-drive",
      versions: [version(ago(44), 58_260)],
    },
    {
      id: "photographs-48-example-road",
      name: "Site renderings, exterior",
      type: "photographs",
      status: "reviewed",
      dealId: "48-example-road",
      mediaType: "image/jpeg",
      versions: [version(ago(45), 380_700)],
    },
    {
      id: "offering-memorandum-48-example-road",
      name: "Offering memorandum",
      type: "offering-memorandum",
      status: "reviewed",
      dealId: "48-example-road",
      versions: [version(ago(46), 890_110)],
    },
    {
      id: "condition-assessment-2-sample-square",
      name: "Property condition assessment",
      type: "condition",
      status: "reviewed",
      dealId: "2-sample-square",
      versions: [version(ago(48), 1_205_020)],
    },
    {
      id: "title-commitment-2-sample-square",
      name: "Title commitment",
      type: "title",
      status: "reviewed",
      dealId: "2-sample-square",
      versions: [
        {
          ...version(ago(50), 432_870, "Sasha Varga"),
          note: "Exception 6 removed.",
        },
        version(ago(61), 433_730, "Sasha Varga"),
      ],
    },
    {
      id: "survey-2-sample-square",
      name: "ALTA survey",
      type: "survey",
      status: "reviewed",
      dealId: "2-sample-square",
      versions: [version(ago(55), 551_340, "Toby Lindgren")],
    },
    {
      id: "offering-memorandum-15-placeholder-plaza",
      name: "Offering memorandum",
      type: "offering-memorandum",
      status: "reviewed",
      dealId: "15-placeholder-plaza",
      versions: [
        { ...version(ago(58), 1_100_510), note: "Pharmacy's renewal added." },
        version(ago(-plazaDays.onTheMarket), 1_076_410),
      ],
    },
    {
      id: "rent-roll-640-example-boulevard",
      name: "Rent roll",
      type: "rent-roll",
      status: "reviewed",
      dealId: "640-example-boulevard",
      versions: [version(ago(60, "10:05"), 231_700, "Sutton Reyes")],
    },
    {
      id: "operating-statement-640-example-boulevard",
      name: "Operating statement, trailing 12",
      type: "operating-statement",
      status: "reviewed",
      dealId: "640-example-boulevard",
      versions: [version(ago(60, "10:02"), 196_850, "Sutton Reyes")],
    },
    {
      id: "listing-agreement-77-instance-lane",
      name: "Exclusive listing agreement",
      type: "listing-agreement",
      status: "signed",
      dealId: "77-instance-lane",
      versions: [version(ago(62), 284_330)],
    },
    {
      id: "purchase-agreement-2-sample-square",
      name: "Purchase agreement",
      type: "purchase-agreement",
      status: "signed",
      dealId: "2-sample-square",
      versions: [
        { ...version(ago(64), 438_970), note: "Signed by both sides." },
        version(ago(71), 431_260),
      ],
    },
    {
      id: "amendment-suite-5-200-sample-avenue",
      name: "Second amendment, Suite 5",
      type: "amendment",
      status: "signed",
      dealId: "200-sample-avenue",
      versions: [version(ago(95), 121_540)],
    },
    {
      id: "lease-placeholder-coffee-15-placeholder-plaza",
      name: "Lease, Placeholder Coffee",
      type: "lease",
      status: "signed",
      dealId: "15-placeholder-plaza",
      versions: [version(ago(97), 612_400)],
    },
    {
      id: "lease-bay-1-301-specimen-yard",
      name: "Lease, Bay 1",
      type: "lease",
      status: "signed",
      dealId: "301-specimen-yard",
      versions: [version(ago(119), 508_800)],
    },
    {
      id: "lease-suite-1-200-sample-avenue",
      name: "Lease, Suite 1",
      type: "lease",
      status: "signed",
      dealId: "200-sample-avenue",
      versions: [version(ago(188), 574_100)],
    },
    {
      id: "lease-suite-5-200-sample-avenue",
      name: "Lease, Suite 5",
      type: "lease",
      status: "signed",
      dealId: "200-sample-avenue",
      versions: [version(ago(188, "14:40"), 588_650)],
    },
    {
      id: "leasing-agreement-200-sample-avenue",
      name: "Exclusive leasing agreement",
      type: "listing-agreement",
      status: "signed",
      dealId: "200-sample-avenue",
      versions: [version(ago(190), 276_980)],
    },
  ];

  return rows.map(({ mediaType = "application/pdf", versions, ...row }) => ({
    ...row,
    fileName: `${fileStem(row.name)}.${mediaType === "image/jpeg" ? "jpg" : "pdf"}`,
    mediaType,
    versions: versions.map((entry, index) => ({ number: versions.length - index, ...entry })),
    isOwn: false,
  }));
}

/** "Lease abstract, Suite 3" → "lease-abstract-suite-3" */
function fileStem(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

import { addDays } from "@frontage/records/deal-clock/days";
import {
  type Block,
  type SampleFile,
  clientEntity,
  keyDay,
  longDay,
  partyOf,
  placeOf,
  section,
  versionDay,
} from "./content.ts";

type Commitment = {
  number: string;
  owner: string;
  parcel: string;
  legal: string;
  requirements: readonly string[];
  exceptions: readonly string[];
  notes: readonly string[];
};

/** A commitment for title insurance: Schedules A, B-I and B-II. */
export function titleCommitment(file: SampleFile): Block[] {
  const { property, version } = file;
  const officer = partyOf(file, "title-officer");
  const lender = partyOf(file, "lender");
  const { exceptions, legal, notes, number, owner, parcel, requirements } = commitmentOf(file);
  const day = versionDay(version);
  return [
    ...section(
      "Commitment for title insurance",
      `Issued by ${officer.company}, commitment no. ${number}. Title officer: ${officer.name}. Effective date of this commitment: ${longDay(addDays(day, -4))} at 8:00am.`,
      "The company commits to insure title when the requirements of Schedule B, Part I are met, subject to the exceptions of Schedule B, Part II. This commitment ends 180 days after its effective date and is not an abstract of title.",
    ),
    ...section(
      "Schedule A",
      `1. Policies to be issued: an owner's policy for ${clientEntity} in the amount of the purchase price, and a loan policy for ${lender.company} in the amount of its loan.`,
      "2. The estate or interest in the land: fee simple.",
      `3. Title is at the effective date vested in ${owner}.`,
      `4. The land is known as ${placeOf(property)}, tax parcel ${parcel}: ${legal}`,
    ),
    { kind: "page" },
    ...section("Schedule B, Part I: requirements", ...items(requirements)),
    { kind: "page" },
    ...section(
      "Schedule B, Part II: exceptions",
      "The policy does not insure against loss by reason of the following, unless they are removed:",
      ...items(exceptions),
    ),
    ...section("Notes", ...notes),
  ];
}

const items = (texts: readonly string[]) => texts.map((text, index) => `${index + 1}. ${text}`);

const standard = [
  "Rights or claims of parties in possession that are not shown by the public records.",
  "Encroachments, overlaps, boundary disputes and other matters that an accurate survey would disclose.",
  "Easements or claims of easements that are not shown by the public records.",
];

function commitmentOf(file: SampleFile): Commitment {
  const { property, version } = file;
  const closing = keyDay(property, "Closing");
  const year = closing.slice(0, 4);
  if (property.id === "48-example-road") {
    const officer = partyOf(file, "title-officer");
    return {
      number: "ST-48-20417",
      owner: "Example Road Industrial LLC",
      parcel: "014-220-48",
      legal:
        "Lot 7 of Example Industrial Park, according to the plat recorded in Plat Book 31, page 12.",
      requirements: [
        "Payment of the premium and of all taxes and assessments that are due.",
        `A special warranty deed from Example Road Industrial LLC to ${clientEntity}, or to its assignee.`,
        "Evidence of the authority of the person who signs for Seller: articles, operating agreement and a resolution.",
        "Release of the deed of trust in favor of Placeholder Life Insurance Company, recorded in Book 604, page 88, original amount $5,200,000.",
        "An affidavit of Seller on mechanic's liens, tenants and possession.",
        "A current rent roll, and the tenant's estoppel certificate.",
        "An ALTA/NSPS survey that is certified to the company and to both insureds. Without it, exceptions 2 and 3 remain.",
      ],
      exceptions: [
        ...standard,
        `Real estate taxes for ${year} and later years, a lien that is not yet due and payable. Taxes of the year before were $103,170 and are paid.`,
        "Covenants, conditions and restrictions of Example Industrial Park, recorded in Book 97, page 301. They limit outside storage to the fenced yard and forbid buildings within 30 feet of the street.",
        "Building setback lines of 30 feet in front and 15 feet at the sides, as shown on the plat.",
        "A 20-foot utility easement along the north boundary, recorded in Book 118, page 42, in favor of the municipal water district.",
        "An easement for a shared driveway over the west 24 feet, recorded in Book 203, page 19, in favor of Lot 6. Each owner pays half of its upkeep.",
        "A claim of lien for $38,400 by Demo Roofing Company, recorded in Book 711, page 5, for work on the roof. The company will remove this item on release of the claim, or insure over it with a bond.",
        "The rights of Specimen Logistics as tenant only, under an unrecorded lease, with no option to purchase.",
        "A memorandum of agreement for a billboard, recorded in Book 388, page 240, whose term has run out but which was never released. The company will remove this item on recording of a release.",
        "Mineral rights below 500 feet, reserved in a deed recorded in Book 22, page 114, without the right to use the surface.",
      ],
      notes: [
        "Items 9 and 11 can be removed before closing if Seller delivers the releases; the company has written to both claimants.",
        "Nothing of record gives a right of first refusal, and no special assessment is pending.",
        `Questions about this commitment go to ${officer.name} at ${officer.phone?.display}. ${officer.company} gives wire instructions only by telephone, on request, to a number that it knows.`,
      ],
    };
  }
  const isFirst = version.number === 1;
  return {
    number: "ST-02-19885",
    owner: "Square Placeholder Associates LP",
    parcel: "002-117-03",
    legal:
      "Lots 1 through 4 and the north half of the vacated alley, Block 3, Sample Square Addition.",
    requirements: [
      "Payment of the premium, and of the first half of the year's taxes.",
      "A deed from Square Placeholder Associates LP, signed by its general partner.",
      "Release or assumption of the mortgage in favor of Specimen Insurance Company, recorded as document 2016-04471.",
      "Lien waivers from the contractor that modernizes elevator 2.",
      "Proof that the water and sewer account is paid to the day of closing.",
    ],
    exceptions: [
      ...standard,
      `Taxes for ${year} and later years. The property takes part in a business improvement district with a yearly assessment of $7,420.`,
      "An easement for light and air over the south eight feet, recorded as document 1998-11200, in favor of 4 Sample Square.",
      ...(isFirst
        ? [
            "A notice of violation by the city for the fire doors of floors 2 and 3, recorded as document 2024-00918.",
          ]
        : ["Intentionally deleted."]),
      "A declaration of shared parking with the public garage, recorded as document 2015-30077: 40 spaces are reserved for residents at night and on weekends.",
      "The terms of a façade easement in favor of the Sample Square Preservation Trust, which must approve changes to the north and east fronts.",
      "Rights of residents and tenants under unrecorded leases, as tenants only.",
      "An underground steam line that crosses the northeast corner, recorded as document 1961-00377, in favor of the district heating company. It may be relocated at the owner's expense.",
    ],
    notes: [
      isFirst
        ? "Exception 6 will be removed when the city records its release."
        : "Exception 6 was removed: the city has recorded a release of its notice of violation.",
      "The survey shows no encroachment over the boundary.",
    ],
  };
}

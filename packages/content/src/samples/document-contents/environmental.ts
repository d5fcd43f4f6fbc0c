import {
  type Block,
  type SampleFile,
  clientEntity,
  longDay,
  partyOf,
  placeOf,
  section,
  squareFeet,
  versionDay,
} from "./content.ts";
import { addDays } from "@frontage/records/deal-clock/days";

/** The summary of a Phase I environmental site assessment. */
export function environmental(file: SampleFile): Block[] {
  const { contacts, property, version } = file;
  const day = versionDay(version);
  const consultant =
    contacts.find(({ name }) => name === version.addedBy) ?? partyOf(file, "inspector");
  return [
    ...section(
      "Phase I environmental site assessment: summary",
      `Prepared for ${clientEntity} by ${consultant.company}; environmental professional: ${consultant.name}. Site: ${placeOf(property)}. Report date: ${longDay(day)}. Standard: ASTM E1527-21.`,
      `The site was visited on ${longDay(addDays(day, -9))}. This report may be relied on by ${clientEntity} and its lender for 180 days from the site visit.`,
    ),
    ...section(
      "1. Conclusions",
      "The assessment found no recognized environmental condition (REC). It found one historical recognized environmental condition (HREC), a former underground storage tank, and one matter to note, stains near the forklift charging area.",
      "A Phase II investigation is not required by the standard. Because no soil samples were taken when the tank was removed, we recommend four borings at its former location before closing.",
    ),
    ...section(
      "2. The site",
      `The site is a level parcel of 4.6 acres with a warehouse of ${squareFeet(property.squareFeet)}, built in ${property.yearBuilt}. It is served by municipal water and sewer. There is no drinking-water well, septic system or dry well on the site.`,
      "The tenant, Specimen Logistics, stores packaged consumer goods. It keeps propane cylinders in a cage outside and eleven electric forklifts inside.",
    ),
    { kind: "page" },
    ...section(
      "3. History",
      "Aerial photographs show farmland until 1957, and from 1963 a truck maintenance yard with a small shop and a fuel pump. The shop was demolished in 1997, a year before the warehouse was built.",
      "City directories list Demo Trucking at the address from 1962 to 1995.",
    ),
    ...section(
      "4. The former fuel tank",
      "A 6,000-gallon underground tank for diesel fuel was removed in 1996. The state environmental agency closed the case by letter in November 1996 without asking for soil samples. No sampling report exists.",
      "The tank lay beneath what is now the southeast corner of the truck court, under eight inches of concrete. Groundwater is expected at 28 to 34 feet and to flow to the southeast, away from the building.",
      "Four borings to 20 feet, with laboratory analysis, are estimated to cost $14,500 and to take three weeks.",
    ),
    ...section(
      "5. Neighboring sites",
      "The database search found nine sites within half a mile. One needs mention: a dry cleaner 1,150 feet to the southeast, with a release of solvents that is being monitored under state supervision. It is downgradient, and no effect on the site is expected.",
      "There are no Superfund sites within a mile.",
    ),
    ...section(
      "6. Asbestos, lead, radon and mold",
      "Because of the year of construction, asbestos and lead paint are not expected, and none was seen. The county is in radon zone 3, with low potential. Moisture stains were seen on two ceiling tiles of the front office; no mold was visible.",
    ),
    ...section(
      "7. Wetlands and flooding",
      "No wetlands are mapped on the site. The site lies in flood zone X, outside the 500-year floodplain, according to the current rate map.",
    ),
    ...section(
      "8. Vapor",
      "A screening for vapor encroachment found no condition. The slab is ten inches thick, with a vapor barrier beneath the office.",
    ),
    ...section(
      "9. Data gaps",
      "The owner before 1995 could not be interviewed, and directories for 1970 to 1974 are missing. Neither gap changes the conclusions.",
    ),
    ...section(
      "10. User's duties",
      "The report becomes stale in parts: interviews, lien search, records review and site visit must be updated if closing comes more than 180 days after the first of them. No environmental lien was found.",
    ),
  ];
}

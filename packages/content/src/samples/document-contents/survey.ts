import {
  type Block,
  type SampleFile,
  longDay,
  partyOf,
  placeOf,
  section,
  versionDay,
} from "./content.ts";

/** The notes of an ALTA/NSPS survey. */
export function survey(file: SampleFile): Block[] {
  const { property, version } = file;
  const surveyor = partyOf(file, "surveyor");
  const title = partyOf(file, "title-officer");
  return [
    ...section(
      "ALTA/NSPS land title survey: notes",
      `${placeOf(property)}. Surveyed by ${surveyor.name} of ${surveyor.company}; field work completed before ${longDay(versionDay(version))}. Certified to the buyer, its lender and ${title.company}.`,
    ),
    ...section(
      "General notes",
      "1. Bearings are based on the state plane coordinate system. Distances are in feet. Elevations refer to the city's benchmark no. 44.",
      "2. The site contains 31,460 square feet, or 0.722 acres, more or less.",
      "3. The site is zoned MX-3, downtown mixed use. Maximum height is 75 feet and the building is 68 feet high; no setback applies to the street.",
      "4. The site has 46 parking spaces in the basement, of which three are accessible, and none on the surface.",
      "5. The site lies in flood zone X, area of minimal hazard.",
      "6. The light and air easement lies outside the building envelope: no wall comes closer than 1.3 feet to it.",
      "7. The underground steam line was located by probe. It runs 4 to 7 feet beneath the northeast corner of the plaza and does not pass under the building.",
      "8. A canopy on the east front extends 2.1 feet over the public sidewalk, by permit no. 2016-553 of the city.",
      "9. The neighbor's downspout on the south line crosses the boundary by 0.2 feet. No other encroachment was observed.",
      "10. There was no evidence of recent earth moving, of street changes or of use as a cemetery.",
    ),
    { kind: "page" },
    ...section(
      "Schedule B exceptions on the survey",
      "Exception 5, the easement for light and air, is plotted. Exceptions 7 and 8 affect the site but cannot be plotted. Exception 10, the steam line, is plotted from markings of the utility.",
    ),
    ...section(
      "Utilities",
      "Water and sewer enter from the north, gas from the alley, electricity and fiber from the east by vaults under the sidewalk. A transformer vault of 9 by 14 feet belongs to the utility.",
    ),
    ...section(
      "Access",
      "The site has direct access to Sample Square and to the alley, both public. The ramp of the garage is 18 feet wide, with a gate.",
    ),
    ...section(
      "Monuments",
      "Iron rods were found at three corners. A drill hole with a brass tag was set at the fourth, the northwest one.",
    ),
    ...section(
      "Certification",
      "The survey was made under the minimum standard detail requirements of 2021 and includes items 1, 2, 3, 4, 6(a), 7(a), 8, 9, 11(a), 13, 16 and 19 of Table A.",
    ),
  ];
}

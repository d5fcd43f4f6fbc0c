import { isStopStem, stemsOf } from "../passages/stem.ts";
import { tradeStems } from "../passages/terms.ts";

/** Words that many names share, so they name nothing alone. */
const commonStems: ReadonlySet<string> = new Set(
  stemsOf(
    "road street avenue boulevard drive lane court place square parkway highway terrace circle plaza " +
      "way row trail loop alley pike tower crossing village station point gardens heights center " +
      "building park business office retail industrial property portfolio north south east west " +
      "suite unit shops house hall works warehouse complex campus apartments medical self storage " +
      "land hotel market exchange main hill view valley lake river bay harbor fifth first second " +
      "third open old new big small close home half",
  ),
);

type Named = { id: string; name: string };

/** A name's stems without "Suite 3" at its end. */
const nameStems = (name: string) => stemsOf(name.replace(/,? (?:suite|ste|unit|#).*$/i, ""));

/**
 * The deals that a text names: by the name, its beginning ("48 Example"), the street
 * ("Example Road"), or a word that no other deal's name has ("the Arcade").
 *
 * @returns their ids, and the stems that name them
 */
export function namedDeals(
  stems: readonly string[],
  deals: readonly Named[],
): { ids: Set<string>; stems: Set<string> } {
  const names = deals.map(({ id, name }) => ({ id, stems: nameStems(name) }));
  const owners = new Map<string, number>();
  for (const name of names) {
    for (const stem of new Set(name.stems)) owners.set(stem, (owners.get(stem) ?? 0) + 1);
  }
  const isTelling = (stem: string) =>
    stem.length > 3 &&
    owners.get(stem) === 1 &&
    !/^\d/.test(stem) &&
    !commonStems.has(stem) &&
    !tradeStems.has(stem) &&
    !isStopStem(stem);
  const ids = new Set<string>();
  const naming = new Set<string>();
  for (const name of names) {
    const [first = "", second = ""] = name.stems;
    const begins = stems.some((stem, at) => stem === first && stems[at + 1] === second);
    const street = name.stems.filter((stem) => !/^\d/.test(stem));
    const isOnStreet =
      street.length > 1 &&
      stems.some((_, at) => street.every((stem, index) => stems[at + index] === stem));
    const telling = name.stems.filter((stem) => isTelling(stem) && stems.includes(stem));
    if (!(begins && second) && !isOnStreet && telling.length === 0) continue;
    ids.add(name.id);
    for (const stem of name.stems) {
      if (stems.includes(stem) && !isStopStem(stem)) naming.add(stem);
    }
  }
  return { ids, stems: naming };
}

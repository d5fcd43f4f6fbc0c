/**
 * The columns that a service's cell takes, so that every row is filled: of two, and on wide screens
 * of six where three cells are in a row.
 *
 * @param count of services
 * @param isInThrees whether wide screens show three in a row
 */
export function serviceColumns(index: number, count: number, isInThrees: boolean): string {
  const isLastOfOdd = index + 1 === count && count % 2 === 1;
  if (!isInThrees) return isLastOfOdd ? "md:col-span-2" : "";
  // Cells at the end that share rows of two.
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  const wide = index >= count - inPairs ? "lg:col-span-3" : "lg:col-span-2";
  return isLastOfOdd ? `${wide} md:max-lg:col-span-2` : wide;
}

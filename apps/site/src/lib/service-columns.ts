/**
 * The classes for a service's cell that leave no gap in any row of the grid: of two columns, or of
 * six on wide screens.
 *
 * @param count of services
 * @param isInThrees whether wide screens show three cells per row
 */
export function serviceColumns(index: number, count: number, isInThrees: boolean): string {
  const isLastOfOdd = index + 1 === count && count % 2 === 1;
  if (!isInThrees) return isLastOfOdd ? "md:col-span-2" : "";
  // How many of the last cells are in rows of two.
  const cellsInPairs = [0, 4, 2][count % 3] ?? 0;
  const wide = index >= count - cellsInPairs ? "lg:col-span-3" : "lg:col-span-2";
  return isLastOfOdd ? `${wide} md:max-lg:col-span-2` : wide;
}

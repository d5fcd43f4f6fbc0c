/** The id of the record whose page is at a path: "/dashboard/deals/48-example-road". */
export const recordIdAt = (pathname: string): string => pathname.split("/")[3] ?? "";

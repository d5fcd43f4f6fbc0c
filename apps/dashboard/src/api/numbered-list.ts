import type { NumberedPageOf, NumberedPageRequest } from "@frontage/records/schemas/page-of";
import { keepPreviousData, queryOptions, type QueryKey } from "@tanstack/react-query";

import { everyNumberedPage } from "./every-page.ts";

/** The chosen page of a list, or all records. */
export type NumberedPage = { page: number | "all"; pageSize: number };

/**
 * One page of a list, or all of it; past the end, the last page. The previous page stays until the
 * next one has loaded.
 */
export const numberedList = <Of extends NumberedPageOf<unknown>>(
  queryKey: QueryKey,
  { page, pageSize }: NumberedPage,
  list: (request: NumberedPageRequest) => Promise<Of>,
) =>
  queryOptions({
    queryKey: [...queryKey, page],
    async queryFn(): Promise<Of & NumberedPage> {
      if (page === "all") return { ...(await everyNumberedPage(list)), page, pageSize };
      const load = async (number: number) =>
        list({ limit: pageSize, offset: (number - 1) * pageSize });
      const found = await load(page);
      const last = Math.max(1, Math.ceil(found.total / pageSize));
      if (page <= last) return { ...found, page, pageSize };
      return { ...(await load(last)), page: last, pageSize };
    },
    placeholderData: keepPreviousData,
  });

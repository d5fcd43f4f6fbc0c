import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";

import { useChosenClient } from "../../portal/use-chosen-client.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { dealNamesQuery } from "../../portal/queries.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { serverTimeAt } from "../../time/server-clock.ts";
import { documentsQuery, pageSize } from "./document-queries.ts";
import { documentSearch } from "./document-search.ts";

/** The list of documents that the URL describes. */
export function useDocumentList() {
  const portal = usePortal();
  const clientId = useChosenClient();
  const { change, values } = useUrlState(documentSearch);

  const deals = useQuery(dealNamesQuery(portal, clientId));
  const dealNames = useMemo(
    () => new Map(deals.data?.map(({ id, name }) => [id, name])),
    [deals.data],
  );
  // The URL may name a deal that isn’t the client’s, or is no longer.
  const isKnown = values.dealId && dealNames.has(values.dealId);
  const search = isKnown ? values : { ...values, dealId: undefined };

  const { page, text, ...filter } = search;
  const documents = useQuery(
    documentsQuery(portal, { clientId, ...filter, text: text.trim() || undefined }, page),
  );
  const { data, dataUpdatedAt, isPlaceholderData } = documents;

  // After a removal, for example, the page may be past the end.
  const isPastEnd = !isPlaceholderData && data?.items.length === 0 && data.total > 0;
  const lastPage = Math.ceil((data?.total ?? 0) / pageSize);
  const showPage = useEffectEvent((wanted: number) => change({ page: wanted }, { replace: true }));
  useEffect(() => {
    if (isPastEnd) showPage(lastPage);
  }, [isPastEnd, lastPage]);

  // The browser’s time zone until the settings are loaded.
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock = useMemo(
    () => ({ now: serverTimeAt(dataUpdatedAt), timeZone }),
    [dataUpdatedAt, timeZone],
  );

  return {
    search,
    change,
    dealNames,
    clock,
    /** Absent until both are loaded. */
    data: data && deals.data && { ...data, deals: deals.data },
    /** The data is the previous list’s while the next one loads. */
    isStale: isPlaceholderData,
    error: documents.error ?? deals.error,
    retry: () => {
      if (documents.error) void documents.refetch();
      if (deals.error) void deals.refetch();
    },
  };
}

export type DocumentList = ReturnType<typeof useDocumentList>;
export type DocumentListData = NonNullable<DocumentList["data"]>;

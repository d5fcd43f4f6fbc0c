import type { TemplateDates } from "@frontage/records/deal-clock/templates";
import { queryOptions, type QueryClient } from "@tanstack/react-query";

import { deals, keyDateTemplates } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { refresh, subjects } from "../api/queries.ts";

/** A deal's key dates, for editing. */
export const keyDatesQuery = (dealId: string) =>
  queryOptions({
    queryKey: [subjects.deals, "key dates of", dealId],
    queryFn: () => read(deals[":dealId"]["key-dates"].$get({ param: { dealId } })),
  });

/** The broker's own templates: their dates, by the template's name. */
export const templatesQuery = queryOptions({
  queryKey: [subjects.deals, "key date templates"],
  queryFn: () => read(keyDateTemplates.$get()),
  select: (saved): TemplateDates =>
    Object.fromEntries(saved.map(({ dates, name }) => [name, dates])),
});

/** Refetches all queries that contain key dates. */
export const refreshKeyDates = (queryClient: QueryClient) => refresh(queryClient, "deals");

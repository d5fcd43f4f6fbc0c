import type { TemplateDates } from "@frontage/records/deal-clock/templates";
import { queryOptions, type QueryClient } from "@tanstack/react-query";

import { deals, keyDateTemplates } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { refresh, subjects } from "../api/queries.ts";

/** A deal’s key dates, as its broker edits them. */
export const keyDatesQuery = (dealId: string) =>
  queryOptions({
    queryKey: [subjects.deals, "key dates of", dealId],
    queryFn: () => read(deals[":dealId"]["key-dates"].$get({ param: { dealId } })),
  });

/** The dates of the templates that the broker has saved, by the templates' names. */
export const templatesQuery = queryOptions({
  queryKey: [subjects.deals, "key date templates"],
  queryFn: () => read(keyDateTemplates.$get()),
  select: (saved): TemplateDates =>
    Object.fromEntries(saved.map(({ dates, name }) => [name, dates])),
});

/** Refetches everything that shows key dates. */
export const refreshKeyDates = (queryClient: QueryClient) => refresh(queryClient, "deals");

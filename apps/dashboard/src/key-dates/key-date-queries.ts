import type { TemplateDates } from "@frontage/records/deal-clock/templates";
import { queryOptions, type QueryClient } from "@tanstack/react-query";

import type { BrokerApi } from "../portal/portal.ts";
import { refresh, subjects } from "../portal/queries.ts";

/** A deal’s key dates, as its broker edits them. */
export const keyDatesQuery = (brokerApi: BrokerApi, dealId: string) =>
  queryOptions({
    queryKey: [subjects.deals, "key dates of", dealId],
    queryFn: () => brokerApi.keyDates(dealId),
  });

/** The templates that the broker has saved. */
export const savedTemplatesQuery = (brokerApi: BrokerApi) =>
  queryOptions({
    queryKey: [subjects.deals, "key date templates"],
    queryFn: () => brokerApi.keyDateTemplates(),
  });

/** Their dates, by name. */
export const templatesQuery = (brokerApi: BrokerApi) =>
  queryOptions({
    ...savedTemplatesQuery(brokerApi),
    select: (saved): TemplateDates =>
      Object.fromEntries(saved.map(({ dates, name }) => [name, dates])),
  });

/** Refetches everything that shows key dates. */
export const refreshKeyDates = (queryClient: QueryClient) => refresh(queryClient, "deals");

import { broker } from "@frontage/content/broker";
import type { ClientRef } from "@frontage/records/schemas/record";
import { useHydrated } from "@frontage/ui/use-browser-value";
import type { DefaultOptions, QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";

/** Whose records the dashboard shows, and how they are queried. */
export type Visit = {
  /** Whether the records are samples, which are kept only for this visit. */
  isSample: boolean;
  isBroker: boolean;
  queryDefaults: DefaultOptions;
  /** Called when the application is interactive. */
  onReady?: (queryClient: QueryClient) => void;
};

export const sampleVisit: Visit = {
  isSample: true,
  isBroker: false,
  queryDefaults: {
    // Sample records need no network. Without this mode, an offline browser would pause their
    // queries.
    queries: { networkMode: "always", staleTime: 60_000, refetchOnWindowFocus: false },
    mutations: { networkMode: "always" },
  },
};

const VisitContext = createContext<Pick<Visit, "isBroker" | "isSample">>(sampleVisit);

/** Provides the visit to all screens; without a provider, they show the samples. */
export const VisitProvider = VisitContext.Provider;

/** Whether the visit is to the sample dashboard. */
export const useIsSample = (): boolean => useContext(VisitContext).isSample;

/** Whether a broker is logged in. */
export const useIsBroker = (): boolean => useContext(VisitContext).isBroker;

/**
 * Whether the page shows a broker's parts. False until hydration, because the prerendered page is a
 * client's.
 */
export function useIsBrokerPage(): boolean {
  const isBroker = useIsBroker();
  return useHydrated() && isBroker;
}

/** Whether screens offer to ask the assistant: for clients; in the samples only Messages has it. */
export function useHasAssistant(): boolean {
  const [isBroker, isSample] = [useIsBroker(), useIsSample()];
  return broker.assistant.isOffered && !isBroker && !isSample;
}

/**
 * The name of a record's client for a broker, who sees many clients' records; undefined for a
 * client.
 */
export function useClientName(): (record: { client?: ClientRef }) => string | undefined {
  const isBroker = useIsBroker();
  return ({ client }) => (isBroker ? client?.name : undefined);
}

import { broker } from "@frontage/content/broker";
import type { ClientRef } from "@frontage/records/schemas/record";
import { useHydrated } from "@frontage/ui/use-browser-value";
import type { DefaultOptions, QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";

import { chosenClient } from "../navigation/shared-url-state.ts";
import { useUrlState } from "../navigation/use-url-state.ts";

/** Whose records the dashboard shows, and how they are queried. */
export type Visit = {
  /** Sample records, kept only for this visit; a notice on each screen says so. */
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
    // Sample records need no network; three retries, each after a longer pause, are the default.
    queries: { networkMode: "always", staleTime: 60_000, refetchOnWindowFocus: false },
    mutations: { networkMode: "always" },
  },
};

const VisitContext = createContext<Pick<Visit, "isBroker" | "isSample">>(sampleVisit);

/** Tells every screen below whose records it shows; by default the samples. */
export const VisitProvider = VisitContext.Provider;

/** Whether the visit is to the sample dashboard. */
export const useIsSample = (): boolean => useContext(VisitContext).isSample;

/** Whether a broker is logged in. */
export const useIsBroker = (): boolean => useContext(VisitContext).isBroker;

/** Whether the page shows a broker's parts: not until hydration, as the page from disk is a client's. */
export function useIsBrokerPage(): boolean {
  const isBroker = useIsBroker();
  return useHydrated() && isBroker;
}

/** Whether there is an assistant to ask: for clients; the samples have only a conversation with one. */
export function useHasAssistant(): boolean {
  const [isBroker, isSample] = [useIsBroker(), useIsSample()];
  return broker.assistant.isOffered && !isBroker && !isSample;
}

/** Names a record’s client for a broker, who sees many clients’ records; clients see only theirs. */
export function useClientName(): (record: { client?: ClientRef }) => string | undefined {
  const isBroker = useIsBroker();
  return ({ client }) => (isBroker ? client?.name : undefined);
}

/** The id of the client that a broker filters the screen by. */
export function useChosenClient(): string | undefined {
  const isBroker = useIsBroker();
  const { clientId } = useUrlState(chosenClient).values;
  return isBroker ? clientId : undefined;
}

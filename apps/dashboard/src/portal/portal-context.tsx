import { useHydrated } from "@frontage/ui/use-browser-value";
import { createContext, useContext } from "react";

import type { BrokerApi, Portal } from "./portal.ts";

const PortalContext = createContext<Portal | undefined>(undefined);

/** Hands the portal to every screen below. */
export const PortalProvider = PortalContext.Provider;

/** The portal: screens get all data through it. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("There is no PortalProvider above, so this screen has no data.");
  return portal;
}

/** Whether the visit is to the sample dashboard. */
export const useIsSample = (): boolean => usePortal().isSample;

/** Whether a broker is logged in. */
export const useIsBroker = (): boolean => usePortal().brokerApi !== undefined;

/** What only a broker can do; `undefined` for everyone else, and until hydration. */
export function useBrokerApi(): BrokerApi | undefined {
  const { brokerApi } = usePortal();
  return useHydrated() ? brokerApi : undefined;
}

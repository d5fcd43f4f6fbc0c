import { useHydrated } from "@frontage/ui/use-browser-value";
import { createContext, useContext } from "react";

import type { BrokerApi, Portal } from "./portal.ts";

const PortalContext = createContext<Portal | undefined>(undefined);

/** Hands the portal to every screen below. */
export const PortalProvider = PortalContext.Provider;

/** The one way to data. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("There is no PortalProvider above, so this screen has no data.");
  return portal;
}

/** What only a broker can do; `undefined` for everyone else, and while the page is still the prerendered one. */
export function useBrokerApi(): BrokerApi | undefined {
  const { brokerApi } = usePortal();
  return useHydrated() ? brokerApi : undefined;
}

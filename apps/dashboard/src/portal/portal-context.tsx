import { createContext, useContext } from "react";

import type { Portal } from "./portal.ts";

const PortalContext = createContext<Portal | undefined>(undefined);

/** Hands the portal to every screen below. */
export const PortalProvider = PortalContext.Provider;

/** The one way to data. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("No PortalProvider stands above, so this screen has no data.");
  return portal;
}

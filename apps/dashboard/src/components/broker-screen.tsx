import { useHydrated } from "@frontage/ui/use-browser-value";
import type { ComponentType, ReactNode } from "react";

import { useIsBrokerPage } from "../api/visit.tsx";
import NotFound from "./not-found.tsx";

type BrokerScreenProps = {
  Screen: ComponentType<{}>;
  /** Shown by the prerendered page. */
  skeleton: ReactNode;
};

/** A screen for brokers only; others see that the page doesn't exist. */
export function BrokerScreen({ Screen, skeleton }: BrokerScreenProps) {
  const isBroker = useIsBrokerPage();
  const isHydrated = useHydrated();
  if (isBroker) return <Screen />;
  return isHydrated ? <NotFound /> : skeleton;
}

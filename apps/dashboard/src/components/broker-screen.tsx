import { useHydrated } from "@frontage/ui/use-browser-value";
import type { ComponentType, ReactNode } from "react";

import { useIsBrokerPage } from "../api/visit.tsx";
import NotFound from "./not-found.tsx";

type BrokerScreenProps = {
  Screen: ComponentType<{}>;
  /** What the page from disk shows. */
  skeleton: ReactNode;
};

/** A screen for brokers; for everyone else it does not exist. */
export function BrokerScreen({ Screen, skeleton }: BrokerScreenProps) {
  const isBroker = useIsBrokerPage();
  const isHydrated = useHydrated();
  if (isBroker) return <Screen />;
  return isHydrated ? <NotFound /> : skeleton;
}

import { useHydrated } from "@frontage/ui/use-browser-value";
import type { ComponentType } from "react";

import { useBrokerApi } from "../portal/portal-context.tsx";
import type { BrokerApi } from "../portal/portal.ts";
import NotFound from "./not-found.tsx";

type BrokerScreenProps = {
  Screen: ComponentType<{ brokerApi: BrokerApi }>;
  /** What the page from disk shows. */
  Skeleton: ComponentType;
};

/** A screen for brokers; for everyone else it does not exist. */
export function BrokerScreen({ Screen, Skeleton }: BrokerScreenProps) {
  const brokerApi = useBrokerApi();
  const isHydrated = useHydrated();
  if (brokerApi) return <Screen brokerApi={brokerApi} />;
  return isHydrated ? <NotFound /> : <Skeleton />;
}

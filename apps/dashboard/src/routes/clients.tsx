import { lazyPart } from "@frontage/ui/lazy-part";

import { ClientsSkeleton } from "../features/clients/clients-skeleton.tsx";
import type { BrokerApi } from "../portal/portal.ts";
import { BrokerScreen } from "./broker-screen.tsx";

const brokerClients = lazyPart<{ brokerApi: BrokerApi }>(() => import("./broker-clients.tsx"));

/** The clients screen, for brokers. */
export default function Clients() {
  return <BrokerScreen part={brokerClients} Skeleton={ClientsSkeleton} />;
}

import { importPath } from "@frontage/content/dashboard";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useLocation } from "react-router";

import { ClientsSkeleton } from "../features/clients/clients-skeleton.tsx";
import { ImportSkeleton } from "../features/import/import-skeleton.tsx";
import type { BrokerApi } from "../portal/portal.ts";
import { BrokerScreen } from "./broker-screen.tsx";

const brokerClients = lazyPart<{ brokerApi: BrokerApi }>(() => import("./broker-clients.tsx"));
const brokerImport = lazyPart<{ brokerApi: BrokerApi }>(
  () => import("../features/import/broker-import.tsx"),
);

/** The clients screen, for brokers, and where they import clients and their records. */
export default function Clients() {
  return useLocation().pathname === importPath ? (
    <BrokerScreen key="import" part={brokerImport} Skeleton={ImportSkeleton} />
  ) : (
    <BrokerScreen key="clients" part={brokerClients} Skeleton={ClientsSkeleton} />
  );
}

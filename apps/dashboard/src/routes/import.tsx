import { lazyPart } from "@frontage/ui/lazy-part";

import { ImportSkeleton } from "../features/import/import-skeleton.tsx";
import type { BrokerApi } from "../portal/portal.ts";
import { BrokerScreen } from "./broker-screen.tsx";

const brokerImport = lazyPart<{ brokerApi: BrokerApi }>(
  () => import("../features/import/broker-import.tsx"),
);

/** Where a broker imports clients, deals and contacts. */
export default function Import() {
  return <BrokerScreen part={brokerImport} Skeleton={ImportSkeleton} />;
}

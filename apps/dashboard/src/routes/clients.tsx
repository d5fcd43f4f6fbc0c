import { lazyPart } from "@frontage/ui/lazy-part";

import { ClientsSkeleton } from "../features/clients/clients-skeleton.tsx";
import type { BrokerDesk } from "../portal/portal.ts";
import { BrokerScreen } from "./broker-screen.tsx";

const clientDesk = lazyPart<{ desk: BrokerDesk }>(() => import("./client-desk.tsx"));

/** The clients screen, for brokers. */
export default function Clients() {
  return <BrokerScreen part={clientDesk} Skeleton={ClientsSkeleton} />;
}

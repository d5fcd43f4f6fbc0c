import { ClientsSkeleton } from "../features/clients/clients-skeleton.tsx";
import { BrokerClients } from "./broker-clients.tsx";
import { BrokerScreen } from "./broker-screen.tsx";

/** The clients screen, for brokers. */
export default function Clients() {
  return <BrokerScreen Screen={BrokerClients} Skeleton={ClientsSkeleton} />;
}

import { BrokerImport } from "../features/import/broker-import.tsx";
import { ImportSkeleton } from "../features/import/import-skeleton.tsx";
import { BrokerScreen } from "./broker-screen.tsx";

/** Where brokers import clients and their records. */
export default function Import() {
  return <BrokerScreen Screen={BrokerImport} Skeleton={ImportSkeleton} />;
}

import type { ClientRef } from "@frontage/records/schemas/record";

import { useIsBroker } from "../api/visit.tsx";

/** Names a record’s client for a broker, who sees many clients’ records; clients see only theirs. */
export function useClientName(): (record: { client?: ClientRef }) => string | undefined {
  const isBroker = useIsBroker();
  return ({ client }) => (isBroker ? client?.name : undefined);
}

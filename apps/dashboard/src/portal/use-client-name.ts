import type { ClientRef } from "@frontage/records/schemas/record";

import { usePortal } from "./portal-context.tsx";

/** Names a record’s client for a broker, who sees many clients’ records; clients see only theirs. */
export function useClientName(): (record: { client?: ClientRef }) => string | undefined {
  const { brokerApi } = usePortal();
  return ({ client }) => (brokerApi ? client?.name : undefined);
}

import type { ClientRef } from "@frontage/records/schemas/record";

import { useClientName } from "../api/visit.tsx";

/** Options of a select: values with their names. */
export function NamedOptions<Value extends string>({
  names,
  values,
}: {
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
}) {
  return values.map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ));
}

type RecordOptionsProps = {
  records: readonly { id: string; name: string; client?: ClientRef }[];
};

/**
 * Options of a select: records, such as deals or clients. If they belong to several clients, each
 * names its own.
 */
export function RecordOptions({ records }: RecordOptionsProps) {
  const clientName = useClientName();
  const isOfSeveral = new Set(records.map(({ client }) => client?.id)).size > 1;
  return records.map((record) => (
    <option key={record.id} value={record.id}>
      {[record.name, isOfSeveral && clientName(record)].filter(Boolean).join(" · ")}
    </option>
  ));
}

/** A select’s options: some values by their names. */
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

type RecordOptionsProps = { records: readonly { id: string; name: string }[] };

/** A select’s options: records, such as properties or clients. */
export function RecordOptions({ records }: RecordOptionsProps) {
  return records.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

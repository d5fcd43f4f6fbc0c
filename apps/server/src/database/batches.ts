/** Values in portions, as a statement has room for a limited number of them. */
export function* batchesOf<Value>(values: readonly Value[], size = 500): Generator<Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}

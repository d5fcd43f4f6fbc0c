import { useState } from "react";

export type LeavingItem<Item> = { item: Item; isLeaving: boolean };

/**
 * Keeps what went from a list on the screen, at its place, until its way out has ended.
 *
 * @param items what the list holds now; the same objects while they are the same
 * @param keyOf tells one from another
 * @returns `shown`: that, and what is leaving; `onLeft`: to be called with the key of what has left
 */
export function useLeaving<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const [shown, setShown] = useState<readonly LeavingItem<Item>[]>(() =>
    items.map((item) => ({ item, isLeaving: false })),
  );
  const [latest, setLatest] = useState(items);
  let current = shown;
  // In the same render: a list must not be painted without what begins to leave.
  if (!isSame(latest, items)) {
    current = merge(shown, items, keyOf);
    setLatest(items);
    setShown(current);
  }
  return {
    shown: current,
    onLeft: (key: string) =>
      setShown((entries) =>
        entries.filter(({ isLeaving, item }) => !isLeaving || keyOf(item) !== key),
      ),
  };
}

const isSame = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** What is there now, in its order; what went stays behind the item it came after. */
function merge<Item>(
  before: readonly LeavingItem<Item>[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
): LeavingItem<Item>[] {
  const keys = new Set(items.map(keyOf));
  const merged = items.map((item) => ({ item, isLeaving: false }));
  let place = 0;
  for (const { item } of before) {
    const key = keyOf(item);
    if (keys.has(key)) place = merged.findIndex((entry) => keyOf(entry.item) === key) + 1;
    else merged.splice(place++, 0, { item, isLeaving: true });
  }
  return merged;
}

import { useState } from "react";

export type LeavingItem<Item> = { item: Item; isLeaving: boolean };

/**
 * Keeps what went from a list on the screen, at its place, until its way out has ended.
 *
 * @param items what the list holds now
 * @returns `shown`: that, and what is leaving; `onLeft`: to be called once an item has left
 */
export function useLeaving<Item extends { id: string }>(items: readonly Item[]) {
  const [shown, setShown] = useState<readonly LeavingItem<Item>[]>(() =>
    items.map((item) => ({ item, isLeaving: false })),
  );
  const [latest, setLatest] = useState(items);
  let current = shown;
  // In the same render: a list must not be painted without what begins to leave.
  if (!isSame(latest, items)) {
    current = merge(shown, items);
    setLatest(items);
    setShown(current);
  }
  return {
    shown: current,
    onLeft: (id: string) =>
      setShown((entries) => entries.filter(({ isLeaving, item }) => !isLeaving || item.id !== id)),
  };
}

const isSame = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** What is there now, in its order; what went stays behind the item it came after. */
function merge<Item extends { id: string }>(
  before: readonly LeavingItem<Item>[],
  items: readonly Item[],
): LeavingItem<Item>[] {
  const ids = new Set(items.map(({ id }) => id));
  const merged = items.map((item) => ({ item, isLeaving: false }));
  let place = 0;
  for (const { item } of before) {
    if (ids.has(item.id)) place = merged.findIndex((entry) => entry.item.id === item.id) + 1;
    else merged.splice(place++, 0, { item, isLeaving: true });
  }
  return merged;
}

import { useState } from "react";

export type LeavingItem<Item> = { item: Item; isLeaving: boolean };

/**
 * Keeps items removed from a list on the screen, in place, until their animation has ended.
 *
 * @param items the list's current items; the same objects while they are unchanged
 * @param keyOf identifies an item
 * @returns `shown`: the current items and those animating out; `onLeft`: call it with the key of an
 * item whose animation has ended
 */
export function useLeaving<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const [shown, setShown] = useState<readonly LeavingItem<Item>[]>(() =>
    items.map((item) => ({ item, isLeaving: false })),
  );
  const [latest, setLatest] = useState(items);
  let current = shown;
  // Updated during render, so that the list is never painted without the items that start to leave.
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

/** The current items in order; a removed item stays behind the one it followed. */
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

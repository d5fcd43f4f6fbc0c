import { useLeaving } from "@frontage/ui/use-leaving";
import { useState } from "react";

import { useListKeys } from "../../components/use-list-keys.ts";

/** The state that a list passes to each row. */
export type RowState = {
  showLetter: boolean;
  isLeaving: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onLeft: () => void;
};

const keyOf = ({ id }: { id: string }) => id;

/** A list's rows including those that are animating out; at most one is being edited. */
export function useQuestionRows<Item extends { id: string }>(items: readonly Item[]) {
  const listKeys = useListKeys();
  const [editing, setEditing] = useState<string>();
  const { onLeft, shown } = useLeaving(items, keyOf);
  const stateOf = (id: string, isLeaving: boolean): RowState => ({
    showLetter: listKeys.letterKeys,
    isLeaving,
    isEditing: editing === id,
    onEdit: (isEditing) => setEditing(isEditing ? id : undefined),
    onLeft: () => onLeft(id),
  });
  return {
    listKeys,
    rows: shown.map(({ isLeaving, item }) => ({ item, state: stateOf(item.id, isLeaving) })),
  };
}

import { useLeaving } from "@frontage/ui/use-leaving";
import { useState } from "react";

/** The state that a list passes to each row. */
export type RowState = {
  isLeaving: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onLeft: () => void;
};

const keyOf = ({ id }: { id: string }) => id;

/** A list's rows including those that are animating out; at most one is being edited. */
export function useQuestionRows<Item extends { id: string }>(items: readonly Item[]) {
  const [editing, setEditing] = useState<string>();
  const { onLeft, shown } = useLeaving(items, keyOf);
  const stateOf = (id: string, isLeaving: boolean): RowState => ({
    isLeaving,
    isEditing: editing === id,
    onEdit: (isEditing) => setEditing(isEditing ? id : undefined),
    onLeft: () => onLeft(id),
  });
  return shown.map(({ isLeaving, item }) => ({ item, state: stateOf(item.id, isLeaving) }));
}

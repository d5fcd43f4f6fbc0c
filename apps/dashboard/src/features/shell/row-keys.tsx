import { useEffect, useEffectEvent } from "react";

/** Rows of tables, and of lists that opt in. An `ActionList` handles keys itself. */
const rowSelector = "[data-slot=table-body] [data-slot=table-row], [data-row-keys] li";
const listSelector = "[data-slot=table-body], [data-row-keys]";

/**
 * Keyboard navigation for a broker in the focused table: arrow keys move between the rows' links,
 * and Shift+F10 opens a row's menu.
 */
export function RowKeys() {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, defaultPrevented, key, metaKey, shiftKey, target } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (!(target instanceof Element) || target.matches("input, textarea, select")) return;
    const row = target.closest(rowSelector);
    const list = row?.closest(listSelector);
    if (!row || !list) return;

    const rows = [...list.querySelectorAll(rowSelector)];
    const beside = (by: number) => rows[rows.indexOf(row) + by]?.querySelector<HTMLElement>("a");
    if (key === "ArrowDown") focus(beside(1));
    else if (key === "ArrowUp") focus(beside(-1));
    else if (key === "ContextMenu" || (key === "F10" && shiftKey)) {
      const menu = row.querySelector<HTMLElement>("[aria-haspopup=menu]");
      focus(menu);
      menu?.click();
    }

    function focus(element: HTMLElement | null | undefined) {
      if (!element) return;
      event.preventDefault();
      element.focus();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return null;
}

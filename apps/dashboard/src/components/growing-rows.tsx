import type { PageOf } from "@frontage/records/schemas/page-of";
import { Button, Spinner } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { useEffect, useRef, type ReactNode } from "react";

import type { GrowingList } from "../api/growing-list.ts";
import { NotLoaded } from "./load-failed.tsx";

type GrowingRowsProps<Item> = {
  /** The plural noun: "inquiries". */
  what: string;
  list: GrowingList<Omit<PageOf<Item>, "total">>;
  /** Shown while the first rows load. */
  skeleton: ReactNode;
  /** "1 inquiry", if the list has a total. */
  count?: string;
  /** The label of the button that loads more. */
  label?: string;
  /** Classes for the padding of the part below the rows. */
  className: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** A growing list: its rows, loading and error states, and the button that loads older rows. */
export function GrowingRows<Item>(props: GrowingRowsProps<Item>) {
  const { children, className, count, label = "Show older", list, skeleton, what } = props;
  const { data, error, hasOlder, isLoadingOlder, showOlder } = list;
  const rows = useRef<HTMLDivElement>(null);
  const firstOlder = useRef(0);
  useEffect(() => {
    // The button disappears with the last page: focuses the first row that page added.
    if (hasOlder || !firstOlder.current || document.activeElement !== document.body) return;
    const row = rows.current?.querySelectorAll("li")[firstOlder.current];
    const target = row?.querySelector<HTMLElement>("a, button, summary") ?? row;
    if (target === row) row?.setAttribute("tabindex", "-1");
    target?.focus();
    firstOlder.current = 0;
  }, [hasOlder]);

  if (!data) {
    return (
      <div className={list.error ? className : undefined}>
        <NotLoaded what={what} queries={[list]}>
          {skeleton}
        </NotLoaded>
      </div>
    );
  }
  const { items } = data;
  return (
    <>
      <div ref={rows}>{children(items)}</div>
      {(error || hasOlder || count !== undefined) && (
        <div className={cn("flex flex-col items-start gap-3 text-ui text-fg-3", className)}>
          <p role="alert" className="font-medium text-error empty:hidden">
            {error && `Couldn’t refresh ${what}. ${error.message}`}
          </p>
          {count !== undefined && <p aria-live="polite">{count}</p>}
          {hasOlder && (
            <Button
              variant="outline"
              // `disabled` would lose the focus.
              aria-disabled={isLoadingOlder || undefined}
              onClick={() => {
                if (isLoadingOlder) return;
                firstOlder.current = items.length;
                showOlder();
              }}
            >
              {isLoadingOlder && <Spinner className="size-4" />}
              {label}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

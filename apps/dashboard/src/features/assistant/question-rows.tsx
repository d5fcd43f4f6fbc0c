import type { PageOf } from "@frontage/records/schemas/page-of";
import { Button, Spinner } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useEffect, useRef, type ReactNode } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import type { GrowingList } from "../../portal/growing-list.ts";

export type QuestionRowsProps<Item> = {
  /** As part of a sentence: "the questions". */
  what: string;
  list: GrowingList<PageOf<Item>>;
  children: (items: readonly Item[]) => ReactNode;
};

/** A list of questions with its loading and error states, and the way to older ones. */
export function QuestionRows<Item>({ children, list, what }: QuestionRowsProps<Item>) {
  const { data, error, hasOlder, isLoadingOlder, refetch, showOlder } = list;
  const rows = useRef<HTMLDivElement>(null);
  const firstOlder = useRef(0);
  useEffect(() => {
    // The button disappears with the last page; the focus moves to the first row it loaded.
    if (hasOlder || !firstOlder.current || document.activeElement !== document.body) return;
    const row = rows.current?.querySelectorAll("li")[firstOlder.current];
    row?.querySelector<HTMLElement>("a, button")?.focus();
    firstOlder.current = 0;
  }, [hasOlder]);

  if (!data) {
    if (!error) return <RowsLoading />;
    return (
      <div className="pt-6">
        <LoadFailed what={what} error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const { items } = data;
  return (
    <>
      <div ref={rows}>{children(items)}</div>
      <p role="alert" className="pt-4 text-caption font-medium text-error empty:hidden">
        {error && `Couldn’t refresh ${what}. ${error.message}`}
      </p>
      {hasOlder && (
        <Button
          variant="outline"
          className="mt-4"
          // Not `disabled`, which would lose the focus.
          aria-disabled={isLoadingOlder || undefined}
          onClick={() => {
            if (isLoadingOlder) return;
            firstOlder.current = items.length;
            showOlder();
          }}
        >
          {isLoadingOlder && <Spinner className="size-4" />}
          Show older
        </Button>
      )}
    </>
  );
}

export function RowsLoading() {
  return (
    <div aria-busy="true" aria-label="Loading">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3.5 border-b border-hairline py-4.5">
          <Skeleton className="size-9 rounded-full" />
          <div>
            <Skeleton shape="text" className="w-28 text-caption" />
            <Skeleton shape="text" className="w-72 max-w-full" />
            <Skeleton shape="text" className="w-48 text-caption" />
          </div>
        </div>
      ))}
    </div>
  );
}

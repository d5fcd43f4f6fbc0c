import type { Property } from "@frontage/content/schemas/property";
import { Skeleton } from "@frontage/ui/skeleton";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { LoadFailed } from "../components/load-failed.tsx";
import { onEscape } from "../components/on-escape.ts";
import type { BrokerApi } from "../portal/portal.ts";
import { KeyDateEditor } from "./key-date-editor.tsx";
import { menuId } from "./key-date-menu.tsx";
import { keyDatesQuery } from "./key-date-queries.ts";

export type KeyDateRowEditorProps = {
  brokerApi: BrokerApi;
  property: Property;
  /** The date whose row is open. */
  id: string;
  onClose: () => void;
};

/** The form of a key date, open below its row; closed, the focus returns to the row. */
export function KeyDateRowEditor({ brokerApi, id, onClose, property }: KeyDateRowEditorProps) {
  const { data: dates, error, refetch } = useQuery(keyDatesQuery(brokerApi, property.id));
  const date = dates?.find((one) => one.id === id);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = date !== undefined;
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [isOpen]);
  function close() {
    onClose();
    document.getElementById(menuId(id))?.focus();
  }
  return (
    <div
      ref={panel}
      role="group"
      aria-label={`Edit ${date?.label ?? "key date"}`}
      className="px-4 pb-6 md:px-9"
      {...onEscape(close)}
    >
      {!dates && error && (
        <LoadFailed what="the key dates" error={error} onRetry={() => void refetch()} />
      )}
      {!dates && !error && <Skeleton className="mt-6 h-64" />}
      {dates && date && (
        <KeyDateEditor
          brokerApi={brokerApi}
          date={date}
          dates={dates}
          property={property}
          isWide
          onCancel={close}
          onDone={(sentence) => {
            toast.success(sentence);
            close();
          }}
          onRemoved={() => document.getElementById("key-dates")?.focus()}
        />
      )}
    </div>
  );
}

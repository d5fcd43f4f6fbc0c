import type { Deal } from "@frontage/records/schemas/deal";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import { useCallback, useState } from "react";

import type { DealDateActions } from "../features/properties/deal-dates.tsx";
import { KeyDateMenu } from "../key-dates/key-date-menu.tsx";
import { MoveDate } from "../key-dates/move-date.tsx";
import { usePortal } from "../portal/portal-context.tsx";
import type { useDealDialogs } from "./use-deal-dialogs.tsx";

/** What a broker does with the dates of a deal in their rows; nothing for a client. */
export function useDealDateActions(
  property: Deal,
  {
    open,
    openDate,
    today,
  }: Pick<ReturnType<typeof useDealDialogs>, "open" | "openDate"> & { today: string },
): DealDateActions | undefined {
  const { brokerApi } = usePortal();
  const [moving, setMoving] = useState<{ id: string; day: string }>();
  const onDay = useCallback(
    (day: string) => setMoving((current) => (current ? { ...current, day } : current)),
    [],
  );
  if (!brokerApi) return undefined;
  return {
    onAdd: () => open("date"),
    moving,
    of: ({ day, id, kind, label, savedStatus, settled, state }) => {
      const isOpen = state === "current" || state === "ahead";
      // The law moves the deadlines of an exchange.
      const canMove = isOpen && day !== undefined && !isStrict(kind);
      return (
        <>
          {canMove && (
            <MoveDate
              brokerApi={brokerApi}
              property={property}
              id={id}
              label={label}
              isOpen={moving?.id === id}
              onOpenChange={(isMoving) => setMoving(isMoving ? { id, day: "" } : undefined)}
              onDay={onDay}
              onMore={() => openDate(id)}
              today={today}
            />
          )}
          <KeyDateMenu
            brokerApi={brokerApi}
            dealId={property.id}
            date={{
              id,
              label,
              kind,
              isSettled: settled !== undefined,
              hasPassed: settled === undefined && state === "done",
              status: savedStatus,
            }}
            onEdit={canMove ? undefined : () => openDate(id)}
          />
        </>
      );
    },
  };
}

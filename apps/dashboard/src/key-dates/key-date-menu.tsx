import type { KeyDateStatus } from "@frontage/records/schemas/key-date-kinds";
import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, CircleSlash, Ellipsis, Pencil, RotateCcw, Trash2 } from "lucide-react";

import { useConfirm } from "../components/use-confirm.tsx";
import type { BrokerApi } from "../portal/portal.ts";
import { refreshKeyDates } from "./key-date-queries.ts";
import { removalOf, type RemovableDate } from "./removal.ts";

export type KeyDateMenuProps = {
  brokerApi: BrokerApi;
  dealId: string;
  date: RemovableDate & {
    /** Done or waived by a person. */
    isSettled: boolean;
    /** Passed without being marked. */
    hasPassed: boolean;
    status: KeyDateStatus | undefined;
  };
  /** Absent if the row has its own form. */
  onEdit: (() => void) | undefined;
};

const sentences = {
  done: "marked as done",
  waived: "waived",
  open: "open again",
  extended: "open again",
} as const satisfies Record<KeyDateStatus, string>;

/** A date's new status, and the one that Undo restores. */
type Change = { status: KeyDateStatus; earlier?: KeyDateStatus | undefined };

/** What a broker can do with a key date, in its row. */
export function KeyDateMenu({ brokerApi, date, dealId, onEdit }: KeyDateMenuProps) {
  const { hasPassed, id, isSettled, label, status: earlier = "open" } = date;
  const queryClient = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const { mutate } = useMutation({
    mutationFn: async ({ status }: Change) => {
      await brokerApi.setKeyDateStatus(dealId, id, status);
      await refreshKeyDates(queryClient);
    },
    onSuccess: (_, { earlier, status }) =>
      toast.success(
        `${label} ${sentences[status]}.`,
        earlier && { label: "Undo", onSelect: () => mutate({ status: earlier }) },
      ),
    onError: (error) => toast.error(error.message),
  });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`More for ${label}`}
            className="-my-2.5 -mr-2.5"
          >
            <Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {onEdit && (
            <DropdownMenuItem onSelect={onEdit}>
              <Pencil aria-hidden strokeWidth={1.5} />
              Edit
            </DropdownMenuItem>
          )}
          {!isSettled && !hasPassed && (
            <>
              <DropdownMenuItem onSelect={() => mutate({ status: "done", earlier })}>
                <Check aria-hidden strokeWidth={1.5} />
                Mark done
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => mutate({ status: "waived", earlier })}>
                <CircleSlash aria-hidden strokeWidth={1.5} />
                Waive
              </DropdownMenuItem>
            </>
          )}
          {isSettled && (
            <DropdownMenuItem onSelect={() => mutate({ status: "open" })}>
              <RotateCcw aria-hidden strokeWidth={1.5} />
              Reopen
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem
            onSelect={() =>
              confirm(
                removalOf(date, async () => {
                  await brokerApi.removeKeyDate(dealId, id);
                  await refreshKeyDates(queryClient);
                  toast.success(`${label} removed. The client has been notified.`);
                }),
              )
            }
          >
            <Trash2 aria-hidden strokeWidth={1.5} />
            Remove
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}

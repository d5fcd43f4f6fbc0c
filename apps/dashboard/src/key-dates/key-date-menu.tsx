import type { KeyDateStatus } from "@frontage/records/schemas/key-date-kinds";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Check, CircleSlash, Pencil, RotateCcw, Trash2 } from "lucide-react";

import { deals } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { MoreButton } from "../components/row-menu.tsx";
import { useAction } from "../components/use-action.ts";
import { useConfirm } from "../components/use-confirm.tsx";
import { removalOf, type RemovableDate } from "./removal.ts";

type KeyDateMenuProps = {
  dealId: string;
  date: RemovableDate & {
    /** Whether someone has marked it as done or waived. */
    isSettled: boolean;
    /** Whether its day has passed without a mark. */
    hasPassed: boolean;
    status: KeyDateStatus | undefined;
  };
  /** Absent if the row shows the form itself. */
  onEdit: (() => void) | undefined;
};

const sentences = {
  done: "marked as done",
  waived: "waived",
  open: "open again",
  extended: "open again",
} as const satisfies Record<KeyDateStatus, string>;

/** A broker's menu for a key date, in its row. */
export function KeyDateMenu({ date, dealId, onEdit }: KeyDateMenuProps) {
  const { hasPassed, id, isSettled, label, status: earlier = "open", version } = date;
  const { confirm, dialog } = useConfirm();
  const { run } = useAction({
    act: (status: KeyDateStatus) =>
      read(
        deals[":dealId"]["key-dates"][":id"].status.$put({
          param: { dealId, id },
          json: { status, version },
        }),
      ),
    changes: ["deals"],
    done: (_, status) => `${label} ${sentences[status]}.`,
    undo: (_, status) =>
      status === "open"
        ? undefined
        : {
            act: () =>
              read(
                deals[":dealId"]["key-dates"][":id"].status.$put({
                  param: { dealId, id },
                  json: { status: earlier, version: version + 1 },
                }),
              ),
            done: `${label} ${sentences[earlier]}.`,
          },
  });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <MoreButton variant="ghost" name={label} className="-my-2.5 -mr-2.5" />
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
              <DropdownMenuItem onSelect={() => run("done")}>
                <Check aria-hidden strokeWidth={1.5} />
                Mark done
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => run("waived")}>
                <CircleSlash aria-hidden strokeWidth={1.5} />
                Waive
              </DropdownMenuItem>
            </>
          )}
          {isSettled && (
            <DropdownMenuItem onSelect={() => run("open")}>
              <RotateCcw aria-hidden strokeWidth={1.5} />
              Reopen
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => confirm(removalOf(date, { dealId }))}>
            <Trash2 aria-hidden strokeWidth={1.5} />
            Remove
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}

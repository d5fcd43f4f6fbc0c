import type { Exchange, Replacement } from "@frontage/records/schemas/exchange";
import type { Deal } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Check, Ellipsis, Pencil, Trash2, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { KeyDatesDialog } from "../../key-dates/key-dates-dialog.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { dealQuery } from "../../portal/queries.ts";
import { IdentificationDialog } from "./identification-dialog.tsx";
import { PostponementForm } from "./postponement-form.tsx";
import { ActionLink } from "./postponement.tsx";
import { ReplacementDialog } from "./replacement-dialog.tsx";
import { SoldDialog } from "./sold-dialog.tsx";

/** A broker's actions on an exchange, as elements; nothing for a client. */
export function useExchangeActions(
  dealId: string,
  exchange: Exchange,
  /** "2026-07-14" */
  today: string,
) {
  const isBroker = useIsBroker();
  const { data: deal } = useQuery({ ...dealQuery(dealId), enabled: isBroker });
  const forms = useExchangeForms(dealId, exchange, deal, today);
  const { open, postponementForm } = forms;
  const postponement = usePostponementActions(dealId, exchange, open);
  const replacements = useReplacementActions(dealId, open);
  const { transfer } = exchange;
  const isEditable = isBroker && Boolean(deal);

  return {
    onStart: isEditable ? () => open({ name: "dates", start: "template" }) : undefined,
    clock: isEditable && (
      <>
        <ActionLink onClick={() => open({ name: "sold" })}>Edit the sale</ActionLink>
        {transfer && (
          <ActionLink onClick={() => open({ name: "dates", start: { dateId: transfer.id } })}>
            Edit day 0
          </ActionLink>
        )}
      </>
    ),
    postponement: !postponementForm && postponement.links,
    postponementForm,
    add: replacements.add,
    of: replacements.of,
    dialog: (
      <>
        {postponement.dialog}
        {replacements.dialog}
        {forms.dialog}
      </>
    ),
  };
}

/** Enters, edits and withdraws a postponement. */
function usePostponementActions(
  dealId: string,
  { identify, postponement, receive, transfer }: Exchange,
  open: (form: ExchangeForm) => void,
) {
  const isBroker = useIsBroker();
  const { confirm, dialog } = useConfirm();
  if (!isBroker) return { links: null, dialog: null };
  const isPostponed = (identify?.postponement ?? receive?.postponement) !== undefined;
  const confirmWithdrawal = () =>
    confirm({
      title: "Withdraw the postponement?",
      description: "The statutory dates apply again. The client is notified of old and new days.",
      action: "Withdraw",
      act: () =>
        read(
          deals[":dealId"].exchange.postponement.$delete({
            param: { dealId },
            query: { version: String(postponement?.version ?? 0) },
          }),
        ),
      changes: ["deals"],
      done: "Postponement withdrawn. The client has been notified.",
      focus: () => document.getElementById(postponementLinkId)?.focus(),
    });
  return {
    links: transfer?.day !== undefined && (
      <>
        <ActionLink id={postponementLinkId} onClick={() => open({ name: "postponement" })}>
          {isPostponed ? "Edit" : "Enter one"}
        </ActionLink>
        {isPostponed && (
          <span>
            <ActionLink onClick={confirmWithdrawal}>Withdraw</ActionLink>
          </span>
        )}
      </>
    ),
    dialog,
  };
}

/** Adds, edits, marks and removes the properties to identify. */
function useReplacementActions(dealId: string, open: (form: ExchangeForm) => void) {
  const isBroker = useIsBroker();
  const { confirm, dialog } = useConfirm();
  const unmark = useAction({
    act: async ({ id, version }: Replacement) =>
      read(
        deals[":dealId"].exchange.properties[":id"].identified.$put({
          param: { dealId, id },
          json: { isIdentified: false, version },
        }),
      ),
    changes: ["deals"],
    done: (_, { name }) => `${name} marked as not identified.`,
  });
  if (!isBroker) return { add: null, of: () => null, dialog: null };
  const confirmRemoval = ({ id, name, version }: Replacement) =>
    confirm({
      title: `Remove ${name}?`,
      description: "Removes it from this list. Nothing changes with the intermediary.",
      action: "Remove",
      act: () =>
        read(
          deals[":dealId"].exchange.properties[":id"].$delete({
            param: { dealId, id },
            query: { version: String(version) },
          }),
        ),
      changes: ["deals"],
      done: `${name} removed.`,
      focus: () => document.getElementById("replacements")?.focus(),
    });
  return {
    add: <ActionLink onClick={() => open({ name: "replacement" })}>Add</ActionLink>,
    of: (replacement: Replacement): ReactNode => (
      <ReplacementMenu
        replacement={replacement}
        onEdit={() => open({ name: "replacement", replacement })}
        onMark={(isIdentified) =>
          isIdentified ? open({ name: "identification", replacement }) : unmark.run(replacement)
        }
        onRemove={() => confirmRemoval(replacement)}
      />
    ),
    dialog,
  };
}

/** A broker’s form of an exchange, and what it is about. */
type ExchangeForm =
  | { name: "identification"; replacement: Replacement }
  | { name: "dates"; start: "template" | { dateId: string } }
  | { name: "postponement" }
  | { name: "replacement"; replacement?: Replacement }
  | { name: "sold" };

/** The link that opens the form of a postponement. */
const postponementLinkId = "edit-postponement";

/** Opens the forms of an exchange, one at a time: a postponement’s on the page, the others as dialogs. */
function useExchangeForms(
  dealId: string,
  exchange: Exchange,
  deal: Deal | null | undefined,
  /** "2026-07-14" */
  today: string,
) {
  const isBroker = useIsBroker();
  const [shown, setShown] = useState<ExchangeForm>();
  const open = (form: ExchangeForm) => setShown(form);
  if (!isBroker) return { open, dialog: null, postponementForm: null };
  const onClose = () => setShown(undefined);
  function closePostponement() {
    // The link that opened the form comes back, and with it the focus.
    flushSync(onClose);
    document.getElementById(postponementLinkId)?.focus();
  }
  const notifySaved = (sentence: string) => {
    onClose();
    toast.success(sentence);
  };
  return {
    open,
    postponementForm: shown?.name === "postponement" && (
      <PostponementForm
        {...{ dealId, exchange }}
        onCancel={closePostponement}
        onSaved={() => {
          closePostponement();
          toast.success("Postponement saved. The client has been notified.");
        }}
      />
    ),
    dialog: (
      <>
        {shown?.name === "dates" && deal && (
          <KeyDatesDialog {...{ onClose, deal }} start={shown.start} />
        )}
        {shown?.name === "identification" && (
          <IdentificationDialog
            {...{ dealId, exchange, onClose, today }}
            replacement={shown.replacement}
            onSaved={() => notifySaved(`${shown.replacement.name} marked as identified.`)}
          />
        )}
        {shown?.name === "sold" && (
          <SoldDialog
            {...{ dealId, onClose }}
            sold={exchange.sold}
            onSaved={() => notifySaved("Sale updated.")}
          />
        )}
        {shown?.name === "replacement" && (
          <ReplacementDialog
            {...{ dealId, onClose }}
            replacement={shown.replacement}
            onSaved={(name) => notifySaved(`${name} ${shown.replacement ? "updated" : "added"}.`)}
          />
        )}
      </>
    ),
  };
}

type ReplacementMenuProps = {
  replacement: Replacement;
  onEdit: () => void;
  onMark: (isIdentified: boolean) => void;
  onRemove: () => void;
};

/** What a broker can do with a property to identify. */
function ReplacementMenu({
  onEdit,
  onMark,
  onRemove,
  replacement: { identifiedOn, name },
}: ReplacementMenuProps) {
  const isIdentified = identifiedOn !== undefined;
  const MarkIcon = isIdentified ? Undo2 : Check;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More for ${name}`} className="-mr-2.5">
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onMark(!isIdentified)}>
          <MarkIcon aria-hidden strokeWidth={1.5} />
          {isIdentified ? "Mark as not identified" : "Mark as identified…"}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onEdit}>
          <Pencil aria-hidden strokeWidth={1.5} />
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onRemove}>
          <Trash2 aria-hidden strokeWidth={1.5} />
          Remove
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

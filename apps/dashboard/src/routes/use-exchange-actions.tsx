import type { Exchange, Replacement } from "@frontage/records/schemas/exchange";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { useConfirm } from "../components/use-confirm.tsx";
import { ActionLink } from "../features/exchange/postponement.tsx";
import { ReplacementMenu } from "../features/exchange/replacement-menu.tsx";
import { usePortal } from "../portal/portal-context.tsx";
import { propertyQuery, refresh } from "../portal/queries.ts";
import { postponementLinkId, useExchangeForms, type ExchangeForm } from "./use-exchange-forms.tsx";

/** A broker's actions on an exchange, as elements; nothing for a client. */
export function useExchangeActions(
  dealId: string,
  exchange: Exchange,
  /** "2026-07-14" */
  today: string,
) {
  const portal = usePortal();
  const isBroker = portal.brokerApi !== undefined;
  const { data: property } = useQuery({ ...propertyQuery(portal, dealId), enabled: isBroker });
  const forms = useExchangeForms(dealId, exchange, property, today);
  const { open, postponementForm } = forms;
  const postponement = usePostponementActions(dealId, exchange, open);
  const replacements = useReplacementActions(dealId, open);
  const { transfer } = exchange;
  const isEditable = isBroker && Boolean(property);

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
  { identify, receive, transfer }: Exchange,
  open: (form: ExchangeForm) => void,
) {
  const { brokerApi } = usePortal();
  const queryClient = useQueryClient();
  const { confirm, dialog } = useConfirm();
  if (!brokerApi) return { links: null, dialog: null };
  const isPostponed = (identify?.postponement ?? receive?.postponement) !== undefined;
  const confirmWithdrawal = () =>
    confirm({
      title: "Withdraw the postponement?",
      description: "The statutory dates apply again. The client is notified of old and new days.",
      action: "Withdraw",
      onConfirm: async () => {
        await brokerApi.withdrawPostponement(dealId);
        await refresh(queryClient, "deals");
        toast.success("Postponement withdrawn. The client has been notified.");
      },
      onDoneFocus: () => document.getElementById(postponementLinkId)?.focus(),
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
  const { brokerApi } = usePortal();
  const queryClient = useQueryClient();
  const { confirm, dialog } = useConfirm();
  if (!brokerApi) return { add: null, of: () => null, dialog: null };
  async function unmark({ id, name, version }: Replacement) {
    try {
      await brokerApi?.markIdentified(dealId, id, { isIdentified: false, version });
      await refresh(queryClient, "deals");
      toast.success(`${name} marked as not identified.`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : `Couldn’t mark ${name}.`);
    }
  }
  const confirmRemoval = ({ id, name }: Replacement) =>
    confirm({
      title: `Remove ${name}?`,
      description: "Removes it from this list. Nothing changes with the intermediary.",
      action: "Remove",
      onConfirm: async () => {
        await brokerApi.removeReplacement(dealId, id);
        await refresh(queryClient, "deals");
        toast.success(`${name} removed.`);
      },
      onDoneFocus: () => document.getElementById("replacements")?.focus(),
    });
  return {
    add: <ActionLink onClick={() => open({ name: "replacement" })}>Add</ActionLink>,
    of: (replacement: Replacement): ReactNode => (
      <ReplacementMenu
        replacement={replacement}
        onEdit={() => open({ name: "replacement", replacement })}
        onMark={(isIdentified) =>
          isIdentified ? open({ name: "identification", replacement }) : void unmark(replacement)
        }
        onRemove={() => confirmRemoval(replacement)}
      />
    ),
    dialog,
  };
}

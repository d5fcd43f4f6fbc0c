import type { Exchange, Replacement } from "@frontage/content/schemas/exchange";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { useConfirm } from "../components/use-confirm.tsx";
import type { IdentificationDialogProps } from "../features/exchange/identification-dialog.tsx";
import { ActionLink } from "../features/exchange/postponement.tsx";
import type { PostponementFormProps } from "../features/exchange/postponement-form.tsx";
import type { ReplacementDialogProps } from "../features/exchange/replacement-dialog.tsx";
import type { ReplacementMenuProps } from "../features/exchange/replacement-menu.tsx";
import type { SoldDialogProps } from "../features/exchange/sold-dialog.tsx";
import { propertyQuery } from "../features/properties/property-queries.ts";
import type { KeyDatesDialogProps } from "../key-dates/key-dates-dialog.tsx";
import { openPart } from "../navigation/open-part.ts";
import { usePortal } from "../portal/portal-context.tsx";
import { refresh } from "../portal/queries.ts";

// Only a broker has them.
const keyDatesDialog = lazyPart<KeyDatesDialogProps>(async () => ({
  default: (await import("../key-dates/key-dates-dialog.tsx")).KeyDatesDialog,
}));
const identificationDialog = lazyPart<IdentificationDialogProps>(
  () => import("../features/exchange/identification-dialog.tsx"),
);
const replacementDialog = lazyPart<ReplacementDialogProps>(
  () => import("../features/exchange/replacement-dialog.tsx"),
);
const replacementMenu = lazyPart<ReplacementMenuProps>(
  () => import("../features/exchange/replacement-menu.tsx"),
);
const soldDialog = lazyPart<SoldDialogProps>(() => import("../features/exchange/sold-dialog.tsx"));
const postponementForm = lazyPart<PostponementFormProps>(
  () => import("../features/exchange/postponement-form.tsx"),
);

const postponementLinkId = "edit-postponement";

type Shown =
  | { name: "identification"; replacement: Replacement }
  | { name: "dates"; start: "template" | { dateId: string } }
  | { name: "postponement" }
  | { name: "replacement"; replacement?: Replacement }
  | { name: "sold" };

/** What a broker can do with an exchange, ready to be placed; nothing for a client. */
export function useExchangeActions(
  dealId: string,
  exchange: Exchange,
  /** "2026-07-14" */
  today: string,
): {
  add: ReactNode;
  clock: ReactNode;
  dialog: ReactNode;
  of: (replacement: Replacement) => ReactNode;
  onStart: (() => void) | undefined;
  postponement: ReactNode;
  postponementForm: ReactNode;
} {
  const portal = usePortal();
  const { brokerApi } = portal;
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const { confirm, dialog: confirmation, preload } = useConfirm();
  const { data: property } = useQuery({
    ...propertyQuery(portal, dealId),
    enabled: brokerApi !== undefined,
  });
  if (!brokerApi) {
    return {
      add: null,
      clock: null,
      dialog: null,
      of: () => null,
      onStart: undefined,
      postponement: null,
      postponementForm: null,
    };
  }

  const { identify, receive, sold, transfer } = exchange;
  const close = () => setShown(undefined);
  function closePostponement() {
    // The link that opened the form comes back, and with it the focus.
    flushSync(close);
    document.getElementById(postponementLinkId)?.focus();
  }
  const saved = (sentence: string) => {
    close();
    toast.success(sentence);
  };
  const openDates = (start: "template" | { dateId: string }) =>
    openPart("the dates", keyDatesDialog.preload, () => setShown({ name: "dates", start }));
  const openReplacement = (replacement?: Replacement) =>
    openPart("the form", replacementDialog.preload, () =>
      setShown({ name: "replacement", ...(replacement ? { replacement } : {}) }),
    );
  const isPostponed = (identify?.postponement ?? receive?.postponement) !== undefined;

  const openIdentification = (replacement: Replacement) =>
    openPart("the form", identificationDialog.preload, () =>
      setShown({ name: "identification", replacement }),
    );
  async function unmark({ id, name }: Replacement) {
    try {
      await brokerApi?.markIdentified(dealId, id, null);
      await refresh(queryClient, "properties");
      toast.success(`${name} marked as not identified.`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : `Couldn’t mark ${name}.`);
    }
  }
  const focusReplacements = () => document.getElementById("replacements")?.focus();

  return {
    onStart: property ? () => openDates("template") : undefined,
    clock: property && (
      <>
        <ActionLink
          onClick={() => openPart("the form", soldDialog.preload, () => setShown({ name: "sold" }))}
        >
          Edit the sale
        </ActionLink>
        {transfer && (
          <ActionLink onClick={() => openDates({ dateId: transfer.id })}>Edit day 0</ActionLink>
        )}
      </>
    ),
    postponement: shown?.name !== "postponement" && transfer?.day !== undefined && (
      <>
        <ActionLink
          id={postponementLinkId}
          onClick={() =>
            openPart("the form", postponementForm.preload, () => setShown({ name: "postponement" }))
          }
        >
          {isPostponed ? "Edit" : "Enter one"}
        </ActionLink>
        {isPostponed && (
          <span {...preload}>
            <ActionLink
              onClick={() =>
                confirm({
                  title: "Withdraw the postponement?",
                  description:
                    "The statutory dates apply again. The client is notified of old and new days.",
                  action: "Withdraw",
                  onConfirm: async () => {
                    await brokerApi.withdrawPostponement(dealId);
                    await refresh(queryClient, "properties");
                    toast.success("Postponement withdrawn. The client has been notified.");
                  },
                  onDoneFocus: () => document.getElementById(postponementLinkId)?.focus(),
                })
              }
            >
              Withdraw
            </ActionLink>
          </span>
        )}
      </>
    ),
    postponementForm: shown?.name === "postponement" && (
      <postponementForm.Part
        {...{ brokerApi, dealId, exchange }}
        onCancel={closePostponement}
        onSaved={() => {
          closePostponement();
          toast.success("Postponement saved. The client has been notified.");
        }}
      />
    ),
    add: <ActionLink onClick={() => openReplacement()}>Add</ActionLink>,
    of: (replacement) => (
      <replacementMenu.Part
        replacement={replacement}
        onEdit={() => openReplacement(replacement)}
        onMark={(isIdentified) =>
          isIdentified ? openIdentification(replacement) : void unmark(replacement)
        }
        onRemove={() =>
          confirm({
            title: `Remove ${replacement.name}?`,
            description: "Removes it from this list. Nothing changes with the intermediary.",
            action: "Remove",
            onConfirm: async () => {
              await brokerApi.removeReplacement(dealId, replacement.id);
              await refresh(queryClient, "properties");
              toast.success(`${replacement.name} removed.`);
            },
            onDoneFocus: focusReplacements,
          })
        }
      />
    ),
    dialog: (
      <>
        {confirmation}
        {shown?.name === "dates" && property && (
          <keyDatesDialog.Part
            brokerApi={brokerApi}
            property={property}
            start={shown.start}
            onClose={close}
          />
        )}
        {shown?.name === "identification" && (
          <identificationDialog.Part
            {...{ brokerApi, dealId, exchange, today }}
            replacement={shown.replacement}
            onClose={close}
            onSaved={() => saved(`${shown.replacement.name} marked as identified.`)}
          />
        )}
        {shown?.name === "sold" && (
          <soldDialog.Part
            {...{ brokerApi, dealId, sold }}
            onClose={close}
            onSaved={() => saved("Sale updated.")}
          />
        )}
        {shown?.name === "replacement" && (
          <replacementDialog.Part
            {...{ brokerApi, dealId }}
            replacement={shown.replacement}
            onClose={close}
            onSaved={(name) => saved(`${name} ${shown.replacement ? "updated" : "added"}.`)}
          />
        )}
      </>
    ),
  };
}

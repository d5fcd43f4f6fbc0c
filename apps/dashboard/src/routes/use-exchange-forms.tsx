import type { Exchange, Replacement } from "@frontage/records/schemas/exchange";
import type { Deal } from "@frontage/records/schemas/deal";
import { toast } from "@frontage/ui/toast";
import { useState } from "react";
import { flushSync } from "react-dom";

import { IdentificationDialog } from "../features/exchange/identification-dialog.tsx";
import { PostponementForm } from "../features/exchange/postponement-form.tsx";
import { ReplacementDialog } from "../features/exchange/replacement-dialog.tsx";
import { SoldDialog } from "../features/exchange/sold-dialog.tsx";
import { KeyDatesDialog } from "../key-dates/key-dates-dialog.tsx";
import { usePortal } from "../portal/portal-context.tsx";

/** A broker’s form of an exchange, and what it is about. */
export type ExchangeForm =
  | { name: "identification"; replacement: Replacement }
  | { name: "dates"; start: "template" | { dateId: string } }
  | { name: "postponement" }
  | { name: "replacement"; replacement?: Replacement }
  | { name: "sold" };

/** The link that opens the form of a postponement. */
export const postponementLinkId = "edit-postponement";

/** Opens the forms of an exchange, one at a time: a postponement’s on the page, the others as dialogs. */
export function useExchangeForms(
  dealId: string,
  exchange: Exchange,
  property: Deal | null | undefined,
  /** "2026-07-14" */
  today: string,
) {
  const { brokerApi } = usePortal();
  const [shown, setShown] = useState<ExchangeForm>();
  const open = (form: ExchangeForm) => setShown(form);
  if (!brokerApi) return { open, dialog: null, postponementForm: null };
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
        {...{ brokerApi, dealId, exchange }}
        onCancel={closePostponement}
        onSaved={() => {
          closePostponement();
          toast.success("Postponement saved. The client has been notified.");
        }}
      />
    ),
    dialog: (
      <>
        {shown?.name === "dates" && property && (
          <KeyDatesDialog {...{ brokerApi, onClose, property }} start={shown.start} />
        )}
        {shown?.name === "identification" && (
          <IdentificationDialog
            {...{ brokerApi, dealId, exchange, onClose, today }}
            replacement={shown.replacement}
            onSaved={() => notifySaved(`${shown.replacement.name} marked as identified.`)}
          />
        )}
        {shown?.name === "sold" && (
          <SoldDialog
            {...{ brokerApi, dealId, onClose }}
            sold={exchange.sold}
            onSaved={() => notifySaved("Sale updated.")}
          />
        )}
        {shown?.name === "replacement" && (
          <ReplacementDialog
            {...{ brokerApi, dealId, onClose }}
            replacement={shown.replacement}
            onSaved={(name) => notifySaved(`${name} ${shown.replacement ? "updated" : "added"}.`)}
          />
        )}
      </>
    ),
  };
}

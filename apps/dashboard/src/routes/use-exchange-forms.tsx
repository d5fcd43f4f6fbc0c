import type { Exchange, Replacement } from "@frontage/content/schemas/exchange";
import type { Property } from "@frontage/content/schemas/property";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useState } from "react";
import { flushSync } from "react-dom";

import type { IdentificationDialogProps } from "../features/exchange/identification-dialog.tsx";
import type { PostponementFormProps } from "../features/exchange/postponement-form.tsx";
import type { ReplacementDialogProps } from "../features/exchange/replacement-dialog.tsx";
import type { SoldDialogProps } from "../features/exchange/sold-dialog.tsx";
import type { KeyDatesDialogProps } from "../key-dates/key-dates-dialog.tsx";
import { openPart } from "../navigation/open-part.ts";
import { usePortal } from "../portal/portal-context.tsx";

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
const soldDialog = lazyPart<SoldDialogProps>(() => import("../features/exchange/sold-dialog.tsx"));
const postponementForm = lazyPart<PostponementFormProps>(
  () => import("../features/exchange/postponement-form.tsx"),
);

const parts = {
  dates: keyDatesDialog,
  identification: identificationDialog,
  postponement: postponementForm,
  replacement: replacementDialog,
  sold: soldDialog,
};

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
  property: Property | null | undefined,
  /** "2026-07-14" */
  today: string,
) {
  const { brokerApi } = usePortal();
  const [shown, setShown] = useState<ExchangeForm>();
  const open = (form: ExchangeForm) =>
    openPart(form.name === "dates" ? "the dates" : "the form", parts[form.name].preload, () =>
      setShown(form),
    );
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
      <postponementForm.Part
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
          <keyDatesDialog.Part {...{ brokerApi, onClose, property }} start={shown.start} />
        )}
        {shown?.name === "identification" && (
          <identificationDialog.Part
            {...{ brokerApi, dealId, exchange, onClose, today }}
            replacement={shown.replacement}
            onSaved={() => notifySaved(`${shown.replacement.name} marked as identified.`)}
          />
        )}
        {shown?.name === "sold" && (
          <soldDialog.Part
            {...{ brokerApi, dealId, onClose }}
            sold={exchange.sold}
            onSaved={() => notifySaved("Sale updated.")}
          />
        )}
        {shown?.name === "replacement" && (
          <replacementDialog.Part
            {...{ brokerApi, dealId, onClose }}
            replacement={shown.replacement}
            onSaved={(name) => notifySaved(`${name} ${shown.replacement ? "updated" : "added"}.`)}
          />
        )}
      </>
    ),
  };
}

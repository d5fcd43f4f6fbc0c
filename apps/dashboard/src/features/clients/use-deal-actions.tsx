import type { Property } from "@frontage/content/schemas/property";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

import { useConfirm } from "../../components/use-confirm.tsx";
import type { KeyDatesDialogProps } from "../../key-dates/key-dates-dialog.tsx";
import { openPart } from "../../navigation/open-part.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import type { DealDialogProps } from "./deal-dialog.tsx";
import type { StageDialogProps } from "./stage-dialog.tsx";

const dealDialog = lazyPart<DealDialogProps>(() => import("./deal-dialog.tsx"));
const keyDatesDialog = lazyPart<KeyDatesDialogProps>(async () => ({
  default: (await import("../../key-dates/key-dates-dialog.tsx")).KeyDatesDialog,
}));
const stageDialog = lazyPart<StageDialogProps>(() => import("./stage-dialog.tsx"));

/** The focus goes to the link that adds one when a deal has been removed. */
export const addDealId = "add-deal";

type Shown =
  | { form: "deal"; property: Property | undefined }
  | { form: "stage"; property: Property }
  | { form: "dates"; property: Property };

/** What a broker does with a client’s deals; `dialog` is to be rendered. */
export function useDealActions(brokerApi: BrokerApi, clientId: string) {
  const queryClient = useQueryClient();
  const { confirm, dialog: question, preload } = useConfirm();
  const [shown, setShown] = useState<Shown>();
  const onClose = () => setShown(undefined);
  const notifySaved = (sentence: string) => {
    onClose();
    toast.success(sentence);
  };

  function confirmRemoval({ id, name }: Property) {
    confirm({
      title: `Remove the deal ${name}?`,
      description:
        "Its documents and events are deleted for you and the client, who is notified of canceled dates. Messages are kept. This can’t be undone.",
      action: "Remove",
      onConfirm: async () => {
        await brokerApi.removeDeal(clientId, id);
        toast.success(`${name} removed.`);
        await refresh(queryClient, "properties", "documents", "contacts", "events");
      },
      onDoneFocus: () => document.getElementById(addDealId)?.focus(),
    });
  }

  function form({ form: which, property }: Shown): ReactNode {
    const base = { brokerApi, clientId, onClose };
    if (which === "deal") {
      return (
        <dealDialog.Part
          key={property?.id ?? "new"}
          {...base}
          property={property}
          onSaved={({ name }) => notifySaved(`${name} ${property ? "updated" : "added"}.`)}
        />
      );
    }
    if (which === "dates") {
      return <keyDatesDialog.Part brokerApi={brokerApi} property={property} onClose={onClose} />;
    }
    return (
      <stageDialog.Part
        {...base}
        property={property}
        onMoved={(stage) => notifySaved(`${property.name} moved to ${stage.toLowerCase()}.`)}
      />
    );
  }

  return {
    preload,
    confirmRemoval,
    /** Without a deal, the form of a new one. */
    openForm: (property?: Property) =>
      openPart("the form", dealDialog.preload, () => setShown({ form: "deal", property })),
    openStage: (property: Property) =>
      openPart("the form", stageDialog.preload, () => setShown({ form: "stage", property })),
    openDates: (property: Property) =>
      openPart("the key dates", keyDatesDialog.preload, () =>
        setShown({ form: "dates", property }),
      ),
    dialog: (
      <>
        {question}
        {shown && form(shown)}
      </>
    ),
  };
}

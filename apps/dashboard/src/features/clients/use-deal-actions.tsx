import type { Property } from "@frontage/content/schemas/property";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

import { useConfirm } from "../../components/use-confirm.tsx";
import { openPart } from "../../navigation/open-part.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { useArchiveDeal } from "./use-archive-deal.ts";
import type { DealDialogProps } from "./deal-dialog.tsx";
import { removalQuestion } from "./removal-question.ts";
import type { StageDialogProps } from "./stage-dialog.tsx";

const dealDialog = lazyPart<DealDialogProps>(() => import("./deal-dialog.tsx"));
const stageDialog = lazyPart<StageDialogProps>(() => import("./stage-dialog.tsx"));

/** The focus goes to the link that adds one when a deal has been removed. */
export const addDealId = "add-deal";

type Shown =
  | { form: "deal"; property: Property | undefined }
  | { form: "stage"; property: Property };

/** What a broker does with a client’s deals; `dialog` is to be rendered. */
export function useDealActions(brokerApi: BrokerApi, clientId: string) {
  const queryClient = useQueryClient();
  const { confirm, dialog: question, preload } = useConfirm();
  const [shown, setShown] = useState<Shown>();
  const archive = useArchiveDeal(brokerApi, clientId);
  const onClose = () => setShown(undefined);
  const notifySaved = (sentence: string) => {
    onClose();
    toast.success(sentence);
  };

  function confirmRemoval({ id, name }: Property) {
    confirm({
      ...removalQuestion(name),
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
    archive,
    confirmRemoval,
    /** Without a deal, the form of a new one. */
    openForm: (property?: Property) =>
      openPart("the form", dealDialog.preload, () => setShown({ form: "deal", property })),
    openStage: (property: Property) =>
      openPart("the form", stageDialog.preload, () => setShown({ form: "stage", property })),
    dialog: (
      <>
        {question}
        {shown && form(shown)}
      </>
    ),
  };
}

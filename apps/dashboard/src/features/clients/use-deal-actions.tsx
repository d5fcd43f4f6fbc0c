import type { Deal } from "@frontage/records/schemas/deal";
import { toast } from "@frontage/ui/toast";
import { useState, type ReactNode } from "react";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { lazyForm } from "../../components/lazy-form.tsx";
import { useArchiveDeal } from "../deals/use-archive-deal.ts";
import type { DealDialogProps } from "../deals/deal-dialog.tsx";
import { removalQuestion } from "../deals/removal-question.ts";
import type { StageDialogProps } from "../deals/stage-dialog.tsx";
import { usePreload } from "../../navigation/use-preload.ts";

const dealDialog = lazyForm<DealDialogProps>(async () => ({
  default: (await import("../deals/deal-dialog.tsx")).DealDialog,
}));
const stageDialog = lazyForm<StageDialogProps>(async () => ({
  default: (await import("../deals/stage-dialog.tsx")).StageDialog,
}));

/** The id of the button that adds a deal, which gets the focus when a deal was removed. */
export const addDealId = "add-deal";

type Shown = { form: "deal"; deal: Deal | undefined } | { form: "stage"; deal: Deal };

/** A broker's actions on a client's deals. Render `dialog`. */
export function useDealActions(clientId: string) {
  const { confirm, dialog: question } = useConfirm();
  usePreload(dealDialog.preload);
  usePreload(stageDialog.preload);
  const [shown, setShown] = useState<Shown>();
  const { run: archive } = useArchiveDeal(clientId);
  const onClose = () => setShown(undefined);
  const notifySaved = (sentence: string) => {
    onClose();
    toast.success(sentence);
  };

  function confirmRemoval(deal: Deal) {
    const { name } = deal;
    confirm({
      ...removalQuestion(name),
      act: () =>
        read(
          clients[":id"].deals[":dealId"].$delete({
            param: { id: clientId, dealId: deal.id },
            query: { version: String(deal.version) },
          }),
        ),
      changes: ["deals", "documents", "contacts", "events"],
      done: `${name} removed.`,
      focus: () => document.getElementById(addDealId)?.focus(),
    });
  }

  function form({ form: which, deal }: Shown): ReactNode {
    const base = { clientId, onClose };
    if (which === "deal") {
      return (
        <dealDialog.Part
          key={deal?.id ?? "new"}
          {...base}
          deal={deal}
          onSaved={({ name }) => notifySaved(`${name} ${deal ? "updated" : "added"}.`)}
        />
      );
    }
    return (
      <stageDialog.Part
        {...base}
        deal={deal}
        onMoved={(stage) => notifySaved(`${deal.name} moved to ${stage.toLowerCase()}.`)}
      />
    );
  }

  return {
    archive,
    confirmRemoval,
    /** Opens the form of a deal; without one, the form of a new deal. */
    openForm: (deal?: Deal) => setShown({ form: "deal", deal }),
    openStage: (deal: Deal) => setShown({ form: "stage", deal }),
    dialog: (
      <>
        {question}
        {shown && form(shown)}
      </>
    ),
  };
}

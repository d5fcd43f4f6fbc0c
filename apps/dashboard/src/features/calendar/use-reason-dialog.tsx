import { lazyPart } from "@frontage/ui/lazy-part";
import { useState, type ReactNode } from "react";

import { openPart } from "../../navigation/open-part.ts";
import { preloadProps } from "../../navigation/preload-props.ts";
import type { ReasonDialogProps } from "./reason-dialog.tsx";

const reasonDialog = lazyPart<ReasonDialogProps>(() => import("./reason-dialog.tsx"));

type Question = Omit<ReasonDialogProps, "onClose">;

/** A dialog that asks for a reason; its code loads when the button is hovered or focused. */
export function useReasonDialog(): {
  ask: (question: Question) => void;
  preload: ReturnType<typeof preloadProps>;
  /** Render it beside the button. */
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  return {
    ask: (next) => openPart("the dialog", reasonDialog.preload, () => setQuestion(next)),
    preload: preloadProps(reasonDialog),
    dialog: question && <reasonDialog.Part {...question} onClose={() => setQuestion(undefined)} />,
  };
}

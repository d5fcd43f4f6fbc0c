import { useState, type ReactNode } from "react";

import { ReasonDialog, type ReasonDialogProps } from "./reason-dialog.tsx";

type Question = Omit<ReasonDialogProps, "onClose">;

/** A dialog that asks for a reason. */
export function useReasonDialog(): {
  ask: (question: Question) => void;
  /** Render it beside the button. */
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  return {
    ask: (next) => setQuestion(next),
    dialog: question && <ReasonDialog {...question} onClose={() => setQuestion(undefined)} />,
  };
}

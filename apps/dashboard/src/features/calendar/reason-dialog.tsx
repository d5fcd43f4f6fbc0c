import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { useState, type ReactNode } from "react";

import { useAction, type Action } from "../../components/use-action.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";

type Question = Action<string, unknown> & {
  title: string;
  description: string;
  /** The label of the button: the title's verb. */
  action: string;
};

/** A dialog that asks for a reason. */
export function useReasonDialog(): {
  ask: (question: Question) => void;
  /** The dialog; render it beside the button. */
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  return {
    ask: (next) => setQuestion(next),
    dialog: question && <ReasonDialog question={question} onClose={() => setQuestion(undefined)} />,
  };
}

type ReasonDialogProps = { question: Question; onClose: () => void };

const reasonMax = 1000;

/** Asks for confirmation before an event ends or a time is declined, with a field for a reason. */
function ReasonDialog({ onClose, question }: ReasonDialogProps) {
  const { action, description, title, ...ending } = question;
  const [reason, setReason] = useState("");
  const { isPending, run } = useAction({ ...ending, focus: onClose });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run(reason.trim());
          }}
        >
          <Field label="Reason (optional)" className="mt-5">
            <Textarea
              maxLength={reasonMax}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <DialogButtons variant="danger" pending={isPending}>
            {action}
          </DialogButtons>
        </form>
      </DialogContent>
    </Dialog>
  );
}

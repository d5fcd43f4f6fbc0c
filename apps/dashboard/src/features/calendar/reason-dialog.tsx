import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

import { DialogButtons } from "../../components/dialog-buttons.tsx";

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

type ReasonDialogProps = {
  title: string;
  description: string;
  /** The verb of the title, on the button. */
  action: string;
  /** If it rejects, the dialog shows the message and stays open. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** In characters. */
const reasonMax = 1000;

/** Asks before an event ends or a time is declined, with room for a reason. */
function ReasonDialog(props: ReasonDialogProps) {
  const { action, description, onClose, onConfirm, title } = props;
  const [reason, setReason] = useState("");
  const { isPending, mutate } = useMutation({
    mutationFn: () => onConfirm(reason.trim()),
    onSuccess: onClose,
    onError: (error) => toast.error(error.message),
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            mutate();
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

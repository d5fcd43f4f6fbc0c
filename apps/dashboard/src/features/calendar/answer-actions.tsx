import type { PortalEvent } from "@frontage/content/schemas/event";
import { Button, Spinner } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import type { BrokerDesk } from "../../portal/portal.ts";
import { refreshEvents } from "./event-queries.ts";

export type AnswerActionsProps = {
  desk: BrokerDesk;
  /** A requested one, or one for which another time is proposed. */
  event: PortalEvent;
  onPropose: () => void;
  /** It has left the calendar. */
  onDeclined: () => void;
};

/** The longest note that goes with an answer, in characters. */
const noteMax = 1000;

/** How a broker puts it that there will be no such date. */
const refusals = {
  requested: { verb: "Decline", question: "Decline this time?", also: "", done: "declined" },
  proposed: {
    verb: "Take it back",
    question: "Take the proposed time back?",
    also: " with the client’s whole request",
    done: "taken back with the request",
  },
};

/** The broker's answers to a requested time. */
export function AnswerActions({ desk, event, onDeclined, onPropose }: AnswerActionsProps) {
  const queryClient = useQueryClient();
  const [isDeclining, setDeclining] = useState(false);
  const [note, setNote] = useState("");
  const isProposed = event.status === "proposed";
  const words = isProposed ? refusals.proposed : refusals.requested;
  const answer = useMutation({
    mutationFn: (isConfirmed: boolean) =>
      desk.answerRequest(
        event.id,
        isConfirmed ? { answer: "confirm", note: "" } : { answer: "decline", note: note.trim() },
      ),
    onSuccess: async (_, isConfirmed) => {
      toast.success(
        isConfirmed
          ? `${event.title} is confirmed, and the client is told.`
          : `${event.title} is ${words.done}, and the client is told.`,
      );
      if (!isConfirmed) {
        setDeclining(false);
        // First the dialog closes: without its event it would say that there is none.
        onDeclined();
      }
      await refreshEvents(queryClient);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <>
      <Button variant="outline" disabled={answer.isPending} onClick={() => setDeclining(true)}>
        {words.verb}
      </Button>
      <Button variant="outline" disabled={answer.isPending} onClick={onPropose}>
        Propose another time
      </Button>
      {!isProposed && (
        <Button
          variant="ink"
          pending={answer.isPending && !isDeclining}
          onClick={() => answer.mutate(true)}
        >
          Confirm
        </Button>
      )}
      <Dialog
        open={isDeclining}
        onOpenChange={(isOpen) => !isOpen && !answer.isPending && setDeclining(false)}
      >
        <DialogContent>
          <DialogTitle>{words.question}</DialogTitle>
          <DialogDescription>
            {event.title} leaves both calendars{words.also}, and the client reads your note.
          </DialogDescription>
          <Field label="Note (optional)" className="mt-5">
            <Textarea
              maxLength={noteMax}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Keep it</Button>
            </DialogClose>
            <Button
              variant="primary"
              pending={answer.isPending}
              onClick={() => answer.mutate(false)}
            >
              {answer.isPending && <Spinner />}
              {words.verb}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}

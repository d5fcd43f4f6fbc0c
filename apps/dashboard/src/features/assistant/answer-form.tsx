import { broker } from "@frontage/content/broker";
import {
  assistantReplyFormSchema,
  type UnansweredQuestion,
} from "@frontage/records/schemas/assistant";
import { Button, Spinner } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import { SendHorizontal, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import * as z from "zod/mini";

import { assistant } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useTextForm } from "../../components/use-text-form.ts";
import { useUser } from "../../session/user.ts";
import { useDraft } from "../../storage/use-draft.ts";
import { dayIn, type Clock } from "../../time/dates.ts";
import { NoteScope, NoteScopeLine } from "./note-scope.tsx";
import { RowForm } from "./row-form.tsx";
import { firstName, noteTitle } from "./unanswered-text.ts";

const noteDraftSchema = z.object({ isNote: z.boolean(), dealId: z.nullable(z.string()) });

type NoteDraft = z.infer<typeof noteDraftSchema>;

type AnswerFormProps = {
  question: UnansweredQuestion;
  clock: Clock;
  onAnswered: (isNote: boolean) => void;
  onClose: () => void;
};

/** The answer to a client’s question, possibly kept as a note. Esc closes it and keeps the draft. */
export function AnswerForm({ clock, onAnswered, onClose, question }: AnswerFormProps) {
  const { client, deal, id } = question;
  const { now, timeZone } = clock;
  const today = dayIn(now, timeZone);
  const { earlier, keep } = useDraft(`assistant-note:${id}`, noteDraftSchema);
  const [note, setNote] = useState(earlier ?? { isNote: false, dealId: deal?.id ?? null });
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: `assistant-answer:${id}`,
    schema: assistantReplyFormSchema,
    send: async ({ text }) =>
      read(
        assistant.unanswered[":id"].answer.$post({
          param: { id },
          json: { text, ...(note.isNote && { note: { dealId: note.dealId } }) },
        }),
      ),
    onSent() {
      keep(undefined);
      onAnswered(note.isNote);
    },
  });
  function change(changed: Partial<NoteDraft>) {
    const next = { ...note, ...changed };
    setNote(next);
    keep(next.isNote ? next : undefined);
  }
  const name = firstName(client.name);
  const isAboutMoney = question.handOff?.reason === "money";

  return (
    <RowForm
      label={`Answer ${client.name}`}
      field={{ ...field, "aria-label": "Your answer" }}
      mistake={problem ?? (failure && `Not sent. ${failure.message}`)}
      warning={isAboutMoney && <MoneyWarning name={name} />}
      onSubmit={() => !isPending && submit()}
      onClose={onClose}
    >
      {!isAboutMoney && (
        <NoteChoice question={question} note={note} today={today} onChange={change} />
      )}
      <div className="mt-4 flex items-center gap-2">
        <Button type="submit" pending={isPending}>
          {isPending ? (
            <Spinner className="size-4" />
          ) : (
            <SendHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
          )}
          Send to {name}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </RowForm>
  );
}

function MoneyWarning({ name }: { name: string }) {
  return (
    <p className="mb-3 flex gap-2.5 rounded-control bg-warn-tint px-3.5 py-3 text-ui text-fg">
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warn" strokeWidth={1.5} />
      Never write wire instructions or account numbers here. Ask {name} to call a number they
      already know.
    </p>
  );
}

type NoteChoiceProps = {
  question: UnansweredQuestion;
  note: NoteDraft;
  today: string;
  onChange: (changed: Partial<NoteDraft>) => void;
};

/** Whether the assistant may quote the answer, and for which deals. */
function NoteChoice({ note, onChange, question, today }: NoteChoiceProps) {
  const { client, deal } = question;
  const id = useId();
  const user = useUser();
  const [choosing, setChoosing] = useState<"never" | "now" | "before">("never");
  const isChoosing = choosing === "now";
  return (
    <>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <label
            htmlFor={`${id}-note`}
            className="flex cursor-pointer items-center gap-2.5 text-ui text-fg"
          >
            <Checkbox
              id={`${id}-note`}
              aria-describedby={`${id}-scope`}
              checked={note.isNote}
              onCheckedChange={(checked) => onChange({ isNote: checked === true })}
            />
            Save as a note the assistant can quote
          </label>
          <p id={`${id}-scope`} className="pl-7.5 text-caption text-fg-3">
            <NoteScopeLine client={client} deal={deal} dealId={note.dealId} /> Shown as “
            {noteTitle(user?.name ?? broker.name, today, today)}.”
          </p>
        </div>
        {note.isNote && !isChoosing && (
          <button
            type="button"
            className="cursor-pointer text-ui font-medium text-fg underline-hairline decoration-field max-md:ml-7.5 pointer-coarse:min-h-11"
            ref={choosing === "before" ? focus : undefined}
            onClick={() => setChoosing("now")}
          >
            Change who
          </button>
        )}
      </div>
      {note.isNote && isChoosing && (
        <NoteScope
          className="mt-3.5"
          // The button that had the focus is gone.
          ref={focus}
          client={client}
          dealId={note.dealId}
          onChange={(dealId) => onChange({ dealId })}
          onClose={() => setChoosing("before")}
        />
      )}
    </>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

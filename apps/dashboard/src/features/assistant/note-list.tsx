import { clientPath } from "@frontage/content/dashboard";
import { assistantNoteFormSchema, type AssistantNote } from "@frontage/records/schemas/assistant";
import { ActionList, ActionRowVerb } from "@frontage/ui/action-list";
import { Button, Spinner } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Quote } from "lucide-react";
import { useRef, useState } from "react";
import * as z from "zod/mini";

import { assistant } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RowMenu } from "../../components/row-menu.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { refresh } from "../../api/queries.ts";
import { useDraft } from "../../storage/use-draft.ts";
import { dayIn } from "../../time/dates.ts";
import { NoteScope } from "./note-scope.tsx";
import { QuestionRow } from "./question-row.tsx";
import { RowForm } from "./row-form.tsx";
import type { BrokerListProps } from "./unanswered-list.tsx";
import { notesQuery } from "./unanswered-queries.ts";
import { firstName, noteTitle } from "./unanswered-text.ts";
import { useQuestionRows, type RowState } from "./use-question-rows.ts";

/** The answers that the assistant quotes, each edited in its row. */
export function NoteList(props: BrokerListProps) {
  const query = useQuery(notesQuery);
  if (query.data) return <Rows notes={query.data} {...props} />;
  return (
    <div className={query.error ? "pt-6" : undefined}>
      <NotLoaded what="the notes" queries={[query]}>
        <ListSkeleton rows={3} />
      </NotLoaded>
    </div>
  );
}

function NoNotes() {
  return (
    <Empty
      Icon={Quote}
      level={3}
      title="No notes yet"
      description="Save an answer as a note, and the assistant quotes it word for word, with your name and date, whenever that client asks again."
    />
  );
}

function Rows({ clock, notes }: BrokerListProps & { notes: readonly AssistantNote[] }) {
  const { confirm, dialog } = useConfirm();
  const list = useRef<HTMLDivElement>(null);
  const rows = useQuestionRows(notes);

  const remove = ({ client, id }: AssistantNote) =>
    confirm({
      title: "Remove this note?",
      description: `The assistant no longer quotes it to ${client.name}. Your message with the answer is kept.`,
      action: "Remove",
      act: () => read(assistant.notes[":id"].$delete({ param: { id } })),
      changes: ["assistant"],
      done: "Note removed.",
      focus: () =>
        (
          list.current?.querySelector<HTMLElement>(
            "li:not([inert]) [data-slot=action-row-title]",
          ) ?? document.querySelector<HTMLElement>("#conversation-name")
        )?.focus(),
    });

  return (
    <div ref={list}>
      {rows.length === 0 && <NoNotes />}
      {rows.length > 0 && (
        <ActionList aria-label="Notes the assistant quotes" className="border-t-0">
          {rows.map(({ item: note, state }) => (
            <Row key={note.id} note={note} clock={clock} onRemove={() => remove(note)} {...state} />
          ))}
        </ActionList>
      )}
      {dialog}
    </div>
  );
}

type RowProps = RowState &
  Pick<BrokerListProps, "clock"> & { note: AssistantNote; onRemove: () => void };

function Row({ clock, note, onRemove, ...state }: RowProps) {
  const { by, changedAt, client, deal, question, text } = note;
  const { now, timeZone } = clock;
  const { isEditing, onEdit } = state;
  return (
    <QuestionRow
      {...state}
      client={client}
      head={`${client.name}, ${deal ? deal.name : "all deals"}`}
      question={question}
      actions={
        <>
          <ActionRowVerb
            aria-label={`Edit: ${question}`}
            aria-expanded={isEditing}
            onClick={() => onEdit(!isEditing)}
          >
            Edit
          </ActionRowVerb>
          <RowMenu
            name={client.name}
            items={[
              { label: "Open client", to: clientPath(client.id) },
              { label: "Remove note", onSelect: onRemove },
            ]}
          />
        </>
      }
      form={<NoteForm note={note} onClose={() => onEdit(false)} />}
    >
      {!isEditing && (
        <blockquote className="mt-2 max-w-[64ch] border-l-2 border-fg pl-3.5 whitespace-pre-wrap text-fg-2">
          {text}
        </blockquote>
      )}
      <p className="mt-1.5 text-caption text-fg-3">
        {noteTitle(by, dayIn(changedAt, timeZone), dayIn(now, timeZone))}
      </p>
    </QuestionRow>
  );
}

const draftSchema = z.object({ text: z.string(), dealId: z.nullable(z.string()) });

type NoteFormProps = Pick<RowProps, "note"> & { onClose: () => void };

/** Edits a note’s text and who it is for. Esc closes it and keeps the draft. */
function NoteForm({ note, onClose }: NoteFormProps) {
  const { client, id } = note;
  const queryClient = useQueryClient();
  const { earlier, keep } = useDraft(`note:${id}`, draftSchema);
  const [draft, setDraft] = useState(earlier ?? { text: note.text, dealId: note.deal?.id ?? null });
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({
    mutationFn: (changed: typeof draft) =>
      read(assistant.notes[":id"].$patch({ param: { id }, json: changed })),
    async onSuccess() {
      keep(undefined);
      toast.success("Note saved.");
      await refresh(queryClient, "assistant");
      onClose();
    },
  });
  const field = useRef<HTMLTextAreaElement>(null);

  function change(changed: Partial<typeof draft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    setProblem(undefined);
    keep(next);
  }
  function submit() {
    const { data, error } = z.safeParse(assistantNoteFormSchema, draft);
    setProblem(error && "Please enter the note.");
    field.current?.focus();
    if (data && !saving.isPending) saving.mutate(data);
  }
  return (
    <RowForm
      label={`Edit the note for ${client.name}`}
      field={{
        ref: field,
        "aria-label": "Note",
        value: draft.text,
        readOnly: saving.isPending,
        onChange: ({ target }) => change({ text: target.value }),
      }}
      mistake={problem ?? (saving.error ? `Not saved. ${saving.error.message}` : undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <NoteScope
        className="mt-3.5"
        client={client}
        dealId={draft.dealId}
        onChange={(dealId) => change({ dealId })}
      />
      <p className="mt-3 text-caption text-fg-3">
        {firstName(client.name)} isn’t notified. The assistant quotes the new text from now on.
      </p>
      <div className="mt-4 flex items-center gap-2">
        <Button type="submit" variant="ink" pending={saving.isPending}>
          {saving.isPending && <Spinner className="size-4" />}
          Save
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            keep(undefined);
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </RowForm>
  );
}

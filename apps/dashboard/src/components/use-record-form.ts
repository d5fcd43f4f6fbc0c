import { comparisonKey } from "@frontage/records/fold";
import type { Seen } from "@frontage/records/schemas/record";
import { toast } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from "react-hook-form";
import * as z from "zod/mini";

import { RequestError } from "../api/request-error.ts";
import { refresh, type Subject } from "../api/queries.ts";
import { useDraft } from "../storage/use-draft.ts";
import {
  changedMeanwhile,
  currentOf,
  isSame,
  type Conflict,
  type ConflictField,
  type FieldTexts,
} from "./conflict.ts";

/** A form's unsaved changes. */
const draftSchema = z.object({
  /** The form's initial values. */
  base: z.record(z.string(), z.unknown()),
  /** The fields that differ from the initial values. */
  typed: z.record(z.string(), z.unknown()),
});

type EditedRecord<Values extends FieldValues, Edited extends Seen> = {
  record: Edited;
  /** The form's initial values. */
  valuesOf: (record: Edited) => DefaultValues<Values>;
  texts: FieldTexts<Values>;
  /** Describes other changes by someone else, as sentences. */
  newsOf?: (before: Edited, now: Edited) => string[];
};

type RecordFormOptions<Values extends FieldValues, Saved, Edited extends Seen> = {
  schema: z.ZodMiniType<Values, Values>;
  /** The form's initial values. */
  values: DefaultValues<Values>;
  /** The storage key of unsaved changes; absent if they aren't kept. */
  draftName?: string;
  /** Whether the form edits an existing record. */
  isChange: boolean;
  /** The edited record, if others may change it in the meantime. */
  edited?: EditedRecord<Values, Edited> | undefined;
  /**
   * Saves the form. @param seen the record as the user has seen it; the request names its version
   */
  save: (values: Values, seen: Edited | undefined) => Promise<Saved>;
  /** The subjects that saving changes, which are refetched. */
  changes?: readonly Subject[] | undefined;
  /** The toast on success; none by default. */
  done?: string | ((saved: Saved, values: Values) => string) | undefined;
  onSaved: (saved: Saved) => void;
};

/**
 * A form for one record. Errors, including the server's, are shown at their fields. Unsaved changes
 * are kept when the dialog closes. If someone else changes the record in the meantime, the input
 * stays, and the user chooses between both values.
 */
export function useRecordForm<Values extends FieldValues, Saved, Edited extends Seen = Seen>({
  changes = [],
  done,
  draftName,
  edited,
  isChange,
  onSaved,
  save,
  schema,
  values,
}: RecordFormOptions<Values, Saved, Edited>) {
  const { earlier, keep } = useDraft(draftName, draftSchema);
  const [base, setBase] = useState(values);
  // The record as the user has seen it: it may change while the form is open.
  const [seen, setSeen] = useState(edited?.record);
  // An outdated draft is dropped if the form can't show conflicts: it would undo others' changes.
  const isOutdated = isChange && !edited && !isSame(earlier?.base, base);
  const [kept, setKept] = useState(isOutdated ? undefined : earlier?.typed);
  const [conflict, setConflict] = useState<Conflict | undefined>(() => {
    if (!edited || !earlier) return undefined;
    const before = earlier.base as Partial<Values>;
    const yours = { ...before, ...earlier.typed };
    const all = { before, yours, saved: base as Partial<Values> };
    const fields = changedMeanwhile(edited.texts, all).filter((field) => field.yours);
    return fields.length > 0 ? { fields, news: [] } : undefined;
  });
  const form = useForm<Values, unknown, Values>({
    // The cast is needed because the resolver's types don't accept a generic schema.
    resolver: zodResolver(schema as never) as unknown as Resolver<Values, unknown, Values>,
    defaultValues: Object.assign({}, base, kept),
  });
  const [unseen, setUnseen] = useState<Error>();
  const client = useQueryClient();
  const { setError, subscribe } = form;
  const {
    error,
    isPending,
    mutate,
    reset: resetSave,
  } = useMutation({
    mutationFn: async (checked: Values) => {
      const saved = await save(checked, seen);
      if (changes.length > 0) await refresh(client, ...changes);
      return saved;
    },
    onSuccess: (saved, checked) => {
      keep(undefined);
      if (done !== undefined) toast.success(typeof done === "string" ? done : done(saved, checked));
      onSaved(saved);
    },
    onError: (cause) => {
      if (!(cause instanceof RequestError)) return;
      const current = currentOf<Edited>(cause);
      if (current && edited && seen) showConflict(edited, seen, current);
      for (const [index, [field, message]] of Object.entries(cause.fields).entries()) {
        setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
      }
    },
  });
  const keepTyped = useCallback(
    (from: DefaultValues<Values>, all: Values) => {
      const before: Record<string, unknown> = from;
      const typed = Object.entries(all).filter(([name, value]) => !isSame(value, before[name]));
      keep(typed.length === 0 ? undefined : { base: from, typed: Object.fromEntries(typed) });
    },
    [keep],
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: all }) => keepTyped(base, all),
      }),
    [base, keepTyped, subscribe],
  );
  const hasOwnPlace =
    (error instanceof RequestError && Object.keys(error.fields).length > 0) ||
    (conflict !== undefined && currentOf(error) !== undefined);
  /**
   * Adopts fields that only others changed, and lets the user choose between values of the rest.
   */
  function showConflict(
    { newsOf, texts, valuesOf }: EditedRecord<Values, Edited>,
    before: Edited,
    current: Edited,
  ) {
    const now = valuesOf(current);
    const yours = form.getValues();
    const fields = changedMeanwhile(texts, { before: base, saved: now, yours });
    setConflict({ fields, news: newsOf?.(before, current) ?? [] });
    setSeen(current);
    setBase(now);
    const adopted = fields.filter(({ yours: own }) => !own);
    for (const { name, saved: theirs } of adopted) {
      form.setValue(name as Path<Values>, theirs.value as PathValue<Values, Path<Values>>);
    }
    keepTyped(now, form.getValues());
  }
  function reset() {
    setConflict(undefined);
    form.reset(base);
    resetSave();
    keep(undefined);
    setKept(undefined);
  }
  const { errors, isDirty } = form.formState;
  return {
    ...form,
    errors,
    isPending,
    /** What others changed, and the handler of a choice; absent without a conflict. */
    conflict: conflict && {
      conflict,
      onChoose: ({ name }: ConflictField, value: unknown) =>
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldValidate: form.formState.isSubmitted,
        }),
    },
    /** Resets the form; absent if nothing was typed. */
    onClear: isDirty || kept ? reset : undefined,
    /** Discards a restored draft of an existing record; absent if there is none. */
    onDiscard: isChange && kept ? reset : undefined,
    /** The error, if no field shows it. */
    failure: hasOwnPlace ? undefined : (error ?? unseen),
    onSubmit: form.handleSubmit(
      (checked) => {
        setUnseen(undefined);
        mutate(checked);
      },
      (invalid) => setUnseen(unseenProblem(invalid, edited?.texts)),
    ),
  };
}

/**
 * The number that was typed: 5000000 for "$5,000,000", 30 for "30 days", 4180 for "4,180 SF";
 * undefined for an empty field.
 */
export function asNumber(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  // Converts the minus of word processors, which is another character than the keyboard's.
  const plain = comparisonKey(typed).replaceAll(/[\s,$%]|((day|month)s?|sf)$/gi, "");
  return plain === "" ? undefined : Number(plain);
}

/**
 * The error of a field that the dialog doesn't show: it may have only some of the form's fields.
 */
function unseenProblem(
  invalid: object,
  texts: Readonly<Record<string, string | { label: string } | undefined>> = {},
) {
  for (const [name, error] of Object.entries(invalid)) {
    const { message, ref } = firstLeaf(error);
    if (name === "root" || ref || !message) continue;
    const text = texts[name];
    const label = typeof text === "object" ? text.label : text;
    return new RequestError(label ? `${label}: ${message}` : message);
  }
  return undefined;
}

function firstLeaf(error: unknown): { message?: string; ref?: unknown } {
  if (typeof error !== "object" || error === null) return {};
  if ("message" in error && typeof error.message === "string") return error as { message: string };
  return (
    Object.values(error)
      .map(firstLeaf)
      .find(({ message }) => message) ?? {}
  );
}

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from "react-hook-form";
import type * as z from "zod/mini";

import { tabDraft } from "../../lib/browser-storage.ts";
import { Refusal } from "../../portal/refusal.ts";

export type RecordFormOptions<Values extends FieldValues, Saved> = {
  schema: z.ZodMiniType<Values, Values>;
  /** What the form begins with. */
  values: DefaultValues<Values>;
  /** Under which what is typed stays for the visit, until it is saved. */
  draftName: string;
  /** The record is there already: what is typed are changes of it, as it was then. */
  isChange: boolean;
  save: (values: Values) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
};

/**
 * A form for one record. Errors stand by their fields, the server's too; what is
 * typed outlives the dialog, and a failure.
 */
export function useRecordForm<Values extends FieldValues, Saved>({
  draftName,
  isChange,
  onSaved,
  save,
  schema,
  values,
}: RecordFormOptions<Values, Saved>) {
  const [draft] = useState(() => tabDraft(draftName, asKept<DefaultValues<Values>>));
  const [base] = useState(values);
  const [kept, setKept] = useState(() => {
    const found = draft.read();
    // Somebody has changed the record since: what was typed then would undo that.
    return isChange && !isSame(found?.base, base) ? undefined : found?.typed;
  });
  const form = useForm<Values, unknown, Values>({
    // The types of the resolver do not follow a schema that is a parameter.
    resolver: zodResolver(schema as never) as unknown as Resolver<Values, unknown, Values>,
    defaultValues: Object.assign({}, base, kept),
  });
  const { reset, setError, subscribe } = form;
  const { error, isPending, mutate } = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      draft.drop();
      onSaved(saved);
    },
    onError: (cause) => {
      if (!(cause instanceof Refusal)) return;
      for (const [index, [field, message]] of Object.entries(cause.fields).entries()) {
        setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
      }
    },
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: all }) => {
          const before: Record<string, unknown> = base;
          const typed = Object.entries(all).filter(([name, value]) => !isSame(value, before[name]));
          if (typed.length === 0) draft.drop();
          else draft.keep({ base, typed: Object.fromEntries(typed) as DefaultValues<Values> });
        },
      }),
    [base, draft, subscribe],
  );
  const hasOwnPlace = error instanceof Refusal && Object.keys(error.fields).length > 0;
  return {
    ...form,
    errors: form.formState.errors,
    isPending,
    /** Takes back the changes of an earlier time, where there are any in the form. */
    onDiscard:
      isChange && kept
        ? () => {
            reset(base);
            draft.drop();
            setKept(undefined);
          }
        : undefined,
    /** What went wrong, where no field says it. */
    failure: hasOwnPlace ? undefined : (error ?? undefined),
    onSubmit: form.handleSubmit((checked) => mutate(checked)),
  };
}

/** What was typed and not saved. */
type Kept<Values> = {
  /** What the form began with. */
  base: Values;
  /** The fields that differ from it. */
  typed: Values;
};

function asKept<Values>(kept: unknown): Kept<Values> | undefined {
  return typeof kept === "object" && kept !== null && "typed" in kept
    ? (kept as Kept<Values>)
    : undefined;
}

/** Whether two values are the same once they are kept. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A number as people type it, "$5,000,000" for 5000000; nothing for an empty field. */
export function asNumber(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  const plain = typed.replaceAll(/[\s,$%]/g, "");
  return plain === "" ? undefined : Number(plain);
}

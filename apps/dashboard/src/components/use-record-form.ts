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
import * as z from "zod/mini";

import { PortalError } from "../portal/portal-error.ts";
import { useDraft } from "../storage/use-draft.ts";

/** What was typed and not saved. */
const draftSchema = z.object({
  /** What the form began with. */
  base: z.record(z.string(), z.unknown()),
  /** The fields that differ from it. */
  typed: z.record(z.string(), z.unknown()),
});

export type RecordFormOptions<Values extends FieldValues, Saved> = {
  schema: z.ZodMiniType<Values, Values>;
  /** What the form begins with. */
  values: DefaultValues<Values>;
  /** The name under which unsaved changes are kept. */
  draftName: string;
  /** Whether the form edits an existing record. */
  isChange: boolean;
  save: (values: Values) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
};

/**
 * A form for one record. Errors are shown at their fields, the server’s too. Unsaved
 * changes outlast the dialog.
 */
export function useRecordForm<Values extends FieldValues, Saved>({
  draftName,
  isChange,
  onSaved,
  save,
  schema,
  values,
}: RecordFormOptions<Values, Saved>) {
  const { earlier, keep } = useDraft(draftName, draftSchema);
  const [base] = useState(values);
  // If the record has changed since, an older draft would undo that.
  const isOutdated = isChange && !isSame(earlier?.base, base);
  const [kept, setKept] = useState(isOutdated ? undefined : earlier?.typed);
  const form = useForm<Values, unknown, Values>({
    // The resolver’s types don’t accept a generic schema.
    resolver: zodResolver(schema as never) as unknown as Resolver<Values, unknown, Values>,
    defaultValues: Object.assign({}, base, kept),
  });
  const { setError, subscribe } = form;
  const {
    error,
    isPending,
    mutate,
    reset: resetSave,
  } = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      keep(undefined);
      onSaved(saved);
    },
    onError: (cause) => {
      if (!(cause instanceof PortalError)) return;
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
          keep(typed.length === 0 ? undefined : { base, typed: Object.fromEntries(typed) });
        },
      }),
    [base, keep, subscribe],
  );
  const hasOwnPlace = error instanceof PortalError && Object.keys(error.fields).length > 0;
  function reset() {
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
    /** Resets the form; absent if nothing was typed. */
    onClear: isDirty || kept ? reset : undefined,
    /** Discards a restored draft of an existing record; absent if there is none. */
    onDiscard: isChange && kept ? reset : undefined,
    /** What went wrong, if no field shows it. */
    failure: hasOwnPlace ? undefined : (error ?? undefined),
    onSubmit: form.handleSubmit((checked) => mutate(checked)),
  };
}

/** Whether two values are the same as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The number that someone typed: 5000000 for "$5,000,000", `undefined` for an empty field. */
export function asNumber(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  const plain = typed.replaceAll(/[\s,$%]/g, "");
  return plain === "" ? undefined : Number(plain);
}

import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import type { ReactNode } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type * as z from "zod/mini";

import type { Subject } from "../api/queries.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { useRecordForm } from "./use-record-form.ts";

type MessageField<Form> = {
  name: Path<Form>;
  label: string;
  hint?: string;
  /** By default a text. */
  type?: "date" | "time";
  /** Values with their names, of which one is chosen. */
  choices?: readonly (readonly [value: string, name: string])[];
  /** The height of a text. */
  rows?: number;
  isOptional?: boolean;
  /** Beside another field. */
  isHalf?: boolean;
};

/** What a message's dialog says, and what becomes of the message. */
export type Message<Form extends FieldValues> = {
  title: string;
  description: string;
  submit: string;
  /** The toast once it is sent. */
  done: string;
  fields: readonly MessageField<Form>[];
  schema: z.ZodMiniType<Form, Form>;
  /** The text as suggested, which the broker edits. */
  values: DefaultValues<Form>;
  draftName: string;
  /** Whether it was written before. */
  isChange?: boolean;
  send: (form: Form) => Promise<unknown>;
  changes: readonly Subject[];
};

type MessageDialogProps<Form extends FieldValues> = Message<Form> & {
  onClose: () => void;
  /** Moves the focus after closing; by default back. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Above the fields. */
  children?: ReactNode;
};

/** A message with a suggested text, which is edited and sent. */
export function MessageDialog<Form extends FieldValues>({
  children,
  description,
  fields,
  isChange = false,
  onClose,
  onCloseAutoFocus,
  send,
  submit,
  title,
  ...options
}: MessageDialogProps<Form>) {
  const { errors, failure, isPending, onDiscard, onSubmit, register } = useRecordForm({
    ...options,
    isChange,
    save: send,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      {...{ description, failure, isPending, onClose, onDiscard, onSubmit, submit, title }}
      {...(onCloseAutoFocus && { onCloseAutoFocus })}
    >
      {children}
      {fields.map(({ choices, hint, isHalf, isOptional, label, name, rows, type }) => (
        <Field
          key={name}
          {...{ hint, label }}
          error={errors[name]?.message as string | undefined}
          className={isHalf ? undefined : "sm:col-span-2"}
        >
          {choices ? (
            <Select {...register(name)}>
              {choices.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          ) : type ? (
            <Input type={type} required={!isOptional} {...register(name)} />
          ) : (
            <Textarea rows={rows} required={!isOptional} {...register(name)} />
          )}
        </Field>
      ))}
    </RecordDialog>
  );
}

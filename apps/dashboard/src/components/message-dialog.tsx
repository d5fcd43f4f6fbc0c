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
  /** The input's type; by default a text. */
  type?: "date" | "time";
  /** Options of a select: values with their names. */
  choices?: readonly (readonly [value: string, name: string])[];
  /** The number of lines of a textarea. */
  rows?: number;
  isOptional?: boolean;
  /** Whether it takes half the width, next to another field. */
  isHalf?: boolean;
};

/** The texts of a message's dialog, and how the message is sent. */
export type Message<Form extends FieldValues> = {
  title: string;
  description: string;
  submit: string;
  /** The toast after sending. */
  done: string;
  fields: readonly MessageField<Form>[];
  schema: z.ZodMiniType<Form, Form>;
  /** The initial values, with a suggested text. */
  values: DefaultValues<Form>;
  draftName: string;
  /** Whether an earlier message is edited. */
  isChange?: boolean;
  send: (form: Form) => Promise<unknown>;
  changes: readonly Subject[];
};

type MessageDialogProps<Form extends FieldValues> = Message<Form> & {
  onClose: () => void;
  /** Moves the focus after closing; by default back to where it was. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Shown above the fields. */
  children?: ReactNode;
};

/** A dialog with a suggested message, which is edited and sent. */
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

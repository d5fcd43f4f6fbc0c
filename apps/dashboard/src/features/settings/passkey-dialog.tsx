import {
  confirmationSchema,
  passkeyNameSchema,
  type Passkey,
  type Passkeys,
} from "@frontage/records/schemas/passkey";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { passkeys } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { fieldErrors } from "../../api/request-error.ts";
import { confirmationBy, ConfirmPerson } from "../../session/confirm-person.tsx";
import { setPasskeyUsed } from "../../session/passkey-used.ts";
import { createPasskey, forgetPasskey } from "../../session/webauthn.ts";
import { showError } from "../../components/show-error.ts";

export type PasskeyTask = { name: "add" } | { name: "rename" | "remove"; passkey: Passkey };

const formSchema = z.extend(passkeyNameSchema, confirmationSchema.shape);
type Form = z.infer<typeof formSchema>;

type PasskeyDialogProps = {
  current: Passkeys;
  task: PasskeyTask;
  onDone: () => void;
  onClose: () => void;
  /** Moves the focus afterwards: the button that opened the dialog may be gone. */
  onDoneFocus: () => void;
};

const texts = (task: PasskeyTask) =>
  ({
    add: {
      title: "Add a passkey",
      description:
        "Your browser will ask where to keep it, and for your fingerprint, face or screen lock.",
      submit: "Continue",
    },
    rename: { title: "Rename passkey", description: "Only you see the name.", submit: "Rename" },
    remove: {
      title: "Remove this passkey?",
      description: `${task.name === "add" ? "" : `“${task.passkey.name}”`} will no longer log you in. Your password still does.`,
      submit: "Remove",
    },
  })[task.name];

/**
 * The form that adds, renames or removes a passkey. It asks for the password if the last login is
 * too long ago.
 */
export function PasskeyDialog({ current, onClose, onDone, onDoneFocus, task }: PasskeyDialogProps) {
  const isDone = useRef(false);
  const [needsConfirmation, setNeedsConfirmation] = useState(
    current.needsConfirmation && task.name !== "rename",
  );
  const { formState, handleSubmit, register, setError } = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      name: task.name === "add" ? current.suggestedName : task.passkey.name,
      password: "",
    },
  });
  const { errors, isSubmitting } = formState;
  const { description, submit, title } = texts(task);

  async function send({ name, password }: Form, way: "password" | "passkey") {
    try {
      const confirmation = await confirmationBy(way, password);
      if (task.name === "add") {
        const response = await createPasskey(
          await read(passkeys.options.$post({ json: confirmation })),
        );
        await read(passkeys.$post({ json: { name, response } }));
        setPasskeyUsed();
      } else if (task.name === "rename") {
        const param = { id: task.passkey.id };
        await read(passkeys[":id"].$put({ param, json: { name } }));
      } else {
        const param = { id: task.passkey.id };
        await read(passkeys[":id"].removal.$post({ param, json: confirmation }));
        forgetPasskey(task.passkey.credentialId);
      }
    } catch (error) {
      // The last login has become too old while the dialog was open.
      if (fieldErrors(error, ["password"]).length > 0) setNeedsConfirmation(true);
      showError(error, ["name", "password"], setError);
      return;
    }
    isDone.current = true;
    onDone();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSubmitting && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return;
          event.preventDefault();
          onDoneFocus();
        }}
      >
        <form
          noValidate
          onSubmit={(event) => void handleSubmit((form) => send(form, "password"))(event)}
        >
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
          {task.name !== "remove" && (
            <Field label="Name" error={errors.name?.message} className="mt-6">
              <Input required autoComplete="off" {...register("name")} />
            </Field>
          )}
          {needsConfirmation && (
            <ConfirmPerson
              className="mt-5"
              password={register("password")}
              error={errors.password?.message}
              isPending={isSubmitting}
              onPasskey={() => void handleSubmit((form) => send(form, "passkey"))()}
            />
          )}
          <p role="alert" className="mt-4 text-small font-medium text-error empty:hidden">
            {errors.root?.message}
          </p>
          <DialogButtons variant={task.name === "remove" ? "danger" : "ink"} pending={isSubmitting}>
            {submit}
          </DialogButtons>
        </form>
      </DialogContent>
    </Dialog>
  );
}

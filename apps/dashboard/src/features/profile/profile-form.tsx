import {
  clientRoles,
  preferredContacts,
  profileSchema,
  type Profile,
} from "@frontage/records/schemas/profile";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { toast } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ComponentProps } from "react";
import { useForm } from "react-hook-form";

import { NamedOptions } from "../../components/options.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useIsSample } from "../../api/visit.tsx";
import { refreshAccount } from "../../session/refresh-account.ts";
import { useUser, renameUser } from "../../session/user.ts";
import { profile } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { CriteriaFields, type ProfileForm as Form } from "./criteria-fields.tsx";
import { ExchangeFields } from "./exchange-fields.tsx";
import { FormPart, pairsClasses } from "./form-part.tsx";
import { PhotoField } from "./photo-field.tsx";
import { profileText } from "./profile-draft.ts";
import { clientRoleNames, preferredContactNames, profileParts } from "./profile-labels.ts";
import { profileQuery } from "./profile-queries.ts";
import type { ProfilePart } from "./profile-rows.ts";
import { useProfileDraft } from "./use-profile-draft.ts";

export type ProfileFormProps = {
  profile: Profile;
  isBroker: boolean;
  /** The only part with fields; without it, the form has all of them. */
  part?: ProfilePart;
  /** Called once a part is saved or its changes are discarded. */
  onClose?: () => void;
};

/**
 * The form of the profile. It starts with the saved profile, or with this tab's unsaved changes.
 */
export default function ProfileForm({ isBroker, onClose, part, profile }: ProfileFormProps) {
  const form: Form = useForm<Profile, unknown, Profile>({
    resolver: zodResolver(profileSchema),
    defaultValues: profile,
  });
  const { formState, getValues, handleSubmit, setFocus } = form;
  const { isDirty } = formState;
  /** The form's initial values. */
  const [base, setBase] = useState(profile);
  const draft = useProfileDraft(form, profile);
  const save = useSaveProfile();
  const { confirm, dialog } = useConfirm();
  useEffect(() => {
    if (part) setFocus(part === "profile" ? "name" : "criteria.states");
  }, [part, setFocus]);

  function submit(entered: Profile) {
    const { criteria } = entered;
    const typed = profileText(getValues());
    save.mutate(
      {
        ...entered,
        criteria: {
          ...criteria,
          exchangeSaleDay: criteria.isExchange ? criteria.exchangeSaleDay : "",
        },
      },
      {
        onSuccess: (saved) => {
          draft.beginFrom(saved, { keepValues: profileText(getValues()) !== typed });
          setBase(saved);
          onClose?.();
        },
      },
    );
  }

  function discard() {
    confirm({
      title: "Discard your changes?",
      description: "Your profile goes back to the last saved version. This can’t be undone.",
      action: "Discard",
      act: async () => {
        save.reset();
        draft.beginFrom(base);
        onClose?.();
      },
      focus: () => !onClose && setFocus("name"),
    });
  }

  return (
    <form noValidate aria-label="Profile" onSubmit={(event) => void handleSubmit(submit)(event)}>
      {draft.isFromEarlier && (
        <p
          role="status"
          className="mb-8 rounded-panel border border-hairline bg-warn-tint p-4 text-ui text-fg"
        >
          <strong className="font-semibold">Restored unsaved changes.</strong>{" "}
          {isBroker ? "Your clients see" : "Your broker sees"} them once you save.
        </p>
      )}
      {part === "profile" && (
        <div className="flex flex-col gap-5">
          <PhotoField control={form.control} />
          {isBroker ? <BrokerFields form={form} /> : <PersonFields form={form} />}
        </div>
      )}
      {part === "criteria" && (
        <>
          <CriteriaFields form={form} />
          <div className="mt-5">
            <ExchangeFields form={form} />
          </div>
        </>
      )}
      {!part && (
        <>
          <FormPart {...profileParts.photo}>
            <PhotoField control={form.control} />
          </FormPart>
          <FormPart {...profileParts.person}>
            <PersonFields form={form} />
          </FormPart>
          <FormPart {...profileParts.criteria}>
            <CriteriaFields form={form} />
          </FormPart>
          <FormPart {...profileParts.exchange}>
            <ExchangeFields form={form} />
          </FormPart>
        </>
      )}
      <SaveBar
        save={save}
        isDirty={isDirty}
        discard={
          onClose
            ? { children: "Cancel", onClick: isDirty ? discard : onClose }
            : { children: "Discard", disabled: !isDirty, onClick: discard }
        }
      />
      {dialog}
    </form>
  );
}

type SaveBarProps = {
  save: ReturnType<typeof useSaveProfile>;
  isDirty: boolean;
  /** The props of the Discard button. */
  discard: ComponentProps<"button">;
};

function SaveBar({ discard, isDirty, save }: SaveBarProps) {
  const failure = useRef<HTMLParagraphElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (save.isError) failure.current?.focus();
    else if (save.isSuccess && document.activeElement === document.body) {
      saveButton.current?.focus();
    }
  }, [save.isError, save.isSuccess]);

  return (
    <div className="flex flex-wrap items-center justify-end gap-3 pt-6">
      {save.error && (
        <p
          ref={failure}
          role="alert"
          tabIndex={-1}
          className="w-full text-small text-error outline-none"
        >
          Couldn’t save your profile. {save.error.message}
        </p>
      )}
      <p role="status" className="mr-auto text-ui text-fg-3 max-sm:w-full max-sm:text-right">
        {isDirty && "You have unsaved changes"}
      </p>
      <Button variant="outline" {...discard} />
      <Button ref={saveButton} type="submit" variant="ink" pending={save.isPending}>
        Save changes
      </Button>
    </div>
  );
}

function PersonFields({ form }: { form: Form }) {
  const { formState, register } = form;
  const { errors } = formState;
  const isSample = useIsSample();
  const user = useUser();
  return (
    <div className={pairsClasses}>
      <NameField form={form} />
      <Field label="Company (optional)" error={errors.company?.message}>
        <Input autoComplete="organization" {...register("company")} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Select {...register("role")}>
          <NamedOptions values={clientRoles} names={clientRoleNames} />
        </Select>
      </Field>
      <PhoneField form={form} />
      <EmailField
        form={form}
        // The samples' client has no login and gets no emails.
        hint={
          isSample || !user ? undefined : `Notifications go here. You log in with ${user.email}.`
        }
      />
      <Field label="Preferred contact" error={errors.preferredContact?.message}>
        <Select {...register("preferredContact")}>
          <NamedOptions values={preferredContacts} names={preferredContactNames} />
        </Select>
      </Field>
    </div>
  );
}

function BrokerFields({ form }: { form: Form }) {
  return (
    <div className={pairsClasses}>
      <NameField form={form} />
      <PhoneField form={form} />
      <EmailField form={form} hint="Clients’ replies to email notifications go here." />
    </div>
  );
}

function NameField({ form: { formState, register } }: { form: Form }) {
  return (
    <Field label="Name" error={formState.errors.name?.message}>
      <Input required autoComplete="name" {...register("name")} />
    </Field>
  );
}

function PhoneField({ form: { formState, register } }: { form: Form }) {
  return (
    <Field label="Phone (optional)" error={formState.errors.phone?.message}>
      <Input type="tel" autoComplete="tel" {...register("phone")} />
    </Field>
  );
}

function EmailField({
  form: { formState, register },
  hint,
}: {
  form: Form;
  hint: string | undefined;
}) {
  return (
    <Field label="Email" hint={hint} error={formState.errors.email?.message}>
      <Input type="email" required autoComplete="email" {...register("email")} />
    </Field>
  );
}

/** Saves the profile, and updates the user's name in the header. */
function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changed: Profile) => read(profile.$put({ json: changed })),
    onSuccess: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved);
      renameUser(saved);
      refreshAccount();
      toast.success("Profile saved.");
    },
  });
}

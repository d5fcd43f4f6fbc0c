import {
  clientRoles,
  preferredContacts,
  profileSchema,
  type Profile,
} from "@frontage/content/schemas/profile";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Select } from "@frontage/ui/select";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { openPart } from "../../lib/open-part.ts";
import { CriteriaFields, type ProfileForm as Form } from "./criteria-fields.tsx";
import type { DiscardDialogProps } from "./discard-dialog.tsx";
import { ExchangeFields } from "./exchange-fields.tsx";
import { formClasses, FormPart, pairsClasses } from "./form-part.tsx";
import { PhotoField } from "./photo-field.tsx";
import { profileText } from "./profile-draft.ts";
import { clientRoleNames, preferredContactNames, profileParts } from "./profile-words.ts";
import { useProfileDraft } from "./use-profile-draft.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const discardDialog = lazyPart<DiscardDialogProps>(() => import("./discard-dialog.tsx"));

/** The profile's form. It begins from the saved profile, or from changes made earlier on this visit. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form: Form = useForm<Profile, unknown, Profile>({
    resolver: zodResolver(profileSchema),
    defaultValues: profile,
  });
  const { formState, getValues, handleSubmit, setFocus } = form;
  const { isDirty } = formState;
  const draft = useProfileDraft(form, profile);
  const save = useSaveProfile();
  const [isAsking, setAsking] = useState(false);
  const failure = useRef<HTMLParagraphElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button was disabled meanwhile, which takes the focus from it.
    if (save.isError) failure.current?.focus();
    else if (save.isSuccess && document.activeElement === document.body) {
      saveButton.current?.focus();
    }
  }, [save.isError, save.isSuccess]);

  function submit(entered: Profile) {
    const { criteria } = entered;
    const typed = profileText(getValues());
    save.mutate(
      {
        ...entered,
        // Without an exchange there is no sale to count from.
        criteria: {
          ...criteria,
          exchangeSaleDay: criteria.isExchange ? criteria.exchangeSaleDay : "",
        },
      },
      {
        onSuccess: (saved) =>
          draft.beginFrom(saved, { keepValues: profileText(getValues()) !== typed }),
      },
    );
  }

  function discard() {
    setAsking(false);
    save.reset();
    draft.beginFrom(profile);
  }

  // What fails to arrive is asked for again by the press itself.
  const loadQuestion = () => void discardDialog.preload().catch(() => {});

  return (
    <form
      noValidate
      aria-label="Profile"
      className={formClasses}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {draft.isFromEarlier && (
        <p
          role="status"
          className="mb-8 rounded-panel border border-hairline bg-warn-tint p-4 text-ui text-fg"
        >
          <strong className="font-semibold">You have unsaved changes.</strong> They are in the form
          again. Your broker sees them once you save.
        </p>
      )}
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
      <div className="flex flex-wrap items-center justify-end gap-3 pt-6">
        {save.error && (
          <p
            ref={failure}
            role="alert"
            tabIndex={-1}
            className="w-full text-small text-accent outline-none"
          >
            Your profile could not be saved. {save.error.message}
          </p>
        )}
        <p role="status" className="mr-auto text-ui text-fg-3 max-sm:w-full max-sm:text-right">
          {isDirty && "You have unsaved changes"}
        </p>
        <Button
          variant="outline"
          disabled={!isDirty}
          onPointerEnter={loadQuestion}
          onFocus={loadQuestion}
          onClick={() => openPart("The question", discardDialog.preload, () => setAsking(true))}
        >
          Discard
        </Button>
        <Button ref={saveButton} type="submit" variant="ink" pending={save.isPending}>
          Save changes
        </Button>
      </div>
      {isAsking && (
        <discardDialog.Part
          onDiscard={discard}
          onDiscarded={() => setFocus("name")}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

function PersonFields({ form: { formState, register } }: { form: Form }) {
  const { errors } = formState;
  return (
    <div className={pairsClasses}>
      <Field label="Name" error={errors.name?.message}>
        <Input required autoComplete="name" {...register("name")} />
      </Field>
      <Field label="Company (optional)" error={errors.company?.message}>
        <Input autoComplete="organization" {...register("company")} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Select {...register("role")}>
          {clientRoles.map((role) => (
            <option key={role} value={role}>
              {clientRoleNames[role]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Phone (optional)" error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" {...register("phone")} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" required autoComplete="email" {...register("email")} />
      </Field>
      <Field label="Preferred contact" error={errors.preferredContact?.message}>
        <Select {...register("preferredContact")}>
          {preferredContacts.map((way) => (
            <option key={way} value={way}>
              {preferredContactNames[way]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

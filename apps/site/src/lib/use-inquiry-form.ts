import type { Inquiry } from "@frontage/records/schemas/inquiry";
import { useRef, useState, type SyntheticEvent } from "react";

/** The fields of an inquiry, in the form's order. */
export const fieldNames = [
  "name",
  "email",
  "phone",
  "service",
  "message",
] as const satisfies readonly (keyof Inquiry)[];

/** Messages next to the fields. */
export type InquiryErrors = Partial<Record<keyof Inquiry, string>>;

/** The fields' rules. They need a validator, so they come only when someone uses the form. */
const loadRules = () => import("@frontage/content/inquiry-form");

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The values and messages of the contact form. Its fields keep their values themselves, so they work
 * before any code arrives. Once checked, a changed field is checked again.
 */
export function useInquiryForm() {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<InquiryErrors>();

  const field = (name: keyof Inquiry) => ref.current?.elements.namedItem(name) as Field | null;

  const values = () =>
    Object.fromEntries(fieldNames.map((name) => [name, field(name)?.value ?? ""])) as Inquiry;

  /** @returns the cleaned values if all are valid, and what is wrong with the others */
  async function check() {
    const { inquiryFormSchema } = await loadRules();
    const { data, error } = inquiryFormSchema.safeParse(values());
    // The first message of each field.
    const messages = error?.issues.toReversed().map(({ message, path }) => [path[0], message]);
    return { data, wrong: Object.fromEntries(messages ?? []) as InquiryErrors };
  }

  /** Shows messages, and focuses the first field that has one. */
  function showErrors(wrong: InquiryErrors) {
    setErrors(wrong);
    const first = fieldNames.find((name) => wrong[name]);
    if (first) field(first)?.focus();
  }

  async function recheck({ target }: SyntheticEvent) {
    if (!errors) return;
    const { name } = target as Field;
    const { wrong } = await check();
    setErrors((shown) => shown && { ...shown, [name]: wrong[name as keyof Inquiry] });
  }

  function fill(name: keyof Inquiry, value: string) {
    const control = field(name);
    if (control) control.value = value;
  }

  function reset() {
    ref.current?.reset();
    setErrors(undefined);
  }

  /** @throws if the rules can't be fetched */
  async function submit(event: SyntheticEvent, send: (inquiry: Inquiry) => unknown) {
    event.preventDefault();
    const { data, wrong } = await check();
    showErrors(wrong);
    if (data) send(data);
  }

  return {
    errors,
    fill,
    focus: (name: keyof Inquiry) => field(name)?.focus(),
    reset,
    showErrors,
    submit,
    values,
    /** For the form element. */
    form: {
      ref,
      onFocus: () => void loadRules().catch(() => {}),
      onChange: (event: SyntheticEvent) => void recheck(event),
    },
  };
}

/** What `useInquiryForm` returns. */
export type InquiryFormState = ReturnType<typeof useInquiryForm>;

import { fieldMessages } from "@frontage/records/messages";
import { pages } from "@frontage/content/pages";
import { inquiryFormSchema } from "@frontage/content/inquiry-form";
import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type { Receipt } from "@frontage/records/schemas/received-inquiry";
import { serverForm } from "@frontage/content/contact-form";
import { Button } from "@frontage/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useContext, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, type FieldErrors, type UseFormReturn } from "react-hook-form";

import { AskedAbout } from "../../sections/asked-about.tsx";
import { useAskedListing } from "../../lib/asked-listing.ts";
import { useRequestedService } from "../../lib/use-requested-service.ts";
import { InquiryForm } from "../../sections/inquiry-form.tsx";
import { SendButton } from "../../sections/send-button.tsx";
import { AnswerContext } from "./answer-context.ts";
import { endSend, keepDraft, latestSend, openDraft, startSend } from "./draft.ts";
import { ReceiptNote } from "./receipt-note.tsx";
import { inquirySource } from "../../lib/visit.ts";
import { Refusal } from "./refusal.tsx";
import { fieldNames } from "./send-inquiry.ts";

const { formNote } = pages.contact;

/** All messages, of which the server keeps those that apply. */
const allErrors: FieldErrors<Inquiry> = Object.fromEntries(
  fieldNames.map((name) => [name, { type: "server", message: fieldMessages[name] }]),
);
/** A placeholder, which the server replaces by the real receipt. */
const placeholderReceipt: Receipt = {
  reference: "0000-0000",
  receivedAt: new Date(0).toISOString(),
};

/**
 * The inquiry form of a site whose server stores inquiries. Without JavaScript it is a plain form
 * post. Typed values are kept until there is a receipt.
 */
export function ContactForm() {
  const answer = useContext(AnswerContext);
  const asked = useAskedListing();
  const [receipt, setReceipt] = useState(answer === "receipt" ? placeholderReceipt : undefined);
  const form = useForm<Inquiry>({ resolver: zodResolver(inquiryFormSchema) });
  const { isSending, problem, send, trap } = useSend(form, asked?.slug, setReceipt);
  const { formState, getValues, handleSubmit, register, setFocus } = form;
  const errors = answer === "refusal" ? allErrors : formState.errors;
  useDraft(form, { hasReceipt: receipt !== undefined, isSending });

  if (receipt) {
    return (
      <ReceiptNote
        receipt={receipt}
        onAnother={() => {
          flushSync(() => setReceipt(undefined));
          setFocus("name");
        }}
      />
    );
  }

  return (
    <>
      {answer === "refusal" && <RefusedFields />}
      {asked && <AskedAbout asked={asked} />}
      <InquiryForm
        errors={errors}
        readOnly={isSending}
        register={register}
        method="post"
        action="/api/inquiries"
        onChange={() => keepDraft(getValues())}
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        {asked && <input type="hidden" name="listing" value={asked.slug} />}
        {/* The honeypot: bots fill it in; people can't see, hear or reach it. */}
        <div inert aria-hidden className="sr-only">
          <label>
            {serverForm.trapLabel}
            <input ref={trap} name="fax" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {problem && (
          <Refusal sentence={problem}>
            <Button ref={focusIfLost} type="submit" variant="secondary" size="lg" className="mt-5">
              {serverForm.refusal.retry}
            </Button>
          </Refusal>
        )}
        <div className="flex flex-col gap-4 md:col-span-2 md:flex-row md:items-center md:gap-7 print:hidden">
          <SendButton pending={isSending} />
          <p className="text-small text-muted max-md:text-center">{formNote}</p>
        </div>
      </InquiryForm>
    </>
  );
}

/** Every message as a link to its field. */
function RefusedFields() {
  return (
    <div className="mb-10">
      <Refusal sentence={serverForm.refusal.failed}>
        <ul data-list="" className="mt-3 flex list-disc flex-col gap-1 pl-5 marker:text-error">
          {fieldNames.map((name) => (
            <li key={name} data-of={name}>
              <a href={`#${name}`} className="text-ink underline-hairline">
                {fieldMessages[name]}
              </a>
            </li>
          ))}
        </ul>
      </Refusal>
    </div>
  );
}

/** Restores values typed into an earlier form, and chooses the service that a link requested. */
function useDraft(
  { getValues, setValue }: UseFormReturn<Inquiry>,
  { hasReceipt, isSending }: { hasReceipt: boolean; isSending: boolean },
) {
  useEffect(() => {
    if (hasReceipt) return;
    const kept = openDraft();
    for (const name of fieldNames) {
      const text = kept[name];
      // Values typed before hydration take precedence over stored ones.
      if (text && !getValues(name)) setValue(name, text);
    }
  }, [getValues, hasReceipt, setValue]);

  useRequestedService(
    isSending || hasReceipt
      ? undefined
      : (service) => {
          setValue("service", service);
          keepDraft(getValues());
        },
  );
}

/** Sends the form, and shows the result in it. */
function useSend(
  { reset, setError, setFocus }: UseFormReturn<Inquiry>,
  listing: string | undefined,
  onReceipt: (receipt: Receipt) => void,
) {
  const trap = useRef<HTMLInputElement>(null);
  // After leaving and returning to the form, a send may still be in progress.
  const [isSending, setSending] = useState(() => latestSend() !== undefined);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!isSending) return;
    let isShown = true;
    void latestSend()?.then((outcome) => {
      if (!isShown) return;
      endSend();
      setSending(false);
      // If the browser autofilled the hidden field, the next attempt must not be taken for a bot's.
      if (trap.current) trap.current.value = "";
      if ("receipt" in outcome) {
        reset();
        onReceipt(outcome.receipt);
      } else if ("fields" in outcome) {
        const wrong = fieldNames.filter((name) => outcome.fields[name]);
        for (const name of wrong) setError(name, { message: outcome.fields[name] });
        if (wrong[0]) setFocus(wrong[0]);
      } else {
        setProblem(outcome.problem);
      }
    });
    return () => {
      isShown = false;
    };
  }, [isSending, onReceipt, reset, setError, setFocus]);

  function send(inquiry: Inquiry) {
    setProblem(undefined);
    startSend(inquiry, { fax: trap.current?.value, listing, source: inquirySource() });
    setSending(true);
  }

  return { isSending, problem, send, trap };
}

/**
 * Focuses the button if the focus was lost, because disabling it during the send took the focus
 * away.
 */
function focusIfLost(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

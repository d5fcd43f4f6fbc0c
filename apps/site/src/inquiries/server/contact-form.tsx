import { fieldMessages } from "@frontage/content/messages";
import { pages } from "@frontage/content/pages";
import { inquirySchema, type Inquiry } from "@frontage/content/schemas/inquiry";
import type { Receipt } from "@frontage/content/schemas/received-inquiry";
import { serverForm } from "@frontage/content/server-form";
import { Button } from "@frontage/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useContext, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, type FieldErrors } from "react-hook-form";

import { useRequestedService } from "../../lib/use-requested-service.ts";
import { InquiryForm } from "../../sections/inquiry-form.tsx";
import { SendButton } from "../../sections/send-button.tsx";
import { AnswerContext } from "./answer-context.ts";
import { endSend, keepDraft, latestSend, openDraft, startSend } from "./draft.ts";
import { ReceiptNote } from "./receipt-note.tsx";
import { Refusal } from "./refusal.tsx";
import { fieldNames } from "./send-inquiry.ts";

const { allRequired, formNote } = pages.contact;

/** Every message at once: where the server refuses, it leaves those that apply. */
const allErrors: FieldErrors<Inquiry> = Object.fromEntries(
  fieldNames.map((name) => [name, { type: "server", message: fieldMessages[name] }]),
);
/** Only its place matters: the server puts the real one there. */
const anyReceipt: Receipt = { reference: "0000-0000", receivedAt: new Date(0).toISOString() };

/**
 * The inquiry form of a site whose server takes inquiries in. Without script it is a plain
 * form post. Nothing typed is lost unless there is a receipt for it.
 */
export function ContactForm() {
  const answer = useContext(AnswerContext);
  const trap = useRef<HTMLInputElement>(null);
  // Left and opened again, it shows what is still being sent.
  const [isSending, setSending] = useState(() => latestSend() !== undefined);
  const [problem, setProblem] = useState<string>();
  const [receipt, setReceipt] = useState(answer === "receipt" ? anyReceipt : undefined);
  const { formState, getValues, handleSubmit, register, reset, setError, setFocus, setValue } =
    useForm<Inquiry>({ resolver: zodResolver(inquirySchema) });
  const errors = answer === "refusal" ? allErrors : formState.errors;

  useEffect(() => {
    if (receipt) return;
    const kept = openDraft();
    for (const name of fieldNames) {
      const text = kept[name];
      // What was typed before the form came alive goes before what was kept.
      if (text && !getValues(name)) setValue(name, text);
    }
  }, [getValues, receipt, setValue]);

  const isOpen = !isSending && !receipt;
  useRequestedService(
    isOpen
      ? (service) => {
          setValue("service", service);
          keepDraft(getValues());
        }
      : undefined,
  );

  useEffect(() => {
    if (!isSending) return;
    let isShown = true;
    void latestSend()?.then((outcome) => {
      if (!isShown) return;
      endSend();
      setSending(false);
      // A browser that fills in what nobody sees must not stand in the way of the next try.
      if (trap.current) trap.current.value = "";
      if ("receipt" in outcome) {
        reset();
        setReceipt(outcome.receipt);
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
  }, [isSending, reset, setError, setFocus]);

  function send(inquiry: Inquiry) {
    setProblem(undefined);
    startSend(inquiry, trap.current?.value);
    setSending(true);
  }

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
      {answer === "refusal" && (
        <div className="mb-10">
          <Refusal sentence={serverForm.refusal.failed}>
            <ul data-list="" className="mt-3 flex list-disc flex-col gap-1 pl-5 marker:text-brand">
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
      )}
      <InquiryForm
        errors={errors}
        readOnly={isSending}
        register={register}
        method="post"
        action="/api/inquiries"
        onChange={() => keepDraft(getValues())}
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        {/* Programs that fill in everything fill in this too; nobody sees, hears or reaches it. */}
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
        <div className="flex flex-col gap-4 md:col-span-2 md:flex-row md:items-center md:gap-7">
          <SendButton pending={isSending} />
          <p className="text-small text-muted max-md:text-center">
            {allRequired} {formNote}
          </p>
        </div>
      </InquiryForm>
    </>
  );
}

/** For what stands in the way: the focus was on a button that the send disabled. */
function focusIfLost(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

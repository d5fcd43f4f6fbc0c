import { fieldMessages } from "@frontage/records/messages";
import { pages } from "@frontage/content/pages";
import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type { Receipt } from "@frontage/records/schemas/received-inquiry";
import { serverForm } from "@frontage/content/contact-form";
import { Button } from "@frontage/ui/button";
import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { AskedAbout } from "../../sections/asked-about.tsx";
import { useAskedListing } from "../../lib/asked-listing.ts";
import { fieldNames, type InquiryFormState, useInquiryForm } from "../../lib/use-inquiry-form.ts";
import { useRequestedService } from "../../lib/use-requested-service.ts";
import { InquiryForm } from "../../sections/inquiry-form.tsx";
import { SendButton } from "../../sections/send-button.tsx";
import { AnswerContext } from "./answer-context.ts";
import { endSend, keepDraft, latestSend, openDraft, startSend } from "./draft.ts";
import { ReceiptNote } from "./receipt-note.tsx";
import { inquirySource } from "../../lib/visit.ts";
import { Refusal } from "./refusal.tsx";
import type { SendOutcome } from "./send-inquiry.ts";

const { formNote } = pages.contact;

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
  const form = useInquiryForm();
  const { isSending, problem, send, trap } = useSend(form, asked?.slug, setReceipt);
  useDraft(form, { hasReceipt: receipt !== undefined, isSending });

  if (receipt) {
    return (
      <ReceiptNote
        receipt={receipt}
        onAnother={() => {
          flushSync(() => setReceipt(undefined));
          form.focus("name");
        }}
      />
    );
  }

  return (
    <>
      {answer === "refusal" && <RefusedFields />}
      {asked && <AskedAbout asked={asked} />}
      <InquiryForm
        {...form.form}
        // A refusal has all messages, of which the server keeps those that apply.
        errors={answer === "refusal" ? fieldMessages : form.errors}
        readOnly={isSending}
        method="post"
        action="/api/inquiries"
        onChange={(event) => {
          keepDraft(form.values());
          form.form.onChange(event);
        }}
        // Without the rules, the server checks alone.
        onSubmit={(event) => void form.submit(event, send).catch(() => send(form.values()))}
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
  { fill, values }: InquiryFormState,
  { hasReceipt, isSending }: { hasReceipt: boolean; isSending: boolean },
) {
  const restore = useEffectEvent(() => {
    const kept = openDraft();
    for (const name of fieldNames) {
      const text = kept[name];
      // Values typed before hydration take precedence over stored ones.
      if (text && !values()[name]) fill(name, text);
    }
  });
  useEffect(() => {
    if (!hasReceipt) restore();
  }, [hasReceipt]);

  useRequestedService(
    isSending || hasReceipt
      ? undefined
      : (service) => {
          fill("service", service);
          keepDraft(values());
        },
  );
}

/** Sends the form, and shows the result in it. */
function useSend(
  { reset, showErrors }: InquiryFormState,
  listing: string | undefined,
  onReceipt: (receipt: Receipt) => void,
) {
  const trap = useRef<HTMLInputElement>(null);
  // After leaving and returning to the form, a send may still be in progress.
  const [isSending, setSending] = useState(() => latestSend() !== undefined);
  const [problem, setProblem] = useState<string>();

  const show = useEffectEvent((outcome: SendOutcome) => {
    endSend();
    setSending(false);
    // If the browser autofilled the hidden field, the next attempt must not be taken for a bot's.
    if (trap.current) trap.current.value = "";
    if ("receipt" in outcome) {
      reset();
      onReceipt(outcome.receipt);
    } else if ("fields" in outcome) {
      showErrors(outcome.fields);
    } else {
      setProblem(outcome.problem);
    }
  });
  useEffect(() => {
    if (!isSending) return;
    let isShown = true;
    void latestSend()?.then((outcome) => isShown && show(outcome));
    return () => {
      isShown = false;
    };
  }, [isSending]);

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

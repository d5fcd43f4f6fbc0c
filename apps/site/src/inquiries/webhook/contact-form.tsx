import { webhookNotices } from "@frontage/records/messages";
import { pages } from "@frontage/content/pages";
import type { AskedListing } from "@frontage/content/served-page";
import type { Inquiry } from "@frontage/records/schemas/inquiry";
import { cleanText } from "@frontage/records/clean-text";
import { toastMs } from "@frontage/content/timing";
import { webhookForm } from "@frontage/content/contact-form";
import { toast, Toaster } from "@frontage/ui/toast";
import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";

import { AskedAbout } from "../../sections/asked-about.tsx";
import { useAskedListing } from "../../lib/asked-listing.ts";
import { useInquiryForm } from "../../lib/use-inquiry-form.ts";
import { useRequestedService } from "../../lib/use-requested-service.ts";
import { InquiryForm } from "../../sections/inquiry-form.tsx";
import { SendButton } from "../../sections/send-button.tsx";
import { DeliverySettings } from "./delivery-settings.tsx";
import { sendInquiry } from "./send-inquiry.ts";
import { readWebhookUrl, storeWebhookUrl } from "./webhook-setting.ts";
import { webhookUrlProblem } from "./webhook-url.ts";

const { formNote } = pages.contact;

/** The inquiry form below its delivery settings. Typed values are kept until they are sent. */
export function ContactForm() {
  const { requireUrl, ...settings } = useWebhookSetting();
  const asked = useAskedListing();
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const { errors, fill, form, reset, submit, values } = useInquiryForm();

  useRequestedService((service) => fill("service", service));

  // Names the listing in the message, because the webhook gets only the specified fields.
  const nameListing = useEffectEvent(({ name }: AskedListing) => {
    if (!values().message) fill("message", `About ${name}: `);
  });
  useEffect(() => {
    if (asked) nameListing(asked);
  }, [asked]);

  async function send(inquiry: Inquiry) {
    // The button is disabled too; this also stops the second click of a double click.
    if (isSending.current) return;
    // Removes the result of the last attempt.
    toast.clear();
    const webhookUrl = requireUrl();
    if (!webhookUrl) return;
    isSending.current = true;
    setPending(true);
    try {
      await sendInquiry(inquiry, webhookUrl);
      showNotice("success", webhookNotices.sendSucceeded);
      reset();
    } catch {
      showNotice("error", webhookNotices.sendFailed);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return (
    <>
      {asked && <AskedAbout asked={asked} />}
      <DeliverySettings {...settings} />
      <InquiryForm
        {...form}
        errors={errors}
        readOnly={isPending}
        // Only JavaScript can send the form: without it, the typed values must not be posted
        // anywhere.
        method="dialog"
        onSubmit={(event) => {
          submit(event, send).catch(() => showNotice("error", webhookNotices.sendFailed));
        }}
        className="mt-10 md:mt-12"
      >
        <div className="flex flex-col gap-4 md:col-span-2 md:flex-row md:items-center md:gap-7 print:hidden">
          <SendButton pending={isPending} className="noscript:hidden" />
          <p className="text-small text-muted max-md:text-center noscript:hidden">{formNote}</p>
          <p className="hidden text-ink noscript:block">{webhookForm.noScript}</p>
        </div>
      </InquiryForm>
      <Toaster duration={toastMs} />
    </>
  );
}

/** Shows a notice in place of all others, which are outdated. */
function showNotice(kind: "success" | "error", text: string) {
  toast.clear();
  toast[kind](text);
}

/** The URL that inquiries are sent to, as typed and as stored in this browser. */
function useWebhookSetting() {
  const ref = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string>();
  const [isStored, setIsStored] = useState(false);

  useEffect(() => {
    // A URL typed before hydration takes precedence over a stored one.
    const typed = ref.current?.value;
    if (typed) {
      onChange(typed);
      return;
    }
    const stored = readWebhookUrl();
    if (ref.current) ref.current.value = stored;
    // In slices of its own, so that a slow phone stays responsive.
    startTransition(() => {
      setUrl(stored);
      setIsStored(true);
    });
  }, []);

  function onChange(typed: string) {
    setUrl(typed);
    setError(undefined);
    setIsStored(storeWebhookUrl(typed));
  }

  /** The URL if it is valid; otherwise shows an error and focuses the field. */
  function requireUrl(): string | undefined {
    // Read from the field: after hydration, a repeated click comes before the state has the typed
    // value.
    const typed = cleanText(ref.current?.value ?? "");
    const problem = webhookUrlProblem(typed);
    if (!problem) return typed;
    const isMissing = typed === "";
    setError(isMissing ? undefined : problem);
    // A send to an invalid URL would fail, or go elsewhere.
    showNotice("error", webhookNotices[isMissing ? "webhookMissing" : "sendFailed"]);
    ref.current?.focus();
    return undefined;
  }

  return { error, isStored, onChange, ref, requireUrl, url };
}

import { webhookNotices } from "@frontage/content/messages";
import { pages } from "@frontage/content/pages";
import { inquirySchema, type Inquiry } from "@frontage/content/schemas/inquiry";
import { webhookUrlSchema } from "@frontage/content/schemas/webhook-url";
import { toastMs } from "@frontage/content/timing";
import { webhookForm } from "@frontage/content/webhook-form";
import { toast, Toaster } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { useRequestedService } from "../../lib/use-requested-service.ts";
import { InquiryForm } from "../../sections/inquiry-form.tsx";
import { SendButton } from "../../sections/send-button.tsx";
import { DeliverySettings } from "./delivery-settings.tsx";
import { sendInquiry } from "./send-inquiry.ts";
import { readWebhookUrl, storeWebhookUrl } from "./webhook-setting.ts";

const { allRequired, formNote } = pages.contact;

/** The inquiry form under its delivery settings. Nothing typed is lost unless it was sent. */
export function ContactForm() {
  const webhookInput = useRef<HTMLInputElement>(null);
  const [webhookUrl, setWebhookUrl] = useState("");
  const [webhookError, setWebhookError] = useState<string>();
  const [isStored, setIsStored] = useState(false);
  const isSending = useRef(false);
  const { formState, handleSubmit, register, reset, setValue } = useForm<Inquiry>({
    resolver: zodResolver(inquirySchema),
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    // What was typed before the form came alive goes before what was stored.
    const typed = webhookInput.current?.value;
    if (typed) {
      onWebhookChange(typed);
      return;
    }
    const stored = readWebhookUrl();
    if (webhookInput.current) webhookInput.current.value = stored;
    setWebhookUrl(stored);
    setIsStored(true);
  }, []);

  useRequestedService((service) => setValue("service", service));

  function onWebhookChange(url: string) {
    setWebhookUrl(url);
    setWebhookError(undefined);
    setIsStored(storeWebhookUrl(url));
  }

  async function send(inquiry: Inquiry) {
    // The button is disabled too; this also stops the second press of one double click.
    if (isSending.current) return;
    // From the field itself: a press repeated on arrival comes before the state knows what was typed.
    const url = webhookInput.current?.value ?? "";
    const webhook = webhookUrlSchema.safeParse(url);
    if (!webhook.success) {
      setWebhookError(url.trim() ? webhookNotices.webhookInvalid : undefined);
      toast.error(webhookNotices.webhookMissing);
      webhookInput.current?.focus();
      return;
    }
    isSending.current = true;
    try {
      await sendInquiry(inquiry, webhook.data);
      toast.clear();
      toast.success(webhookNotices.sendSucceeded);
      reset();
    } catch {
      toast.error(webhookNotices.sendFailed);
    } finally {
      isSending.current = false;
    }
  }

  return (
    <>
      <DeliverySettings
        ref={webhookInput}
        error={webhookError}
        isStored={isStored}
        url={webhookUrl}
        onChange={onWebhookChange}
      />
      <InquiryForm
        errors={errors}
        readOnly={isSubmitting}
        register={register}
        // Without script nothing can send it: then it must not post what was typed anywhere either.
        method="dialog"
        onSubmit={(event) => void handleSubmit(send)(event)}
        className="mt-10 md:mt-12"
      >
        <div className="flex flex-col gap-4 md:col-span-2 md:flex-row md:items-center md:gap-7">
          <SendButton pending={isSubmitting} className="noscript:hidden" />
          <p className="text-small text-muted max-md:text-center noscript:hidden">
            {allRequired} {formNote}
          </p>
          <p className="hidden text-ink noscript:block">{webhookForm.noScript}</p>
        </div>
      </InquiryForm>
      <Toaster duration={toastMs} />
    </>
  );
}

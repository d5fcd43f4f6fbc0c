import { fieldMessages, notices } from "@frontage/content/messages";
import { pages } from "@frontage/content/pages";
import { inquirySchema, webhookUrlSchema, type Inquiry } from "@frontage/content/schemas/inquiry";
import { serviceOptions } from "@frontage/content/service-options";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useHistoryState } from "wouter/use-browser-location";

import { requestedService } from "../lib/contact-for.ts";
import { sendInquiry } from "../lib/send-inquiry.ts";
import { readWebhookUrl, storeWebhookUrl } from "../lib/webhook-setting.ts";
import { DeliverySettings } from "./delivery-settings.tsx";

const { allRequired, fields, formNote, noScript, sending, submit } = pages.contact;

/** The inquiry form under its delivery settings. Nothing typed is lost unless it was sent. */
export function ContactForm() {
  const webhookInput = useRef<HTMLInputElement>(null);
  const [webhookUrl, setWebhookUrl] = useState("");
  const [webhookError, setWebhookError] = useState<string>();
  const [isStored, setIsStored] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);
  const wasSubmitted = useRef(false);
  const state: unknown = useHistoryState();
  const { formState, handleSubmit, register, reset, setValue, getValues } = useForm<Inquiry>({
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

  useEffect(() => {
    const service = requestedService(state);
    if (service && !getValues("service")) setValue("service", service);
  }, [getValues, setValue, state]);

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
      setWebhookError(url.trim() ? fieldMessages.webhookInvalid : undefined);
      toast.error(notices.webhookMissing);
      webhookInput.current?.focus();
      return;
    }
    isSending.current = true;
    try {
      await sendInquiry(inquiry, { webhookUrl: webhook.data });
      toast.clear();
      toast.success(notices.sendSucceeded);
      reset();
    } catch {
      toast.error(notices.sendFailed);
    } finally {
      isSending.current = false;
    }
  }

  useEffect(() => {
    // The button was disabled while sending, which takes the focus from whoever pressed it by keyboard.
    if (!isSubmitting && document.activeElement === document.body) {
      if (wasSubmitted.current) submitButton.current?.focus({ preventScroll: true });
    }
    wasSubmitted.current = isSubmitting;
  }, [isSubmitting]);

  return (
    <>
      <DeliverySettings
        ref={webhookInput}
        error={webhookError}
        isStored={isStored}
        url={webhookUrl}
        onChange={onWebhookChange}
      />
      <form
        noValidate
        // Without script nothing can send it: then it must not post what was typed anywhere either.
        method="dialog"
        onSubmit={(event) => void handleSubmit(send)(event)}
        className="mt-10 grid grid-cols-1 gap-x-8 gap-y-6 md:mt-12 md:grid-cols-2"
      >
        <Field label={fields.name.label} error={errors.name?.message}>
          <Input
            controlSize="lg"
            required
            autoComplete="name"
            placeholder={fields.name.placeholder}
            {...register("name")}
          />
        </Field>
        <Field label={fields.email.label} error={errors.email?.message}>
          <Input
            controlSize="lg"
            type="email"
            required
            autoComplete="email"
            placeholder={fields.email.placeholder}
            {...register("email")}
          />
        </Field>
        <Field label={fields.phone.label} error={errors.phone?.message}>
          <Input
            controlSize="lg"
            type="tel"
            required
            autoComplete="tel"
            placeholder={fields.phone.placeholder}
            {...register("phone")}
          />
        </Field>
        <Field label={fields.service.label} error={errors.service?.message}>
          <Select required controlSize="lg" defaultValue="" {...register("service")}>
            <option value="">{fields.service.placeholder}</option>
            {serviceOptions.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={fields.message.label}
          error={errors.message?.message}
          className="md:col-span-2"
        >
          <Textarea
            required
            controlSize="lg"
            placeholder={fields.message.placeholder}
            className="h-75"
            {...register("message")}
          />
        </Field>
        <div className="flex flex-col gap-4 md:col-span-2 md:flex-row md:items-center md:gap-7">
          <Button
            ref={submitButton}
            type="submit"
            size="lg"
            pending={isSubmitting}
            className="noscript:hidden"
          >
            {isSubmitting ? (
              // The label it replaces keeps the button's width.
              <span
                data-width-of={submit}
                className="flex flex-col before:invisible before:h-0 before:content-[attr(data-width-of)]"
              >
                <span className="flex items-center justify-center gap-3">
                  <Spinner />
                  {sending}
                </span>
              </span>
            ) : (
              submit
            )}
          </Button>
          <p className="text-small text-muted max-md:text-center noscript:hidden">
            {allRequired} {formNote}
          </p>
          <p className="hidden text-ink noscript:block">{noScript}</p>
        </div>
      </form>
    </>
  );
}

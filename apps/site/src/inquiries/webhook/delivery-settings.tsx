import { cleanText } from "@frontage/records/clean-text";
import { webhookForm } from "@frontage/content/contact-form";
import { Chip } from "@frontage/ui/chip";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Webhook } from "lucide-react";
import type { Ref } from "react";

const {
  deliveryNotSet,
  deliverySet,
  deliveryText,
  deliveryTitle,
  webhookLabel,
  webhookPlaceholder,
} = webhookForm;

export type DeliverySettingsProps = {
  /** The URL field, for moving the focus there. */
  ref: Ref<HTMLInputElement>;
  /** What is wrong with the URL, as a sentence. */
  error?: string;
  /** Whether the browser stores the URL; in some, storage is blocked. */
  isStored: boolean;
  url: string;
  onChange: (url: string) => void;
};

/** The strip above the form with the URL that messages are sent to. */
export function DeliverySettings({ error, isStored, onChange, ref, url }: DeliverySettingsProps) {
  const isSet = isStored && cleanText(url) !== "";
  return (
    <section
      aria-labelledby="delivery"
      className="grid grid-cols-1 gap-x-8 gap-y-5 rounded-control border border-line bg-stone-50 p-5 md:grid-cols-2 md:px-8 md:py-6 print:hidden"
    >
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="delivery" className="text-small font-medium text-ink">
            {deliveryTitle}
          </h2>
          <Chip dot tone={isSet ? "positive" : "caution"} role="status">
            {isSet ? deliverySet : deliveryNotSet}
          </Chip>
        </div>
        <p className="mt-2 max-w-[36ch] text-small text-muted">{deliveryText}</p>
      </div>
      <Field label={webhookLabel} error={error} className="relative scroll-mt-28">
        <Input
          ref={ref}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          controlSize="lg"
          placeholder={webhookPlaceholder}
          className="pr-12 text-ellipsis"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Webhook
          aria-hidden
          strokeWidth={1.5}
          className="pointer-events-none absolute top-11.5 right-4 size-5 text-muted"
        />
      </Field>
    </section>
  );
}

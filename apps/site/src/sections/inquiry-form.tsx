import { pages } from "@frontage/content/pages";
import { serviceOptions } from "@frontage/content/service-lists";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import type { ComponentProps } from "react";

import type { InquiryErrors } from "../lib/use-inquiry-form.ts";

const { allRequired, fields } = pages.contact;

export type InquiryFormProps = ComponentProps<"form"> & {
  errors?: InquiryErrors | undefined;
  /** While sending, fields can't be changed but keep the focus. */
  readOnly: boolean;
};

/** The fields of the contact form, for both transports; `children` is the part that sends them. */
export function InquiryForm({
  children,
  className,
  errors = {},
  readOnly,
  ...props
}: InquiryFormProps) {
  return (
    <form
      noValidate
      className={[className, "grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2"]
        .filter(Boolean)
        .join(" ")}
      {...props}
    >
      <p className="text-small text-muted md:col-span-2 print:hidden">{allRequired}</p>
      <Field label={fields.name.label} error={errors.name}>
        <Input
          name="name"
          controlSize="lg"
          required
          autoComplete="name"
          placeholder={fields.name.placeholder}
          readOnly={readOnly}
        />
      </Field>
      <Field label={fields.email.label} error={errors.email}>
        <Input
          name="email"
          controlSize="lg"
          type="email"
          required
          autoComplete="email"
          placeholder={fields.email.placeholder}
          readOnly={readOnly}
        />
      </Field>
      <Field label={fields.phone.label} error={errors.phone}>
        <Input
          name="phone"
          controlSize="lg"
          type="tel"
          required
          autoComplete="tel"
          placeholder={fields.phone.placeholder}
          readOnly={readOnly}
        />
      </Field>
      <Field label={fields.service.label} error={errors.service}>
        <Select name="service" required controlSize="lg" defaultValue="">
          {/* A select has no readOnly, so the other options are disabled. */}
          <option value="" disabled={readOnly}>
            {fields.service.placeholder}
          </option>
          {serviceOptions.map(({ label, value }) => (
            <option key={value} value={value} disabled={readOnly}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={fields.message.label} error={errors.message} className="md:col-span-2">
        <Textarea
          name="message"
          required
          controlSize="lg"
          placeholder={fields.message.placeholder}
          className="h-75"
          readOnly={readOnly}
        />
      </Field>
      {children}
    </form>
  );
}

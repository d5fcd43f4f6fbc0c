import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { formatReceivedAt } from "@frontage/content/format-received-at";
import type { Receipt } from "@frontage/records/schemas/received-inquiry";
import { serverForm } from "@frontage/content/contact-form";
import { Button } from "@frontage/ui/button";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";

import { HalfSizeFirm } from "../../lib/half-size-firm.tsx";

const { another, keep, next, receivedLabel, referenceLabel, title } = serverForm.receipt;

export type ReceiptNoteProps = {
  receipt: Receipt;
  /** Called to show the empty form again. */
  onAnother: () => void;
};

/** The receipt that replaces the form: the inquiry is stored, under this reference. */
export function ReceiptNote({ onAnother, receipt: { receivedAt, reference } }: ReceiptNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="receipt" className="border-t border-ink pt-8 md:pt-10">
      <CircleCheck aria-hidden strokeWidth={1.25} className="size-8 text-positive" />
      <h2
        ref={heading}
        id="receipt"
        tabIndex={-1}
        data-start=""
        aria-describedby="receipt-facts"
        className="mt-5 scroll-mt-28 font-display text-h2 text-balance outline-none"
      >
        {title}
      </h2>
      <HalfSizeFirm of="h2" />
      <dl
        id="receipt-facts"
        className="mt-8 flex flex-wrap gap-x-16 gap-y-5 border-y border-line py-5"
      >
        <div>
          <dt className="text-ui text-muted">{referenceLabel}</dt>
          <dd data-fill="reference" className="mt-1 font-display text-title text-ink">
            {reference}
          </dd>
        </div>
        <div>
          <dt className="text-ui text-muted">{receivedLabel}</dt>
          <dd className="mt-2 text-copy text-ink">
            <time data-fill="receivedAt" dateTime={receivedAt}>
              {formatReceivedAt(receivedAt)}
            </time>
          </dd>
        </div>
      </dl>
      <p className="mt-8 max-w-measure">{next}</p>
      <ul className="mt-3">
        {broker.hours.map(({ days, time }) => (
          <li key={days} className="flex flex-wrap gap-x-4">
            <span className="min-w-40 max-[16rem]:min-w-0">{days}</span>
            {time}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure">
        {keep.beforePhone}
        {broker.firm.name},{" "}
        <a
          href={`tel:${broker.phone.e164}`}
          className="font-medium whitespace-nowrap text-ink underline-hairline"
        >
          {broker.phone.display}
        </a>
        {keep.afterPhone}
      </p>
      <Button asChild variant="secondary" size="lg" className="mt-8">
        <a
          href={paths.contact}
          onClick={(event) => {
            event.preventDefault();
            onAnother();
          }}
        >
          {another}
        </a>
      </Button>
    </section>
  );
}

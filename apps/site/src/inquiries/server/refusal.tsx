import { broker } from "@frontage/content/broker";
import { serverForm } from "@frontage/content/contact-form";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

const { callAfterPhone, callBeforePhone, title } = serverForm.refusal;

export type RefusalProps = {
  /** What the visitor can do. */
  children: ReactNode;
  /** The reason, as a sentence. */
  sentence: string;
};

/** Says that an inquiry wasn't sent, why, and how else to contact the broker. */
export function Refusal({ children, sentence }: RefusalProps) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3.5 rounded-site border-2 border-error p-5 md:col-span-2 md:p-6"
    >
      <CircleAlert aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-error" />
      <div className="min-w-0 grow">
        <h2
          id="refusal"
          tabIndex={-1}
          data-start=""
          className="scroll-mt-28 text-copy font-semibold text-ink outline-none"
        >
          {title}
        </h2>
        <p className="mt-2">
          <span data-fill="sentence">{sentence}</span> {callBeforePhone}
          {broker.firm.name},{" "}
          <a
            href={`tel:${broker.phone.e164}`}
            className="font-medium whitespace-nowrap text-ink underline-hairline"
          >
            {broker.phone.display}
          </a>
          {callAfterPhone}
        </p>
        {children}
      </div>
    </div>
  );
}

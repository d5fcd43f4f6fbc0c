import { ArrowUpLeft } from "lucide-react";
import type { ReactNode } from "react";

import { brokerFirstName } from "./answer-texts.ts";

export type FirstScreenProps = {
  suggestions: readonly string[];
  isBroker: boolean;
  onAsk: (question: string) => void;
  children: ReactNode;
};

/** Before the first question: what the assistant does, and questions to begin with. */
export function FirstScreen({ children, isBroker, onAsk, suggestions }: FirstScreenProps) {
  return (
    <div className="flex max-w-170 flex-col gap-7">
      <div>
        <h3 className="font-display text-menu">Ask about your deals</h3>
        <p className="mt-2.5 max-w-prose text-small">
          I answer by quoting your documents, dates and messages, and show where each quote comes
          from. If it isn’t there, I’ll say so
          {isBroker ? "." : ` and you can ask ${brokerFirstName}.`}
        </p>
      </div>
      {suggestions.length > 0 && (
        <ul className="border-t border-fg" aria-label="Questions to begin with">
          {suggestions.map((question) => (
            <li key={question} className="border-b border-hairline">
              <button
                type="button"
                className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left text-small text-fg transition-colors hover:bg-side focus-visible:-outline-offset-2"
                onClick={() => onAsk(question)}
              >
                {question}
                <ArrowUpLeft
                  aria-hidden
                  className="size-4.5 shrink-0 text-fg-3"
                  strokeWidth={1.5}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

import type { ReactNode } from "react";

import { brokerFirstName } from "./answer-texts.ts";
import { Suggestion, SuggestionList } from "./suggestion-list.tsx";

export type FirstScreenProps = {
  suggestions: readonly string[];
  isBroker: boolean;
  onAsk: (question: string) => void;
  children: ReactNode;
};

/** Before the first question: what the assistant does, and suggested questions. */
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
        <SuggestionList aria-label="Questions to begin with">
          {suggestions.map((question) => (
            <Suggestion key={question} onClick={() => onAsk(question)}>
              {question}
            </Suggestion>
          ))}
        </SuggestionList>
      )}
      {children}
    </div>
  );
}

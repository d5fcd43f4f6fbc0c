import type { DocumentType, PortalDocument } from "@frontage/records/schemas/document";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { useHasAssistant } from "../../api/visit.tsx";
import { AskForm } from "./ask-form.tsx";
import { ProviderConsent, ProviderLine } from "./provider-consent.tsx";
import { Suggestion, SuggestionList } from "./suggestion-list.tsx";
import { useQuestions } from "./use-questions.ts";

type AskDocumentProps = {
  document: PortalDocument;
  /** Shows suggested questions. */
  withSuggestions: boolean;
  takesFocus: boolean;
  onAsked: () => void;
};

/** The field for questions about a document. */
export function AskDocument(props: AskDocumentProps) {
  const hasAssistant = useHasAssistant();
  return hasAssistant && <AskAbout {...props} />;
}

const suggestions: Partial<Record<DocumentType, readonly string[]>> = {
  title: ["What are the exceptions?", "Which easements are there?"],
  "purchase-agreement": ["What is the purchase price?", "When is the closing?"],
  "letter-of-intent": ["What is the price?", "How long is due diligence?"],
  lease: ["When does the lease end?", "What is the base rent?"],
  "lease-abstract": ["When does the lease end?", "What is the base rent?"],
  "rent-roll": ["Which leases end first?", "What is vacant?"],
  "listing-agreement": ["What is the commission?", "When does it end?"],
  environmental: ["Which conditions were found?", "What is recommended?"],
  condition: ["What needs repair?", "What will it cost?"],
};

function AskAbout(props: AskDocumentProps) {
  const { document, onAsked, takesFocus, withSuggestions } = props;
  const { data: state } = useQuery(assistantStateQuery);
  const { ask } = useQuestions(document.id);
  const [isChanging, setChanging] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const suggested = withSuggestions ? suggestions[document.type] : undefined;
  const provider = state?.provider ?? null;
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector("textarea")?.focus();
  }, [takesFocus]);

  function askNow(question: string) {
    ask(question);
    onAsked();
  }

  return (
    <div ref={frame}>
      {provider && isChanging && (
        <div className="pb-4">
          <ProviderConsent
            provider={provider}
            isChange
            onDone={() => {
              setChanging(false);
              frame.current?.querySelector("textarea")?.focus();
            }}
          />
        </div>
      )}
      {suggested && (
        <>
          <p className="pb-1.5 text-caption">Ask about this document</p>
          <SuggestionList
            aria-label="Questions to begin with"
            className="mb-3.5 border-hairline **:[button]:min-h-9.5 **:[button]:py-1"
          >
            {suggested.map((question) => (
              <Suggestion key={question} onClick={() => askNow(question)}>
                {question}
              </Suggestion>
            ))}
          </SuggestionList>
        </>
      )}
      <AskForm
        name={document.id}
        label="Ask about this document"
        placeholder={suggested ? "Your question" : "Ask about this document"}
        onAsk={askNow}
      >
        {provider ? (
          <ProviderLine provider={provider} onChange={() => setChanging(true)} />
        ) : (
          <p className={withSuggestions ? "" : "sr-only"}>
            Answers are quotes from this document, with the page.
          </p>
        )}
      </AskForm>
    </div>
  );
}

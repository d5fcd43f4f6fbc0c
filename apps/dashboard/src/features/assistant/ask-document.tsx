import type { PortalDocument } from "@frontage/records/schemas/document";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { useHasAssistant } from "../../api/visit.tsx";
import { AskForm } from "./ask-form.tsx";
import { ProviderConsent, ProviderLine } from "./provider-consent.tsx";
import { useQuestions } from "./use-questions.ts";

type AskDocumentProps = {
  document: PortalDocument;
  /** Says what answers are. */
  withNote: boolean;
  takesFocus: boolean;
  onAsked: () => void;
};

/** The field for questions about a document. */
export function AskDocument(props: AskDocumentProps) {
  const hasAssistant = useHasAssistant();
  return hasAssistant && <AskAbout {...props} />;
}

function AskAbout(props: AskDocumentProps) {
  const { document, onAsked, takesFocus, withNote } = props;
  const { data: state } = useQuery(assistantStateQuery);
  const { ask } = useQuestions(document.id);
  const [isChanging, setChanging] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
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
      <AskForm
        name={document.id}
        label="Ask about this document"
        placeholder="Ask about this document"
        onAsk={askNow}
      >
        {provider ? (
          <ProviderLine provider={provider} onChange={() => setChanging(true)} />
        ) : (
          <p className={withNote ? "" : "sr-only"}>Passages from this document, with the page.</p>
        )}
      </AskForm>
    </div>
  );
}

import { assistantPath } from "@frontage/content/dashboard";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { useHasAssistant } from "../../api/visit.tsx";
import { AskForm } from "./ask-form.tsx";

type AskElsewhereProps = {
  /** What the questions are about: "Ask about 48 Example Road". */
  label: string;
  /** Names its draft. */
  name: string;
  /** The deal on the screen, unless the question names another. */
  dealId?: string;
};

/** What another screen passes to the assistant’s thread. */
export type AskedElsewhere = { ask: string; dealId?: string | undefined };

/** A field for a question that is answered in the assistant’s thread. */
export function AskElsewhere({ dealId, label, name }: AskElsewhereProps) {
  const hasAssistant = useHasAssistant();
  const { data: state } = useQuery({ ...assistantStateQuery, enabled: hasAssistant });
  const navigate = useNavigate();
  if (!hasAssistant) return null;
  // Frees the space reserved for the field.
  if (state?.isOn === false) return <span hidden data-slot="assistant-off" />;
  const asked = (ask: string): AskedElsewhere => ({ ask, dealId });
  return (
    <AskForm
      name={name}
      label={label}
      placeholder={label}
      onAsk={(question) => void navigate(assistantPath, { state: asked(question) })}
    >
      <span className="sr-only">The answer comes in your conversation with the assistant.</span>
    </AskForm>
  );
}

import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { TriangleAlert } from "lucide-react";

import { moneyTexts } from "./answer-texts.ts";

/** Replaces an answer about wires: the instructions are never shown. */
export function MoneyNote({ answer }: { answer: AssistantAnswer }) {
  return (
    <div className="flex gap-2.5 rounded-control bg-warn-tint px-3.5 py-3 text-fg-2">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" strokeWidth={1.5} />
      <p>
        <strong className="block font-semibold text-fg">{moneyTexts.title}</strong>
        {moneyTexts.detail(answer)}
      </p>
    </div>
  );
}

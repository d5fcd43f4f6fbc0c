import { lazyPart } from "@frontage/ui/lazy-part";

import type { DocumentQuestionsProps } from "../features/assistant/document-questions.tsx";
import {
  DocumentDialog,
  type DocumentDialogProps,
} from "../features/documents/document-dialog.tsx";
import { usePortal } from "../portal/portal-context.tsx";

// The samples have none.
const documentQuestions = lazyPart<DocumentQuestionsProps>(
  () => import("../features/assistant/document-questions.tsx"),
);

export type DocumentAndQuestionsProps = Omit<DocumentDialogProps, "Questions">;

/** A document’s dialog, with questions to the assistant where there is one. */
export default function DocumentAndQuestions(props: DocumentAndQuestionsProps) {
  const { assistant } = usePortal();
  return <DocumentDialog {...props} Questions={assistant && documentQuestions.Part} />;
}

import { lazyPart } from "@frontage/ui/lazy-part";

import type { AskDocumentProps } from "../features/assistant/ask-document.tsx";
import type { DocumentAnswersProps } from "../features/assistant/document-answers.tsx";
import {
  DocumentDialog,
  type DocumentDialogProps,
} from "../features/documents/document-dialog.tsx";
import { usePortal } from "../portal/portal-context.tsx";

// The samples have none.
const askDocument = lazyPart<AskDocumentProps>(
  () => import("../features/assistant/ask-document.tsx"),
);
const documentAnswers = lazyPart<DocumentAnswersProps>(
  () => import("../features/assistant/document-answers.tsx"),
);
const questions = { Ask: askDocument.Part, Answers: documentAnswers.Part };

export type DocumentAndQuestionsProps = Omit<DocumentDialogProps, "questions">;

/** A document’s dialog, with questions to the assistant where there is one. */
export default function DocumentAndQuestions(props: DocumentAndQuestionsProps) {
  const { assistant } = usePortal();
  return <DocumentDialog {...props} questions={assistant && questions} />;
}

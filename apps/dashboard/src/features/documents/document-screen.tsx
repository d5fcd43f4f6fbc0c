import { AskDocument } from "../assistant/ask-document.tsx";
import { DocumentAnswers } from "../assistant/document-answers.tsx";
import { DocumentDialog, type DocumentDialogProps } from "./document-dialog.tsx";
import { usePortal } from "../../portal/portal-context.tsx";

const questions = { Ask: AskDocument, Answers: DocumentAnswers };

export type OpenDocumentProps = Omit<DocumentDialogProps, "questions">;

/** A document’s dialog, with questions to the assistant where there is one. */
export default function OpenDocument(props: OpenDocumentProps) {
  const { assistant } = usePortal();
  return <DocumentDialog {...props} questions={assistant && questions} />;
}

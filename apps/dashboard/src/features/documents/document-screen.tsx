import { AskDocument } from "../assistant/ask-document.tsx";
import { DocumentAnswers } from "../assistant/document-answers.tsx";
import { DocumentDialog, type DocumentDialogProps } from "./document-dialog.tsx";
import { useHasAssistant } from "../../api/visit.tsx";

const questions = { Ask: AskDocument, Answers: DocumentAnswers };

export type OpenDocumentProps = Omit<DocumentDialogProps, "questions">;

/** A document's dialog, with questions if there is an assistant. */
export default function OpenDocument(props: OpenDocumentProps) {
  const hasAssistant = useHasAssistant();
  return <DocumentDialog {...props} questions={hasAssistant ? questions : undefined} />;
}

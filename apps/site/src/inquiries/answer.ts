import type { ReactNode } from "react";

/** A page that the server sends in answer to a form post without script. */
export type InquiryAnswer = {
  /** Its file in the build's `answers/`, where no address leads. */
  file: string;
  /** The document's title. */
  title: string;
  /** Puts the application, which renders the contact page, into the state that the answer shows. */
  around: (app: ReactNode) => ReactNode;
};

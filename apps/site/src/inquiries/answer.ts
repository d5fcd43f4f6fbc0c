import type { ReactNode } from "react";

/** A page that the server sends in response to a form post without JavaScript. */
export type InquiryAnswer = {
  /** Its file in the build's `answers/`, which has no URL. */
  file: string;
  /** The document's title. */
  title: string;
  /** Puts the application, which renders the contact page, into the state that the answer shows. */
  around: (app: ReactNode) => ReactNode;
};

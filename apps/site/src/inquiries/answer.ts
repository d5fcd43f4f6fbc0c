import type { ReactNode } from "react";

/** A page that the server sends in response to a form post without JavaScript. */
export type InquiryAnswer = {
  /** The file in the build's `answers/`, which has no URL. */
  file: string;
  /** The document's title. */
  title: string;
  /** Wraps the application, which renders the contact page, so that it shows this answer. */
  around: (app: ReactNode) => ReactNode;
};

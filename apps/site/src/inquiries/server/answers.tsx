import { pages } from "@frontage/content/pages";
import { serverForm } from "@frontage/content/contact-form";

import type { InquiryAnswer } from "../answer.ts";
import { AnswerContext } from "./answer-context.ts";

/**
 * The answers to visitors without JavaScript: the contact page with the receipt in place of the
 * form, and with every message that the form can show. The server fills in its values and removes
 * what doesn't apply (apps/server/src/inquiries/answer-page.ts).
 */
export const answers: readonly InquiryAnswer[] = [
  {
    file: "receipt.html",
    title: serverForm.receipt.title,
    around: (app) => <AnswerContext value="receipt">{app}</AnswerContext>,
  },
  {
    file: "refusal.html",
    title: `${serverForm.refusal.title} | ${pages.contact.title}`,
    around: (app) => <AnswerContext value="refusal">{app}</AnswerContext>,
  },
];

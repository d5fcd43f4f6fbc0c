import type { InquiryAnswer } from "../answer.ts";

/** None: nobody here takes an inquiry in. */
export const answers: readonly InquiryAnswer[] = [];

import type { InquiryAnswer } from "../answer.ts";

/** None: no server receives inquiries here. */
export const answers: readonly InquiryAnswer[] = [];

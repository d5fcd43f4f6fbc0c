import type { InquiryAnswer } from "../answer.ts";

/** None, because no server receives inquiries. */
export const answers: readonly InquiryAnswer[] = [];

import * as z from "zod";

export const faqSchema = z.object({
  question: z.string().min(10).max(80).endsWith("?"),
  answer: z.string().min(60).max(480),
});

export type Faq = z.infer<typeof faqSchema>;

import * as z from "zod";

export const statSchema = z.object({
  /** Where the counter stops. */
  number: z.number().int().positive(),
  /** Directly after the number. */
  suffix: z.string().min(1).max(2),
  label: z.string().min(1).max(32),
  description: z.string().min(1).max(80),
});

export type Stat = z.infer<typeof statSchema>;

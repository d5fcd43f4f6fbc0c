import * as z from "zod";

/** A figure about the broker: what it counts, where it comes from and when it was counted. */
export const claimSchema = z.strictObject({
  label: z.string().min(1).max(32),
  /** What exactly is counted: "Square feet in closed sales and leases". */
  counted: z.string().min(1).max(100),
  /**
   * Where the figure comes from, shown after `counted` and a comma: "from my firm’s closing
   * records". While it's empty, the site leaves the figure out.
   */
  source: z.string().max(100),
  /** A public record that `source` links to. */
  sourceUrl: z.optional(z.url({ protocol: /^https$/ })),
  /** The as-of date, ISO. */
  asOf: z.iso.date(),
});

/** A claim that the home page counts up to. */
export const statSchema = claimSchema.extend({
  /** Where the counter stops. */
  number: z.number().int().positive(),
  /** Shown right after the number. */
  suffix: z.string().max(4),
  description: z.string().min(1).max(80),
});

/** A claim that is a range. */
export const rangeClaimSchema = claimSchema
  .extend({ min: z.number().int().positive(), max: z.number().int().positive() })
  .refine(({ max, min }) => min < max, "Put the smaller number first.");

export type Claim = z.infer<typeof claimSchema>;
export type Stat = z.infer<typeof statSchema>;
export type RangeClaim = z.infer<typeof rangeClaimSchema>;

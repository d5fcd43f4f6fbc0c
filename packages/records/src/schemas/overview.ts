import * as z from "zod/mini";

const statCardSchema = z.object({
  label: z.string().check(z.minLength(1)),
  value: z.int().check(z.nonnegative()),
  /** The signed change at the start of the note, if there is one: "+2". */
  change: z.optional(z.string().check(z.regex(/^[+-]\d+$/))),
  note: z.string().check(z.minLength(1)),
  icon: z.enum(["building-2", "users", "file-text", "calendar"]),
});

const monthlyViewsSchema = z.object({
  /** A month, in three letters. */
  name: z.string().check(z.length(3)),
  views: z.int().check(z.nonnegative()),
});

const portfolioShareSchema = z.object({
  /** The name of a property type. */
  name: z.string().check(z.minLength(1)),
  /** Percent of the portfolio. */
  value: z.number().check(z.gte(0), z.lte(100)),
});

const activitySchema = z.object({
  icon: z.enum(["inbox", "file-pen", "user-plus", "handshake"]),
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  /** Relative: "2 hours ago". */
  timestamp: z.string().check(z.minLength(1)),
  /** Its link, if any. */
  path: z.optional(z.string()),
});

export const overviewSchema = z.object({
  client: z.object({ name: z.string().check(z.minLength(1)), role: z.enum(["Client", "Broker"]) }),
  statCards: z.readonly(z.array(statCardSchema).check(z.length(4))),
  /** Absent for a client without a published listing or without views. */
  monthlyViews: z.optional(z.readonly(z.array(monthlyViewsSchema).check(z.length(7)))),
  /** Largest first; absent with fewer than three active deals. */
  portfolio: z.optional(z.readonly(z.array(portfolioShareSchema).check(z.maxLength(4)))),
  /** A welcome for a client without a deal or document. */
  firstVisit: z.optional(
    z.object({
      /** Whether they have entered what they are looking for. */
      hasCriteria: z.boolean(),
    }),
  ),
  /** Newest first. */
  activity: z.readonly(z.array(activitySchema).check(z.maxLength(4))),
});

export type StatCard = z.infer<typeof statCardSchema>;
export type MonthlyViews = z.infer<typeof monthlyViewsSchema>;
export type PortfolioShare = z.infer<typeof portfolioShareSchema>;
export type Activity = z.infer<typeof activitySchema>;
export type Overview = z.infer<typeof overviewSchema>;

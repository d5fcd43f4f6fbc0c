import * as z from "zod";

const statCardSchema = z.object({
  label: z.string().min(1),
  value: z.number().int().nonnegative(),
  /** The signed change at the start of the note, if there is one: "+2". */
  change: z
    .string()
    .regex(/^[+-]\d+$/)
    .optional(),
  note: z.string().min(1),
  icon: z.enum(["building-2", "users", "file-text", "calendar"]),
});

const monthlyViewsSchema = z.object({
  /** A month, in three letters. */
  name: z.string().length(3),
  views: z.number().int().nonnegative(),
});

const portfolioShareSchema = z.object({
  /** A property type. */
  name: z.string().min(1),
  /** Percent of the portfolio. */
  value: z.number().min(0).max(100),
});

const activitySchema = z.object({
  icon: z.enum(["inbox", "file-pen", "user-plus", "handshake"]),
  title: z.string().min(1),
  description: z.string().min(1),
  /** Relative: "2 hours ago". */
  timestamp: z.string().min(1),
  /** Its link, if any. */
  path: z.string().optional(),
});

export const overviewSchema = z.object({
  client: z.object({ name: z.string().min(1), role: z.enum(["Client", "Broker"]) }),
  statCards: z.array(statCardSchema).length(4).readonly(),
  monthlyViews: z.array(monthlyViewsSchema).length(7).readonly(),
  /** Largest first; empty without properties. */
  portfolio: z.array(portfolioShareSchema).max(4).readonly(),
  /** For a client without a deal or document, who is welcomed instead. */
  firstVisit: z
    .object({
      /** Whether they have said what they are looking for. */
      hasCriteria: z.boolean(),
    })
    .optional(),
  /** Newest first. */
  activity: z.array(activitySchema).max(4).readonly(),
});

export type StatCard = z.infer<typeof statCardSchema>;
export type MonthlyViews = z.infer<typeof monthlyViewsSchema>;
export type PortfolioShare = z.infer<typeof portfolioShareSchema>;
export type Activity = z.infer<typeof activitySchema>;
export type Overview = z.infer<typeof overviewSchema>;

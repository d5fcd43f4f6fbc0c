import * as z from "zod/mini";

/** Where the dashboard's records come from: the samples, or the server's. */
const portalKinds = ["sample", "live"] as const;

/** The browser-storage entry `user`. It holds no secret: its presence opens the dashboard. */
export const userSchema = z.object({
  name: z.string().check(z.minLength(1)),
  email: z.string(),
  role: z.enum(["Client", "Broker"]),
  portal: z.enum(portalKinds),
  /** The photo's URL: a path on the server, or the sample client's as data. */
  photo: z.optional(z.string()),
  /** Only from the server: identifies the session to end later. */
  session: z.optional(z.string()),
});

export type User = z.infer<typeof userSchema>;

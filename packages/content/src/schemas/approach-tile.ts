import * as z from "zod";

export const approachTileSchema = z.object({
  title: z.string().min(1).max(32),
  text: z.string().min(20).max(100),
  /** A Lucide icon's name. */
  icon: z.enum(["eye", "compass", "handshake", "list-checks"]),
});

export type ApproachTile = z.infer<typeof approachTileSchema>;

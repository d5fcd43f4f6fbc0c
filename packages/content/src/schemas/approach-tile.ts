import * as z from "zod";
import { iconNameSchema } from "./service.ts";

export const approachTileSchema = z.object({
  title: z.string().min(1).max(32),
  text: z.string().min(20).max(100),
  icon: iconNameSchema,
});

export type ApproachTile = z.infer<typeof approachTileSchema>;

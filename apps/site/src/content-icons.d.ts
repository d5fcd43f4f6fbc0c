declare module "virtual:content-icons" {
  import type { LucideIcon } from "lucide-react";

  /** The icons that the content names; see `scripts/content-icons.ts`. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}

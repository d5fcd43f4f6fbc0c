declare module "virtual:used-icons" {
  import type { LucideIcon } from "lucide-react";

  export const icons: Readonly<Record<string, LucideIcon>>;
  /** Where each is used: "Site", "Dashboard", "Kit", "Content". */
  export const places: Readonly<Record<string, readonly string[]>>;
}

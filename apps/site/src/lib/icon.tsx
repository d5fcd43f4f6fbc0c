import type { LucideProps } from "lucide-react";
import { icons } from "virtual:content-icons";

/** An icon by its name in the content. Decorative: the text next to it says the same. */
export function Icon({ name, ...props }: LucideProps & { name: string }) {
  const Drawing = icons[name];
  return Drawing && <Drawing strokeWidth={1.25} {...props} aria-hidden />;
}

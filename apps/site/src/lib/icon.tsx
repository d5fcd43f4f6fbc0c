import type { LucideProps } from "lucide-react";
import { icons } from "virtual:content-icons";

/** An icon by its name in the content. Decorative: the text next to it has the same meaning. */
export function Icon({ name, ...props }: LucideProps & { name: string }) {
  const Drawing = icons[name];
  return Drawing && <Drawing strokeWidth={1.25} {...props} aria-hidden />;
}

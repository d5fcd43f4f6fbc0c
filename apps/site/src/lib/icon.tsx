import type { LucideProps } from "lucide-react";
import { icons } from "virtual:content-icons";

/** The content's icon names, as pictures. Decoration: the text beside it says the same. */
export function Icon({ name, ...props }: LucideProps & { name: string }) {
  const Drawing = icons[name];
  return Drawing && <Drawing strokeWidth={1.25} {...props} aria-hidden />;
}

import { halfSizeFirm } from "@frontage/content/licenses";

const sizes = {
  h1: "text-[length:calc(var(--text-h1)/2)]/[1.2]",
  h2: "text-[length:calc(var(--text-h2)/2)]/[1.2]",
};

/**
 * The firm at half the size of the heading above, which has the broker's name, if a state requires
 * it.
 */
export function HalfSizeFirm({ of }: { of: "h1" | "h2" }) {
  return (
    halfSizeFirm && <p className={`mt-4 font-display text-ink ${sizes[of]}`}>{halfSizeFirm}</p>
  );
}

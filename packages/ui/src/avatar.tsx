import { cva, type VariantProps } from "class-variance-authority";
import { Sparkles } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

const avatarVariants = cva(
  // The letters aren't text, so that a control's name doesn't include them.
  "relative inline-grid shrink-0 overflow-hidden place-items-center rounded-full border font-semibold select-none data-initials:before:content-[attr(data-initials)]",
  {
    variants: {
      variant: {
        stone: "border-transparent bg-active text-fg-2",
        ink: "border-transparent bg-fg text-canvas",
        /** For an automated sender: an outline and a sparkle, never initials. */
        assistant: "border-field text-accent",
      },
      size: {
        sm: "size-8 text-tick/none",
        md: "size-9 text-caption/none",
        lg: "size-16 text-fact/none",
      },
    },
    defaultVariants: { variant: "stone", size: "md" },
  },
);

export type AvatarProps = Omit<ComponentProps<"span">, "children"> &
  VariantProps<typeof avatarVariants> & {
    /** The full name. If it is shown next to the avatar, add `aria-hidden`. */
    name: string;
    /** A square photo. While it loads, or if it can’t, the letters are shown. */
    src?: string;
  };

/** A person’s photo or two letters, or the assistant as a sparkle; announced by `name`. */
export function Avatar({ className, name, size, src, variant, ...props }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      role="img"
      aria-label={name}
      className={cn(avatarVariants({ size, variant }), className)}
      data-initials={variant === "assistant" ? undefined : initialsOf(name)}
      {...props}
    >
      {src && <img src={src} alt="" className="absolute inset-0 size-full object-cover" />}
      {variant === "assistant" && <Sparkles aria-hidden className="size-1/2" strokeWidth={1.5} />}
    </span>
  );
}

/** What follows a family name: "Jr.", "III", "CCIM". */
const nameSuffix = /^(?:[js]r|ii|iii|iv|esq|ph\.?d|cpa|ccim|sior)\.?,?$/iu;

/** "Taylor J. Morgan, Jr." → "TM"; "Assistant" → "A". */
function initialsOf(name: string): string {
  const names = name
    .trim()
    .split(/\s+/)
    .filter((word, index) => index === 0 || !nameSuffix.test(word));
  const first = names[0] ?? "";
  const last = names.length > 1 ? (names.at(-1) ?? "") : "";
  return [first, last].map((word) => /\p{L}/u.exec(word)?.[0].toLocaleUpperCase() ?? "").join("");
}

import { Search } from "lucide-react";

import { cn } from "./cn.ts";
import { Input, type InputProps } from "./input.tsx";

type SearchInputProps = Omit<InputProps, "type" | "controlSize" | "aria-label"> & {
  /** Names the field, and is its placeholder: "Search orders". */
  label: string;
};

/** A one-line search field with a magnifying glass; a landmark. `className` sets its width. */
export function SearchInput({ className, label, ...props }: SearchInputProps) {
  return (
    <div
      data-slot="search-input"
      // Named, because a page with its own search has another landmark of this kind.
      role="search"
      aria-label={label}
      className={cn("relative", className)}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3"
        strokeWidth={1.75}
      />
      <Input
        placeholder={label}
        className="indent-6.5"
        {...props}
        type="search"
        aria-label={label}
      />
    </div>
  );
}

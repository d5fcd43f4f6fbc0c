import { Search } from "lucide-react";

import { cn } from "./cn.ts";
import { Input, type InputProps } from "./input.tsx";

type SearchInputProps = Omit<InputProps, "type" | "controlSize" | "aria-label"> & {
  /** The field's name and placeholder: "Search orders". */
  label: string;
};

/** A one-line search field with a magnifying glass; a landmark. `className` sets its width. */
export function SearchInput({ className, label, ...props }: SearchInputProps) {
  return (
    <div
      data-slot="search-input"
      // Needs a name to distinguish it from the page's other search landmarks.
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

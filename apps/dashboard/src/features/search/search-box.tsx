import { Input } from "@frontage/ui/input";
import { Search } from "lucide-react";

/** The sidebar's search. */
export function SearchBox() {
  return (
    <div role="search" className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3"
        strokeWidth={1.75}
      />
      <Input type="search" aria-label="Search" placeholder="Search" className="w-full indent-6.5" />
    </div>
  );
}

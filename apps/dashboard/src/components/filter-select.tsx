import { cn } from "@frontage/ui/cn";
import { Select } from "@frontage/ui/select";
import type { ReactNode } from "react";

/** The value of the option that doesn't filter; an empty value would count as the placeholder. */
const any = "any";

type FilterSelectProps = {
  label: string;
  /** The option that doesn’t filter: "All types". */
  all?: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  className?: string;
  children: ReactNode;
};

/** A select that filters a list. */
export function FilterSelect({
  all,
  children,
  className,
  label,
  onChange,
  value,
}: FilterSelectProps) {
  return (
    <div className={cn("min-w-0 print:hidden", className)}>
      <Select
        aria-label={label}
        className="font-medium"
        value={value ?? any}
        onChange={({ target }) => onChange(target.value === any ? undefined : target.value)}
      >
        {all && <option value={any}>{all}</option>}
        {children}
      </Select>
    </div>
  );
}

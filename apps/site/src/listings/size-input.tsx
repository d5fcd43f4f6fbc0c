import { Input } from "@frontage/ui/input";

type SizeInputProps = { label: string; name: "from" | "to"; value: number | undefined };

/** Square feet that a building or a space should have. */
export function SizeInput({ label, name, value }: SizeInputProps) {
  return (
    <Input
      id={`filter-${name}`}
      name={name}
      aria-label={`${label}, square feet`}
      placeholder={`${label}, SF`}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value?.toLocaleString("en-US")}
      className="min-h-11 text-small! text-ink! md:w-34!"
    />
  );
}

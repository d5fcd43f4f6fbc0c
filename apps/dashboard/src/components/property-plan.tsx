import type { PropertyType } from "@frontage/records/schemas/deal";

const plans = {
  office: "M1 1h28v18H1zM11 7h8v6h-8zM1 10h10m8 0h10M15 1v6m0 6v6",
  retail: "M1 4h28v12H1zM6.600 4v12M12.200 4v12M17.800 4v12M23.400 4v12M1 19h28",
  industrial: "M1 1h28v14H1zM21 15V9h8M4 15v4m4-4v4m4-4v4m4-4v4",
  mixedUse: "M1 1h19v8h9v10H1zM20 9v10M1 10h8M9 10v9M10 1v5",
  land: "M2 5L25 1l3.500 15L5 19z",
};

const planOf: Record<PropertyType, keyof typeof plans> = {
  office: "office",
  retail: "retail",
  industrial: "industrial",
  multifamily: "mixedUse",
  "mixed-use": "mixedUse",
  land: "land",
  hospitality: "mixedUse",
  medical: "office",
  "self-storage": "industrial",
  "special-purpose": "office",
};

/**
 * The plan of a property's type, shown where it has no picture of its own. It takes the color of
 * the text around it, also with forced colors.
 */
export function PropertyPlan({ className, type }: { className: string; type: PropertyType }) {
  const plan = planOf[type];
  return (
    <svg
      aria-hidden
      viewBox="0 0 30 20"
      strokeDasharray={plan === "land" ? "2.5 2" : undefined}
      className={`fill-none stroke-current ${className}`}
    >
      <path d={plans[plan]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

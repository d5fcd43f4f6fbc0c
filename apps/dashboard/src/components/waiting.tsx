import type { WaitingFor } from "@frontage/records/schemas/next-steps";

/** Whom a deal or a client waits for: "You" and "A message, since 9:41am". */
export function Waiting({ isYours, what, who }: Pick<WaitingFor, "isYours" | "what" | "who">) {
  return (
    <>
      <span className={`wrap-anywhere md:block ${isYours ? "font-semibold text-fg" : ""}`}>
        {who}
        <span className="md:hidden">:</span>
      </span>{" "}
      <span className="wrap-anywhere text-fg-3 md:block">{what}</span>
    </>
  );
}

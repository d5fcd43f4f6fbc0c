import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";

export type WordmarkProps = {
  /** For a photograph: in white, with what the broker does. */
  full?: boolean;
};

/** The broker's name behind the red pin, which leads to the public site. */
export function Wordmark({ full }: WordmarkProps) {
  const [first, ...rest] = broker.descriptor.split(" ");
  return (
    <a
      href={paths.home}
      className={`inline-flex min-h-11 items-center gap-4 ${full ? "text-white" : "text-fg"}`}
    >
      <span className="flex items-center gap-3 font-display text-name">
        <span aria-hidden className={`size-2.75 shrink-0 ${full ? "bg-brand-lit" : "bg-accent"}`} />
        {broker.name}
      </span>
      {full && (
        <span className="border-l border-current/25 pl-4 text-caption/[1.25] opacity-80">
          {first}
          <br />
          {rest.join(" ")}
        </span>
      )}
    </a>
  );
}

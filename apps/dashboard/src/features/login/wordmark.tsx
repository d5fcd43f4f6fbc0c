import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";

/** The broker's name behind the red pin, which leads to the public site. `full`, for a photograph, adds what the broker does. */
export function Wordmark({ full }: { full?: boolean }) {
  const [first, ...rest] = broker.descriptor.split(" ");
  return (
    <a href={paths.home} className="inline-flex min-h-11 items-center gap-4 text-current">
      <span className="flex items-center gap-3 font-display text-name">
        <span aria-hidden className={full ? "size-2.75 bg-brand-lit" : "size-2.75 bg-accent"} />
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

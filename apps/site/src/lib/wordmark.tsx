import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { Link } from "wouter";

/** The broker's name behind the red pin; the way home. `full` adds what the broker does. */
export function Wordmark({ full }: { full?: boolean }) {
  const [first, ...rest] = broker.descriptor.split(" ");
  return (
    <Link to={paths.home} className="flex min-h-11 items-center gap-3 md:gap-4">
      <span className="flex items-center gap-2.5 max-[16rem]:gap-1.5 font-display md:gap-3 text-name max-[16rem]:text-small text-current">
        <span aria-hidden className="size-2.75 shrink-0 bg-(--pin)" />
        {broker.name}
      </span>
      {full && (
        <span className="hidden border-l border-current/25 pl-4 text-caption/[1.25] opacity-80 md:block">
          {first}
          <br />
          {rest.join(" ")}
        </span>
      )}
    </Link>
  );
}

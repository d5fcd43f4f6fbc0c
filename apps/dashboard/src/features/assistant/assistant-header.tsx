import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";

type AssistantHeaderProps = {
  /** Back to the list of threads, on a phone. */
  backPath: string;
  title: string;
  description: string;
};

/** The thread's header, which says what the assistant does. */
export function AssistantHeader({ backPath, description, title }: AssistantHeaderProps) {
  return (
    <header className="flex min-h-17.5 shrink-0 items-center gap-2 border-b border-hairline px-4 py-2 md:gap-3 md:px-8">
      <Button asChild variant="ghost" size="icon" className="-ml-2 shrink-0 md:hidden">
        <Link to={backPath} aria-label="Back to all messages">
          <ArrowLeft aria-hidden className="size-5" strokeWidth={1.5} />
        </Link>
      </Button>
      <span className="contents max-[26rem]:hidden">
        <Avatar name="Assistant" variant="assistant" aria-hidden />
      </span>
      <div className="min-w-0 grow">
        <h2 id="conversation-name" tabIndex={-1} className="text-ui font-semibold outline-none">
          {title}
        </h2>
        <p className="text-caption text-fg-3">{description}</p>
      </div>
    </header>
  );
}

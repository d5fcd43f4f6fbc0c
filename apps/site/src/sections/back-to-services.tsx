import { actions } from "@frontage/content/actions";
import { paths } from "@frontage/content/navigation";
import { ArrowLeft } from "lucide-react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";

/**
 * Whether the previous history entry is on this site, which going back must not leave. Browsers
 * without the Navigation API can't tell.
 */
function canStepBack(): boolean {
  return window.navigation?.canGoBack ?? false;
}

/**
 * Goes back one step, or to the services if there is none. A button in its own form, so that it
 * also works before, or without, JavaScript.
 */
export function BackToServices() {
  const navigate = useNavigate();
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (canStepBack()) window.history.back();
    else void navigate(paths.services);
  }
  return (
    <form action={paths.services} onSubmit={onSubmit}>
      <button
        type="submit"
        className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small font-medium text-ink transition-colors hover:text-accent"
      >
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
        {actions.backToServices}
      </button>
    </form>
  );
}

import { Avatar } from "@frontage/ui/avatar";
import { Skeleton } from "@frontage/ui/skeleton";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { useUser } from "../../session/user.ts";

/** Opens the account menu: the person's initials and, if there is room, an arrow. */
export function AccountButton(props: ComponentProps<"button">) {
  const user = useUser();
  return (
    <button
      type="button"
      aria-label="Account menu"
      aria-haspopup="menu"
      // The initials load late: a click that started on their placeholder would be lost.
      className="flex h-11 shrink-0 cursor-pointer items-center gap-2.5 rounded-control px-1.5 text-fg transition-colors *:pointer-events-none hover:bg-active"
      {...props}
    >
      {user ? (
        <Avatar name={user.name} src={user.photo} variant="ink" size="sm" aria-hidden />
      ) : (
        <Skeleton className="size-8 rounded-full" />
      )}
      <ChevronDown aria-hidden className="hidden size-4 text-fg-3 md:block" strokeWidth={1.75} />
    </button>
  );
}

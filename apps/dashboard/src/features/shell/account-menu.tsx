import { dashboardPaths, dashboardText } from "@frontage/content/dashboard";
import { Avatar } from "@frontage/ui/avatar";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Skeleton } from "@frontage/ui/skeleton";
import { LogOut, Settings, User, ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";

import { logOut } from "../../session/log-out.ts";
import { useUser } from "../../session/user.ts";

export function AccountMenu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <AccountButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{dashboardText.accountMenu}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to={dashboardPaths.profile}>
            <User aria-hidden strokeWidth={1.5} />
            Profile
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={dashboardPaths.settings}>
            <Settings aria-hidden strokeWidth={1.5} />
            Settings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={logOut}>
          <LogOut aria-hidden strokeWidth={1.5} />
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** The button of the account menu: the person's initials and, if there is room, an arrow. */
function AccountButton(props: ComponentProps<"button">) {
  const user = useUser();
  return (
    <button
      type="button"
      aria-label="Account menu"
      aria-haspopup="menu"
      // Content must not take the click: a click on the placeholder of the initials would be lost
      // when they load.
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

import { dashboardPaths } from "@frontage/content/dashboard";
import { loginText } from "@frontage/content/login";
import { Button } from "@frontage/ui/button";

import { logOut } from "./log-out.ts";
import { takeReturnPath } from "./return-path.ts";
import { useUser } from "./user.ts";

/** Replaces the form if someone is logged in: continue, or log out. */
export function SignedIn() {
  const user = useUser();
  const { as, continue: goOn, logOut: leave, unnamed } = loginText.signedIn;
  return (
    <div className="flex flex-col gap-4">
      <p className="mb-2 text-fg">{user ? as(user.name) : unnamed}</p>
      <Button asChild size="lg" block>
        <a
          href={dashboardPaths.overview}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            window.location.assign(takeReturnPath());
          }}
        >
          {goOn}
        </a>
      </Button>
      <Button variant="secondary" size="lg" block onClick={logOut}>
        {leave}
      </Button>
    </div>
  );
}

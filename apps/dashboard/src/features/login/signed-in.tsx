import { dashboardPaths } from "@frontage/content/dashboard";
import { loginWords } from "@frontage/content/login";
import { Button } from "@frontage/ui/button";

import { logOut } from "../../lib/log-out.ts";
import { takeReturnPath } from "../../lib/return-path.ts";
import { useUser } from "../../lib/user.ts";

/** Stands in the form's place for who is signed in already: the way on, or out. */
export function SignedIn() {
  const user = useUser();
  const { as, continue: goOn, logOut: leave, unnamed } = loginWords.signedIn;
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

import { clientPath } from "@frontage/content/dashboard";
import { Link as TextLink } from "@frontage/ui/link";
import { Select } from "@frontage/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import { RecordOptions } from "../../components/options.tsx";
import { screenAt } from "../../navigation/paths.ts";
import { chosenClient } from "../../navigation/shared-url-state.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { clientsQuery } from "../../api/queries.ts";
import { clientScreens } from "./client-paths.ts";

/** The value of "All clients": an empty one would count as the placeholder. */
const all = "all";

/** The select that filters a broker's screen by client. */
export function ClientBar() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  return clientScreens.some((name) => name === screen) && <Bar />;
}

function Bar() {
  const { data: clients = [] } = useQuery(clientsQuery);
  const { clientId: wanted } = useUrlState(chosenClient).values;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const chosen = clients.find((client) => client.id === wanted);
  return (
    <div
      role="group"
      aria-label="Filter by client"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-4 py-2 text-ui -mx-4 -mt-4 mb-4 md:-mx-8 md:-mt-8 md:mb-8 md:px-8 group-has-data-fill/main:m-0"
    >
      <label htmlFor={id} className="font-medium text-fg">
        Client
      </label>
      <div className="min-w-0 max-w-80 grow">
        <Select
          id={id}
          value={chosen?.id ?? all}
          onChange={({ target: { value } }) =>
            // Drops all other parameters: filters and open records belong to the previous client.
            void navigate(
              value === all ? pathname : pathname + chosenClient.change("", { clientId: value }),
            )
          }
        >
          <option value={all}>All clients</option>
          <RecordOptions records={clients} />
        </Select>
      </div>
      {chosen && (
        <TextLink asChild>
          <Link to={clientPath(chosen.id)}>Open {chosen.name}</Link>
        </TextLink>
      )}
    </div>
  );
}

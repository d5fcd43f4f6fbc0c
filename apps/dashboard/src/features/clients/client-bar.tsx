import { Link as TextLink } from "@frontage/ui/link";
import { Select } from "@frontage/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link, useLocation, useSearchParams } from "wouter";

import { clientParameter, clientPath, screenAt } from "../../lib/paths.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { clientsQuery } from "../../portal/queries.ts";
import { clientScreens } from "./client-paths.ts";

/** An option with an empty value would count as a placeholder. */
const all = "all";

/** Narrows a broker's screen to one client, where the screen has records of clients. */
export default function ClientBar({ desk }: { desk: BrokerDesk }) {
  const [pathname] = useLocation();
  const screen = screenAt(pathname);
  return clientScreens.some((name) => name === screen) && <Bar desk={desk} />;
}

function Bar({ desk }: { desk: BrokerDesk }) {
  const { data: clients = [] } = useQuery(clientsQuery(desk));
  const [parameters, setParameters] = useSearchParams();
  const id = useId();
  const wanted = parameters.get(clientParameter);
  const chosen = clients.find((client) => client.id === wanted);
  return (
    <div
      role="group"
      aria-label="Whose records"
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
            // The other filters, and what is open, are another client's.
            setParameters(new URLSearchParams(value === all ? {} : { [clientParameter]: value }))
          }
        >
          <option value={all}>All clients</option>
          {clients.map(({ id: clientId, name }) => (
            <option key={clientId} value={clientId}>
              {name}
            </option>
          ))}
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

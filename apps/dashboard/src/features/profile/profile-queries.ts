import { queryOptions } from "@tanstack/react-query";

import { profile } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { subjects } from "../../api/queries.ts";

export const profileQuery = queryOptions({
  queryKey: [subjects.profile],
  queryFn: () => read(profile.$get()),
});

import { queryOptions } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

export const profileQuery = (portal: Portal) =>
  queryOptions({ queryKey: [subjects.profile], queryFn: portal.profile });

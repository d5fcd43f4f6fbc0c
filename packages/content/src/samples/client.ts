import { dealPath } from "../dashboard.ts";
import type { User } from "@frontage/records/schemas/user";

/** Who logs in to the sample dashboard. */
export const sampleClient: User = {
  name: "Taylor Morgan",
  email: "taylor@example.com",
  role: "Client",
  portal: "sample",
};

/** Where the sample opens from the login page: a deal with something to do. */
export const sampleEntrance = dealPath("48-example-road");

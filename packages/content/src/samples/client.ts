import type { User } from "@frontage/records/schemas/user";

/** Who logs in to the sample dashboard. */
export const sampleClient: User = {
  name: "Taylor Morgan",
  email: "taylor@example.com",
  role: "Client",
  portal: "sample",
};

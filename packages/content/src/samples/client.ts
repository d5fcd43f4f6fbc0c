import type { User } from "../schemas/user.ts";

/** Who signs in to the sample dashboard. */
export const sampleClient: User = {
  name: "Taylor Morgan",
  email: "taylor@example.com",
  role: "Client",
  portal: "sample",
};

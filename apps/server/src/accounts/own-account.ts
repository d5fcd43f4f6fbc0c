import type { Person } from "../database/scope.ts";

/** What an audit entry says about a person's own account. */
export function ownAccount({ id, role }: Person) {
  return {
    clientId: role === "client" ? id : null,
    subject: "account" as const,
    subjectId: id,
  };
}

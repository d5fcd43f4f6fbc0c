import type { DocumentVersion } from "@frontage/records/schemas/document";
import { useUser } from "../../session/user.ts";

/** Names the author of a version for the reader: "you", or a name. */
export function useAuthorName(): (version: DocumentVersion) => string {
  const user = useUser();
  return ({ addedBy }) => (addedBy === user?.name ? "you" : addedBy);
}

import type { DocumentVersion } from "@frontage/records/schemas/document";
import { useUser } from "../../session/user.ts";

/** Who added a version, for the reader: "you", or a name. */
export function useAuthorName(): (version: DocumentVersion) => string {
  const user = useUser();
  return ({ addedBy }) => (addedBy === user?.name ? "you" : addedBy);
}

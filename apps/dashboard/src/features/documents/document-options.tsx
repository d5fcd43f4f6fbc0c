import { documentTypeNames } from "@frontage/records/record-names";
import { documentGroups, type DocumentGroup } from "@frontage/records/schemas/document";

import { NamedOptions } from "../../components/options.tsx";
import { groupLabels, typesOf } from "./document-labels.ts";

/** A select’s options: the document types by group. */
export function TypeOptions({ groups = documentGroups }: { groups?: readonly DocumentGroup[] }) {
  return groups.map((group) => (
    <optgroup key={group} label={groupLabels[group].many}>
      <NamedOptions values={typesOf(group)} names={documentTypeNames} />
    </optgroup>
  ));
}

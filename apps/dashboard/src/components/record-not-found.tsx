import { Link as TextLink } from "@frontage/ui/link";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";

import { Empty } from "./empty.tsx";

type RecordNotFoundProps = {
  Icon: LucideIcon;
  /** "Listing not found" */
  title: string;
  /** The label of the link to the list: "See your listings". */
  listLabel: string;
  listPath: string;
};

/** Shown if a record doesn't exist, or isn't accessible. */
export function RecordNotFound({ Icon, listLabel, listPath, title }: RecordNotFoundProps) {
  return (
    <Empty
      Icon={Icon}
      title={title}
      description={
        <>
          It may have been removed.{" "}
          <TextLink asChild>
            <Link to={listPath}>{listLabel}</Link>
          </TextLink>
        </>
      }
    />
  );
}

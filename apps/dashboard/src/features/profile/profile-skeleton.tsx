import { Skeleton } from "@frontage/ui/skeleton";

import { choicesClasses, formClasses, FormPart, pairsClasses } from "./form-part.tsx";
import { profileParts } from "./profile-labels.ts";

const types = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The profile while it loads, at its final height. */
export function ProfileSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading" className={formClasses}>
      <FormPart {...profileParts.photo}>
        <div className="flex flex-wrap items-center gap-5">
          <Skeleton className="size-24 rounded-full" />
          <Skeleton className="h-10 w-36 pointer-coarse:h-11" />
        </div>
      </FormPart>
      <FormPart {...profileParts.person}>
        <div className={pairsClasses}>
          <FieldShape />
          <FieldShape />
          <FieldShape />
          <FieldShape />
          <FieldShape />
          <FieldShape />
        </div>
      </FormPart>
      <FormPart {...profileParts.criteria}>
        <div className="text-small">
          <Skeleton shape="text" className="mb-2 w-28" />
        </div>
        <div className={choicesClasses}>
          {types.map((type) => (
            <div key={type} className="flex h-8 items-center text-ui pointer-coarse:h-11">
              <Skeleton shape="text" className="w-24" />
            </div>
          ))}
        </div>
        <div className="mt-5">
          <FieldShape />
          <div className="mt-2 text-caption">
            <Skeleton shape="text" className="w-56" />
          </div>
        </div>
        <div className={`mt-5 ${pairsClasses}`}>
          <FieldShape />
          <FieldShape />
          <FieldShape />
          <FieldShape />
          <FieldShape />
        </div>
      </FormPart>
      <FormPart {...profileParts.exchange}>
        <div className="flex h-8 items-center text-ui pointer-coarse:h-11">
          <Skeleton shape="text" className="w-48" />
        </div>
      </FormPart>
      <div className="h-26" />
    </div>
  );
}

/** A label and its control. */
function FieldShape() {
  return (
    <div className="text-small">
      <Skeleton shape="text" className="mb-2 w-24" />
      <Skeleton className="h-10 pointer-coarse:h-11" />
    </div>
  );
}

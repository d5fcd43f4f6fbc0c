import { Skeleton } from "@frontage/ui/skeleton";
import { useHydrated } from "@frontage/ui/use-browser-value";

import { useIsSample } from "../../api/visit.tsx";
import { choicesClasses, formClasses, FormPart, pairsClasses } from "./form-part.tsx";
import { brokerProfileParts, profileParts } from "./profile-labels.ts";

const types = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The profile while it loads, at its final height. */
export function ProfileSkeleton({ isBroker }: { isBroker: boolean }) {
  const isSample = useIsSample();
  // The prerendered page is the sample's.
  const hasEmailHint = useHydrated() && !isSample;
  const parts = isBroker ? brokerProfileParts : profileParts;
  return (
    <div role="group" aria-busy="true" aria-label="Loading" className={formClasses}>
      <FormPart {...parts.photo}>
        <div className="flex flex-wrap items-center gap-5">
          <Skeleton className="size-24 rounded-full" />
          <Skeleton className="h-10 w-36 pointer-coarse:h-11" />
        </div>
      </FormPart>
      <FormPart {...parts.person}>
        <div className={pairsClasses}>
          {!isBroker && (
            <>
              <FieldShape />
              <FieldShape />
            </>
          )}
          <FieldShape />
          <FieldShape />
          <FieldShape hasHint={hasEmailHint} />
          {!isBroker && <FieldShape />}
        </div>
      </FormPart>
      {!isBroker && <ClientParts />}
      <div className="h-26" />
    </div>
  );
}

/** The parts that only a client's profile has. */
function ClientParts() {
  return (
    <>
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
          <FieldShape hasHint />
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
    </>
  );
}

/** A label and its control. */
function FieldShape({ hasHint = false }: { hasHint?: boolean }) {
  return (
    <div className="text-small">
      <Skeleton shape="text" className="mb-2 w-24" />
      <Skeleton className="h-10 pointer-coarse:h-11" />
      {hasHint && <HintShape />}
    </div>
  );
}

function HintShape() {
  return (
    <div className="mt-2 text-caption">
      <Skeleton shape="text" className="w-56" />
    </div>
  );
}

import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import type { ImportResult } from "@frontage/records/schemas/import";
import { Button } from "@frontage/ui/button";
import { useState, useEffect, useRef } from "react";
import { Link } from "react-router";

import { BrokerScreen } from "../../components/broker-screen.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { PhoneBackLink, useScreenBar } from "../../navigation/screen-bar.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { currentTime } from "../../time/server-clock.ts";
import { ChooseFile } from "./choose-file.tsx";
import type { ImportFile } from "../../files/import-file.ts";
import { formatResult } from "./import-labels.ts";
import { ImportSkeleton } from "./import-skeleton.tsx";
import { ReviewFile } from "./review-file.tsx";

/** Where brokers import clients and their records. */
export default function Import() {
  return <BrokerScreen Screen={BrokerImport} Skeleton={ImportSkeleton} />;
}

const title = "Import clients";
const back = { label: screenTitles.clients, to: dashboardPaths.clients };

/** Imports clients, their deals and contacts from a CSV file: choose it, look at what it would do, confirm. */
function BrokerImport({ brokerApi }: { brokerApi: BrokerApi }) {
  const [chosen, setChosen] = useState<{ file: ImportFile; at: number }>();
  const [result, setResult] = useState<ImportResult>();
  usePageTitle(title);
  useScreenBar({ back, title });
  const restart = () => {
    setChosen(undefined);
    setResult(undefined);
  };
  return (
    <div data-fill className="flex grow flex-col p-4 md:p-8">
      <div className="-mt-3 mb-2 md:hidden">
        <PhoneBackLink {...back} />
      </div>
      {result ? (
        <ImportDone result={result} onAgain={restart} />
      ) : chosen ? (
        <ReviewFile
          // Another file may have the same name.
          key={chosen.at}
          brokerApi={brokerApi}
          file={chosen.file}
          chosenAt={chosen.at}
          onAnother={restart}
          onDone={setResult}
        />
      ) : (
        <ChooseFile onChoose={(file) => setChosen({ file, at: currentTime().getTime() })} />
      )}
    </div>
  );
}

type ImportDoneProps = { result: ImportResult; onAgain: () => void };

/** The result of an import. */
function ImportDone({ onAgain, result }: ImportDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that started it is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-none">
        {formatResult(result)}
      </h2>
      {result.clients > 0 && (
        <p className="mt-2 max-w-[72ch] text-small">
          New clients haven’t been invited and get no email. Open a client and choose Invite when
          you’re ready.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button asChild variant="ink">
          <Link to={dashboardPaths.clients}>See clients</Link>
        </Button>
        {result.deals > 0 && (
          <Button asChild variant="outline">
            <Link to={dashboardPaths.deals}>See deals</Link>
          </Button>
        )}
        {result.contacts > 0 && (
          <Button asChild variant="outline">
            <Link to={dashboardPaths.contacts}>See contacts</Link>
          </Button>
        )}
        <Button variant="outline" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </>
  );
}

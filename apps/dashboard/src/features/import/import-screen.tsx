import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import type { ImportResult } from "@frontage/records/schemas/import";
import { useState } from "react";

import { BrokerScreen } from "../../components/broker-screen.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { PhoneBackLink, useScreenBar } from "../../navigation/screen-bar.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { currentTime } from "../../time/server-clock.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ImportDone } from "./import-done.tsx";
import type { ImportFile } from "./import-file.ts";
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

import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import type { ImportResult } from "@frontage/content/schemas/import";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { usePageTitle } from "../../components/use-page-title.ts";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { currentTime } from "../../time/server-clock.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ImportDone } from "./import-done.tsx";
import type { ImportFile } from "./import-file.ts";
import { ReviewFile } from "./review-file.tsx";

const title = "Import clients";
const back = { label: screenTitles.clients, to: dashboardPaths.clients };

/** Imports clients, their deals and contacts from a CSV file: choose it, look at what it would do, confirm. */
export default function BrokerImport({ brokerApi }: { brokerApi: BrokerApi }) {
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
      <Link
        to={back.to}
        className="-mt-3 mb-2 flex min-h-11 items-center self-start gap-2 text-ui font-medium text-fg md:hidden"
      >
        <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
        {back.label}
      </Link>
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

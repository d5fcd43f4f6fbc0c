import { dashboardPaths } from "@frontage/content/dashboard";
import { importKinds, matchColumns, type ImportKind } from "@frontage/content/import-columns";
import type { ImportResult } from "@frontage/content/schemas/import";
import { Button } from "@frontage/ui/button";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { choiceParam, urlState } from "../../navigation/url-state.ts";
import { usePageTitle } from "../../components/use-page-title.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { currentTime } from "../../time/server-clock.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ImportDone } from "./import-done.tsx";
import type { ImportFile, Matches } from "./import-file.ts";
import { kindLabels } from "./import-labels.ts";
import { ReviewFile } from "./review-file.tsx";

const importState = urlState({ kind: choiceParam("kind", importKinds, "clients") });

/** Imports clients, deals or contacts from a CSV file: choose it, look at what it would do, confirm. */
export default function BrokerImport({ brokerApi }: { brokerApi: BrokerApi }) {
  const { change, values } = useUrlState(importState);
  usePageTitle("Import");
  return (
    <div className="max-w-300">
      <Button asChild variant="ghost" className="-ml-3.5">
        <Link to={dashboardPaths.clients}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          All clients
        </Link>
      </Button>
      <div className="mt-3">
        <SegmentedControl
          aria-label="What to import"
          value={values.kind}
          onValueChange={(kind) => change({ kind: kind as ImportKind }, { replace: true })}
        >
          {importKinds.map((kind) => (
            <SegmentedControlItem key={kind} value={kind}>
              {kindLabels[kind].title}
            </SegmentedControlItem>
          ))}
        </SegmentedControl>
      </div>
      <ImportOf
        key={values.kind}
        kind={values.kind}
        brokerApi={brokerApi}
        onNext={(kind) => change({ kind })}
      />
    </div>
  );
}

type ImportOfProps = {
  kind: ImportKind;
  brokerApi: BrokerApi;
  onNext: (kind: ImportKind) => void;
};

type Chosen = {
  file: ImportFile;
  matches: Matches;
  /** Tells files of one name apart. */ at: number;
};

function ImportOf({ brokerApi, kind, onNext }: ImportOfProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [result, setResult] = useState<ImportResult>();
  const choose = (file: ImportFile) =>
    setChosen({ file, matches: matchColumns(kind, file.heads), at: currentTime().getTime() });
  const restart = () => {
    setChosen(undefined);
    setResult(undefined);
  };
  if (result) return <ImportDone kind={kind} result={result} onAgain={restart} onNext={onNext} />;
  if (!chosen) return <ChooseFile kind={kind} onChoose={choose} />;
  return (
    <ReviewFile
      kind={kind}
      brokerApi={brokerApi}
      file={chosen.file}
      chosenAt={chosen.at}
      matches={chosen.matches}
      onMatch={(matches) => setChosen({ ...chosen, matches })}
      onAnother={restart}
      onDone={setResult}
    />
  );
}

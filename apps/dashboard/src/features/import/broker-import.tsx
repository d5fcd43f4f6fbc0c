import { dashboardPaths } from "@frontage/content/dashboard";
import {
  importKindOf,
  importKinds,
  matchColumns,
  missingColumns,
  type ImportKind,
} from "@frontage/content/import-columns";
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
  const [chosen, setChosen] = useState<Chosen>();
  usePageTitle(`Import ${kindLabels[values.kind].many}`);
  return (
    <div>
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
          onValueChange={(kind) => {
            change({ kind: kind as ImportKind }, { replace: true });
            // The same file may have both.
            if (chosen) setChosen(chosenFor(kind as ImportKind, chosen.file));
          }}
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
        chosen={chosen}
        onChosen={(file) => {
          const kind = file ? importKindOf(values.kind, file.heads) : values.kind;
          setChosen(file && chosenFor(kind, file));
          if (kind !== values.kind) change({ kind }, { replace: true });
        }}
        onMatch={(matches) => chosen && setChosen({ ...chosen, matches })}
        onNext={(kind) => {
          // The next of the same file, unless it has nothing of it.
          const next = chosen && chosenFor(kind, chosen.file);
          setChosen(next && missingColumns(kind, next.matches).length === 0 ? next : undefined);
          change({ kind });
        }}
      />
    </div>
  );
}

type ImportOfProps = {
  kind: ImportKind;
  brokerApi: BrokerApi;
  chosen: Chosen | undefined;
  onChosen: (file: ImportFile | undefined) => void;
  onMatch: (matches: Matches) => void;
  /** Goes on with the same file, if it has more. */
  onNext: (kind: ImportKind) => void;
};

type Chosen = {
  file: ImportFile;
  matches: Matches;
  /** Tells files of one name apart. */ at: number;
};

const chosenFor = (kind: ImportKind, file: ImportFile): Chosen => ({
  file,
  matches: matchColumns(kind, file.heads),
  at: currentTime().getTime(),
});

function ImportOf({ brokerApi, chosen, kind, onChosen, onMatch, onNext }: ImportOfProps) {
  const [result, setResult] = useState<ImportResult>();
  const restart = () => {
    onChosen(undefined);
    setResult(undefined);
  };
  if (result) return <ImportDone kind={kind} result={result} onAgain={restart} onNext={onNext} />;
  if (!chosen) return <ChooseFile kind={kind} onChoose={onChosen} />;
  return (
    <ReviewFile
      kind={kind}
      brokerApi={brokerApi}
      file={chosen.file}
      chosenAt={chosen.at}
      matches={chosen.matches}
      onMatch={onMatch}
      onAnother={restart}
      onDone={setResult}
    />
  );
}

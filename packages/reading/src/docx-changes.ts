import { all, child, closest, replaceBy, textElement } from "./docx-xml.ts";

type Change = "inserted" | "deleted";

/** Run styles that make mammoth create elements for changes. */
export const styleOfChange: Record<Change, string> = {
  inserted: "FrontageInserted",
  deleted: "FrontageDeleted",
};

const changes: Record<string, Change> = {
  "w:ins": "inserted",
  "w:moveTo": "inserted",
  "w:cellIns": "inserted",
  "w:del": "deleted",
  "w:moveFrom": "deleted",
  "w:cellDel": "deleted",
};

export const isChange = ({ nodeName }: Node): boolean => nodeName in changes;

/**
 * Marks tracked changes in the text, as "[deleted: 60] [inserted: 36]", so that neither wording
 * passes for the agreed one.
 *
 * @returns whether there are any
 */
export function markChanges(xml: Document): boolean {
  for (const deleted of all(xml, "w:delText")) {
    replaceBy(deleted, [textElement(xml, deleted.textContent ?? "")]);
  }
  let hasChanges = false;
  for (const runs of Map.groupBy(all(xml, "w:r"), (run) => closest(run, "w:p")).values()) {
    let last: { run: Element; change: Change } | undefined;
    for (const run of runs.filter(hasText)) {
      const change = changeOf(run);
      if (last && last.change !== change) end(xml, last.run);
      if (change) {
        if (last?.change !== change) begin(xml, run, change);
        setStyle(xml, run, styleOfChange[change]);
        hasChanges = true;
      }
      last = change && { run, change };
    }
    if (last) end(xml, last.run);
  }
  // The marks aren't needed anymore, and would make mammoth leave out text, or join a paragraph to
  // the next.
  for (const mark of Object.keys(changes).flatMap((name) => all(xml, name))) {
    replaceBy(mark, Array.from(mark.childNodes));
    hasChanges = true;
  }
  return hasChanges;
}

const hasText = (run: Element) => all(run, "w:t").some(({ textContent }) => textContent !== "");

/** The change of a run or of what contains it; an insertion that was deleted again is deleted. */
function changeOf(run: Element): Change | undefined {
  let found: Change | undefined;
  for (let around = run.parentNode as Element | null; around;) {
    const properties = child(around, `${around.nodeName}Pr`);
    const own =
      changes[around.nodeName] ??
      Object.entries(changes).find(([name]) => child(properties, name))?.[1];
    if (own === "deleted") return own;
    found ??= own;
    around = around.parentNode as Element | null;
  }
  return found;
}

function begin(xml: Document, run: Element, change: Change): void {
  const [first] = all(run, "w:t");
  first?.parentNode?.insertBefore(textElement(xml, ` [${change}: `), first);
}

function end(xml: Document, run: Element): void {
  run.appendChild(textElement(xml, "] "));
}

function setStyle(xml: Document, run: Element, id: string): void {
  let properties = child(run, "w:rPr");
  if (!properties) {
    properties = xml.createElement("w:rPr");
    run.insertBefore(properties, run.firstChild);
  }
  for (const own of all(properties, "w:rStyle")) own.parentNode?.removeChild(own);
  const style = xml.createElement("w:rStyle");
  style.setAttribute("w:val", id);
  properties.insertBefore(style, properties.firstChild);
}

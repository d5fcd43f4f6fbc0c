/// <reference types="vite/client" />
import type { ArgTypesEnhancer, InputType, StrictInputType } from "storybook/internal/types";

type Types = Record<string, InputType>;

/**
 * Adds the variants of a component's parts: a story whose `args` name one gets its control, under
 * the part's name.
 */
export const addParts: ArgTypesEnhancer = ({
  argTypes,
  initialArgs,
  parameters,
  subcomponents,
}) => {
  const extract = parameters.docs?.extractArgTypes as ((part: unknown) => Types | null) | undefined;
  const ofParts: Types = {};
  for (const [name, part] of Object.entries(subcomponents ?? {})) {
    for (const [prop, type] of Object.entries(extract?.(part) ?? {})) {
      if (!(prop in initialArgs) || prop in ofParts || argTypes[prop]?.type) continue;
      ofParts[prop] = { ...type, table: { ...type.table, category: name } };
    }
  }
  return { ...argTypes, ...ofParts } as typeof argTypes;
};

/** The components' code, where the defaults of their variants are. */
const sources = import.meta.glob<string>(["../src/*.tsx", "!../src/*.{stories,test}.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What no component has unless it is given. */
const offUnlessGiven = new Set(["asChild", "disabled", "pending", "readOnly", "required"]);

/** Fills the Default column with the variants that apply if none is given. */
export const addDefaults: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const file = String(parameters.fileName).match(/\/src\/([\w-]+)\.stories\.tsx$/)?.[1];
  const defaults = readDefaults(sources[`../src/${file}.tsx`] ?? "");
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const summary = defaults.get(name) ?? (offUnlessGiven.has(name) ? "false" : undefined);
      if (!summary || type.table?.defaultValue) return [name, type];
      return [name, { ...type, table: { ...type.table, defaultValue: { summary } } }];
    }),
  );
};

function readDefaults(source: string): Map<string, string> {
  const lists = [...source.matchAll(/defaultVariants: \{([^}]*)\}/g)];
  const entries = lists.flatMap(([, list = ""]) => [...list.matchAll(/(\w+): "?([\w-]+)"?/g)]);
  return new Map(entries.map(([, name = "", value = ""]) => [name, value]));
}

/** Gives each property a suitable control, or none if there is nothing to try. */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [name, chooseControl(type, initialArgs[name])]),
  );

function chooseControl(argType: StrictInputType, value: unknown): StrictInputType {
  // Its child would have to be a single element, which a control can't provide.
  if (argType.name === "asChild") return { ...argType, control: { disable: true } };
  // A variant of null is the same as leaving it out.
  const summary = (argType.table?.type?.summary ?? "").replace(/ \| null$/, "");
  const table = { ...argType.table, type: { ...argType.table?.type, summary } };
  const { type } = argType;
  if (type?.name === "enum") {
    const options = type.value.filter((option) => String(option) !== "null");
    return { ...argType, table, type: { ...type, value: options } };
  }
  if (summary === "boolean" || summary === "string") {
    return { ...argType, table, type: { name: summary } };
  }
  if (summary === "ReactNode") {
    const isText =
      typeof value === "string" || (value === undefined && argType.name !== "children");
    return { ...argType, control: isText ? { type: "text" } : { disable: true } };
  }
  return argType;
}

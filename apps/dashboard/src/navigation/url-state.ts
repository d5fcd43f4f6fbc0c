import { cutText } from "@frontage/records/cut-text";

/** A parameter in the URL's query string. */
export type Param<Value> = {
  name: string;
  /** Parses the parameter; returns the default if it is missing or invalid. */
  read: (text: string | null) => Value;
  /** A value as text; undefined for the default, which the URL omits. */
  write: (value: Value) => string | undefined;
};

/** A text parameter; "" by default. */
export const textParam = (name: string, maxLength = Infinity): Param<string> => ({
  name,
  read: (text) => cutText(text ?? "", maxLength),
  write: (value) => value || undefined,
});

/** A parameter that is undefined unless it is valid. By default, any non-empty text is valid. */
export const optionalParam = (
  name: string,
  isValid: (text: string) => boolean = Boolean,
): Param<string | undefined> => ({
  name,
  read: (text) => (text !== null && isValid(text) ? text : undefined),
  write: (value) => value,
});

/** A parameter with one of these words. */
export const choiceParam = <Word extends string, Default extends Word | undefined = undefined>(
  name: string,
  words: readonly Word[],
  byDefault?: Default,
): Param<Word | Default> => ({
  name,
  read: (text) => words.find((word) => word === text) ?? (byDefault as Default),
  write: (value) => (value === byDefault ? undefined : value),
});

/** A parameter that is on or off; off by default. */
export const flagParam = (name: string): Param<boolean> => ({
  name,
  read: (text) => text === "1",
  write: (value) => (value ? "1" : undefined),
});

/** A list's page number, from 1. */
export const pageParam = (name: string): Param<number> => ({
  name,
  read: (text) => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1),
  write: (value) => (value === 1 ? undefined : String(value)),
});

/** A screen's parameters in the URL's query string. */
export type UrlState<Values> = {
  read: (search: string) => Values;
  /** The query string after a change; other parameters are unchanged. */
  change: (search: string, changes: Partial<Values>) => string;
};

/** The values that a `UrlState` reads. */
export type ValuesOf<State> = State extends UrlState<infer Values> ? Values : never;

/**
 * Describes a screen's parameters in the URL's query string.
 *
 * @param alsoChanges other parameters that a change resets, such as the page
 */
export function urlState<Values extends object>(
  params: { [Name in keyof Values]: Param<Values[Name]> },
  alsoChanges?: (changes: Partial<Values>, next: Values) => Partial<Values>,
): UrlState<Values> {
  const names = Object.keys(params) as (keyof Values)[];
  function read(search: string) {
    const searchParams = new URLSearchParams(search);
    const values = names.map((name) => [
      name,
      params[name].read(searchParams.get(params[name].name)),
    ]);
    return Object.fromEntries(values) as Values;
  }
  function change(search: string, changes: Partial<Values>) {
    const next = { ...read(search), ...changes };
    Object.assign(next, alsoChanges?.(changes, next));
    const searchParams = new URLSearchParams(search);
    for (const name of names) {
      const text = params[name].write(next[name]);
      if (text === undefined) searchParams.delete(params[name].name);
      else searchParams.set(params[name].name, text);
    }
    const changed = searchParams.toString();
    return changed && `?${changed}`;
  }
  return { read, change };
}

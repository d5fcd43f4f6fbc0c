import type { ZodMiniType } from "zod/mini";

const prefix = "sample:";

/**
 * Sample records whose changes are stored in session storage, for this visit. Stored records are
 * validated when they are read.
 *
 * @param name the records' name, which must be unique among the samples
 * @param schema validates all records together
 * @param initial creates the original records; called at most once per visit
 */
export function sampleRecords<Records>(
  name: string,
  schema: ZodMiniType<Records>,
  initial: () => Records,
) {
  const key = prefix + name;
  let current: Records | undefined;

  function load(): Records {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return initial();
    // Zod loads with the schema, so the shell only checks whether there is an entry.
    const { data } = schema.safeParse(JSON.parse(stored));
    if (data === undefined) {
      throw new Error(
        `The samples of this visit cannot be read (${name}). Log out and in again to start afresh.`,
      );
    }
    return data;
  }

  return {
    read(): Records {
      return (current ??= load());
    },
    /** Stores records. @throws if the storage is full; the old records are kept then */
    write(next: Records): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch (cause) {
        throw new Error("This browser has no room left for another sample change.", { cause });
      }
      current = next;
    },
  };
}

/** Whether records of this name were changed during the visit. */
export function hasChanged(name: string): boolean {
  return sessionStorage.getItem(prefix + name) !== null;
}

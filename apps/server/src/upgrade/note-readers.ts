import { type DatabasePlace, openDatabase } from "../database/open-database.ts";
import { listNoteReaders } from "../people/settings.ts";

/** Who gets market notes by email, from a store that no server uses; its tables aren't changed. */
export async function readNoteReaders(place: DatabasePlace): ReturnType<typeof listNoteReaders> {
  const { close, db } = openDatabase(place, { isServer: false });
  try {
    return await listNoteReaders(db);
  } finally {
    await close();
  }
}

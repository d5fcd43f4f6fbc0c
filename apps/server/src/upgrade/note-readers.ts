import { type DatabasePlace, openDatabase } from "../database/open-database.ts";
import { listNoteReaders } from "../people/settings.ts";

/** Reads who gets market notes by email, without changing any tables. No server may be running. */
export async function readNoteReaders(place: DatabasePlace): ReturnType<typeof listNoteReaders> {
  const { close, db } = openDatabase(place, { isServer: false });
  try {
    return await listNoteReaders(db);
  } finally {
    await close();
  }
}

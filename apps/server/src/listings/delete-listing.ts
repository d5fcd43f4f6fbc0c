import type { Database } from "../database/open-database.ts";
import { leaveToCleanup } from "../files/leave-to-cleanup.ts";

/** Deletes a listing's rows, and leaves its files to the cleanup. */
export async function deleteListing(db: Database, id: string): Promise<void> {
  await leaveToCleanup(db, [
    ...(await db
      .selectFrom("listingDocument")
      .select("fileKey as key")
      .where("listingId", "=", id)
      .execute()),
    ...(await db
      .selectFrom("listingPhotoFile")
      .innerJoin("listingPhoto", "listingPhoto.id", "listingPhotoFile.photoId")
      .select("listingPhotoFile.fileKey as key")
      .where("listingPhoto.listingId", "=", id)
      .execute()),
  ]);
  await db.deleteFrom("listing").where("id", "=", id).execute();
}

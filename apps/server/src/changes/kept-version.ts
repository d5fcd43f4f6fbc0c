import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Whether a notification is about no document, or one whose version nobody has removed. */
export const isOfKeptVersion = (eb: ExpressionBuilder<Tables, "notification">) =>
  eb.or([
    eb("notification.documentId", "is", null),
    eb.exists(
      eb
        .selectFrom("document")
        .innerJoin("documentVersion", "documentVersion.documentId", "document.id")
        .select(sql.lit(1).as("one"))
        .whereRef("document.id", "=", "notification.documentId")
        .where("document.removedAt", "is", null)
        .where("documentVersion.removedAt", "is", null)
        .where((kept) =>
          kept.or([
            kept("notification.version", "is", null),
            kept("documentVersion.number", "=", kept.ref("notification.version")),
          ]),
        ),
    ),
  ]);

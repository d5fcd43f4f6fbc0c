import { pageSizeMax } from "@frontage/records/schemas/page-of";
import * as z from "zod/mini";

// In a query string, numbers are text.
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50);

/** The query of a list that grows: the records after `cursor`. */
export const pageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  limit,
});

/** The query of a list with numbered pages: the records after the first `offset`. */
export const numberedPageQuery = z.object({
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  limit,
});

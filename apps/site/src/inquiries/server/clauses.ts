export { serverClauses as clauses } from "@frontage/content/server-clauses";

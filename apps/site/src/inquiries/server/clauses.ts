export { serverClauses as clauses } from "@frontage/content/legal-clauses";

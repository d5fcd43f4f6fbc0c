export { webhookClauses as clauses } from "@frontage/content/legal-clauses";

export { webhookClauses as clauses } from "@frontage/content/webhook-clauses";

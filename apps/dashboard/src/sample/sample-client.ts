/** The client of the sample records. */
export { sampleClient } from "@frontage/content/samples/client";

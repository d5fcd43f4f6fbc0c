export { sampleClient } from "@frontage/content/samples/client";

export { sampleClient, sampleEntrance } from "@frontage/content/samples/client";

import { expect, test } from "vitest";
import { fieldMessages, webhookNotices } from "./messages.ts";

test("a webhook form's notices match the specification word for word", () => {
  expect(webhookNotices).toMatchObject({
    webhookMissing: "No automation-service webhook URL set. Please add it above to receive emails.",
    sendFailed:
      "Failed to send to the automation service. Please verify the webhook URL and try again.",
    sendSucceeded:
      "Request sent to the automation service. Check your automation history to confirm it was triggered.",
  });
});

test("the five field messages match the specification word for word", () => {
  expect(fieldMessages).toMatchObject({
    name: "Name must be at least 2 characters.",
    email: "Please enter a valid email address.",
    phone: "Please enter a valid phone number.",
    service: "Please select a service.",
    message: "Message must be at least 10 characters.",
  });
});

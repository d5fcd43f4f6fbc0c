import { messageMax, messageMin, nameMax, nameMin } from "./limits.ts";

/** Messages of a contact form that posts to a webhook. */
export const webhookNotices = {
  webhookMissing: "No automation-service webhook URL set. Please add it above to receive emails.",
  webhookInvalid: "Please enter a full web address that starts with https:// or http://.",
  webhookCredentials: "Please enter the web address without a user name and password.",
  sendFailed:
    "Failed to send to the automation service. Please verify the webhook URL and try again.",
  sendSucceeded:
    "Request sent to the automation service. Check your automation history to confirm it was triggered.",
} as const;

/** The contact form's messages next to its fields. */
export const fieldMessages = {
  name: `Name must be at least ${nameMin} characters.`,
  email: "Please enter a valid email address.",
  phone: "Please enter a valid phone number.",
  service: "Please select a service.",
  message: `Message must be at least ${messageMin} characters.`,
  nameTooLong: `Name must be at most ${nameMax} characters.`,
  messageTooLong: `Message must be at most ${messageMax} characters.`,
} as const;

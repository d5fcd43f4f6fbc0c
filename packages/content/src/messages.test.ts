import { expect, test } from "vitest";
import { notices } from "./messages.ts";

test("the notices match the specification word for word", () => {
  expect(notices).toEqual({
    dashboardRefused: "You must be logged in to access this page",
    loggedOut: "You have been successfully logged out.",
    pageNotFound: "Oops! Page not found",
    renderFailed: "Unexpected Application Error!",
  });
});

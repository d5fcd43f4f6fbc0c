/** Notices, and the headings of the two error pages. */
export const notices = {
  dashboardRefused: "You must be logged in to access this page",
  loggedOut: "You have been successfully logged out.",
  pageNotFound: "Oops! Page not found",
  renderFailed: "Unexpected Application Error!",
} as const;

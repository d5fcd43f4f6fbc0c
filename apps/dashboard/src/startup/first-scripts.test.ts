// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { requestServer } from "../api/request.ts";
import { keepEmailLink } from "../session/email-link.ts";
import { followAppearance } from "./appearance.ts";
import { anyRecordId, sendEarly } from "./early-requests.ts";
import { guardDashboard } from "./guard.ts";
import { followUser, takeEmailLink } from "./login.ts";
import { markRole } from "./role.ts";
import { markSampleNotice } from "./sample-notice.ts";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Stubs the system's color scheme, which the test can change. */
function stubSystem(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.spyOn(window, "matchMedia").mockReturnValue(query as MediaQueryList);
  return query;
}

test.for([
  ["dark", false, "dark"],
  ["light", true, "light"],
  [undefined, true, "dark"],
  [undefined, false, "light"],
  ["system", true, "dark"],
] as const)("the theme chosen is %s, the system's is dark: %s → %s", ([chosen, isDark, shown]) => {
  stubSystem(isDark);
  if (chosen) localStorage.setItem("theme", chosen);
  followAppearance();
  expect(root.dataset.theme).toBe(shown);
});

test("the theme follows the system, and a choice in another tab", () => {
  const system = stubSystem(false);
  followAppearance();
  system.matches = true;
  system.dispatchEvent(new Event("change"));
  expect(root.dataset.theme).toBe("dark");
  localStorage.setItem("theme", "light");
  localStorage.setItem("motion", "reduce");
  window.dispatchEvent(new StorageEvent("storage"));
  expect(root.dataset.theme).toBe("light");
  expect(root.dataset.motion).toBe("reduce");
});

test("the login page detects whether someone is logged in", () => {
  followUser();
  expect(root.dataset.signedIn).toBeUndefined();
  localStorage.setItem("user", "yes");
  window.dispatchEvent(new StorageEvent("storage"));
  expect(root.dataset.signedIn).toBe("");
});

test.for(["reset", "invitation", "email-change"] as const)(
  "the secret of a %s leaves the address",
  (kind) => {
    window.history.replaceState(null, "", `/login?${kind}=secret`);
    takeEmailLink();
    expect(window.emailLink).toEqual({ kind, token: "secret" });
    expect(root.dataset.link).toBe(kind);
    expect(window.location.href).not.toContain("secret");
  },
);

test("a reload still has the link, until it is used", () => {
  window.history.replaceState(null, "", "/login?reset=secret");
  takeEmailLink();
  delete window.emailLink;
  takeEmailLink();
  expect(window.emailLink).toEqual({ kind: "reset", token: "secret" });
  keepEmailLink(undefined);
  takeEmailLink();
  expect(window.emailLink).toBeUndefined();
});

test("the notice about sample data is hidden if dismissed, or without sample data", () => {
  const isAway = () => {
    markSampleNotice();
    return root.dataset.plain !== undefined;
  };
  localStorage.setItem("user", `{"name":"Taylor Morgan","portal":"sample"}`);
  expect(isAway()).toBe(false);
  sessionStorage.setItem("sample-notice", "dismissed");
  expect(isAway()).toBe(true);
  sessionStorage.clear();
  localStorage.setItem("user", `{"name":"Robin Hale","portal":"live"}`);
  expect(isAway()).toBe(true);
});

test("a prerendered page shows the sidebar for the account's role, or the sample one", () => {
  const marked = (entry: string) => {
    delete root.dataset.role;
    localStorage.setItem("user", entry);
    markRole();
    return root.dataset.role;
  };
  expect(marked("yes")).toBeUndefined();
  expect(marked(JSON.stringify({ role: "Client", portal: "sample" }))).toBeUndefined();
  expect(marked(JSON.stringify({ role: "Client", portal: "live" }))).toBe("Client");
  expect(marked(JSON.stringify({ role: "Broker", portal: "live" }))).toBe("Broker");
});

test("a screen's own request takes the answer to the first script's, once", async () => {
  const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  window.history.replaceState(null, "", "/dashboard/deals/5-demo-court");
  sendEarly([`/api/deals/${anyRecordId}`]);
  const [[url, init] = []] = sent.mock.calls;
  expect(url).toBe("/api/deals/5-demo-court");
  expect(init?.headers).toHaveProperty("Time-Zone");
  await requestServer("/api/deals/5-demo-court");
  expect(sent).toHaveBeenCalledOnce();
  await requestServer("/api/deals/5-demo-court");
  expect(sent).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test("a page with a search leaves its requests to the screen, which knows its filters", () => {
  const sent = vi.spyOn(globalThis, "fetch");
  window.history.replaceState(null, "", "/dashboard/documents?deal=x");
  delete window.early;
  sendEarly(["/api/documents"]);
  expect(sent).not.toHaveBeenCalled();
  expect(window.early).toBeUndefined();
  vi.restoreAllMocks();
});

describe("the guard", () => {
  const { dataset, style } = document.documentElement;
  const opened = vi.fn<Location["replace"]>();

  beforeEach(() => {
    vi.spyOn(window.location, "replace").mockImplementation(opened);
    window.history.replaceState(null, "", "/dashboard/documents?deal=x#files");
  });
  afterEach(() => {
    // Stops listeners of an earlier test: a refused page ignores events.
    dataset.refused = "";
    opened.mockClear();
    localStorage.clear();
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  function guard() {
    delete dataset.refused;
    delete dataset.sessionEnded;
    guardDashboard();
  }

  test("without a user the page is refused and remembered for after the login", () => {
    guard();
    expect(opened).toHaveBeenCalledExactlyOnceWith("/login");
    expect(dataset.refused).toBe("");
    expect(sessionStorage.getItem("notice")).toBe("dashboardRefused");
    expect(sessionStorage.getItem("return-to")).toBe("/dashboard/documents?deal=x#files");
  });

  test.for(["yes", "{", ""])(
    "whatever the user entry holds (%j), it opens the dashboard",
    (entry) => {
      localStorage.setItem("user", entry);
      guard();
      expect(opened).not.toHaveBeenCalled();
      expect(dataset.refused).toBeUndefined();
    },
  );

  test("without storage the login page still opens", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("switched off");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("switched off");
    });
    guard();
    expect(opened).toHaveBeenCalledExactlyOnceWith("/login");
  });

  test("a logout in another tab discards this tab's changes", () => {
    localStorage.setItem("user", "yes");
    guard();
    sessionStorage.setItem("draft:message", "half a sentence");
    localStorage.removeItem("user");
    window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
    expect(opened).toHaveBeenCalledExactlyOnceWith("/login");
    expect(sessionStorage.getItem("draft:message")).toBeNull();
    expect(sessionStorage.getItem("notice")).toBe("loggedOut");
    expect(sessionStorage.getItem("return-to")).toBeNull();
  });

  test("a page that asks for the password again stays if the session has only expired", () => {
    localStorage.setItem("user", "yes");
    guard();
    dataset.sessionEnded = "";
    localStorage.setItem("session-ended", "1");
    localStorage.removeItem("user");
    window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
    expect(opened).not.toHaveBeenCalled();
  });

  test("a page that the browser caches is wiped, and restored only for its user", () => {
    localStorage.setItem("user", "yes");
    guard();
    window.dispatchEvent(new Event("pagehide"));
    expect(style.opacity).toBe("0");
    window.dispatchEvent(new Event("pageshow"));
    expect(style.opacity).toBe("");

    window.dispatchEvent(new Event("pagehide"));
    localStorage.removeItem("user");
    window.dispatchEvent(new Event("pageshow"));
    expect(style.opacity).toBe("0");
    expect(opened).toHaveBeenCalledExactlyOnceWith("/login");
  });
});

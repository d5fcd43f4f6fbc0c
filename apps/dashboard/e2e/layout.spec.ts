import { broker as owner } from "@frontage/content/broker";
import { expectAccessible } from "./axe.ts";
import { expectFocusWithin } from "./focus-within.ts";
import { expect, test } from "./signed-in.ts";
import { makeUnreachable } from "./unreachable.ts";

const titles = {
  "/dashboard": "Dashboard",
  "/dashboard/documents": "Documents",
  "/dashboard/contacts": "Contacts",
  "/dashboard/calendar": "Calendar",
  "/dashboard/settings": "Account Settings",
  "/dashboard/notifications": "Notifications",
  "/dashboard/messages": "Messages",
  "/dashboard/profile": "Profile",
  "/dashboard/properties": "Properties",
};

// The next journey gets the same page, however this one ended.
test.afterEach(async ({ page }) => page.emulateMedia({ media: null, colorScheme: null }));

test("every screen has its title, alone as h1, and nothing sideways", async ({ page }) => {
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    await page.waitForLoadState("networkidle");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

for (const table of ["documents", "contacts", "properties"]) {
  test(
    `at every width the table of ${table} keeps each cell to its column`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(`/dashboard/${table}`);
      await expect(page.getByRole("row").nth(8)).toBeVisible();
      for (const width of [768, 834, 900, 1023, 1024, 1100, 1180, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(
            () =>
              page
                .locator("th, td")
                .evaluateAll((cells) =>
                  cells
                    .filter(
                      ({ clientWidth, scrollWidth }) =>
                        clientWidth > 0 && scrollWidth > clientWidth + 1,
                    )
                    .map((cell) => cell.textContent),
                ),
            { message: `at ${width} px` },
          )
          .toEqual([]);
        const first = await page.getByRole("row").nth(1).getByRole("cell").first().boundingBox();
        expect(first?.width, `the first column at ${width} px`).toBeGreaterThan(128);
      }
    },
  );
}

test("the sidebar marks the one current screen", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/dashboard/documents");
  const links = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
  await expect(links).toHaveText([
    "Dashboard",
    "Documents",
    "Contacts",
    "Calendar",
    "Account Settings",
    /^Notifications3/,
  ]);
  await expect(page.locator("aside [aria-current=page]")).toHaveText("Documents");
  await links.filter({ hasText: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calendar");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("aside [aria-current=page]")).toHaveText("Calendar");
});

test("the sidebar shows who is signed in", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/dashboard");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByText("Taylor Morgan")).toBeVisible();
  await expect(sidebar.getByText("Client", { exact: true })).toBeVisible();
  await expect(sidebar.getByRole("button", { name: "Log out" })).toBeVisible();
});

test(
  "under 1024 px the sidebar is a drawer that a choice closes",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
    const open = page.getByRole("button", { name: "Open menu" });
    await open.click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer.getByText("Taylor Morgan")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await drawer.getByRole("link", { name: "Contacts" }).click();
    await expect(page).toHaveURL("/dashboard/contacts");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeFocused();
  },
);

test("the account menu leads to the profile and the settings @phone", async ({ page }) => {
  await page.goto("/dashboard");
  const button = page.getByRole("button", { name: "Account menu" });
  await button.click();
  const menu = page.getByRole("menu");
  await expect(menu.getByText("My Account")).toBeVisible();
  await expect(menu.getByRole("menuitem")).toHaveText(["Profile", "Settings", "Logout"]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL("/dashboard/settings");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page).toHaveURL("/dashboard/profile");
});

test(
  "a menu whose code cannot be had says so, and opens at the second try",
  { tag: "@phone" },
  async ({ page }) => {
    const reconnect = await makeUnreachable(page, /\/(drawer|account-menu)-/);
    await page.goto("/dashboard");
    const notice = page.getByRole("alert").filter({ hasText: "Couldn’t open" });

    await page.getByRole("button", { name: "Account menu" }).click();
    await expect(notice).toContainText("Couldn’t open the account menu.");
    await notice.getByRole("button", { name: "Try again" }).click();
    // Still nothing to be had, and said again.
    await expect(notice).toContainText("Couldn’t open the account menu.");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(notice.filter({ hasText: "the menu" })).toBeVisible();
    await expectAccessible(page);

    reconnect();
    await notice
      .filter({ hasText: "account menu" })
      .getByRole("button", { name: "Try again" })
      .click();
    await expectFocusWithin(page.getByRole("menu"));
    await page.keyboard.press("Escape");
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  },
);

test("the header leads to messages and to notifications, and says what is unread @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Notifications, 3 unread" }).click();
  await expect(page).toHaveURL("/dashboard/notifications");
  await header.getByRole("link", { name: /^Messages/ }).click();
  await expect(page).toHaveURL(/^[^?]*\/dashboard\/messages/);
});

test("a press that comes before the application counts @desktop", async ({ page }) => {
  const scripts: (() => void)[] = [];
  let isHeld = true;
  await page.route("**/entry-dashboard-*.js", async (route) => {
    if (isHeld) await new Promise<void>((release) => scripts.push(release));
    await route.continue();
  });
  await page.goto("/dashboard", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Account menu" }).click();
  isHeld = false;
  for (const release of scripts) release();
  await expect(page.getByRole("menu")).toBeVisible();
});

test("says in one line that everything is a sample @phone", async ({ page }) => {
  await page.goto("/dashboard");
  const note = page.getByRole("note");
  await expect(note).toBeVisible();
  const lines = await note.getByText("Everything here is a sample").evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines).toBe(1);
});

test("at 375 px no figure's label breaks", { tag: "@phone" }, async ({ page }) => {
  for (const width of [375, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/dashboard");
    const labels = page.locator("[data-slot=stat-label]");
    await expect(labels).toHaveCount(4);
    for (const label of await labels.all()) {
      const box = await label.boundingBox();
      expect(box?.height, `${await label.textContent()} at ${width} px`).toBeLessThan(30);
    }
  }
});

test("says that everything is a sample until that is dismissed for the visit @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard");
  const note = page.getByRole("note");
  await expect(note).toContainText("Everything here is a sample");
  await page.getByRole("button", { name: "Dismiss the note about samples" }).click();
  await expect(note).toBeHidden();
  await page.goto("/dashboard/documents");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documents");
  await expect(note).toBeHidden();
});

test("an unknown path shows the 404 page with the way back @phone", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const response = await page.goto("/dashboard/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect
    .poll(() => complaints.some((text) => text.includes("/dashboard/nowhere")))
    .toBe(true);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the chosen theme is there before the first paint", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await page.goto("/dashboard/documents", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.evaluate(() => localStorage.setItem("theme", "system"));
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test(
  "on paper a screen is its title and its records, without what only a screen can do",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/dashboard/documents");
    await expect(page.getByText("1 to 9 of 36 documents")).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await expect(page.getByRole("heading", { name: "Documents", level: 1 })).toBeVisible();
    await expect(page.getByRole("row", { name: "Purchase agreement, revision 3" })).toBeVisible();
    await expect(page.getByText("1 to 9 of 36 documents")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
    for (const button of ["Upload", "Next page", "Show all"]) {
      await expect(page.getByRole("button", { name: button, exact: true })).toBeHidden();
    }
    await expect(page.getByRole("searchbox", { name: "Search documents" })).toBeHidden();
    await expect(page.getByLabel("Status", { exact: true })).toBeHidden();
    await expect(page.getByRole("tab", { name: "All 36" })).toBeVisible();
    await expect(page.getByRole("tab", { name: /^Leases/ })).toBeHidden();

    await test.step("a conversation is printed whole, alone", async () => {
      await page.goto("/dashboard/messages?thread=broker");
      const log = page.getByRole("region", { name: `Messages with ${owner.name}` });
      await expect(log.getByRole("listitem").first()).toBeVisible();
      await expect(page.getByRole("searchbox", { name: "Search messages" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Send" })).toBeHidden();
      await expect(log).toHaveCSS("overflow", "visible");
    });
  },
);

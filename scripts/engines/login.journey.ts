import { expect, test } from "./journey.ts";

test("a wrong password is refused, the right one opens the requested page, and logging out ends the session", async ({
  page,
  product,
}) => {
  await page.open("/dashboard/documents");
  await expect(page).toHavePath("/login");
  await page.ready();
  const password = page.getByRole("textbox", { name: "Password" });
  const logIn = page.getByRole("button", { name: "Log in", exact: true });
  await page.getByRole("textbox", { name: "Email" }).fill(product.client.email);
  await password.fill("correct horse battery");
  await logIn.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "That email or password is incorrect." }),
  ).toBeVisible();
  await password.fill(product.client.password);
  await page.press("Enter");
  await expect(page).toHavePath("/dashboard/documents");
  await page.ready();

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHavePath("/login");
  // Firefox can't open a page that redirects while another one is loading.
  await page.ready();
  await page.open("/dashboard");
  await expect(page).toHavePath("/login");
});

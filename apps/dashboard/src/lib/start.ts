import type {} from "./first-script.ts";

/** Repeats the press that came before the application did, now that it listens. */
export function repeatPress(): void {
  const pressed = window.boot?.pressed;
  delete window.boot;
  pressed?.click();
}

/** Resolves once every stylesheet that the first script linked is there, or has failed. */
export async function whenDressed(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all(
    [...links]
      .filter((link) => !link.sheet)
      .map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener("load", resolve, { once: true });
            link.addEventListener("error", resolve, { once: true });
          }),
      ),
  );
}

/**
 * The inline script of the agreement's page: sends the form without leaving the page, and focuses
 * the first field that the server refuses. Without it, the server answers with a whole page.
 */
let isSending = false;

addEventListener("submit", (event) => {
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  const form = event.target as HTMLFormElement;
  send(form)
    // After any failure, a normal submit makes the browser show what happened.
    .catch(() => form.submit())
    .finally(() => (isSending = false));
});

async function send(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const answer = await fetch(form.action, { method: "POST", body });
  if (answer.redirected) return location.assign(answer.url);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = page.querySelector("main");
  const wrong = main?.querySelector<HTMLElement>("[autofocus]");
  if (!main || !wrong) throw new Error("The answer isn't this page.");
  document.querySelector("main")?.replaceWith(main);
  wrong.scrollIntoView();
  wrong.focus({ preventScroll: true });
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Focus } from "./place-photograph.ts";

/**
 * Shows a picture in the browser with its crops on a phone and a computer, until someone has clicked
 * what crops should keep.
 *
 * @param options.onReady is told the page's address
 * @returns the point
 */
export async function chooseFocus(
  picture: Buffer,
  { onReady, start }: { start: Focus; onReady: (address: string) => void },
): Promise<Focus> {
  const { promise: chosen, resolve: choose } = Promise.withResolvers<Focus>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/picture.jpg") {
      response.setHeader("Content-Type", "image/jpeg").end(picture);
    } else if (request.method === "POST") {
      response.end();
      choose({ x: percent(searchParams.get("x")), y: percent(searchParams.get("y")) });
    } else {
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(pageFor(start));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onReady(`http://localhost:${(server.address() as AddressInfo).port}/`);
  try {
    return await chosen;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const percent = (text: string | null) => Math.min(100, Math.max(0, Math.round(Number(text))));

const pageFor = ({ x, y }: Focus) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Choose what crops keep</title>
  <style>
    body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; max-width: 1200px; }
    button { font: inherit; padding: 10px 20px; }
    .whole { position: relative; width: fit-content; cursor: crosshair; }
    .whole img { display: block; max-width: 100%; max-height: 50vh; }
    .point { position: absolute; width: 24px; height: 24px; margin: -12px; border: 3px solid #fff; outline: 2px solid #000; border-radius: 50%; pointer-events: none; }
    .crops { display: flex; gap: 24px; margin: 24px 0; flex-wrap: wrap; }
    .crops img { display: block; object-fit: cover; }
  </style>
  <h1>What should every crop keep?</h1>
  <p>Click it in the picture, or move the point with the arrow keys.</p>
  <div class="whole" tabindex="0" aria-label="The whole picture"><img src="/picture.jpg" alt="" /><div class="point"></div></div>
  <div class="crops">
    <figure><img src="/picture.jpg" alt="" width="195" height="390" /><figcaption>On a phone</figcaption></figure>
    <figure><img src="/picture.jpg" alt="" width="720" height="300" /><figcaption>On a computer</figcaption></figure>
  </div>
  <button>Use this point</button>
  <p role="status"></p>
  <script>
    let x = ${x}, y = ${y};
    const whole = document.querySelector(".whole");
    const show = () => {
      document.querySelector(".point").style.cssText = "left:" + x + "%;top:" + y + "%";
      for (const crop of document.querySelectorAll(".crops img")) crop.style.objectPosition = x + "% " + y + "%";
    };
    const within = (value) => Math.min(100, Math.max(0, value));
    whole.addEventListener("click", (event) => {
      const box = whole.getBoundingClientRect();
      x = within(((event.clientX - box.left) / box.width) * 100);
      y = within(((event.clientY - box.top) / box.height) * 100);
      show();
    });
    whole.addEventListener("keydown", ({ key }) => {
      x = within(x + (key === "ArrowRight") - (key === "ArrowLeft"));
      y = within(y + (key === "ArrowDown") - (key === "ArrowUp"));
      show();
    });
    document.querySelector("button").addEventListener("click", async () => {
      await fetch("/?x=" + x + "&y=" + y, { method: "POST" });
      document.querySelector("[role=status]").textContent = "Done. Go back to the terminal.";
    });
    show();
  </script>
</html>`;

import { canReach, mapFailed, mapUrl } from "../lib/map.ts";

/**
 * Adds the behavior that needs script to a page of listings.
 *
 * @param open shows another page of this site, by path and search
 * @returns removes the behavior
 */
export function enhance(page: HTMLElement, open: (path: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  filterOnChange(page, open, signal);
  for (const gallery of page.querySelectorAll<HTMLElement>("[data-gallery]"))
    enhanceGallery(gallery, signal);
  for (const frame of page.querySelectorAll<HTMLElement>("[data-map]")) showMap(frame, signal);
  page.querySelector("[data-print]")?.addEventListener("click", () => print(), { signal });
  return () => stop.abort();
}

/** Applies the filters whenever one is chosen, or Enter is pressed in a size. */
function filterOnChange(page: HTMLElement, open: (path: string) => void, signal: AbortSignal) {
  const form = page.querySelector<HTMLFormElement>("form[data-filters]");
  for (const kind of ["change", "submit"]) {
    form?.addEventListener(
      kind,
      (event) => {
        event.preventDefault();
        const chosen = [...new FormData(form)].filter(([, value]) => value !== "");
        const query = new URLSearchParams(chosen as [string, string][]).toString();
        open(new URL(form.action).pathname + (query && `?${query}`));
      },
      { signal },
    );
  }
}

/** Makes the arrows, the thumbnails and the viewer work. All pictures are already in the page. */
function enhanceGallery(gallery: HTMLElement, signal: AbortSignal) {
  const viewer = gallery.querySelector("dialog");
  const strip = gallery.querySelector<HTMLElement>("[data-strip]");
  const frame = gallery.querySelector<HTMLAnchorElement>("[data-frame]");
  if (!viewer || !strip || !frame) return;
  const pictures = [...strip.children] as HTMLElement[];
  let place = 0;
  // A link to the viewer opens it even without script.
  const isShown = () => viewer.checkVisibility();

  function show(next: number) {
    place = (next + pictures.length) % pictures.length;
    const count = `${place + 1} of ${pictures.length}`;
    for (const text of gallery.querySelectorAll("[data-count],[data-viewer-count]"))
      text.textContent = count;
    for (const thumbnail of gallery.querySelectorAll<HTMLElement>("[data-thumbnail]"))
      thumbnail.ariaCurrent = thumbnail.dataset["thumbnail"] === String(place) ? "true" : null;
    const picture = pictures[place];
    if (isShown()) strip?.scrollTo({ left: strip.clientWidth * place, behavior: "instant" });
    else if (picture) putInFrame(picture);
  }

  /** Copies a picture from the viewer into the page's frame, at the frame's size. */
  function putInFrame(picture: HTMLElement) {
    const shown = frame?.querySelector("picture");
    const next = picture.querySelector("picture")?.cloneNode(true) as HTMLElement | undefined;
    const before = shown?.querySelector("img");
    const image = next?.querySelector("img");
    if (!shown || !next || !before || !image) return;
    for (const part of next.querySelectorAll("[sizes]"))
      part.setAttribute("sizes", before.getAttribute("sizes") ?? "100vw");
    image.className = before.className;
    image.loading = "eager";
    shown.replaceWith(next);
    frame?.setAttribute("href", `#${picture.id}`);
    const mark = frame?.querySelector<HTMLElement>("[data-mark]");
    if (mark) mark.hidden = picture.dataset["rendering"] === undefined;
  }

  const linked = pictures.findIndex((picture) => picture.matches(":target"));
  if (linked >= 0) show(linked);
  addEventListener("hashchange", () => show(place), { signal });
  gallery.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("a,button");
      const { close, frame: whole, all, step, thumbnail } = control?.dataset ?? {};
      if (step) show(place + Number(step));
      else if (thumbnail) show(Number(thumbnail));
      // A viewer that a link has opened isn't `open`; the link that closes it works by itself.
      else if (close !== undefined && viewer.open) viewer.close();
      else if (whole !== undefined || all !== undefined) {
        viewer.showModal();
        show(place);
        strip.focus();
      } else return;
      event.preventDefault();
    },
    { signal },
  );
  viewer.addEventListener("close", () => show(place), { signal });
  viewer.addEventListener(
    "keydown",
    (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      show(place + step);
    },
    { signal },
  );
  strip.addEventListener(
    "scrollend",
    () => {
      const reached = Math.round(strip.scrollLeft / strip.clientWidth);
      if (isShown() && reached !== place) show(reached);
    },
    { signal },
  );
}

/** The map is requested only when it is near the window. */
function showMap(frame: HTMLElement, signal: AbortSignal) {
  const [latitude = 0, longitude = 0] = (frame.dataset["map"] ?? "").split(",").map(Number);
  const url = mapUrl({ latitude, longitude });
  async function load() {
    if (!(await canReach(url))) {
      const note = frame.querySelector("[role=status]");
      if (note) note.textContent = mapFailed;
      return;
    }
    const map = document.createElement("iframe");
    map.title = frame.dataset["mapTitle"] ?? "";
    map.src = url;
    map.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups");
    map.referrerPolicy = "strict-origin-when-cross-origin";
    map.className = "absolute inset-0 size-full";
    frame.querySelector("svg")?.after(map);
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void load();
    },
    { rootMargin: "300px 0px" },
  );
  observer.observe(frame);
  signal.addEventListener("abort", () => observer.disconnect());
}

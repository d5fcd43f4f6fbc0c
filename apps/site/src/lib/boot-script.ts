import { topBarThresholdPx } from "@frontage/content/timing";

/** What the boot script leaves for `entry-client`. */
type Boot = {
  /** The button pressed before the application was there, if any. */
  pressed: HTMLElement | null;
};

declare global {
  interface Window {
    boot?: Boot;
  }
}

/**
 * The page's one inline script. It
 * - marks `<html data-scrolled>` for the top bar;
 * - links the stylesheet, and the manifest, right after the first paint, for which
 *   the page carries its rules, and at once where a scroll position is to be
 *   restored; without script a `<noscript>` has the same links;
 * - loads the application once the page has been painted, has loaded and is idle
 *   (4 s after loading in a tab that is never painted), or at the first
 *   interaction, and keeps a press that comes too early for `entry-client` to
 *   repeat. Links, `<details>` and the mobile menu need nobody: browsers do them.
 *
 * @param entry URL of the application's module
 * @param links URLs to link after the first paint, by their `rel`
 */
export function bootScript(entry: string, links: Record<string, readonly string[]>): string {
  return `(()=>{
let d=document.documentElement,l=addEventListener,b=window.boot={pressed:null},s,c;
let mark=()=>d.toggleAttribute("data-scrolled",scrollY>${topBarThresholdPx});
l("scroll",mark,{passive:true});
let dress=()=>{if(c)return;c=1;for(let [r,u]of ${JSON.stringify(
    Object.entries(links).flatMap(([rel, urls]) => urls.map((url) => [rel, url])),
  )}){let n=document.createElement("link");n.rel=r;n.href=u;if(r=="stylesheet")n.onload=n.onerror=()=>d.toggleAttribute("data-dressed",true);document.head.append(n)}setTimeout(()=>d.toggleAttribute("data-dressed",true),3e3)};
if(performance.getEntriesByType("navigation")[0]?.type!="navigate")dress();
let start=()=>{dress();if(s)return;s=1;import(${JSON.stringify(entry)}).catch(()=>{let p=b.pressed;delete window.boot;p&&p.click()})};
for(let e of["pointerdown","keydown","wheel","touchstart"])l(e,start,{once:true,passive:true,capture:true});
l("click",e=>{let t=window.boot&&e.isTrusted&&e.target.closest("button:not([popovertarget])");if(t){e.preventDefault();e.stopPropagation();b.pressed=t;start()}},true);
let n=0,ready=()=>{if(++n==2)self.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)};
new PerformanceObserver((e,o)=>{o.disconnect();dress();ready()}).observe({type:"paint",buffered:true});
l("load",()=>{setTimeout(ready);setTimeout(start,4000)});
})()`.replaceAll("\n", "");
}

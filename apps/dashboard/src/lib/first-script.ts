import { paths } from "@frontage/content/navigation";

import { noticeKey, type PassedNotice } from "./notice.ts";
import { returnPathKey } from "./return-path.ts";
import { themeKey } from "./theme.ts";
import { userKey } from "./user.ts";

/** What the first script leaves for the application. */
type Boot = {
  /** The button pressed before the application was there, if any. */
  pressed: HTMLElement | null;
};

declare global {
  interface Window {
    boot?: Boot;
  }
}

const refused: PassedNotice = "dashboardRefused";

/** Sets `<html data-theme>` from the chosen or the system's theme, and follows both. */
const theme = `let d=document.documentElement,m=matchMedia("(prefers-color-scheme:dark)"),p=()=>{let t;try{t=localStorage.getItem("${themeKey}")}catch{}d.dataset.theme=t=="dark"||t!="light"&&m.matches?"dark":"light"};p();m.addEventListener("change",p);addEventListener("storage",p);`;

/**
 * Sends whoever has no \`user\` entry to the login page, before anything is
 * painted, also when the page comes back from the browser's memory or another
 * tab logs out. What was asked for waits in this tab's own storage: an address
 * from outside can never name where to go.
 */
const guard = `let g=e=>{let u=null;try{u=localStorage.getItem("${userKey}")}catch{}if(u!==null)return;d.dataset.refused="";try{if(!sessionStorage.getItem("${noticeKey}"))sessionStorage.setItem("${noticeKey}",e&&e.type=="storage"?"loggedOut":"${refused}");if(!e)sessionStorage.setItem("${returnPathKey}",location.pathname+location.search)}catch{}location.replace("${paths.login}")};g();addEventListener("pageshow",e=>e.persisted&&g(e));addEventListener("storage",g);`;

/** Marks a dismissed sample notice, and records that are no samples, before the first paint. */
const sampleNotice = `try{let u=localStorage.getItem("${userKey}")||"";d.toggleAttribute("data-plain",sessionStorage.getItem("sample-notice")=="dismissed"||/"portal":"live"/.test(u))}catch{}`;

/**
 * The page's one inline script. It paints the right theme, guards the dashboard,
 * and loads the application and the whole stylesheet once the page has been
 * painted and has loaded, or at the first interaction; a press that comes too
 * early is kept for the application to repeat.
 *
 * @param entry URL of the application's module
 * @param styles URLs of the stylesheet
 */
export function firstScript(
  entry: string,
  styles: readonly string[],
  { guarded }: { guarded: boolean },
): string {
  const load = `let l=addEventListener,b=window.boot={pressed:null},s,start=()=>{if(s||"refused"in d.dataset)return;s=1;for(let u of ${JSON.stringify(styles)}){let n=document.createElement("link");n.rel="stylesheet";n.href=u;document.head.append(n)}import(${JSON.stringify(entry)}).catch(()=>{let p=b.pressed;delete window.boot;p&&p.click()})};for(let e of["pointerdown","keydown","touchstart"])l(e,start,{once:true,passive:true,capture:true});l("click",e=>{let t=window.boot&&e.isTrusted&&e.target.closest("button");if(t){e.preventDefault();e.stopPropagation();b.pressed=t;start()}},true);let n=0,ready=()=>{if(++n==2)setTimeout(start)};new PerformanceObserver((e,o)=>{o.disconnect();ready()}).observe({type:"paint",buffered:true});l("load",()=>{setTimeout(ready);setTimeout(start,2000)});`;
  return `(()=>{${theme}${guarded ? guard + sampleNotice : ""}${load}})()`;
}

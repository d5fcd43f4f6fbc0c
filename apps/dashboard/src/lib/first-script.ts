import { paths } from "@frontage/content/navigation";

import { motionKey } from "./motion.ts";
import { noticeKey, type PassedNotice } from "./notice.ts";
import { returnPathKey } from "./return-path.ts";
import { themeKey } from "./theme.ts";
import { sessionEndedKey, userKey } from "./user.ts";

/** What the first script leaves for the application. */
type Boot = {
  /** The button pressed before the application was there, if any. */
  pressed: HTMLElement | null;
  /** On the login page: the mail's link that led there, which the address no longer holds. */
  link?: PasswordLink;
};

/** What a mail's link carries: the right to choose a password, once. */
export type PasswordLink = { kind: "reset" | "invitation"; token: string };

declare global {
  interface Window {
    boot?: Boot;
  }
}

const refused: PassedNotice = "dashboardRefused";
const loggedOut: PassedNotice = "loggedOut";

/** Sets `<html data-theme>` and `data-motion` from what was chosen or the system prefers, and follows both. */
const looks = `let d=document.documentElement,m=matchMedia("(prefers-color-scheme:dark)"),k=n=>{try{return localStorage.getItem(n)}catch{return null}},p=()=>{let t=k("${themeKey}");d.dataset.theme=t=="dark"||t!="light"&&m.matches?"dark":"light";d.dataset.motion=k("${motionKey}")=="reduce"?"reduce":"system"};p();m.addEventListener("change",p);addEventListener("storage",p);`;

/**
 * Sends whoever has no \`user\` entry to the login page, before anything is
 * painted, also when the page comes back from the browser's memory, a soft
 * navigation asks for another screen, or another tab logs out: then this tab's
 * changes go as well. Where another tab has only found the session ended, a page that
 * asks for the password again keeps what is on it. A page on its way into that memory is wiped, so that it
 * cannot come back for a frame. What was asked for waits in this tab's own
 * storage: an address from outside can never name where to go.
 */
const guard = `let g=e=>{if(k("${userKey}")!==null||"sessionEnded"in d.dataset&&k("${sessionEndedKey}")!==null){d.style.opacity="";return}d.dataset.refused="";try{let s=sessionStorage;if(e&&e.type=="storage"){s.clear();s.setItem("${noticeKey}","${loggedOut}")}else{s.setItem("${noticeKey}","${refused}");s.setItem("${returnPathKey}",location.pathname+location.search+location.hash)}}catch{}location.replace("${paths.login}")};g();addEventListener("pagehide",()=>{d.style.opacity="0"});for(let e of ["pageshow","popstate","pushState","storage"])addEventListener(e,e=>{if(!("refused"in d.dataset))g(e)});`;

/** Tells the login page whether somebody is signed in already. */
const signedIn = `let g=()=>{d.toggleAttribute("data-signed-in",k("${userKey}")!==null)};g();addEventListener("storage",g);addEventListener("pageshow",g);`;

/**
 * Takes a mail's link out of the address, before anything is asked for that would
 * tell it on, and marks the page: it asks for a new password then.
 */
const passwordLink = `let q=new URLSearchParams(location.search);for(let n of["reset","invitation"]){let t=q.get(n);if(t!==null){d.dataset.link=n;b.link={kind:n,token:t};history.replaceState(null,"",location.pathname)}}`;

/** Marks a dismissed sample notice, and records that are no samples, before the first paint. */
const sampleNotice = `try{let u=k("${userKey}")||"";d.toggleAttribute("data-plain",sessionStorage.getItem("sample-notice")=="dismissed"||/"portal":"live"/.test(u))}catch{}`;

/**
 * The page's one inline script. It paints the right theme, guards the dashboard
 * or tells the login page whether somebody is there and which link led to it, and loads the application and
 * the whole stylesheet once the page has been painted and has loaded, or at the
 * first interaction; a press that comes too early is kept for the application to
 * repeat.
 *
 * @param entry URL of the application's module
 * @param styles URLs of the stylesheet
 */
export function firstScript(
  entry: string,
  styles: readonly string[],
  { guarded }: { guarded: boolean },
): string {
  const load = `let l=addEventListener,s,start=()=>{if(s||"refused"in d.dataset)return;s=1;for(let u of ${JSON.stringify(styles)}){let n=document.createElement("link");n.rel="stylesheet";n.href=u;document.head.append(n)}import(${JSON.stringify(entry)}).catch(()=>{let p=b.pressed;delete window.boot;p&&p.click()})};for(let e of["pointerdown","keydown","touchstart"])l(e,start,{once:true,passive:true,capture:true});l("click",e=>{let t=window.boot&&e.isTrusted&&e.target.closest("button");if(t){e.preventDefault();e.stopPropagation();b.pressed=t;start()}},true);let n=0,ready=()=>{if(++n==2)setTimeout(start)};new PerformanceObserver((e,o)=>{o.disconnect();ready()}).observe({type:"paint",buffered:true});l("load",()=>{setTimeout(ready);setTimeout(start,2000)});`;
  return `(()=>{let b=window.boot={pressed:null};${looks}${guarded ? guard + sampleNotice : signedIn + passwordLink}${load}})()`;
}

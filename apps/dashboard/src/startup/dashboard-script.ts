/** The inline script of every dashboard page. */
import { followAppearance } from "./appearance.ts";
import { guardDashboard } from "./guard.ts";
import { loadWithStyles } from "./load-with-styles.ts";
import { markRole } from "./role.ts";
import { markSampleNotice } from "./sample-notice.ts";

followAppearance();
guardDashboard();
markRole();
markSampleNotice();
loadWithStyles();

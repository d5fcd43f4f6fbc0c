/** The inline script of the login page. */
import { followAppearance } from "./appearance.ts";
import { loadWithStyles } from "./load-with-styles.ts";
import { followUser, takePasswordLink } from "./login.ts";

followAppearance();
followUser();
takePasswordLink();
loadWithStyles();

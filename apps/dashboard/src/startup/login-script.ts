/** The inline script of the login page. */
import { followAppearance } from "./appearance.ts";
import { loadWithStyles } from "./load-with-styles.ts";
import { followUser, takeEmailLink } from "./login.ts";

followAppearance();
followUser();
takeEmailLink();
loadWithStyles();

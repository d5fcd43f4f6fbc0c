/** The inline script of a listing's document room. */
import { loadWithStyles } from "./load-with-styles.ts";

loadWithStyles();

import { createContext } from "react";

/** Which answer to a form post is rendered; `undefined` on the contact page itself. */
export const AnswerContext = createContext<"receipt" | "refusal" | undefined>(undefined);

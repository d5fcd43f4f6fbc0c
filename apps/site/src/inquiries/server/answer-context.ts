import { createContext } from "react";

/** The answer to a form post that is being rendered; `undefined` on the contact page itself. */
export const AnswerContext = createContext<"receipt" | "refusal" | undefined>(undefined);

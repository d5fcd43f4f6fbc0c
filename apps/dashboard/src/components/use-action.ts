import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";

import { refresh, type Subject } from "../api/queries.ts";

type Say<Argument> = string | ((argument: Argument) => string);

export type Action<Argument, Result> = {
  act: (argument: Argument) => Promise<Result>;
  /** What it changes: everything that shows these records is refetched. */
  changes?: readonly Subject[] | undefined;
  /** The toast afterwards; none without it. */
  done?: string | ((result: Result, argument: Argument) => string | undefined) | undefined;
  /** Takes it back. The toast then offers Undo. */
  undo?: ((result: Result, argument: Argument) => Undo | undefined) | undefined;
  /** How the toast of a failure starts, before the error's own sentence. */
  failed?: Say<Argument> | undefined;
  /** Shows the result before it is saved; returns what restores what was shown. */
  optimistic?: ((argument: Argument) => () => void) | undefined;
  /** Called once it is done, before anything is refetched. */
  onDone?: ((result: Result, argument: Argument) => unknown) | undefined;
  /** Moves the focus in the end, if the element that had it may be gone. */
  focus?: (() => void) | undefined;
};

type Undo = {
  act: () => Promise<unknown>;
  /** The toast afterwards. */
  done?: string;
  failed?: string;
};

/**
 * Something that people do with a record at the press of a button: it is pending until everything
 * that shows the record is refetched, says that it is done, offers Undo, and moves the focus. If it
 * fails, a toast says why, and what is shown is refetched, because it has probably changed.
 */
export function useAction<Argument = void, Result = unknown>(
  action: Action<Argument, Result> & {
    /** Actions with the same name run one after the other. */
    inOrder?: string;
    /** Shows a failure in its section instead of a toast. */
    onNote?: (note: { text: string; isFailure: true } | undefined) => void;
  },
) {
  const client = useQueryClient();
  const { isPending, mutate, variables } = useMutation({
    ...(action.inOrder === undefined ? {} : { scope: { id: action.inOrder } }),
    mutationFn: (argument: Argument) => perform(client, action, argument),
    onMutate: () => action.onNote?.(undefined),
    onError: (error, argument) => {
      const text = sentence(say(action.failed, argument), error);
      if (action.onNote) action.onNote({ text, isFailure: true });
      else toast.error(text);
    },
  });
  return {
    run: mutate,
    isPending,
    /** The argument of the pending run. */
    pendingWith: isPending ? variables : undefined,
  };
}

/** Runs an action; the caller reports a failure. */
export async function perform<Argument, Result>(
  client: QueryClient,
  action: Omit<Action<Argument, Result>, "failed">,
  argument: Argument,
): Promise<Result> {
  const { act, changes = [], done, focus, onDone, optimistic, undo } = action;
  const restore = optimistic?.(argument);
  let result: Result;
  try {
    result = await act(argument);
  } catch (error) {
    restore?.();
    void refetch();
    throw error;
  }
  const text = typeof done === "function" ? done(result, argument) : done;
  const back = undo?.(result, argument);
  if (text) {
    toast.success(text, back && { label: "Undo", onSelect: () => void takeBack(back) });
  }
  await onDone?.(result, argument);
  await refetch();
  focus?.();
  return result;

  async function refetch() {
    if (changes.length > 0) await refresh(client, ...changes);
  }

  async function takeBack({ act: actBack, done: doneBack, failed = "Not undone." }: Undo) {
    try {
      await actBack();
      restore?.();
      if (doneBack) toast.success(doneBack);
    } catch (error) {
      toast.error(sentence(failed, error));
    }
    await refetch();
  }
}

const say = <Argument>(words: Say<Argument> = "", argument: Argument) =>
  typeof words === "function" ? words(argument) : words;

const sentence = (start: string, error: unknown) =>
  `${start} ${error instanceof Error ? error.message : ""}`.trim();

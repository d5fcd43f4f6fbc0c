import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";

import { refresh, type Subject } from "../api/queries.ts";

type ActionText<Argument> = string | ((argument: Argument) => string);

export type Action<Argument, Result> = {
  act: (argument: Argument) => Promise<Result>;
  /** The subjects that it changes, which are refetched. */
  changes?: readonly Subject[] | undefined;
  /** The toast on success; none by default. */
  done?: string | ((result: Result, argument: Argument) => string | undefined) | undefined;
  /** Undoes the action. The toast then offers Undo. */
  undo?: ((result: Result, argument: Argument) => Undo | undefined) | undefined;
  /** How the toast on failure starts, before the error's message. */
  failed?: ActionText<Argument> | undefined;
  /**
   * Shows the expected result before it is saved; returns a function that restores the previous
   * state.
   */
  optimistic?: ((argument: Argument) => () => void) | undefined;
  /** Called on success, before the refetch. */
  onDone?: ((result: Result, argument: Argument) => unknown) | undefined;
  /** Moves the focus afterwards, if the focused element may be gone. */
  focus?: (() => void) | undefined;
};

type Undo = {
  act: () => Promise<unknown>;
  /** The toast after undoing. */
  done?: string;
  failed?: string;
};

/**
 * A record's action at the press of a button. It is pending until the changed records are
 * refetched; then it shows a toast, offers Undo and moves the focus. If it fails, a toast says why,
 * and the records are refetched, because they have probably changed.
 */
export function useAction<Argument = void, Result = unknown>(
  action: Action<Argument, Result> & {
    /** Actions with the same queue name run one after another. */
    inOrder?: string;
    /** Receives a failure, to be shown in its section instead of in a toast. */
    onNote?: (note: { text: string; isFailure: true } | undefined) => void;
  },
) {
  const client = useQueryClient();
  const { isPending, mutate, variables } = useMutation({
    ...(action.inOrder === undefined ? {} : { scope: { id: action.inOrder } }),
    mutationFn: (argument: Argument) => perform(client, action, argument),
    onMutate: () => action.onNote?.(undefined),
    onError: (error, argument) => {
      const text = sentence(textFor(action.failed, argument), error);
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

/** Runs an action without reporting a failure, which its caller does. */
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

const textFor = <Argument>(words: ActionText<Argument> = "", argument: Argument) =>
  typeof words === "function" ? words(argument) : words;

const sentence = (start: string, error: unknown) =>
  `${start} ${error instanceof Error ? error.message : ""}`.trim();

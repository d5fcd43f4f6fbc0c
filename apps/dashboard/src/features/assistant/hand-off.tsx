import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { Button, type ButtonProps } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Check, MessageSquare, Phone } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";

import { messageToPath } from "../../navigation/paths.ts";
import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { assistant } from "../../api/clients.ts";
import { listContacts } from "../../api/contact-queries.ts";
import { subjects } from "../../api/queries.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { brokerFirstName } from "./answer-texts.ts";
import { ForwardForm } from "./forward-form.tsx";

type HandOffProps = {
  answer: AssistantAnswer;
  /** At the left: more passages, and what none mentions. */
  children?: ReactNode;
};

/** Ends an answer: the people to ask instead. */
export function HandOff({ answer, children }: HandOffProps) {
  const { data: state } = useQuery(assistantStateQuery);
  const { handOff, isForwarded, remark } = answer;
  if (handOff?.reason === "money") return <PeopleToCall answer={answer} />;
  if (remark) return null;
  // When it is off, it passes nothing on either.
  if (state?.isOn === false && !isForwarded) return children && <Foot>{children}</Foot>;
  return <AskBroker answer={answer}>{children}</AskBroker>;
}

function PeopleToCall({ answer: { call } }: HandOffProps) {
  const people = [
    call?.phone && call.phone.e164 !== broker.phone.e164 && { name: call.name, phone: call.phone },
    { name: broker.name, short: brokerFirstName, phone: broker.phone },
  ].filter((person) => person !== undefined && person !== false);
  return (
    <Foot>
      {people.map(({ name, phone, ...person }) => (
        <FootButton key={name} asChild>
          <a href={`tel:${phone.e164}`} aria-label={`Call ${name}, ${phone.display}`}>
            <Phone aria-hidden className="size-4" strokeWidth={1.75} />
            Call {"short" in person ? person.short : name}
          </a>
        </FootButton>
      ))}
    </Foot>
  );
}

/** Passes the question on: as a message, which the client edits first, or to the broker’s list. */
function AskBroker({ answer, children }: HandOffProps) {
  const [isWriting, setWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // The button pressed in the form is gone.
    if (wasWriting.current && !isWriting) (sent.current ?? button.current)?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);

  return (
    <>
      <Foot>
        {children}
        {answer.isForwarded && !isWriting && (
          <p
            ref={sent}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 text-fg-3 outline-none @xl/answer:ml-auto"
          >
            <Check aria-hidden className="size-4" strokeWidth={1.75} />
            Sent to {brokerFirstName}.
            <TextLink asChild className="font-medium">
              <Link to={messageToPath("broker")}>Open your conversation</Link>
            </TextLink>
          </p>
        )}
        {!answer.isForwarded && (
          <div className="contents @xl/answer:ml-auto @xl/answer:flex @xl/answer:items-center @xl/answer:gap-x-5">
            <Unhelpful answer={answer} />
            {answer.handOff?.reason === "advice" && <MessageAttorney />}
            {!isWriting && (
              <FootButton ref={button} onClick={() => setWriting(true)}>
                <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
                Ask {brokerFirstName}
              </FootButton>
            )}
          </div>
        )}
      </Foot>
      {isWriting && (
        <ForwardForm
          answer={answer}
          onSent={() => setWriting(false)}
          onCancel={() => setWriting(false)}
        />
      )}
    </>
  );
}

/** Puts the question on the broker’s list, or takes it off. */
function Unhelpful({ answer: { handOff, id, isUnhelpful, isWaiting } }: HandOffProps) {
  // Answered or taken off the list since, it may be put there again.
  const isListed = isUnhelpful && isWaiting;
  const { isPending, run } = useAction({
    act: () => {
      const { unhelpful } = assistant.questions[":id"];
      return read(
        isListed ? unhelpful.$delete({ param: { id } }) : unhelpful.$put({ param: { id } }),
      );
    },
    changes: ["assistant"],
    failed: "Couldn’t change the question.",
  });
  // The broker has it already.
  if (handOff || (isWaiting && !isListed)) return null;
  return (
    <p className="text-fg-3">
      <span role="status">{isListed && `${brokerFirstName} will answer this. `}</span>
      <FootLink aria-disabled={isPending} onClick={() => !isPending && run()}>
        {/* A translator may have replaced the text: a new element has its own. */}
        {isListed ? <span key="undo">Undo</span> : <span key="unhelpful">This didn’t help</span>}
      </FootLink>
    </p>
  );
}

const attorneysMax = 2;

/** The client’s attorneys; if there are many, a choice. */
function MessageAttorney() {
  const { data } = useQuery({
    queryKey: [subjects.contacts, "attorneys"],
    queryFn: async () => listContacts({ role: "attorney" })({ limit: attorneysMax + 1 }),
  });
  const attorneys = data?.items ?? [];
  if (attorneys.length > attorneysMax) {
    return (
      <TextLink asChild className="font-medium">
        <Link to={`${dashboardPaths.contacts}?role=attorney`}>Message an attorney</Link>
      </TextLink>
    );
  }
  return attorneys.map(({ id, name }) => (
    <TextLink key={id} asChild className="font-medium">
      <Link to={messageToPath(id)}>Message {name}</Link>
    </TextLink>
  ));
}

function Foot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-4 text-ui">{children}</div>;
}

/** A link that does something, below an answer. */
export function FootLink(props: React.ComponentProps<"button">) {
  return (
    <TextLink asChild className="cursor-pointer font-medium pointer-coarse:min-h-9">
      <button type="button" {...props} />
    </TextLink>
  );
}

function FootButton({ className, ...props }: ButtonProps) {
  return (
    <Button
      variant="outline"
      className={cn("h-10 px-3.5 text-ui @max-xl/answer:w-full", className)}
      {...props}
    />
  );
}

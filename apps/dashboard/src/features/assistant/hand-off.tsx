import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { Button, type ButtonProps } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Check, MessageSquare, Phone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

import { messageToPath } from "../../navigation/paths.ts";
import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { useHasAssistant } from "../../api/visit.tsx";
import { listContacts } from "../../api/contact-queries.ts";
import { subjects } from "../../api/queries.ts";
import { brokerFirstName } from "./answer-texts.ts";
import { ForwardForm } from "./forward-form.tsx";

type HandOffProps = { answer: AssistantAnswer };

/** Below an answer: the people to ask instead. */
export function HandOff({ answer }: HandOffProps) {
  const hasAssistant = useHasAssistant();
  const { data: state } = useQuery({ ...assistantStateQuery, enabled: hasAssistant });
  const { handOff, outcome, remark } = answer;
  if (handOff?.reason === "money") return <PeopleToCall answer={answer} />;
  if (remark || outcome === "answer") return null;
  // When it is off, it forwards nothing either.
  if (state?.isOn === false && !answer.isForwarded) return null;
  return (
    <AskBroker answer={answer}>{handOff?.reason === "advice" && <MessageAttorney />}</AskBroker>
  );
}

function PeopleToCall({ answer: { call } }: HandOffProps) {
  const people = [
    call?.phone && call.phone.e164 !== broker.phone.e164 && { name: call.name, phone: call.phone },
    { name: broker.name, short: brokerFirstName, phone: broker.phone },
  ].filter((person) => person !== undefined && person !== false);
  return (
    <Actions>
      {people.map(({ name, phone, ...person }) => (
        <ActionButton key={name} asChild>
          <a href={`tel:${phone.e164}`} aria-label={`Call ${name}, ${phone.display}`}>
            <Phone aria-hidden className="size-4" strokeWidth={1.75} />
            Call {"short" in person ? person.short : name}
          </a>
        </ActionButton>
      ))}
    </Actions>
  );
}

type AskBrokerProps = HandOffProps & { children: React.ReactNode };

/** Forwards the question: first as a draft, which the client can edit. */
function AskBroker({ answer, children }: AskBrokerProps) {
  const [isWriting, setWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // The button pressed in the form is gone.
    if (wasWriting.current && !isWriting) (sent.current ?? button.current)?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);

  if (isWriting) {
    return (
      <ForwardForm
        answer={answer}
        onSent={() => setWriting(false)}
        onCancel={() => setWriting(false)}
      />
    );
  }
  if (answer.isForwarded) {
    return (
      <p
        ref={sent}
        tabIndex={-1}
        className="mt-3.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ui text-fg-3 outline-none"
      >
        <Check aria-hidden className="size-4" strokeWidth={1.75} />
        Sent to {brokerFirstName}.
        <TextLink asChild className="font-medium">
          <Link to={messageToPath("broker")}>Open your conversation</Link>
        </TextLink>
      </p>
    );
  }
  return (
    <Actions>
      <ActionButton ref={button} onClick={() => setWriting(true)}>
        <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
        Ask {brokerFirstName}
      </ActionButton>
      {children}
    </Actions>
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
      <ActionButton asChild>
        <Link to={`${dashboardPaths.contacts}?role=attorney`}>Message an attorney</Link>
      </ActionButton>
    );
  }
  return attorneys.map(({ id, name }) => (
    <ActionButton key={id} asChild>
      <Link to={messageToPath(id)}>Message {name}</Link>
    </ActionButton>
  ));
}

function Actions({ children }: { children: React.ReactNode }) {
  return <div className="mt-3.5 flex flex-wrap gap-2.5 max-sm:*:grow">{children}</div>;
}

function ActionButton({ className, ...props }: ButtonProps) {
  return (
    <Button
      variant="outline"
      className={cn("h-8 px-3 text-caption/none max-sm:h-10", className)}
      {...props}
    />
  );
}

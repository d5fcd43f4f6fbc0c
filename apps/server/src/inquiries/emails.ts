import { broker } from "@frontage/content/broker";
import { oneLine, quoted, signature } from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import type { DeliveryJob } from "./delivery-jobs.ts";
import { serviceLabel } from "./queries.ts";

/** For the broker; replies go to the visitor. @param link to the inquiry in the dashboard */
export function inquiryEmail(inquiry: DeliveryJob["inquiry"], link: string): Email {
  const { email, message, phone, reference, service } = inquiry;
  const name = oneLine(inquiry.name);
  return {
    to: broker.sendTo,
    replyTo: { name, address: email },
    subject: `Inquiry ${reference} from ${name}`,
    text: `${[
      `${name} sent an inquiry through the site.`,
      [
        `Service: ${serviceLabel(service)}`,
        `Email: ${oneLine(email)}`,
        `Phone: ${oneLine(phone)}`,
        `Reference: ${reference}`,
      ].join("\n"),
      quoted(message),
      `Reply to this email to answer ${name}. The inquiry is also in your dashboard:\n${link}`,
    ].join("\n\n")}\n`,
  };
}

/** For the visitor. @param text as the broker wrote it */
export function inquiryReplyEmail(inquiry: DeliveryJob["inquiry"], text: string): Email {
  return {
    to: inquiry.email,
    replyTo: { name: broker.name, address: broker.email },
    subject: `Re: your inquiry ${inquiry.reference}`,
    text: `${[text, signature, `You wrote:\n${quoted(inquiry.message)}`].join("\n\n")}\n`,
  };
}

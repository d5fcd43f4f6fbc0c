import { expect, test } from "vitest";
import { givesPaymentInstructions, isOfPaymentInstructions } from "./payment-instructions.ts";

test.each([
  "The deposit must be wired to account 000111222.",
  "Wire $150,000 to account number 1234567890, routing 021000021.",
  "Please remit the earnest money to Example Bank, account 12 3456 7890.",
  "ACH details: ABA 021000021, acct 44-5566-7788.",
  "IBAN GB29 NWBK 6016 1331 9268 19, SWIFT NWBKGB2L.",
  "Our wire instructions have changed.",
  "Use the new bank account details below.",
  "Send the closing funds by Zelle to the account of the seller.",
  "Transfer the funds to our bitcoin wallet.",
  "Pay the balance into the escrow agent's account 987654321.",
  "Account: 555-123-4567",
  "Account number is (555) 123-4567.",
  "Routing 021,000,021",
  "Routing: 021.000.021",
  "Checking 000111222",
  "Savings no. 0001 11222",
  "A/C 000111222",
  "Acct 12345",
  "ACCT # 12345",
  "Bank: Example; number 000111222333",
  "Swift code EVILUS33XXX",
  "SWIFT/BIC: EXAMUSNY",
  "Wire the deposit to Evil Title LLC.",
  "wire the deposit to evil title llc",
  "Wire $150,000 to Evil Title.",
  "Funds must be wired to First Evil Bank, Swift EVILUS33.",
  "The balance is to be remitted to Evil & Sons Escrow.",
  "Wire to account 123456789",
  "The account is $000111222.",
])("says where to send money: %s", (text) => {
  expect(givesPaymentInstructions(text)).toBe(true);
});

test.each([
  "Buyer shall deliver an earnest money deposit of $150,000 to Sample Title within three business days.",
  "The deposit is refundable until due diligence ends.",
  "Title is held by Sample Title, (555) 555-0142.",
  "The purchase price is $12,500,000.00, paid at closing by wire transfer of immediately available funds.",
  "Parcel 123456789012 is recorded in Book 118, page 42.",
  "Tenant pays rent on the first of each month.",
  "Rent is payable by check or by ACH, in advance.",
  "Property taxes for parcel no. 55-1234-5678-90 were paid in full.",
  "Sasha Varga, title officer at Sample Title: sasha@example.com, +1 555 555 0177.",
  "Landlord shall return the security deposit within 30 days of the expiration date, 2031-12-31.",
  "Buyer shall wire the deposit to Escrow Agent within three business days.",
  "Tenant shall remit Rent to Landlord without notice or demand.",
  "The control wire runs to Building A.",
  "Jordan's swift response: closing by 2026-07-14.",
  "Swift delivery of the premises is of the essence.",
  "The retrofit brings savings of 12,000 dollars a year.",
  "Taking into account 42,000 square feet of roof, the cost is fair.",
  "Rent is due by ACH, 2026-07-01 at the latest.",
  "Mortgage to Example Bank, recorded as instrument number 2019-0045612.",
  "Jamie Doe, account manager: (555) 555-0142.",
  "Interest on the account: 3.25% a year from 2026-07-14.",
  "Buyer shall deposit $285,000 with Lone Elm Title by wire transfer within three business days.",
  "The deposit is held in an escrow account that bears interest, $140,000 in all.",
  "The bank's loan commitment of 2026-07-14 is for 42,000,000 dollars.",
])("doesn't: %s", (text) => {
  expect(givesPaymentInstructions(text)).toBe(false);
});

test.each([
  ["000111222", "Account:", ""],
  ["000111222, Example Bank", "Beneficiary Account", ""],
  ["The number is 021000021.", "", "That is the routing number of the bank."],
  ["Evil Title LLC, for the deposit.", "Wire the deposit to", "Call us."],
  ["Second one: 000333444.", "Wire to account 000111222.", ""],
])("is a part of instructions: %s after “%s”", (sentence, before, after) => {
  expect(isOfPaymentInstructions(sentence, [before, after])).toBe(true);
});

test.each([
  ["The deposit is refundable.", "Wire it to account 000111222.", "Routing 021000021."],
  ["Rent is paid by ACH.", "", "Envelope 3412-9012-4455"],
  ["Parcel 123456789012 is sold.", "Rent is paid by ACH.", ""],
])("isn't, though next to some: %s", (sentence, before, after) => {
  expect(isOfPaymentInstructions(sentence, [before, after])).toBe(false);
});

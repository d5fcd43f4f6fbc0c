/**
 * Synonyms for the assistant, one group per line. A question that uses one of them finds passages
 * with any of the others. Add a line, or a word to a line, if your clients and your documents use
 * different words; one form is enough ("lease" also means "leases").
 */
export const assistantSynonyms = `
terminate, termination, cancel, back out, walk away, pull out, get out, quit, end early, call off
without cause, no reason, convenience, any reason
default, breach, fail to perform, violate, break agreement
cure, remedy, grace period, time to fix
renew, renewal, extend, extension, option to extend, option to renew, roll over, keep going, more time, second term, stay longer
term, duration, run, locked in, bound
commencement, commence, start, begin, kick in, effective date, take effect, in force
expiration, expire, end, end of term, run out, stop
due diligence, DD, inspection period, feasibility period, study period, diligence
earnest money, deposit, good faith money, escrow deposit
security deposit, damage deposit
refund, return deposit, money back, get back
nonrefundable, go hard, hard
closing, settlement, close of escrow
price, purchase price, cost, pay for
financing contingency, loan contingency, mortgage contingency, loan commitment
seller, vendor, owner
buyer, purchaser, vendee
landlord, lessor, owner
tenant, lessee, renter, occupant
lender, bank, mortgagee
party, by and between, both sides, who are the parties
sign, execute, put in writing
rent, base rent, minimum rent, monthly rent
escalation, rent increase, escalator, rent step, bump, raise, go up, increase, adjustment
operating expense, common area maintenance, CAM, NNN, triple net, pass-through, additional rent
utilities, electricity, water, gas, sewer, power
property tax, real estate tax, taxes, assessment
insurance, coverage, policy, insure, insured
liability, liable, responsible, on the hook
limitation of liability, cap on liability, consequential damages, liquidated damages, damages, maximum, most they owe
indemnify, hold harmless, indemnity
maintenance, maintain, upkeep, take care
repair, fix, replace, replacement, restore
condition, shape, state of repair, deficiency, wear
roof, roofing, membrane, shingle
HVAC, air conditioning, heating, cooling, rooftop unit
parking, parking space, stall, garage, lot
loading, dock, truck, drive-in door
sign, signage, pylon, monument sign
assign, assignment, sublease, sublet, transfer, hand over, pass on, someone else
exclusive, exclusivity, exclusive use, only one
compete, competitor, competing, noncompete, competitive, rival
permitted use, use of premises, allowed use, operate
alteration, alter, improvement, build out, remodel, renovate
tenant improvement, improvement allowance, allowance, TI
free rent, abatement, concession, rent holiday
late charge, late fee, late payment, overdue, past due
interest, interest rate, rate of interest
loan, mortgage, debt, financing, note
prepay, prepayment, pay off early
guaranty, guarantor, personal guarantee, guarantee
holdover, hold over, stay past, remain in possession
vacate, move out, surrender, leave premises
possession, move in, keys, delivery of premises
notice, notify, written notice, warning, ahead
easement, right of way, access agreement
encroachment, boundary, property line, setback
title exception, encumbrance, lien, Schedule B
zoning, land use, permitted by code
environmental, contamination, hazardous, recognized environmental condition, spill, underground tank, asbestos, mold
casualty, fire, damage, destruction
condemnation, eminent domain, taking
estoppel, estoppel certificate
subordination, SNDA, nondisturbance, attornment
confidential, nondisclosure, secret, disclose, share information
commission, brokerage fee, broker fee, listing fee, royalty
offer, bid, proposal
right of first refusal, ROFR, first offer, first chance, first dibs, negotiation
arbitration, mediation, dispute, sue, lawsuit, court
governing law, laws of the state, law, which state, jurisdiction, construed
intellectual property, trademark, copyright, patent, logo, invention
license, permission to use, right to use, grant
payment, pay, compensation, fee, paid
minimum purchase, minimum order, minimum, quota, expected sales, at least
audit, inspect books, books and records, records, check numbers
warranty, representation, promise, free from defects
vacant, empty, available, unleased
appraisal, valuation, appraised value
closing cost, transfer tax, recording fee, prorate, proration
change of control, sell company, merger, acquisition
`;

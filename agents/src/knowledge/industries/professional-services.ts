import { buyer, channel, doNothing, factor, force, hypothesis, initiative, job, kpi, model, note, objection, okr, resource, rival, rule, season, substitute, unit, words } from '../entries.ts';
import type { IndustryPack } from '../pack.ts';

/** Expertise by the hour or the case: utilization, referrals and scope decide. */
export const professionalServices: IndustryPack = {
  industry: 'Professional Services',
  vocabulary: words('client', 'clients', 'engagement', 'engagements', 'service', 'services', 'firm', 'partners and staff'),
  buyers: [
    buyer('Owner or general counsel with a live problem', 'a senior person who has seen this before', 'being handed to a junior after signing'),
    buyer('CFO', 'fixed or capped fee, no surprise invoice', 'hours without a result'),
    buyer('Referrer (banker, accountant, past client)', 'not being embarrassed by the introduction', 'silence after the referral'),
    buyer('Procurement in larger clients', 'panel terms, insurance, rate card', 'missing professional cover'),
  ],
  triggers: ['a letter with a deadline in it', 'a sale, merger or fund-raise', 'the present adviser retired or stopped answering', 'growth past what the owner can oversee', 'a rule change that makes last year’s way unlawful'],
  pains: ['bills by the tenth of an hour', 'explaining the business again to a new junior', 'advice that stops before the decision', 'not knowing if the matter is on track', 'paying for a proposal in meetings'],
  objections: [
    objection('Your rate is higher', 'Price the outcome and its risk in stages; show who does which hour.'),
    objection('We already have someone', 'Offer a second opinion on one defined question; be gracious, then useful.'),
    objection('Can we start small?', 'Yes: a fixed-fee diagnostic with a written result they may take elsewhere.'),
    objection('How do I know you understand our field?', 'Bring the three questions peers in that field ask first, unasked.'),
  ],
  channels: [
    channel('Referrals asked for on a schedule', null, null, 'Name the exact problem to listen for; report back within a week.'),
    channel('Search ads for urgent matters', 'search_cpc', 'search_cvr', 'Only for matters where minutes count and a person answers the phone.'),
    channel('Partner-written notes on rule changes', null, 'organic_ctr', 'Published within two days of the change, with what to do by when.'),
    channel('LinkedIn by named partners', 'linkedin_cpc', 'linkedin_ctr', 'People follow people: weekly case lessons without client names.'),
    channel('Talks at trade bodies of the clients', null, null, 'Speak where clients gather, not peers; leave a checklist, collect cards.'),
    channel('Website with fees and faces', null, 'landing_page_cvr', 'Price ranges and who you will meet convert more than credentials.'),
  ],
  seasons: [
    season([1, 2, 3], 'New budgets, year-end accounts and tax', 'Planning calls booked before December; capacity shown honestly.'),
    season([6], 'Half-year review', 'Pipeline and matter reviews; ask for referrals while work is fresh.'),
    season([9, 10], 'Projects that must close by year end', 'Offer fixed timelines; stop accepting after the real cut-off.'),
  ],
  forces: {
    rivalry: force(3, 'steady', ['many small firms with the same promise', 'relations hold clients', 'panels compare rates'], 'Specialists earn more for the same hours.'),
    'new entrants': force(3, 'rising', ['a license and a laptop', 'leavers take clients', 'consolidators buy practices'], 'Your next rival may sit in your office.'),
    substitutes: force(4, 'rising', ['software and AI drafts', 'in-house hires', 'templates'], 'Routine work loses its price, judgment keeps it.'),
    'buyer power': force(3, 'rising', ['few large clients', 'fee caps and panels', 'trust makes leaving costly'], 'One client above a quarter of income writes your terms.'),
    'supplier power': force(4, 'steady', ['senior people are the product', 'salaries rise before rates', 'insurance cover'], 'Margin follows the mix of senior and junior hours.'),
  },
  compliance: [
    rule('Professional body rules on advertising and solicitation', 'No promised outcomes, "specialist" only where certified.'),
    rule('Conflict checks and client confidentiality', 'Clear before the first long call; anonymize every story beyond recognition.'),
    rule('Engagement letters', 'Scope, fee and exit in writing before work; marketing must not contradict it.'),
    rule('Referral-fee rules', 'Many bodies forbid or require disclosure; ask before offering.'),
  ],
  kpis: [
    kpi('Utilization', 'billable hours ÷ available hours', 'healthy with slack for selling and training'),
    kpi('Realization', 'fees collected ÷ value of time recorded', 'falling means scope, not effort'),
    kpi('Proposal win rate', 'won ÷ decided', 'by source; decline the ones never won'),
    kpi('Client concentration', 'fees of the largest client ÷ all fees', 'below a quarter'),
    kpi('Lock-up', 'days of unbilled work + unpaid invoices', 'falling each quarter'),
    kpi('Referral share', 'new clients referred ÷ new clients', 'known by referrer'),
  ],
  alternatives: [
    rival('The larger firm with the name', 'Nobody is blamed for choosing it; juniors do the work.'),
    rival('The solo expert', 'Cheaper and senior; stops when ill.'),
    substitute('Hiring someone in-house', 'Always there, one head deep.'),
    substitute('A template or an AI draft', 'Free tonight; no one stands behind it.'),
    doNothing('Waiting to see whether the letter comes again', 'Cheap until the deadline.'),
  ],
  strengths: [hypothesis('Partners do the work they sell', 'Share of partner hours in the ten last engagements.'), hypothesis('One field refers to us by name', 'Referrals by industry in two years.'), hypothesis('Clients stay for the next matter', 'Clients with three or more engagements.')],
  weaknesses: [hypothesis('Selling stops when delivery is busy', 'Proposals a month beside utilization.'), hypothesis('Scope grows unpaid', 'Hours over estimate by engagement.'), hypothesis('Knowledge sits in two heads', 'Which matters could nobody else finish?')],
  opportunities: [hypothesis('A rule change creates a deadline for a whole sector', 'List clients touched and the date.'), hypothesis('A fixed-fee product would win small matters', 'Spread of hours in the last twenty.'), hypothesis('A retiring practice’s clients need a home', 'Ask the professional body.')],
  threats: [hypothesis('Clients bring routine work in-house', 'Hours by task type, two years.'), hypothesis('A leaver takes a group of clients', 'Fees by relationship holder.'), hypothesis('AI tools reset the price of drafts', 'What share of billed hours is drafting?')],
  factors: [factor('The senior person does the work', 4, 'raise'), factor('I know the fee before we start', 4, 'raise'), factor('Has done it in my field', 5, 'raise'), factor('Answers within a day', 5, 'raise'), factor('Plain words and a decision', 4, 'raise'), factor('Famous name', 6, 'reduce'), factor('Offices everywhere', 5, 'eliminate'), factor('Available when it burns', 5, 'keep'), factor('Tells me not to spend', 2, 'create'), factor('I can see progress', 3, 'create')],
  resources: [resource('Partner reputation in one field', 'VRI-', 'Unprompted mentions among ten buyers.'), resource('Referral network', 'VRIO', 'Referrers active this year.'), resource('Precedents and methods written down', 'V--O', 'Hours saved on the last reuse.'), resource('Long client relations', 'VRI-', 'Years, and with whom.'), resource('License or accreditation', 'V--O', 'How many nearby hold it?')],
  initiatives: [initiative(1, 'Quarterly referral round with feedback', 8, 8, 'referred meetings'), initiative(1, 'Fixed-fee diagnostic as first step', 8, 7, 'diagnostics turned into engagements'), initiative(1, 'Scope-change note within a day', 6, 8, 'realization'), initiative(2, 'One sector page, talk and checklist', 7, 6, 'inquiries from the sector'), initiative(2, 'Retainer for recurring questions', 7, 5, 'monthly recurring fees'), initiative(3, 'Productized service with software', 7, 3, 'fees without hours')],
  jobs: [
    job('When a letter with a deadline lands', 'someone senior to say what matters', 'so I can decide and sleep', ['the date in the letter', 'a clear first step', 'the running meter', 'asking the old adviser again'], ['minimize time to a clear next step', 'minimize surprise in fees', 'increase confidence in the decision']),
    job('When we grow past what I can check myself', 'a steady expert on call', 'so I can stop being the bottleneck', ['a mistake that cost', 'same person each month', 'dependence', 'muddling through'], ['minimize issues found late', 'minimize repeated explanations']),
  ],
  revenueModels: [model('Time', 'rate × hours', 'realization'), model('Fixed fee', 'price per outcome', 'scope'), model('Retainer', 'monthly access', 'unused months end it'), model('Success fee', 'share of result', 'cash gap and rules')],
  unitEconomics: unit('client', 'average fee per engagement', 'delivery hours at cost per engagement', 'engagements a month per client', 'margin after delivery salaries', 'clients without work for twelve months, per month', 'business-development cost ÷ new clients', 'office, insurance and support a month', 'From the books: fees, clients billed and new clients in twelve months; hours recorded.'),
  okrThemes: [okr('Known by name in one field', 'referred meetings', 'win rate in the field', 'talk requests'), okr('Sell outcomes, keep the margin', 'realization', 'fixed-fee share', 'lock-up days')],
  sevenS: [note('strategy', 'Which work do we turn away?'), note('structure', 'Who owns a client across practice groups?'), note('systems', 'Is scope compared with hours weekly?'), note('staff', 'What happens between junior and partner?'), note('skills', 'Can seniors sell without lecturing?'), note('shared values', 'Do we tell a client not to buy?'), note('style', 'Do partners share clients or guard them?')],
};

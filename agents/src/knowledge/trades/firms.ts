import { doNothing, factor, initiative, job, resource, rival, season, substitute, unit, words } from '../entries.ts';
import type { Trade } from '../pack.ts';

export const lawFirm: Trade = {
  slug: 'law-firm', name: 'Law firm', industries: ['Professional Services'],
  signals: { 'law firm': 5, lawyer: 4, lawyers: 4, attorney: 4, attorneys: 4, legal: 2, litigation: 4, 'estate planning': 4, divorce: 4, 'personal injury': 5, notary: 4 },
  vocabulary: words('client', 'clients', 'matter', 'matters', 'service', 'services', 'firm', 'attorneys'),
  triggers: ['papers served', 'a parent’s death', 'a contract to sign by Friday'], pains: ['unanswered calls for a week', 'an invoice in tenths of an hour', 'Latin'],
  seasons: [season([1], 'Divorce and will inquiries', 'Two evening consult blocks.'), season([9, 10], 'Deals to close by year end', 'Diligence team reserved.'), season([4], 'Estate talks after tax season', 'Joint seminar with an accountant.')],
  alternatives: [rival('The billboard firm', 'Everywhere; junior handles it.'), rival('The downtown firm', 'Name and rate.'), substitute('Online forms', 'Cheap until contested.'), doNothing('Hoping they do not sue', 'Ends at the deadline.')],
  factors: [factor('Tells me my odds', 3, 'create'), factor('Calls back today', 4, 'raise'), factor('Fee cap by stage', 3, 'create'), factor('Has beaten this opponent or court', 5, 'raise'), factor('Marble lobby', 6, 'eliminate'), factor('Plain words', 4, 'raise')],
  resources: [resource('Record in one court or field', 'VRI-', 'Matters and results, ten years.'), resource('Referring attorneys', 'VRI-', 'By name and year.')],
  initiatives: [initiative(1, 'Return every first call in two hours', 9, 7, 'consults booked'), initiative(1, 'Stage-capped fee sheet', 7, 6, 'signed after consult'), initiative(2, 'General-counsel-by-month plan', 7, 5, 'subscribers')],
  jobs: [job('When papers arrive with my name', 'to know how bad it is today', 'so I can act, not panic', ['the date', 'a straight answer', 'the meter', 'ignoring it'], ['minimize hours to first answer', 'minimize fee surprise'])],
  unitEconomics: unit('client', 'average fee per matter', 'attorney and paralegal cost per matter', 'matters a month per client', 'margin after fee-earner salaries', 'clients without a matter for two years, per month', 'marketing ÷ signed matters', 'office and insurance a month', 'Inquiries, consults, signed matters and fees in a year.'),
};
export const accountingFirm: Trade = {
  slug: 'accounting-firm', name: 'Accounting firm', industries: ['Professional Services', 'Financial Services'],
  signals: { 'accounting firm': 5, accountant: 3, accountants: 2, cpa: 5, bookkeeping: 4, bookkeeper: 3, 'tax returns': 4, 'tax preparation': 5, audits: 2 },
  vocabulary: words('client', 'clients', 'engagement', 'engagements', 'return', 'returns', 'firm', 'accountants'),
  triggers: ['a tax notice', 'a first employee', 'a bank asking for statements'], pains: ['answers only in April', 'a shoebox and shame', 'advice after the year has closed'],
  seasons: [season([1, 2, 3, 4], 'Filing season', 'Document deadline with a price after it.'), season([5, 6], 'After-season talks', 'Move compliance clients to monthly.'), season([10, 11], 'Year-end planning', 'Ten-point list while acts still count.')],
  alternatives: [rival('The franchise tax office', 'Walk in; gone in May.'), substitute('Tax software', 'Cheap for simple lives.'), substitute('A bookkeeper cousin', 'Trusted, unreviewed.'), doNothing('Filing an extension', 'Buys worry.')],
  factors: [factor('Answers in July too', 3, 'create'), factor('Saves more than it costs', 5, 'raise'), factor('Monthly price', 4, 'raise'), factor('No shame about my papers', 3, 'create'), factor('Signs and stands by it', 6, 'keep'), factor('Thick reports', 6, 'reduce')],
  resources: [resource('Years of client files', 'VRIO', 'Median years.'), resource('Reviewers with licenses', 'V---', 'Seasonal hours left.')],
  initiatives: [initiative(1, 'October planning call for owners', 8, 8, 'calls held'), initiative(1, 'Dismiss or reprice the worst tenth', 7, 6, 'fee per hour'), initiative(2, 'Monthly advisory plan', 8, 5, 'recurring fees')],
  jobs: [job('When the year closes on my business', 'no surprise from the tax office', 'so I can plan my own pay', ['last notice', 'a number in autumn', 'fees', 'April again'], ['minimize surprises', 'increase time to act'])],
  unitEconomics: unit('client', 'average fee per engagement', 'preparer and reviewer time per engagement', 'engagements a month per client', 'margin after preparer salaries', 'clients leaving a month ÷ clients', 'marketing ÷ new clients', 'software, office and licenses a month', 'Clients, fees and hours by service in a year.'),
};
export const agency: Trade = {
  slug: 'marketing-agency', name: 'Marketing agency', industries: ['Professional Services'],
  signals: { 'marketing agency': 5, 'ad agency': 5, 'digital agency': 5, 'creative agency': 5, 'design studio': 4, 'seo agency': 5, 'branding studio': 5, 'pr agency': 5, retainers: 2, agency: 2 },
  vocabulary: words('client', 'clients', 'retainer', 'retainers', 'campaign', 'campaigns', 'agency', 'team'),
  triggers: ['a new marketing director', 'flat sales after a funding round', 'the last agency’s report made no sense'], pains: ['pitch team gone after signing', 'reports of impressions', 'three rounds for one banner'],
  seasons: [season([9, 10, 11], 'Planning and pitches', 'Decline pitches without budget or contact.'), season([1], 'New directors audit agencies', 'Send results before being asked.'), season([12], 'Peak spend, short staff', 'Freeze dates signed in October.')],
  alternatives: [rival('The network agency', 'Depth and layers.'), rival('The freelancer', 'Fast, alone.'), substitute('Hiring in-house', 'Control and idle time.'), substitute('AI tools and an intern', 'Volume.'), doNothing('Boosting posts', 'Feels like marketing.')],
  factors: [factor('The people I met do the work', 3, 'raise'), factor('Shows money, not impressions', 4, 'raise'), factor('Knows my trade', 4, 'raise'), factor('Leave any month', 3, 'create'), factor('Awards', 6, 'eliminate'), factor('All services', 7, 'reduce')],
  resources: [resource('Case data in one trade', 'VRI-', 'Cases with before and after.'), resource('Founders’ following', 'VR--', 'Inquiries naming them.')],
  initiatives: [initiative(1, 'Paid audit as first step', 8, 8, 'audits turned retainers'), initiative(1, 'Scope log shown monthly', 7, 7, 'hours over scope'), initiative(2, 'One-trade offer with fixed price', 8, 5, 'retainers in trade')],
  jobs: [job('When my board asks what marketing brings', 'a partner who shows it', 'so I can defend the budget', ['board date', 'money on one page', 'being locked in', 'the old agency'], ['minimize hours of reporting', 'increase certainty'])],
  unitEconomics: unit('client', 'monthly retainer', 'delivery hours and freelancers per month', 'billings a month (1)', 'margin after delivery', 'retainers ended a month ÷ retainers', 'pitch hours and ads ÷ new retainers', 'office, tools and leads a month', 'Retainers, hours by client, ended in a year.'),
};
export const trades: Trade = {
  slug: 'home-services', name: 'HVAC or trades contractor', industries: ['Professional Services', 'Other'],
  signals: { hvac: 5, plumbing: 5, plumber: 5, electrician: 5, roofing: 5, contractor: 3, furnace: 4, 'air conditioning': 4, heating: 2, landscaping: 5, 'home services': 5, remodeling: 4 },
  vocabulary: words('homeowner', 'homeowners', 'job', 'jobs', 'installation or repair', 'installations and repairs', 'service area', 'crew'),
  triggers: ['no heat at ten at night', 'a house inspection', 'a bill twice last year’s'], pains: ['four-hour windows', 'a price on a napkin', 'mud on the carpet'],
  seasons: [season([5, 6, 7], 'First heat wave', 'Sell spring tune-ups to members; overtime rota.'), season([10, 11, 12, 1], 'First frost', 'Safety checks in September.'), season([3, 4, 9], 'Shoulder months', 'Installation offers and rebates.')],
  alternatives: [rival('The van fleet with the jingle', 'Always answers; sells replacement.'), substitute('A handyman for cash', 'Cheap, unlicensed.'), substitute('Home-warranty company', 'One fee, slow.'), doNothing('A space heater', 'One more winter.')],
  factors: [factor('Comes today, at an hour', 4, 'raise'), factor('Price before work', 4, 'raise'), factor('Repair before replace', 2, 'create'), factor('Photo of who comes', 4, 'keep'), factor('Clean floor', 4, 'raise'), factor('Free-estimate visit', 7, 'reduce')],
  resources: [resource('Licensed technicians', 'VR--', 'Tenure and apprentices.'), resource('Maintenance members', 'VRIO', 'Members and renewals.')],
  initiatives: [initiative(1, 'Answer live in three rings, evenings too', 9, 6, 'calls booked'), initiative(1, 'Good-better-best on one page', 8, 8, 'average job'), initiative(2, 'Maintenance membership', 9, 6, 'members')],
  jobs: [job('When the heat dies at night', 'a licensed person soon at a fair price', 'so I can get my family warm', ['cold children', 'an hour and a name', 'being sold a system', 'space heater'], ['minimize hours without heat', 'minimize fear of overpaying'])],
  unitEconomics: unit('homeowner', 'average job', 'parts and crew hours per job', 'jobs a month per homeowner', 'margin after parts and labor', 'members not renewing, per month', 'ads and lead fees ÷ booked jobs', 'vans, dispatch and insurance a month', 'Calls, booked jobs and sales last month by source.'),
};
export const architecture: Trade = {
  slug: 'architecture', name: 'Architecture or design practice', industries: ['Professional Services'],
  signals: { architect: 5, architects: 5, architecture: 5, 'interior design': 5, 'interior designer': 5, 'building permits': 3, renovations: 2 },
  vocabulary: words('client', 'clients', 'commission', 'commissions', 'design', 'designs', 'studio', 'architects'),
  triggers: ['a plot bought', 'a permit refused', 'a second child and no room'], pains: ['fees as a share of a rising cost', 'drawings that builders misread', 'permits without a date'],
  seasons: [season([1, 2], 'Plans for spring starts', 'Feasibility week offers.'), season([9, 10], 'Permit filing before winter', 'Calendar by authority.'), season([5, 6], 'Award and open-house season', 'Visit built work with owners.')],
  alternatives: [rival('The design-build firm', 'One contract.'), rival('The known studio', 'Magazine name.'), substitute('A builder’s draftsman', 'Cheap drawings.'), doNothing('Moving the furniture again', 'No permit.')],
  factors: [factor('Stays in my budget', 3, 'raise'), factor('Gets the permit', 5, 'raise'), factor('Listens to how we live', 4, 'raise'), factor('Fixed fee by phase', 3, 'create'), factor('Prizes', 7, 'reduce'), factor('On site weekly', 4, 'raise')],
  resources: [resource('Permit record with local authority', 'VRI-', 'Approvals first time.'), resource('Built work to visit', 'VR-O', 'Owners willing.')],
  initiatives: [initiative(1, 'Paid feasibility with cost range', 9, 7, 'studies turned commissions'), initiative(1, 'Visits to built work', 7, 8, 'visits'), initiative(2, 'Builder cost partner', 7, 5, 'designs within budget')],
  jobs: [job('When our house no longer fits us', 'to see what is possible for our sum', 'so I can decide to stay or move', ['no room', 'a range and a sketch', 'cost overruns', 'waiting'], ['minimize cost surprise', 'minimize months to permit'])],
  unitEconomics: unit('client', 'average commission fee', 'design hours and engineers per commission', 'commissions a month per client', 'margin after design salaries', 'open inquiries lost, per month', 'marketing ÷ commissions', 'studio and insurance a month', 'Inquiries, commissions, fees and hours in two years.'),
};

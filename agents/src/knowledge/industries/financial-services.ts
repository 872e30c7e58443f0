import { buyer, channel, doNothing, factor, force, hypothesis, initiative, job, kpi, model, note, objection, okr, resource, rival, rule, season, substitute, unit, words } from '../entries.ts';
import type { IndustryPack } from '../pack.ts';

/** Money handled for others: trust, rates and regulation decide; a lead is a regulated conversation. */
export const financialServices: IndustryPack = {
  industry: 'Financial Services',
  vocabulary: words('client', 'clients', 'policy or account', 'policies and accounts', 'product', 'products', 'office', 'advisers'),
  buyers: [
    buyer('Household decision-maker', 'monthly cost, what happens if something goes wrong', 'small print found later'),
    buyer('Small-business owner', 'an answer this week, one contact', 'a call center for a complex case'),
    buyer('Center of influence (realtor, accountant, attorney)', 'fast, clean closings for their client', 'a deal that dies at the end'),
    buyer('Spouse or co-signer', 'understanding it without jargon', 'feeling talked over'),
  ],
  triggers: ['a home, a child, a wedding or a death', 'a rate change in the news', 'a renewal letter with a steep rise', 'a claim or loan badly handled elsewhere', 'a new employer or a business sale'],
  pains: ['waiting for a yes or no', 'the same documents asked for three times', 'fees seen only in the annual statement', 'a new contact every year', 'fear of choosing wrong for decades'],
  objections: [
    objection('I can get a better rate online', 'Compare total cost and conditions on one page; say when online is the right choice.'),
    objection('I want to think about it', 'Name the date the price or rate lapses and what waiting costs, without pressure.'),
    objection('How are you paid?', 'Answer in one sentence with numbers before they ask.'),
  ],
  channels: [
    channel('Referral partners with closing feedback', null, null, 'Status without being asked; measure by partner and by closed case.'),
    channel('Search ads on life events and quotes', 'search_cpc', 'search_cvr', 'Costly clicks: answer within minutes or do not bid.'),
    channel('Annual review calls', null, null, 'Cross-sales come from reviews; prepare three findings.'),
    channel('Calculators and rate pages', null, 'landing_page_cvr', 'Give the result before the form; ask for contact to save it.'),
    channel('Local seminars with employers and schools', null, null, 'Teach, do not pitch; record compliance approval of slides.'),
    channel('Facebook, local and life-event creative', 'meta_cpc', 'meta_ctr', 'Credit, housing and insurance ads are a special category: no age or ZIP targeting.'),
  ],
  seasons: [
    season([1, 2, 3, 4], 'Tax season and contribution deadlines', 'Document lists in January; last-day contributions in March.'),
    season([10, 11, 12], 'Open enrollment and year-end planning', 'Book reviews in September; staff the phones.'),
    season([4, 5, 6], 'Home-buying spring', 'Pre-approvals with realtors; turn-time promise published.'),
  ],
  forces: {
    rivalry: force(4, 'rising', ['rates compared on aggregators', 'similar products', 'incumbents’ ad budgets'], 'Spread narrows where products are compared by one number.'),
    'new entrants': force(3, 'rising', ['licenses and capital', 'apps enter by one product', 'embedded offers at checkout'], 'Entrants take the simple and profitable product first.'),
    substitutes: force(3, 'steady', ['self-insuring', 'family loans', 'robo-advice'], 'Advice must be visible or it is replaced.'),
    'buyer power': force(3, 'rising', ['easy comparison', 'switching services', 'inertia of existing accounts'], 'New business is bought, the old book is earned.'),
    'supplier power': force(4, 'steady', ['carriers and wholesale lenders set terms', 'core systems', 'data and credit bureaus'], 'Commission grids change by letter.'),
  },
  compliance: [
    rule('Fair, clear and not misleading promotions (state, SEC, FINRA or FCA)', 'Pre-approval and archive of every post; no promised returns.'),
    rule('Rate advertising (Truth in Lending, APR)', 'A rate triggers disclosures of the same prominence.'),
    rule('Fair lending and housing ad categories', 'Targeting limits; review creative for exclusion.'),
    rule('Customer data (GLBA, consent to call and text)', 'Consent record by number; vendors under contract.'),
  ],
  kpis: [
    kpi('Speed to first contact', 'minutes from inquiry to conversation', 'the first caller usually wins'),
    kpi('Application to funded or bound', 'closed ÷ applications', 'by source and by adviser'),
    kpi('Products per household', 'active products ÷ households', 'rising through reviews, not pushes'),
    kpi('Retention at renewal', 'renewed ÷ due', 'by premium change band'),
    kpi('Cost per funded case', 'marketing ÷ funded cases', 'below first-year margin'),
    kpi('Complaint rate', 'complaints ÷ thousand accounts', 'each one read by a principal'),
  ],
  alternatives: [
    rival('The bank or carrier with the stadium name', 'Trust by size; queues.'),
    rival('The online quote engine', 'Price in two minutes, nobody at claim time.'),
    substitute('A relative’s advice and a forum', 'Free, familiar, unaccountable.'),
    doNothing('Letting it renew as it is', 'The direct debit does not hurt today.'),
  ],
  strengths: [hypothesis('Clients reach the same person', 'Share of calls answered by the named adviser.'), hypothesis('Decisions are local and quick', 'Days from file complete to decision.'), hypothesis('Referral partners return', 'Partners with three or more cases a year.')],
  weaknesses: [hypothesis('Inquiries wait over a day', 'Timestamp of first contact, last fifty.'), hypothesis('Most households hold one product', 'Products per household.'), hypothesis('The book is older than the region', 'Age bands beside census.')],
  opportunities: [hypothesis('Renewal shock elsewhere opens talks', 'Watch filed rate increases.'), hypothesis('Employers want workplace sessions', 'Offer two pilots.'), hypothesis('Business owners plan their exit', 'Owners over 58 in the book.')],
  threats: [hypothesis('A carrier or investor changes appetite', 'Share of volume by carrier.'), hypothesis('Rates move and volume halves', 'Cases by rate band in the last cycle.'), hypothesis('An app takes the simple product', 'Lapses citing an app.')],
  factors: [factor('Total cost over the term', 6, 'raise'), factor('Yes or no within days', 4, 'raise'), factor('Same person next year', 4, 'raise'), factor('Explained in my words', 3, 'create'), factor('They fight for me at claim time', 4, 'raise'), factor('Branch on every corner', 6, 'reduce'), factor('Teaser rate or welcome gift', 7, 'eliminate'), factor('App that does the basics', 7, 'keep'), factor('Says how they are paid', 2, 'create'), factor('Will still exist in twenty years', 7, 'keep')],
  resources: [resource('Licenses and appointments', 'V--O', 'Which are hard to get locally?'), resource('Household data over decades', 'VRI-', 'Consent and completeness.'), resource('Local decision authority', 'VR-O', 'Limit and average time.'), resource('Trust of referral partners', 'VRI-', 'Cases by partner.'), resource('Advisers with tenure', 'VR--', 'Years and book each.')],
  initiatives: [initiative(1, 'Answer every inquiry within fifteen minutes in office hours', 9, 7, 'speed to first contact'), initiative(1, 'Annual review with three written findings', 8, 7, 'products per household'), initiative(1, 'Weekly status to referral partners', 7, 8, 'cases by partner'), initiative(2, 'Workplace sessions with two employers', 6, 6, 'households from sessions'), initiative(2, 'One-time document vault', 7, 4, 'days to complete file'), initiative(3, 'Embedded offer with a realtor or software partner', 7, 3, 'cases from partner')],
  jobs: [
    job('When the renewal letter shocks me', 'someone to check the market honestly', 'so I can stop feeling cheated', ['the new figure', 'options on one page', 'gaps in cover', 'paying it again'], ['minimize time to compare', 'minimize risk of a gap', 'increase clarity of total cost']),
    job('When we plan a step for decades', 'to see what we can bear in bad years', 'so I can sign calmly', ['a date to decide', 'scenarios in plain words', 'being sold to', 'asking family'], ['minimize regret', 'reduce documents asked twice']),
  ],
  revenueModels: [model('Commission', 'paid by carrier or lender', 'clawback and grid'), model('Spread', 'lending minus funding', 'rates and losses'), model('Fee for advice or assets', 'percent or fixed', 'value shown yearly'), model('Membership', 'owners share result', 'participation')],
  unitEconomics: unit('household', 'first-year revenue per case', 'processing, bureau and commission cost per case', 'cases a month per household', 'margin after processing and losses', 'households leaving a month ÷ households', 'marketing and referral cost ÷ funded or bound cases', 'licenses, office and salaries a month', 'Cases closed, households and lapses in twelve months; revenue by product.'),
  okrThemes: [okr('First to answer, first to close', 'speed to first contact', 'application to funded', 'cases by partner'), okr('A household, not a product', 'products per household', 'retention at renewal', 'reviews held')],
  sevenS: [note('systems', 'Are documents asked for once?'), note('structure', 'Who owns the household across products?'), note('style', 'Is compliance in the room at the start?'), note('skills', 'Can advisers explain cost unasked?'), note('staff', 'Succession for each book?'), note('strategy', 'Whom do we decline?'), note('shared values', 'When do we say: stay where you are?')],
};

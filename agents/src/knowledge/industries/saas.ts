import {
  buyer,
  channel,
  doNothing,
  economics,
  factor,
  force,
  hypothesis,
  initiative,
  job,
  kpi,
  model,
  note,
  objection,
  okr,
  resource,
  rival,
  rule,
  season,
  substitute,
  words,
} from '../entries.ts'
import type { IndustryPack } from '../pack.ts'

/** Recurring software: activation, retention and payback decide; the rival is often a spreadsheet. */
export const saas: IndustryPack = {
  industry: 'SaaS/Software',
  vocabulary: words(
    'account',
    'accounts',
    'subscription',
    'subscriptions',
    'plan',
    'plans',
    'product',
    'team',
  ),
  buyers: [
    buyer(
      'Champion (team lead who feels the pain)',
      'hours back this week and looking good for it',
      'a rollout that lands on their desk',
    ),
    buyer(
      'Economic buyer (VP or founder)',
      'payback inside the budget year, fewer tools',
      'no owner for adoption',
    ),
    buyer(
      'IT and security',
      'SSO, access logs, where the data lives',
      'no answer to the security questionnaire',
    ),
    buyer(
      'Finance or procurement',
      'seat count, renewal terms, price caps',
      'auto-renewal with an uncapped uplift',
    ),
    buyer('Daily user', 'fewer clicks than today', 'double entry'),
  ],
  triggers: [
    'the spreadsheet broke in front of a client',
    'a new VP wants numbers by the board meeting',
    'renewal notice with an uplift from the present vendor',
    'headcount doubled and the old way does not scale',
    'an audit or customer asks for a control they lack',
  ],
  pains: [
    'data typed twice because systems do not talk',
    'seats paid for and not used',
    'onboarding that needs a consultant',
    'reports assembled by hand every month',
    'support that answers after the deadline has passed',
  ],
  objections: [
    objection(
      'We already have a tool for that',
      'Ask for the last report it produced and how long it took; compare that task, not feature lists.',
    ),
    objection(
      'Migration will hurt',
      'Show the import of their own export in the trial; name the day the old tool can be switched off.',
    ),
    objection(
      'Security will never approve',
      'Send the security page, subprocessor list and audit report before they ask.',
    ),
    objection(
      'Too expensive per seat',
      'Price against the hours or tool it replaces; offer the plan that fits active users.',
    ),
  ],
  channels: [
    channel(
      'Search ads on problem and alternative terms',
      'search_cpc',
      'search_cvr',
      '"Alternative to" and integration terms convert; broad category terms mostly feed rivals.',
    ),
    channel(
      'Organic search: use-case and integration pages',
      null,
      'organic_ctr',
      'One page for each job and each integration; answer the question before the pitch.',
    ),
    channel(
      'LinkedIn to named accounts',
      'linkedin_cpc',
      'linkedin_ctr',
      'Only with a list and a deal size that carries the click price; retarget visitors first.',
    ),
    channel(
      'Product-led trial or free plan',
      null,
      'landing_page_cvr',
      'Measure sign-up to first value, not sign-ups; cut every field not needed before value.',
    ),
    channel(
      'Integration marketplaces and review sites',
      null,
      null,
      'Buyers compare there at the end; ask for a review at the moment of success.',
    ),
    channel(
      'Lifecycle email in product',
      null,
      'mql_to_sql',
      'Trigger on behavior (no import by day 2), not on the calendar.',
    ),
  ],
  seasons: [
    season(
      [9, 10, 11],
      'Budget season for calendar-year buyers',
      'Business-case template and price hold until January; ask who signs.',
    ),
    season(
      [12],
      'Use-it-or-lose-it spend, then silence',
      'Annual prepay offers until mid-month; freeze risky releases.',
    ),
    season(
      [1, 2],
      'New targets, new tools',
      'Migration webinars; the start-of-year clean slate is the switch moment.',
    ),
    season(
      [6, 7],
      'Mid-year review and quiet inboxes',
      'Expansion talks with usage data; ship and document while demand rests.',
    ),
  ],
  forces: {
    rivalry: force(
      4,
      'rising',
      [
        'crowded categories on every review grid',
        'bundles from suite vendors',
        'feature parity within quarters',
      ],
      'Growth is bought with sales cost unless retention is better than the field.',
    ),
    'new entrants': force(
      4,
      'rising',
      [
        'cloud and AI tooling cut the cost of a first version',
        'distribution remains hard',
        'integrations are open',
      ],
      'Code is no barrier; data, workflow depth and trust are.',
    ),
    substitutes: force(
      4,
      'steady',
      ['spreadsheets', 'a module of the suite already paid for', 'an internal script'],
      'Price is capped by "good enough, already there".',
    ),
    'buyer power': force(
      3,
      'rising',
      ['monthly plans leave easily', 'procurement audits seats', 'but data and habits hold'],
      'Power turns at renewal: usage decides who sets the price.',
    ),
    'supplier power': force(
      3,
      'rising',
      ['hosting and model usage bills', 'app stores and platform rules', 'scarce engineers'],
      'Gross margin moves with usage-based suppliers; price plans must follow.',
    ),
  },
  compliance: [
    rule(
      'Data processing agreement and subprocessors (GDPR, US state laws)',
      'Publish both; larger deals stop without them.',
    ),
    rule(
      'SOC 2 or ISO 27001 expectations',
      'Say exactly what is in scope and since when; "compliant" without a report loses the deal.',
    ),
    rule(
      'Auto-renewal and click-to-cancel rules',
      'Cancel must be as easy as sign-up; show the renewal date and price.',
    ),
    rule(
      'Email rules (CAN-SPAM, GDPR consent)',
      'Outbound lists need a lawful basis and a working opt-out.',
    ),
  ],
  kpis: [
    kpi(
      'Activation rate',
      'accounts reaching first value in 7 days ÷ sign-ups',
      'the one figure to fix before buying traffic',
    ),
    kpi(
      'Net revenue retention',
      '(start + expansion − contraction − churn) ÷ start',
      'above 100% the base grows without new sales',
    ),
    kpi(
      'Gross revenue retention',
      '(start − contraction − churn) ÷ start',
      'read it beside NRR: expansion hides leaks',
    ),
    kpi('CAC payback', 'CAC ÷ (ARPA a month × gross margin)', 'shorter than the contract term'),
    kpi('LTV:CAC', 'ARPA × gross margin ÷ churn ÷ CAC', '3 : 1 is the usual convention'),
    kpi(
      'Quick ratio',
      '(new + expansion) ÷ (contraction + churn) MRR',
      'above 4 grows, near 1 runs to stand still',
    ),
  ],
  alternatives: [
    rival('The category leader', 'Safe choice, complete checklist, priced for larger firms.'),
    substitute('The spreadsheet everyone understands', 'Free, flexible, breaks quietly.'),
    substitute('The suite’s built-in module', 'Already paid for; shallow.'),
    doNothing(
      'Staying on the present process until the next audit',
      'Nobody is fired for last year’s way.',
    ),
  ],
  strengths: [
    hypothesis(
      'Accounts that import data stay',
      'Compare 6-month retention with and without import.',
    ),
    hypothesis('A niche names us first', 'Ask the last ten won deals who else was on the list.'),
    hypothesis(
      'We ship faster than the leader',
      'Count releases customers asked for in the last quarter.',
    ),
  ],
  weaknesses: [
    hypothesis(
      'Trials stall before first value',
      'Watch five recorded trials to the minute they stop.',
    ),
    hypothesis('Revenue leans on few accounts', 'Share of MRR held by the five largest.'),
    hypothesis(
      'No public proof for security reviews',
      'Count deals delayed by a questionnaire this year.',
    ),
  ],
  opportunities: [
    hypothesis(
      'A platform partner sends ready buyers',
      'Installs and paid conversions from each marketplace.',
    ),
    hypothesis('Usage limits would lift expansion', 'Share of accounts within 20% of a limit.'),
    hypothesis(
      'A new regulation creates a deadline',
      'Ask three customers what they must show and when.',
    ),
  ],
  threats: [
    hypothesis(
      'The suite vendor bundles our category',
      'Read its release notes and partner terms quarterly.',
    ),
    hypothesis(
      'AI tools let customers build it themselves',
      'Ask churned accounts what replaced us.',
    ),
    hypothesis(
      'A price rise of hosting or models eats margin',
      'Infrastructure cost per account over twelve months.',
    ),
  ],
  factors: [
    factor('Working with my own data on day one', 4, 'raise'),
    factor('Fits the tools we already pay for', 6, 'raise'),
    factor('Price I can predict', 5, 'raise'),
    factor('Number of features', 8, 'reduce'),
    factor('Answers from support within the hour', 4, 'raise'),
    factor('Passes our security review', 6, 'raise'),
    factor('My team uses it without training', 5, 'raise'),
    factor('Customization by consultants', 6, 'eliminate'),
    factor('Easy to leave with my data', 3, 'create'),
    factor('Built for our kind of work', 3, 'create'),
  ],
  resources: [
    resource(
      'Workflow depth in one niche',
      'VRI-',
      'Which tasks end in our product and nowhere else?',
    ),
    resource('Customer data history', 'VRIO', 'Do renewals rise with months of data held?'),
    resource('Integration set', 'V--O', 'Share of accounts with two or more live.'),
    resource('Product community or templates', 'VR--', 'Monthly active contributors.'),
    resource('Engineering speed', 'V--O', 'Days from request to release.'),
  ],
  initiatives: [
    initiative(1, 'Cut the path to first value to one sitting', 9, 6, 'activation rate'),
    initiative(1, 'Renewal calls 90 days out with usage shown', 7, 8, 'gross revenue retention'),
    initiative(1, 'Publish security page and subprocessors', 5, 9, 'days in security review'),
    initiative(2, 'Usage-based or tiered plan', 8, 5, 'net revenue retention'),
    initiative(
      2,
      'Two marketplace integrations with co-marketing',
      7,
      5,
      'paid accounts from marketplaces',
    ),
    initiative(
      3,
      'Open the data layer: API and partners build on it',
      8,
      2,
      'accounts with a third-party app',
    ),
  ],
  jobs: [
    job(
      'When month-end comes and numbers sit in three tools',
      'one figure everyone believes',
      'so I can report without a night shift',
      [
        'the last report was wrong',
        'live figures',
        'migration might lose history',
        'the spreadsheet we all know',
      ],
      [
        'minimize time to a trusted report',
        'minimize double entry',
        'reduce the chance of an unnoticed error',
      ],
    ),
    job(
      'When my team doubles',
      'work to run without me in every thread',
      'so I can lead instead of chase',
      ['dropped tasks', 'a process in the tool', 'the team will not adopt it', 'chat and memory'],
      ['minimize hand-overs that stall', 'increase share of work visible without asking'],
    ),
  ],
  revenueModels: [
    model('Seats', 'price per active user', 'unused seats come back at renewal'),
    model('Usage', 'price per unit of work', 'bill shock and falling margin'),
    model('Flat tiers', 'packages by size of firm', 'heavy users on small plans'),
    model('Services for onboarding', 'one-off fee', 'must shorten time to value, not fund it'),
  ],
  unitEconomics: economics({
    customer: 'account',
    price: 'MRR per account (ARPA)',
    variableCost: 'hosting, support and payment cost per account',
    frequency: 'billing periods a month (1 for monthly plans)',
    margin: 'gross margin after hosting and support',
    churn: 'accounts lost a month ÷ accounts at its start',
    acquisition: 'sales and marketing spend ÷ new accounts (CAC)',
    fixed: 'product, rent and overhead a month',
    ask: 'From billing: MRR, accounts at start and end of the month, accounts lost; from the books: sales and marketing spend.',
  }),
  okrThemes: [
    okr(
      'New accounts reach value in their first week',
      'activation rate',
      'days to first value',
      'trial-to-paid rate',
    ),
    okr(
      'The base grows by itself',
      'net revenue retention',
      'gross revenue retention',
      'accounts within 20% of a limit upgraded',
    ),
  ],
  sevenS: [
    note('strategy', 'One ideal customer written down, or every logo that asks?'),
    note('structure', 'Does one person own activation across product, marketing and success?'),
    note('systems', 'Do billing, product analytics and CRM agree on who is a customer?'),
    note('shared values', 'Is churn discussed as openly as new logos?'),
    note('skills', 'Who can read a cohort table and act on it?'),
    note('style', 'Do leaders sit in customer calls each week?'),
    note('staff', 'Is support staffed for the hours customers work?'),
  ],
}

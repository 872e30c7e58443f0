import { knowledgeFor } from '../../knowledge/knowledge-for.ts'
import type { Fact, FactKey, PlaybookInput, Profile } from '../framework.ts'

/** Drafting day of every case. */
export const TODAY = '2026-11-20'

type Answers = Partial<Record<FactKey, string>>

/** A session of one business: its answers by key, and what it said it does not know. */
export function business(
  profile: Profile,
  answers: Answers,
  unknown: readonly FactKey[] = [],
): PlaybookInput {
  const facts: Fact[] = (Object.entries(answers) as [FactKey, string][]).map(
    ([key, quote], index) => ({
      key,
      value: quote,
      quote,
      unknown: false,
      kind: 'answer',
      ref: `message-${index + 1}`,
      on: TODAY,
    }),
  )
  for (const key of unknown)
    facts.push({ key, value: '', quote: '', unknown: true, kind: 'answer', ref: null, on: TODAY })
  return {
    profile,
    facts,
    knowledge: knowledgeFor({
      industry: profile.industry,
      text: `${profile.companyName} ${profile.description} ${Object.values(answers).join(' ')}`,
    }),
    today: TODAY,
  }
}

const bakeryProfile: Profile = {
  companyName: 'Harbor Loaf',
  industry: 'Retail',
  companySize: '1-10',
  description: 'Neighborhood bakery in Salem: sourdough, pastries and coffee',
}
const payrollProfile: Profile = {
  companyName: 'PayNest',
  industry: 'SaaS/Software',
  companySize: '11-50',
  description: 'Payroll software for restaurants and cafes with hourly staff',
}
const dentalProfile: Profile = {
  companyName: 'Cedar Street Dental',
  industry: 'Healthcare',
  companySize: '11-50',
  description: 'Family dental clinic with three dentists in Worcester',
}

/** A bakery of six people; answers with typos and fragments, as they come. */
export const bakery = business(
  bakeryProfile,
  {
    market: 'people within a ten minute walk of Essex street, plus 3 cafes',
    offer: 'Sourdough is about 55%, pastries 30%, coffee the rest. A loaf is $9',
    rivals:
      'Crumb & Co on Washington st, cheaper baguettes, $3. But theyre stale by noon, people tell me. Also the Market Basket, open till 9. Some just toast whats at home',
    bestCustomers: 'parents on the school run, and office people who preorder fridays',
    strength:
      'Mrs. Alvarez said "its the only bread my kids finish". 36 hour ferment, we never use frozen dough',
    constraint:
      'One oven. its full by 5am and Tom is the only one who can shape. mondays we throw away like 20 loaves',
    change:
      'The new apartments on Derby st open in april, 140 units. Rent goes up 8% in june. butter is up 20%',
    goal: 'get to $9,000 a week by summer without me working sundays. We have $8,000 to spend',
    numbers: 'about 900 orders a week, average ticket $8.20. ~6,800 a week in sales',
    resources: 'a starter from 2009, Tom, the corner lease till 2031, preorder list of 410 people',
    inside:
      'Everything goes through me. Recipes are in Toms head. we do a whiteboard for the bake plan. counter staff change every few months',
    initiatives:
      'friday preorder box, we tried it twice and sold 38 boxes. wholesale to two more cafes. saturday bread class. second oven',
    budget: '$1,500 a month',
    baseline:
      'weekly sales from $6,800 to $9,000, preorders from 38 to 90 a week, unsold loaves from 20 to 5 on mondays',
    period: 'end of june',
    prices: 'a loaf is $9, raised last march',
    costs: 'flour, butter and bag about $3.10 a loaf. $19,000 a month fixed',
    switching: 'Nothing to stop them, its bread. but they hate that the good loaf is gone by 10',
    outcomes:
      'That the loaf is still there after work. warm. knowing whats in it. I asked 12 regulars, 9 said sold out is the annoying part',
    partners: 'King Arthur flour through one distributor, the landlord, Square for cards',
    compare:
      'Better: ferment and crust, kids eat it. Worse: price, hours (we close at 2). All the same: coffee, croissants',
    shares:
      'sourdough $190k a year, we have maybe 30% of it around here, Crumb 20%, growing 12%. pastries $105k, 15% vs 35% for Crumb, growing 3%. coffee $55k, 5% vs 40% Dunkin, flat',
    channels: 'word of mouth at the school gate, instagram a bit, the smell',
  },
  ['period'],
)

/** Another bakery in the same town, with other answers: the two must not read alike. */
export const OTHER_BAKERY = business(
  {
    companyName: 'Nonna Pia',
    industry: 'Retail',
    companySize: '1-10',
    description: 'Italian bakery in Salem with wedding cakes',
  },
  {
    offer: 'Wedding cakes $480 each about 70%, cannoli 20%, focaccia the rest',
    rivals:
      'Sweet Tiers in Beverly, they have a showroom and an app to design the cake. But brides tell me they never call back',
    bestCustomers: 'brides booking a year ahead, event planners',
    strength: 'nobody else does a tasting at home. "we decided on the sofa" one couple said',
    constraint: 'Two decorators, and saturdays are full from may to september',
    change: 'The yacht club reopens its ballroom in may. vanilla is up 30%',
    goal: '60 cakes next year, up from 41, with $4,000 for photos and a van',
    initiatives:
      'tasting box by mail (sent 9, sold 4), winter price for off season, planner referral fee',
  },
)

/** A payroll product of thirty people. */
export const payroll = business(payrollProfile, {
  market: 'US restaurants with 5-80 hourly staff, 1 to 6 locations',
  offer:
    'Payroll runs $49/month plus $6 per employee, thats 80% of revenue. Tip reporting add-on 15%, onboarding fees the rest',
  rivals:
    'Gusto mostly, they have the brand and benefits bundle. support takes days there, tickets only. Toast Payroll comes free with the POS for a year. And spreadsheets with the accountant',
  bestCustomers:
    'multi-location owners with 2-6 restaurants, their bookkeepers who run it on tuesdays',
  strength:
    "we get tip credits right in every state. 'first time i didnt get a letter from the IRS' - Dana, 4 locations. real person answers in 3 minutes",
  constraint:
    'Migration. takes us 11 days to move an account and only Priya and Leo can do it. sales can sell more than we can onboard',
  change:
    'No tax on tips rules start with the 2026 filings, everyone is confused. Toast is bundling harder. two states raise tipped minimum in january',
  goal: '1,000 accounts by december 2027, we are at 620. Board gave us $150k for it',
  numbers:
    '620 accounts, average $168 a month, churn 1.8% a month, CAC about $1,400, gross margin 78%',
  resources:
    'tip rule engine covering 50 states, Priya and Leo, data from 620 restaurants, partnership with 3 POS vendors',
  inside:
    'Product and support sit together, sales is remote and promises dates nobody agreed. Roadmap changes every two weeks. no migration playbook written down',
  initiatives:
    'self serve migration from Gusto, tip compliance checker as a free tool (tested with 40 owners, 22 signed up), bookkeeper partner program, benefits marketplace, Spanish app',
  budget: '$12,500 a month',
  baseline: 'accounts 620 to 1,000, days to migrate 11 to 4, churn 1.8% to 1.2%',
  period: 'december 2027',
  prices: '$49 + $6 per employee, so $168 on average. Not changed since 2023',
  costs: 'about $37 per account a month for hosting, banking and support. $140,000 a month fixed',
  switching:
    'Hard mid-year, they fear a wrong W-2. Most switch in january or after a penalty letter',
  outcomes:
    'no penalty letters, done in under 20 minutes on tuesday, tips correct per shift. Interviewed 14 owners, penalty letters came up in 11',
  partners:
    'Our banking partner Column for money movement, the tax filing vendor, POS integrations',
  compare:
    'Better: tips, phone support. Worse: benefits, brand, price vs Toast. Same: direct deposit, W-2s',
  shares:
    'Payroll $1.0M a year, 2% share vs Toast 18%, growing 35%. Tip reporting $190k, 12% vs 6% for the next one, growing 60%. onboarding fees $60k, 2% vs 5%, shrinking 10%',
  channels: 'POS vendor referrals bring the good ones, google ads bring tiny cafes that churn',
})

/** A dental clinic of twenty. */
export const dental = business(dentalProfile, {
  market: 'families within 5 miles of Cedar street, insured through work mostly',
  offer:
    'cleanings and checkups 45%, fillings and crowns 35%, clear aligners 20% and growing 25%. Aligners are $4,200',
  rivals:
    'Bright Smiles opened accross from the high school, they do saturdays and evenings. Feels like a factory there, a different dentist every visit. Aspen Dental advertises free exams. Plenty just put it off until it hurts',
  bestCustomers: 'families with two or more kids, teens that need aligners',
  strength:
    'same dentist every visit, nervous kids. A mom said "he actually asked to come back". 4.9 stars on 380 reviews',
  constraint:
    'hygienists. we have 3 and need 4, new patients wait 5 weeks for a cleaning. chair 4 is empty on thursdays',
  change:
    'UMass hospital moves 300 staff to the new building next door in march. Delta cut its crown fee 6%. Medicaid adult coverage is expanding',
  goal: 'fill chair 4 and 40 aligner starts this year, up from 22. Could spend $20,000',
  numbers: '2,900 active patients, 61% come back within 7 months, no shows 9%',
  resources: 'Dr. Osei and the kids, in house scanner, 380 reviews, building we own',
  inside:
    'Front desk does everything incl. insurance calls. Each dentist plans treatment differently. recall list is run when somebody has time',
  initiatives:
    'text recall with 2 slots to pick, saturday once a month, hospital staff welcome hour, aligner open day for teens (did one, 6 starts), membership plan for uninsured',
  budget: '$1,700 a month',
  baseline: 'recall rate 61% to 75%, aligner starts 22 to 40, no-shows 9% to 5%',
  period: 'end of 2027',
  prices: 'average visit is $215, fees went up in january',
  costs: 'lab, supplies and card fees about $48 a visit, $96,000 a month fixed',
  switching:
    'Moving records is easy, but moms dont want a new face for an anxious kid. insurance network decides a lot',
  outcomes:
    'a time after school, no surprise bill, kid not scared. Asked 20 parents, 13 said surprise bill',
  partners: 'Delta Dental is 40% of billings, the aligner lab, a temp agency for hygienists',
  compare: 'Better: same dentist, kids. Worse: saturdays, waiting time. Same: insurance, cleanings',
  shares:
    'hygiene $950k a year, 18% share vs Bright Smiles 22%, growing 4%. crowns $740k, 20% vs 15%, growing 2%. aligners $420k, 9% vs 30% for the ortho, growing 25%',
  channels: 'school mums whatsapp, google reviews, the insurance directory',
})

export const BUSINESSES = { bakery, payroll, dental } as const

/** The same three, with nothing answered: "just draft it" at once. */
export const EMPTY = {
  bakery: business(bakeryProfile, {}),
  payroll: business(payrollProfile, {}),
  dental: business(dentalProfile, {}),
} as const

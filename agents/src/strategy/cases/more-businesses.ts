import type { PlaybookInput } from '../framework.ts'
import { business } from './businesses.ts'

// Businesses unlike the first three, with the short answers people really type. What went wrong in their drafts once is asserted in mistakes.test.ts.

/** A bike repair shop: a bottleneck announced by one word, asides, and changes that only hurt. */
const bikes = business(
  {
    companyName: 'Tidewater Cycle Works',
    industry: 'Retail',
    companySize: '1-10',
    description:
      'A bike repair shop for commuters in Portland, Maine, with winter storage and a small range of commuter gear.',
  },
  {
    market:
      'Bike repair and commuter gear in Portland, Maine. People who ride to work or school within about five miles of the shop.',
    offer:
      'Repairs are about 70% of what we sell, winter storage 20%, and lights, locks and fenders the rest.',
    rivals:
      'RideLab out by the mall. They’re cheaper on a basic tune-up, $39. But people come back from there. One guy said “they had it eleven days and called it express.” And plenty of people just ride on with a squeaky brake.',
    bestCustomers:
      'Commuters who ride all year, and three employers who send us about 40 riders a year without us asking.',
    strength:
      '86% of our repairs leave within two working days, and riders get a text with a photo of the worn part before we touch it.',
    constraint:
      'Hands. Two mechanics, and Ben is off Saturdays from January. The stand is empty half of Tuesday though.',
    goal: 'Decide where to put the next $12,000 so that spring repairs grow by a fifth.',
    numbers:
      'We closed 183 of 212 repairs within two working days since March. The $49 tune-up loses us $7 each at 55 minutes of labor.',
    change:
      'The hospital opens a 120-bike garage in March. Parts for internal hubs take five weeks now.',
    initiatives:
      'Next-day repair for commuters, a fleet service for employers, dropping the $49 tune-up, a winter storage bundle at $95.',
    budget: '$12,000 until the end of May.',
  },
)

/** A second bakery of the same trade, with two ovens and a bus stop that moves away. */
const kettle = business(
  {
    companyName: 'Crumb & Kettle',
    industry: 'Retail',
    companySize: '1-10',
    description: 'A bakery in Leeds. Sourdough, lunches, two ovens.',
  },
  {
    offer: 'sourdough is about 60% of sales at $6 a loaf, lunches 30, cakes the rest',
    rivals:
      'We compete with Greenway Bakery by the station. They’re cheaper, $4 a loaf, but they sell out of the good bread by nine.',
    bestCustomers:
      'Our best customers are families in the terraces behind us who come every saturday',
    strength: 'people say its the only crust in town that is still crisp in the evening',
    constraint:
      'One oven is always broken. From 7 to 9 the queue is out the door and we lose 15 people a morning.',
    change: 'Tram works start in Febuary and the bus stop moves away from us.',
    goal: 'Our goal is to decide where to put $8,000 before spring.',
  },
)

/** A dental clinic with a chain that opens another branch. */
const harbour = business(
  {
    companyName: 'Harbour Dental',
    industry: 'Healthcare',
    companySize: '11-50',
    description: 'A dental clinic in Portsmouth with three dentists and two hygienists.',
  },
  {
    offer:
      'check-ups and hygiene are half of it, implants a fifth at about $2,400 each, whitening and the rest',
    rivals:
      'BrightSmile chain in the retail park, open on Sundays and they finance everything. Some people just wait until it hurts.',
    bestCustomers:
      'We want families with children under 12 who stay with us for years, and implant patients over 55.',
    strength:
      'Patients say nobody ever explained the xray to them before. 4.9 stars from 312 reviews.',
    constraint:
      'Hygienist chairs are booked five weeks out while the third surgery is empty on Thursdays.',
    change:
      'A second hygienist comes back from leave in March. The chain is opening another branch near the school.',
    goal: 'Fill Thursdays and do 10 implants a month instead of 6.',
  },
)

/** A non-profit: nobody buys, nothing is sold, there is no profit. */
const pantry = business(
  {
    companyName: 'Riverside Food Bank',
    industry: 'Non-profit',
    companySize: '11-50',
    description: 'A food bank serving families in three zip codes of Dayton, Ohio',
  },
  {
    market: 'households in 45402, 45405 and 45406 that run out of food before the end of the month',
    offer:
      'weekly food boxes are about 70% of what we give out, the mobile pantry 20%, cooking classes the rest',
    rivals:
      'St. Vincent de Paul gives out food too, they have more volunteers and a bigger warehouse. But families wait two hours there. Some just skip meals before they ask anybody',
    bestCustomers:
      'monthly donors who give $25 or more, and working families with kids who come after 5pm',
    strength:
      'a family is served in 15 minutes and picks its own food. "I did not feel like a charity case" one mother said',
    constraint:
      'Cold storage. we turn away 2 pallets of milk a week, and only Denise can drive the truck',
    change:
      'SNAP benefits are cut in October. Kroger wants to donate produce from four stores. Our USDA grant ends in June',
    goal: 'serve 900 families a month by next summer, up from 640, and raise $60,000 for a walk-in cooler',
    numbers:
      '640 families a month, 310 monthly donors, average gift $38, 45% of donors give again the next year',
    resources:
      'Denise and the truck, 120 volunteers, the partnership with four Kroger stores, a building lent by the church',
    inside:
      'Everything goes through the director. Volunteer shifts are on a paper calendar. board meets twice a year',
    initiatives:
      'evening pantry on wednesdays (tried it twice, 60 families came), walk-in cooler, monthly giving campaign, second truck driver',
    budget: '$3,000 a month',
    baseline: 'families a month from 640 to 900, monthly donors from 310 to 450',
    switching:
      'Families are afraid to be seen in the line. donors just forget when their card expires',
    outcomes: 'fresh food, no long line, not being judged. We asked 20 families, 12 said the line',
    partners:
      'Kroger, the regional food bank gives us 60% of the food, the church owns the building',
    compare:
      'Better: short wait, families choose. Worse: opening hours, amount of meat. Same: canned goods, bread',
    channels: 'church bulletins and the school nurses, Facebook for donors',
    prices: 'a box costs us about $14 to put together',
  },
)

/** A law firm of a dozen. */
const lawyers = business(
  {
    companyName: 'Marsh & Oduya',
    industry: 'Professional Services',
    companySize: '11-50',
    description: 'A law firm for small landlords and family businesses in Columbus',
  },
  {
    market: 'owner-run companies and landlords in central Ohio with 2 to 60 doors or staff',
    offer:
      'Lease and eviction work 50%, business contracts 30%, estate planning the rest. Flat fee for a lease review is $650',
    rivals:
      'LegalZoom for documents, $99 and instant. Big firms downtown charge $480 an hour and the partner never calls back. A lot of landlords just use a template from a friend',
    bestCustomers:
      'landlords with 10 to 60 units, and second-generation owners of family businesses',
    strength:
      'flat fees quoted the same day. One client told us "first lawyer who called me back before lunch"',
    constraint: 'Ada Marsh reviews every document herself. intake calls go to voicemail after 4',
    change:
      'Columbus passes a rental registry in January. Two associates got offers from bigger firms. AI contract tools are everywhere',
    goal: 'grow retainers from 18 to 40 by the end of 2027 without another partner',
    numbers:
      '18 retainers at $450 a month, about 35 new matters a month, 60% of billed hours collected within 30 days',
    resources:
      'Ada Marsh, a library of 90 Ohio lease clauses, referrals from the landlord association',
    inside:
      'Each lawyer keeps their own templates. No time tracking before Friday. Partners decide on fees in the hallway',
    initiatives:
      'landlord retainer at $450, lease review in 24 hours, workshop with the landlord association (did one, 7 clients), client portal',
    budget: '$4,000 a month',
    baseline: 'retainers from 18 to 40, days to first reply from 2 to 1',
    prices: 'flat fee $650 for a lease review, not raised since 2022',
    costs: 'about $210 of lawyer time a review, $62,000 a month fixed',
    switching: 'Hard, they have to explain everything again. They worry about the bill most',
    outcomes:
      'knowing the price before, an answer the same day, plain English. Asked 9 landlords, 6 said the bill',
    compare:
      'Better: speed, fixed price. Worse: brand, litigation. Same: contracts, confidentiality',
    channels: 'the landlord association, referrals from accountants, google',
  },
)

/** An online shop for cosmetics. */
const cosmetics = business(
  {
    companyName: 'Fern & Clay',
    industry: 'E-commerce',
    companySize: '1-10',
    description: 'Online store for fragrance-free skin care made in small batches',
  },
  {
    market: 'people with sensitive skin in the US who buy skin care online',
    offer: 'Face cream $38 about 60% of sales, cleanser 25%, gift sets the rest',
    rivals:
      'The Ordinary, $9 and everywhere. Paula’s Choice has a huge range and a quiz. People say they never know what to pick there. Plenty stick with whatever the pharmacy has',
    bestCustomers:
      'women over 30 with eczema who reorder every two months, and gift buyers in November',
    strength:
      '41% reorder within 90 days. a customer wrote "my eyelids stopped burning in three days"',
    constraint:
      'Cash for the next batch. we have to order 2,000 jars at once and Meta ads got expensive, $31 per order now',
    change:
      'Sephora is testing a sensitive skin section. FDA label rules change in July. jar prices are up 18%',
    goal: 'get repeat orders from 41% to 55% by the end of June and spend $15,000 doing it',
    numbers: '1,150 orders a month, average order $46, 41% reorder within 90 days, returns 3%',
    resources:
      'the formula with 9 ingredients, 14,000 email subscribers, a dermatologist who recommends us',
    inside:
      'Lena does product and ads. Support is answered at night. stock is a spreadsheet that is always a week old',
    initiatives:
      'refill subscription, sample sachets for $5 (sold 140, 38 bought the jar), dermatologist referral program, Sephora pitch',
    budget: '$5,000 a month',
    baseline: 'reorder rate from 41% to 55%, cost per order from $31 to $24',
    prices: 'average order $46, cream raised from $34 last fall',
    costs: 'jar, formula, shipping about $17 an order, $11,000 a month fixed',
    switching: 'They are afraid of a reaction. once something works they never change',
    outcomes:
      'no burning, knowing every ingredient, a small size to try. Surveyed 60 buyers, 44 said fear of a reaction',
    compare:
      'Better: fewer ingredients, patch test advice. Worse: price, choice. Same: shipping, packaging',
    channels: 'Instagram, Meta ads, two eczema forums',
  },
)

/** A machine shop that sells to other firms. */
const machinists = business(
  {
    companyName: 'Keller Precision',
    industry: 'Manufacturing',
    companySize: '11-50',
    description: 'CNC machine shop making small-run aluminum and steel parts in Rockford, Illinois',
  },
  {
    market: 'OEMs and repair depots within 200 miles that need 5 to 500 parts',
    offer: 'Prototype runs 40%, repeat production 45%, rush repairs the rest. Setup is $280 a job',
    rivals:
      'Xometry quotes in a minute and is 15% cheaper. Their parts come back out of tolerance. Midway Tool has 5-axis and takes the aerospace jobs. Some buyers keep the old part running with tape',
    bestCustomers: 'maintenance managers at food plants, and engineers who need 20 parts by Friday',
    strength:
      '98.2% on time last year. An engineer at Danfoss said "they called me about the wrong drawing before cutting metal"',
    constraint:
      'Two setup people, and quotes take Walt three days. The second shift runs one machine of six',
    change:
      'Aluminum tariffs went up in March. A battery plant opens in Belvidere next year. Walt retires in 2028',
    goal: 'get rush and prototype work from $90,000 to $130,000 a month by the end of 2027',
    numbers: '140 jobs a month, average job $1,450, scrap 2.1%, 3 days to quote',
    resources:
      'Walt and his quoting notes, six Haas machines, AS9100 certificate, 22 years of drawings',
    inside:
      'Quotes live in Walt’s notebook. Sales promises dates without asking the floor. Setup sheets are on paper',
    initiatives:
      'quote in 24 hours, rush lane at +30% (tried in May, 11 jobs), second shift on three machines, battery plant supplier audit',
    budget: '$120,000 for the year',
    baseline: 'days to quote from 3 to 1, rush jobs a month from 11 to 25, scrap from 2.1% to 1.5%',
    prices: 'average job $1,450, setup fee unchanged since 2021',
    costs: 'material and tooling about $520 a job, $98,000 a month fixed',
    switching:
      'First article inspection takes them three weeks, so they do not move a running part. purchasing wants three quotes anyway',
    outcomes:
      'parts by the date, no surprises at incoming inspection, a call before a mistake. Talked to 11 engineers, 8 said late parts',
    partners: 'one aluminum distributor, the heat treater in Chicago, Haas service',
    compare:
      'Better: on time, calls about drawings. Worse: quoting speed, 5-axis. Same: tolerance, material certs',
    channels: 'repeat buyers, a rep in Chicago, Google',
  },
)

export const MORE_BUSINESSES = {
  bikes,
  kettle,
  harbour,
  pantry,
  lawyers,
  cosmetics,
  machinists,
} as const satisfies Record<string, PlaybookInput>

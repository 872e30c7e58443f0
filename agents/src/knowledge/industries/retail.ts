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

/** Shops with a door: footfall, basket, stock turn and the lease decide. */
export const retail: IndustryPack = {
  industry: 'Retail',
  vocabulary: words(
    'customer',
    'customers',
    'order',
    'orders',
    'item',
    'items',
    'shop',
    'shop team',
  ),
  buyers: [
    buyer(
      'The weekly local',
      'it is on the way, the thing is in stock, someone knows my name',
      'a wasted trip',
    ),
    buyer(
      'The gift buyer',
      'a sure hit, wrapped, exchangeable, in ten minutes',
      'no exchange after the birthday',
    ),
    buyer(
      'The bargain checker',
      'the shelf price against the phone in the hand',
      'a gap they cannot explain to themselves',
    ),
    buyer(
      'The visitor passing through',
      'something they cannot buy at home',
      'closed signs and unclear hours',
    ),
  ],
  triggers: [
    'an empty shelf or fridge at home',
    'a birthday or an invitation on Saturday',
    'a move into the neighborhood',
    'payday weekend',
    'a regular shop that closed or ran out once too often',
  ],
  pains: [
    'arriving to find the size or flavor sold out',
    'parking that costs more than the errand',
    'staff who know less than the product page',
    'returns that need a receipt nobody keeps',
    'prices up every month without a word of why',
  ],
  objections: [
    objection(
      'I can get it cheaper online',
      'Show the landed price: shipping, the wait and the return trip; then hold the thing in your hands today.',
    ),
    objection(
      'I was only looking',
      'Ask what it is for, place two options at two prices in the hand, and step back.',
    ),
    objection(
      'You are never open when I am',
      'Move two quiet weekday hours to one evening and put the hours on the map listing the same day.',
    ),
  ],
  channels: [
    channel(
      'Map listing and reviews',
      null,
      null,
      'Hours, photos and answered reviews decide "near me" visits; ask for a review at the till the same day.',
    ),
    channel(
      'Window, pavement sign and opening hours',
      null,
      null,
      'Count passers-by and entries for a week before and after a change; it is the cheapest test a shop has.',
    ),
    channel(
      'Search ads within a short radius',
      'search_cpc',
      'search_cvr',
      'Bid on product plus town; pay for directions and calls rather than for site visits.',
    ),
    channel(
      'Instagram and Facebook, local audience',
      'meta_cpc',
      'meta_ctr',
      'Today’s arrivals and faces beat polished posts; boost what already drew comments from neighbors.',
    ),
    channel(
      'Email and text list from the till',
      null,
      'email_open_rate',
      'One sign-up question at payment; send the arrival list the evening before it goes on the shelf.',
    ),
    channel(
      'Own small web shop with pick-up',
      null,
      'website_cvr',
      'Reserve online, collect in store: no postage to lose margin on, and a second purchase at the counter.',
    ),
  ],
  seasons: [
    season(
      [11, 12],
      'Holiday trade: gifts, late hours, queues',
      'Fix the gift table by October, hire for the till before Thanksgiving, stop discounting what sells anyway.',
    ),
    season(
      [1],
      'Returns and the quiet weeks',
      'Turn exchanges into a second sale; clear slow stock once, early, and visibly.',
    ),
    season(
      [2, 5],
      'Valentine’s Day and Mother’s Day',
      'Pre-orders with a paid deposit two weeks ahead; a small and a large ready-made choice.',
    ),
    season(
      [8, 9],
      'Back to school and new routines',
      'Catch changed commutes: new hours, a weekday habit offer, the list of things people forget.',
    ),
  ],
  forces: {
    rivalry: force(
      4,
      'rising',
      [
        'chains and marketplaces match prices daily',
        'several shops share the same footfall',
        'slow stock forces mark-downs',
      ],
      'Margin is competed away on anything a barcode can compare.',
    ),
    'new entrants': force(
      3,
      'steady',
      [
        'a lease and a fit-out keep most people out',
        'pop-ups and market stalls test cheaply',
        'no license for most goods',
      ],
      'A good pitch is copied within a season or two.',
    ),
    substitutes: force(
      4,
      'rising',
      [
        'next-day delivery',
        'supermarket versions of the specialty',
        'doing without or second-hand',
      ],
      'Only what a parcel cannot bring keeps its price.',
    ),
    'buyer power': force(
      3,
      'rising',
      ['price in every pocket', 'no cost of switching', 'but small tickets and habit'],
      'Buyers push on known items and forgive the price on unknown ones.',
    ),
    'supplier power': force(
      3,
      'steady',
      [
        'brands with minimum orders',
        'small volumes get list price',
        'landlord as the hardest supplier',
      ],
      'Rent and wholesale terms set the floor under every sale.',
    ),
  },
  compliance: [
    rule(
      'Price display and unit pricing',
      'The shelf, the till and the web shop must say the same price; a wrong one is honored and fixed the same day.',
    ),
    rule(
      'Former-price claims ("was/now")',
      'Keep the dates the higher price was really charged before printing a saving.',
    ),
    rule(
      'Endorsement rules for reviews',
      'No reward for a good review; a reward for any review is disclosed.',
    ),
    rule(
      'Consent for marketing texts and email',
      'A ticked box at the till with a date; an unsubscribe that works the same day.',
    ),
  ],
  kpis: [
    kpi('Entry rate', 'people entering ÷ people passing', 'rising after each window change'),
    kpi(
      'Conversion at the till',
      'receipts ÷ entries',
      'steady on Saturdays, not only on Tuesdays',
    ),
    kpi('Average basket', 'sales ÷ receipts', 'growing faster than your prices'),
    kpi(
      'Stock turn',
      'cost of goods sold ÷ mean stock at cost',
      'higher than last year in each category, not only in total',
    ),
    kpi(
      'GMROI',
      'gross margin ÷ mean stock at cost',
      'above 1, else the shelf is a loan to your supplier',
    ),
    kpi('Repeat share', 'receipts of known customers ÷ all receipts', 'rising each quarter'),
  ],
  alternatives: [
    rival('The shop two streets away', 'Same errand, same distance; wins on hours or parking.'),
    rival('The chain at the mall', 'Wider range and car park; nobody knows the shopper.'),
    substitute('A marketplace parcel tomorrow', 'Compares price in seconds, cannot be touched.'),
    doNothing(
      'Making do until the next big shop',
      'The errand is put off; the list waits on the fridge.',
    ),
  ],
  strengths: [
    hypothesis(
      'A core of locals returns without being asked',
      'Count known faces or card repeats among 100 receipts.',
    ),
    hypothesis(
      'The team can advise where a page cannot',
      'Record how often advice changed the choice in a week.',
    ),
    hypothesis(
      'The pitch has footfall paid for by neighbors',
      'Count passers-by for an hour on three days.',
    ),
  ],
  weaknesses: [
    hypothesis('Money sleeps in slow stock', 'List items without a sale in 90 days at cost.'),
    hypothesis(
      'Customers are not reachable after they leave',
      'Divide list sign-ups by receipts last month.',
    ),
    hypothesis('One or two people carry the shop', 'See which hours close when the owner is ill.'),
  ],
  opportunities: [
    hypothesis(
      'Orders to pick up would add sales with nothing to deliver',
      'Offer it on ten items for two weeks.',
    ),
    hypothesis(
      'Nearby offices and schools buy in rounds',
      'Ask five office managers who orders and how.',
    ),
    hypothesis('A neighbor’s closing frees its customers', 'Watch leases and ask the landlord.'),
  ],
  threats: [
    hypothesis(
      'Rent or energy rises faster than what people spend',
      'Put the next lease step beside the last twelve months’ margin.',
    ),
    hypothesis('A chain opens close by', 'Read planning notices quarterly.'),
    hypothesis(
      'Footfall moves with works or parking changes',
      'Check the council’s works list; compare counts.',
    ),
  ],
  factors: [
    factor('It is in stock when I come', 6, 'raise'),
    factor('Open when I am free', 6, 'raise'),
    factor('Easy to reach and park', 6, 'keep'),
    factor('Price on the things I know', 7, 'reduce'),
    factor('Someone who can advise me', 4, 'raise'),
    factor('Things I cannot find elsewhere', 3, 'create'),
    factor('Exchange without a fight', 5, 'raise'),
    factor('Width of the range', 7, 'reduce'),
    factor('A place I like to be', 4, 'raise'),
    factor('They remember me', 2, 'create'),
  ],
  resources: [
    resource('Lease on a known corner', 'VR-O', 'Years left, break clause, footfall counted.'),
    resource(
      'Names and habits of the regulars',
      'VRI-',
      'How many are written down rather than remembered?',
    ),
    resource(
      'Buying terms with two key suppliers',
      'V--O',
      'Compare invoice prices with a similar shop.',
    ),
    resource('Reputation in the neighborhood', 'VRI-', 'Review count and the words that repeat.'),
    resource('Staff who know the goods', 'VR-O', 'Tenure, and what happens in their week off.'),
  ],
  initiatives: [
    initiative(
      1,
      'Correct hours, photos and categories on the map listing',
      6,
      10,
      'direction requests a week',
    ),
    initiative(
      1,
      'Ask for the list at the till, send one arrivals note a week',
      7,
      8,
      'sign-ups ÷ receipts',
    ),
    initiative(
      1,
      'Clear stock older than 90 days on one visible table',
      6,
      7,
      'cash released at cost',
    ),
    initiative(2, 'Reserve online, collect in store', 7, 5, 'collected orders a week'),
    initiative(2, 'Standing orders for offices and schools', 7, 6, 'standing accounts'),
    initiative(
      3,
      'A second format: stall, kiosk or van on Saturdays',
      8,
      3,
      'contribution a trading day',
    ),
  ],
  jobs: [
    job(
      'When I need it today',
      'to get the right one on one short trip',
      'so I can be done and go home',
      [
        'the last parcel came late or wrong',
        'a shop that knows and has it',
        'it may be sold out',
        'reaching for the phone to order',
      ],
      [
        'minimize the chance of a wasted trip',
        'minimize the time from door to door',
        'increase certainty that it is the right one',
      ],
    ),
    job(
      'When I am invited on Saturday',
      'a present that looks chosen',
      'so I can arrive without worry',
      [
        'the last gift fell flat',
        'wrapped and exchangeable',
        'that they already have one',
        'a voucher, again',
      ],
      ['minimize the risk of a duplicate', 'minimize time to a wrapped gift'],
    ),
  ],
  revenueModels: [
    model('Margin on goods', 'buy, hold, sell', 'stock turn and mark-downs'),
    model(
      'Pre-orders and deposits',
      'paid before it is made or bought',
      'deliver on the promised day',
    ),
    model('Services beside the goods', 'fitting, repair, classes', 'hours of the skilled person'),
  ],
  unitEconomics: economics({
    customer: 'customer',
    price: 'average order',
    variableCost: 'cost of goods and card fees per order',
    frequency: 'visits a month per customer',
    margin: 'gross margin after mark-downs and shrinkage',
    churn: 'share of regulars not seen for 90 days, per month',
    acquisition: 'local advertising and offers per new regular',
    fixed: 'rent, wages and energy a month',
    ask: 'From the till: number of receipts and sales last month; from the books: cost of goods.',
  }),
  okrThemes: [
    okr(
      'Be the first stop of the neighborhood',
      'repeat share of receipts',
      'direction requests a week',
      'average basket',
    ),
    okr(
      'Make the shelf work harder',
      'stock older than 90 days at cost',
      'GMROI',
      'out-of-stock days of the ten best sellers',
    ),
  ],
  sevenS: [
    note(
      'systems',
      'Does the till tell what sold, to whom and what is missing, by Monday morning?',
    ),
    note('staff', 'Who can open, close and order when the owner is away?'),
    note('skills', 'Advice and display are skills: who trains them and when?'),
    note('shared values', 'What would the team never sell, even at a margin?'),
    note('strategy', 'Range, price or service: which one would a regular name?'),
    note('structure', 'Who decides mark-downs and orders: one person or whoever is there?'),
    note('style', 'Is the owner on the floor on Saturday or in the office?'),
  ],
}

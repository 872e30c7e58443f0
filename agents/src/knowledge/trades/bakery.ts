import {
  channel,
  doNothing,
  economics,
  factor,
  hypothesis,
  initiative,
  job,
  resource,
  rival,
  season,
  substitute,
  words,
} from '../entries.ts'
import type { Trade } from '../pack.ts'

export const bakery: Trade = {
  slug: 'bakery',
  name: 'Bakery',
  industries: ['Retail', 'Manufacturing', 'Other'],
  signals: {
    bakery: 5,
    bakeries: 5,
    baker: 3,
    sourdough: 4,
    bread: 3,
    loaf: 3,
    loaves: 3,
    pastry: 3,
    pastries: 3,
    croissant: 3,
    croissants: 3,
    'birthday cake': 2,
    cakes: 2,
    patisserie: 5,
    bagels: 3,
    oven: 1,
  },
  vocabulary: words('regular', 'regulars', 'order', 'orders', 'loaf', 'loaves', 'bakery', 'bakers'),
  triggers: [
    'the smell at seven on the way to work',
    'a birthday that needs a cake by Saturday',
    'guests for Sunday breakfast',
    'a café whose supplier let it down',
  ],
  pains: [
    'sold out of the good loaf by ten',
    'a queue that costs the bus',
    'bread that is hard by the evening',
    'not knowing what is in it (wheat, nuts, eggs)',
  ],
  seasons: [
    season(
      [12],
      'Stollen, cookies and holiday tables',
      'Order forms on the counter from 15 November; paid pre-orders close five days before.',
    ),
    season(
      [2],
      'Valentine’s hearts and, where kept, carnival doughnuts',
      'One shape, boxed, pre-ordered; bake to the list.',
    ),
    season(
      [3, 4],
      'Easter breads and family breakfasts',
      'Braided loaf by pre-order; Thursday and Saturday are the peaks.',
    ),
    season(
      [6, 7, 8],
      'Heat, holidays and fewer ovens at home',
      'Smaller bakes, sandwiches, iced drinks; hand-written holiday hours on the door and map.',
    ),
  ],
  alternatives: [
    rival('The other bakery on the commute', 'Wins when its queue is shorter.'),
    substitute(
      'Supermarket in-store bake-off',
      'Warm, cheap, on the weekly trip; tired by evening.',
    ),
    substitute('A coffee chain’s wrapped pastry', 'Comes with the coffee they queue for anyway.'),
    doNothing('Yesterday’s toast at home', 'No detour, no queue, nobody complains.'),
  ],
  factors: [
    factor('Still warm when I walk in', 4, 'raise'),
    factor('My loaf is still there at five', 3, 'create'),
    factor('I know what is in it', 4, 'raise'),
    factor('Two minutes, in and out', 5, 'raise'),
    factor('Keeps till tomorrow', 4, 'raise'),
    factor('Coffee with it', 6, 'keep'),
    factor('Cakes with a name on them', 5, 'keep'),
    factor('Thirty kinds to choose from', 7, 'reduce'),
  ],
  strengths: [
    hypothesis(
      'Regulars come for one loaf they cannot get elsewhere',
      'Tally the first item asked for by 100 people.',
    ),
    hypothesis('Everything is baked here overnight', 'List what arrives frozen; be exact.'),
  ],
  weaknesses: [
    hypothesis(
      'Shelves are empty or overfull by three',
      'Log unsold and sold-out by loaf and hour for a week.',
    ),
    hypothesis('The night shift hangs on one baker', 'Who shapes the dough when they are ill?'),
  ],
  opportunities: [
    hypothesis(
      'Cafés and restaurants nearby want a daily delivery',
      'Ask six what they pay and when it must arrive.',
    ),
    hypothesis(
      'Regulars would reserve by text the evening before',
      'Take reservations for one loaf for two weeks.',
    ),
  ],
  threats: [
    hypothesis(
      'Flour, butter or energy rise faster than the price of a loaf',
      'Cost one loaf again with this month’s invoices.',
    ),
    hypothesis(
      'A chain with a drive-in opens on the ring road',
      'Read planning notices; ask regulars what they drive past.',
    ),
  ],
  resources: [
    resource(
      'Starter and recipes built over years',
      'VRI-',
      'Are they written down and tested blind?',
    ),
    resource('Bakers who can shape by hand', 'VR-O', 'Number, age, training time.'),
    resource('Deck oven and cold store', 'V--O', 'Loaves per bake, hours free.'),
  ],
  initiatives: [
    initiative(1, 'Evening reservation of tomorrow’s loaf by text', 8, 8, 'loaves reserved a day'),
    initiative(1, 'Bake plan by weekday from the sold-out log', 7, 7, 'unsold value a week'),
    initiative(1, 'Cake order form with deposit and pick-up hour', 6, 8, 'cake orders a week'),
    initiative(2, 'Standing deliveries to three cafés', 7, 5, 'wholesale contribution a week'),
    initiative(3, 'Saturday sourdough class', 5, 4, 'seats sold'),
  ],
  channels: [
    channel(
      'The queue itself: a sign at eye height',
      null,
      null,
      'Tomorrow’s special and how to reserve it; changed daily, costs chalk.',
    ),
  ],
  jobs: [
    job(
      'When I leave for work without breakfast',
      'something fresh in the hand in two minutes',
      'so I can start the day well and on time',
      [
        'a dry bar from the drawer',
        'the smell and a short line',
        'missing the bus',
        'coffee chain on the corner',
      ],
      [
        'minimize minutes in the queue',
        'increase the chance that the favorite is there',
        'minimize crumbs and mess on the way',
      ],
    ),
  ],
  unitEconomics: economics({
    customer: 'regular',
    price: 'average order at the counter',
    variableCost: 'flour, butter, packaging and card fee per order',
    frequency: 'visits a month per regular',
    margin: 'gross margin after unsold bread',
    churn: 'regulars not seen for six weeks, per month',
    acquisition: 'tastings, flyers and local ads per new regular',
    fixed: 'rent, bakers’ wages and oven energy a month',
    ask: 'Receipts and takings last month, and the value binned or given away.',
  }),
}

import type { Industry } from '@sextant/contracts/catalogue'

/** A campaign as the demo plants it. Days are counted from the day of planting, so that the demo never grows old. Money in dollars. */
type PlannedCampaign = {
  name: string
  status: string
  from: number
  to: number
  budget: number
  spent: number
  channels: string[]
  type: string
  description?: string
  goals?: string[]
  audience?: string
}
type DemoClient = {
  slug: string
  name: string
  industry: Industry
  size: '1-10' | '11-50' | '51-200' | '201-500'
  /** Dollars a month. */
  fee: number
  status: 'active' | 'paused'
  /** Days since it became a client. */
  age: number
  contact: { name: string; email: string; phone?: string; website: string }
  description: string
  campaigns: PlannedCampaign[]
}

const c = (
  name: string,
  status: string,
  from: number,
  to: number,
  budget: number,
  spent: number,
  channels: string[],
  type: string,
  more: Partial<PlannedCampaign> = {},
): PlannedCampaign => ({ name, status, from, to, budget, spent, channels, type, ...more })

/** The twelve clients of the demo agency: one in trouble, one paused, one brand new, the others in between. */
export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    slug: 'fieldhouse-brewing',
    name: 'Fieldhouse Brewing',
    industry: 'Retail',
    size: '11-50',
    fee: 5_200,
    status: 'active',
    age: 412,
    contact: {
      name: 'Gwen Talbot',
      email: 'gwen@fieldhouse.example',
      phone: '+1 207 555 0148',
      website: 'https://fieldhouse.example',
    },
    description:
      'A brewery with a taproom and 60 retail accounts along the Maine coast. Cans make the volume, the taproom makes the margin.',
    campaigns: [
      c(
        'Taproom winter nights',
        'active',
        -40,
        50,
        9_000,
        5_240,
        ['Paid social', 'Email', 'Events'],
        'Promotion',
        {
          description:
            'Four ticketed nights a month with a local kitchen, to fill Tuesdays and Wednesdays.',
          goals: ['38 covers on an average Wednesday', '600 new addresses for the mug club'],
          audience: 'People who live within 12 miles and came once in the last year',
        },
      ),
      c(
        'Harvest lager release',
        'paused',
        -95,
        20,
        14_000,
        6_100,
        ['Out of home', 'Paid social'],
        'Product launch',
        { description: 'One beer, six weeks, forty shops.' },
      ),
      c('Mug club renewal', 'paused', -70, 30, 3_500, 900, ['Email'], 'Retention'),
      c(
        'Summer patio',
        'completed',
        -190,
        -80,
        12_000,
        11_940,
        ['Paid social', 'Events'],
        'Promotion',
      ),
      c(
        'Can club launch',
        'draft',
        20,
        110,
        6_000,
        0,
        ['Email', 'Organic social'],
        'Product launch',
        { description: 'A monthly four-pack by mail in the states where that is allowed.' },
      ),
    ],
  },
  {
    slug: 'saltmarsh-outfitters',
    name: 'Saltmarsh Outfitters',
    industry: 'E-commerce',
    size: '11-50',
    fee: 3_600,
    status: 'paused',
    age: 25,
    contact: {
      name: 'Theo Brandt',
      email: 'theo@saltmarsh.example',
      website: 'https://saltmarsh.example',
    },
    description:
      'Waxed jackets and bags, sold online and in one shop. Paused while the new warehouse opens.',
    campaigns: [
      c(
        'Wax jacket season',
        'paused',
        -18,
        60,
        18_000,
        3_200,
        ['Paid search', 'Email'],
        'Promotion',
      ),
      c('Repair for life', 'draft', 30, 120, 5_000, 0, ['Content', 'Email'], 'Brand awareness'),
      c(
        'Autumn lookbook',
        'cancelled',
        -24,
        -2,
        4_000,
        1_150,
        ['Organic social', 'Influencers'],
        'Content',
      ),
    ],
  },
  {
    slug: 'harbour-dental',
    name: 'Harbour Dental',
    industry: 'Healthcare',
    size: '11-50',
    fee: 3_900,
    status: 'active',
    age: 64,
    contact: {
      name: 'Sam Iversen',
      email: 'sam@harbourdental.example',
      website: 'https://harbourdental.example',
    },
    description:
      'Three dentists and a hygienist team in one practice near the ferry. Wants new families, has a waiting list for cleanings.',
    campaigns: [
      c(
        'New patient open days',
        'active',
        -30,
        40,
        6_400,
        2_700,
        ['Paid search', 'Direct mail'],
        'Lead generation',
        {
          description: 'Two Saturdays a month, a first check with x-ray at a fixed price.',
          goals: ['40 new families by the end of the quarter'],
        },
      ),
      c('Six-month recall', 'active', -60, 120, 2_400, 790, ['Email'], 'Retention'),
    ],
  },
  {
    slug: 'linden-legal',
    name: 'Linden Legal',
    industry: 'Professional Services',
    size: '1-10',
    fee: 2_800,
    status: 'active',
    age: 230,
    contact: {
      name: 'Priya Raman',
      email: 'priya@lindenlegal.example',
      website: 'https://lindenlegal.example',
    },
    description: 'Employment law for companies of twenty to two hundred people.',
    campaigns: [
      c(
        'Handbook webinar',
        'active',
        -10,
        45,
        3_200,
        610,
        ['Email', 'Organic social'],
        'Lead generation',
      ),
      c('Referral dinner', 'completed', -120, -60, 2_000, 1_985, ['Events'], 'Event'),
    ],
  },
  {
    slug: 'kiln-and-clay',
    name: 'Kiln & Clay',
    industry: 'E-commerce',
    size: '1-10',
    fee: 1_900,
    status: 'active',
    age: 82,
    contact: {
      name: 'Noor Haddad',
      email: 'noor@kilnandclay.example',
      website: 'https://kilnandclay.example',
    },
    description: 'Hand-thrown tableware, made to order, and evening classes.',
    campaigns: [
      c(
        'Wedding lists',
        'active',
        -25,
        70,
        2_600,
        700,
        ['Organic social', 'Partnerships'],
        'Lead generation',
      ),
      c('Holiday market', 'active', -20, 5, 1_800, 1_350, ['Paid social', 'Events'], 'Promotion'),
      c('Evening classes', 'active', -14, 80, 1_500, 210, ['Email'], 'Promotion'),
    ],
  },
  {
    slug: 'payfold',
    name: 'Payfold',
    industry: 'SaaS/Software',
    size: '51-200',
    fee: 8_400,
    status: 'active',
    age: 310,
    contact: {
      name: 'Jonas Weir',
      email: 'jonas@payfold.example',
      website: 'https://payfold.example',
    },
    description:
      'Payroll for companies with people in several states. Sold by demo, kept by support.',
    campaigns: [
      c(
        'Multi-state payroll guide',
        'active',
        -50,
        40,
        22_000,
        12_300,
        ['Content', 'Paid search'],
        'Lead generation',
      ),
      c(
        'Accountant partners',
        'active',
        -35,
        100,
        15_000,
        3_900,
        ['Partnerships', 'Email'],
        'Lead generation',
      ),
      c('Year-end close', 'active', -5, 55, 12_000, 800, ['Email', 'Content'], 'Retention'),
      c(
        'Spring launch',
        'completed',
        -260,
        -180,
        30_000,
        29_760,
        ['Paid social', 'PR'],
        'Product launch',
      ),
    ],
  },
  {
    slug: 'northgate-physio',
    name: 'Northgate Physio',
    industry: 'Healthcare',
    size: '1-10',
    fee: 1_600,
    status: 'active',
    age: 150,
    contact: {
      name: 'Elin Sørby',
      email: 'elin@northgate.example',
      website: 'https://northgate.example',
    },
    description: 'Physiotherapy for runners and desks, two rooms above the gym.',
    campaigns: [
      c(
        'Runners’ check',
        'active',
        -30,
        30,
        1_400,
        640,
        ['Partnerships', 'Organic social'],
        'Lead generation',
      ),
      c('Back to work', 'active', -12, 60, 1_100, 190, ['Email'], 'Retention'),
    ],
  },
  {
    slug: 'orchard-row-school',
    name: 'Orchard Row School',
    industry: 'Education',
    size: '51-200',
    fee: 2_600,
    status: 'active',
    age: 12,
    contact: {
      name: 'Ada Merrow',
      email: 'ada@orchardrow.example',
      website: 'https://orchardrow.example',
    },
    description: 'An independent early-years school with 40 open places for next autumn.',
    campaigns: [
      c(
        'Open mornings',
        'active',
        -4,
        50,
        4_800,
        260,
        ['Paid social', 'Events'],
        'Lead generation',
      ),
    ],
  },
  {
    slug: 'brightwater-credit',
    name: 'Brightwater Credit Union',
    industry: 'Financial Services',
    size: '201-500',
    fee: 6_800,
    status: 'active',
    age: 520,
    contact: {
      name: 'Hugh Castell',
      email: 'hugh@brightwater.example',
      website: 'https://brightwater.example',
    },
    description: 'A credit union with six branches; average member age 54.',
    campaigns: [
      c(
        'First car loan',
        'active',
        -45,
        45,
        26_000,
        13_100,
        ['Paid search', 'Radio'],
        'Lead generation',
      ),
      c('Switch week', 'active', -15, 15, 9_000, 4_450, ['Out of home', 'Email'], 'Promotion'),
      c('Student account', 'paused', -80, 40, 8_000, 2_600, ['Paid social'], 'Lead generation'),
      c('Annual meeting', 'completed', -200, -160, 5_000, 4_890, ['Direct mail'], 'Event'),
    ],
  },
  {
    slug: 'tessera-tiles',
    name: 'Tessera Tiles',
    industry: 'Manufacturing',
    size: '51-200',
    fee: 4_400,
    status: 'active',
    age: 95,
    contact: {
      name: 'Marco Bellini',
      email: 'marco@tessera.example',
      website: 'https://tessera.example',
    },
    description: 'Encaustic tiles for architects and restorers.',
    campaigns: [
      c(
        'Architect sample box',
        'active',
        -40,
        60,
        11_000,
        4_300,
        ['Direct mail', 'Content'],
        'Lead generation',
      ),
      c('Trade fair spring', 'planned', 60, 66, 16_000, 0, ['Events'], 'Event'),
    ],
  },
  {
    slug: 'open-pantry',
    name: 'Open Pantry',
    industry: 'Non-profit',
    size: '1-10',
    fee: 0,
    status: 'active',
    age: 70,
    contact: {
      name: 'Ruth Adeyemi',
      email: 'ruth@openpantry.example',
      website: 'https://openpantry.example',
    },
    description: 'A food bank that lends kitchens. Looked after without a fee.',
    campaigns: [
      c('Winter appeal', 'active', -20, 40, 2_000, 640, ['Email', 'PR'], 'Brand awareness'),
    ],
  },
  {
    slug: 'corvid-analytics',
    name: 'Corvid Analytics',
    industry: 'SaaS/Software',
    size: '11-50',
    fee: 5_600,
    status: 'active',
    age: 28,
    contact: { name: 'Lena Fisk', email: 'lena@corvid.example', website: 'https://corvid.example' },
    description: 'Reporting for logistics teams that live in spreadsheets.',
    campaigns: [
      c(
        'Freight report',
        'active',
        -20,
        60,
        13_000,
        3_400,
        ['Content', 'Paid social'],
        'Lead generation',
      ),
      c('Free trial emails', 'active', -10, 80, 4_000, 480, ['Email'], 'Retention'),
    ],
  },
]

/** What the guest of the first client has been asked, days ago. */
export const WAITING_AT_FIELDHOUSE = [
  {
    campaign: 'Taproom winter nights',
    days: 19,
    note: 'Four nights a month until January. Are dates and budget right? We would like to start on Thursday.',
  },
  { campaign: 'Can club launch', days: 12, note: 'Is the monthly price of $34 all right for you?' },
] as const

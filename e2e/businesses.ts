/** A row of a card: its name, what stands in its fields by their labels, and the sort that is tapped. */
export type CardRow = { name: string; fields?: Record<string, string>; sort?: string }

/** Three kinds of business and what their owners say: on cards by the kind that is asked, in words, or all at once. */
export type Business = {
  organization: string
  industry: string
  size: string
  description: string
  cards: Record<string, readonly CardRow[]>
  words: Record<string, string>
  /** All at once, as it comes. */
  dump: string
  mark: string
}

export const BAKERY: Business = {
  organization: 'Crumb & Kettle',
  industry: 'Retail',
  size: '1-10',
  description: 'A bakery in Leeds. Sourdough, lunches, two ovens.',
  mark: 'Greenway',
  cards: {
    goal: [
      {
        name: 'loaves',
        fields: { 'Measured in': 'count', Today: '20000', Goal: '24000', By: '2027-12' },
        sort: 'Sales',
      },
    ],
    offer: [
      { name: 'sourdough', fields: { Price: '6', 'Cost of one': '2', 'Share of sales': '60' } },
      { name: 'lunches', fields: { Price: '9', 'Cost of one': '5', 'Share of sales': '40' } },
    ],
    rival: [{ name: 'Greenway Bakery', fields: { Price: '4' }, sort: 'Rival' }],
    strength: [{ name: 'evening crust', sort: 'Quality' }],
    constraint: [
      { name: 'the second oven', fields: { 'Refused or lost a year': '1500' }, sort: 'Capacity' },
    ],
    change: [{ name: 'tram works', fields: { When: '2027-02' }, sort: 'Hurts' }],
    budget: [{ name: 'spring', fields: { Amount: '8000' } }],
  },
  words: {
    rival:
      'Greenway Bakery by the station, $4 a loaf, but they sell out of the good bread by nine.',
  },
  dump: '',
}

export const PAYROLL: Business = {
  organization: 'Payfold',
  industry: 'SaaS/Software',
  size: '11-50',
  description: 'Payroll for restaurants with hourly staff: tips, split shifts, three states.',
  mark: 'Gusto',
  cards: {
    goal: [
      {
        name: 'restaurant groups',
        fields: { 'Measured in': 'count', Today: '140', Goal: '220', By: '2027-12' },
        sort: 'Customers',
      },
    ],
    offer: [
      { name: 'payroll', fields: { Price: '450', 'Cost of one': '120', 'Sold a year': '140' } },
    ],
    rival: [
      { name: 'Gusto', fields: { Price: '380' }, sort: 'Rival' },
      { name: 'spreadsheets', sort: 'They do it themselves' },
    ],
    strength: [{ name: 'tip pooling', sort: 'Speed' }],
    constraint: [
      { name: 'onboarding', fields: { 'Refused or lost a year': '20' }, sort: 'Capacity' },
    ],
    change: [{ name: 'tip credit rules', fields: { When: '2027-01' }, sort: 'Helps' }],
    budget: [{ name: 'marketing', fields: { Amount: '150000' } }],
  },
  words: {},
  dump: '',
}

export const DENTIST: Business = {
  organization: 'Harbour Dental',
  industry: 'Healthcare',
  size: '11-50',
  description: 'A dental clinic in Portsmouth with three dentists and two hygienists.',
  mark: 'BrightSmile',
  cards: {},
  words: {},
  dump: 'We want 120 implants a year, from 72 today, by December 2027. Implants are £2,400 each and cost us £900. Check-ups are £65 each, about 4,000 a year. We turned away 30 implants last year because the surgeon is only here on Mondays. BrightSmile charges £1,950 for an implant. Google Ads cost £6,000 a year and brought 18 patients.',
}

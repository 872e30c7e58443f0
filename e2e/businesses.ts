/** Three real kinds of business and what their owners say, by the key of the question. Typos and fragments included. */
export type Business = {
  organization: string
  industry: string
  size: string
  description: string
  answers: Record<string, string>
  mark: string
}

export const BAKERY: Business = {
  organization: 'Crumb & Kettle',
  industry: 'Retail',
  size: '1-10',
  description: 'A bakery in Leeds. Sourdough, lunches, two ovens.',
  mark: 'Greenway',
  answers: {
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
}
export const PAYROLL: Business = {
  organization: 'Payfold',
  industry: 'SaaS/Software',
  size: '11-50',
  description: 'Payroll for restaurants with hourly staff: tips, split shifts, three states.',
  mark: 'Gusto',
  answers: {
    offer: 'One product, $9 an employee a month plus $49 base. 70% monthly plans, the rest annual.',
    rivals:
      'We lose to Gusto when the accountant already uses it, and to the owner’s spreadsheet when there are under ten people.',
    bestCustomers:
      'Our customers are restaurant groups with 3 to 12 locations and 80 to 300 hourly staff.',
    strength:
      'Tip pooling across locations runs in four minutes; they used to spend five hours every second monday.',
    constraint: 'Onboarding. Each new group takes our two implementation people about 11 days.',
    change:
      'New York changes its tip credit rules in January and two POS vendors opened their APIs.',
    goal: 'Get from 140 to 220 restaurant groups by the end of next year, with $150,000 for marketing.',
  },
}
export const DENTIST: Business = {
  organization: 'Harbour Dental',
  industry: 'Healthcare',
  size: '11-50',
  description: 'A dental clinic in Portsmouth with three dentists and two hygienists.',
  mark: 'BrightSmile',
  answers: {
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
}

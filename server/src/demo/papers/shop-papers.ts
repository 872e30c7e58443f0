import type { Paper, PaperBlock } from './paper.ts'

type Price = readonly [service: string, what: string, time: string, price: string]
const HEADS = ['Service', 'What is done', 'On the stand', 'Price']

const prices = (year: number, workshop: readonly Price[], storage: readonly Price[]): Paper => ({
  file: `Workshop prices ${year}.pdf`,
  title: `Workshop prices ${year}`,
  under: `Tidewater Cycle Works, Portland, Maine. From January 2, ${year}, until a newer list hangs here.`,
  blocks: [
    { heading: 'On the stand' },
    { rows: [HEADS, ...workshop] },
    {
      text: 'Parts come on top unless the line says otherwise. Where a repair would cost more than was agreed, we stop and call you first.',
    },
    { page: 'next' },
    { heading: 'Over the winter' },
    { rows: [HEADS, ...storage] },
    {
      text: 'A stored bike stands dry, is insured and gets air every third week. Bring it until the end of November and take it home from the second week of March.',
    },
    { heading: 'Employers' },
    {
      text: 'Firms that send us their people’s bikes get one bill a month, with the name of each rider and what was done.',
    },
  ],
})

const shared: readonly Price[] = [
  ['Drivetrain repairs', 'Chain, cassette and rings fitted and set', '75 min', '$112.00'],
  ['Flat repairs', 'Tube and labor, while you wait if a stand is free', '20 min', '$18.50'],
]

/** The list of a year and the one of the next: four lines of it became dearer. */
export const oldPrices = (year: number): Paper =>
  prices(
    year,
    [
      ['Tune-ups', 'Gears, brakes and bearings adjusted', '55 min', '$49.00'],
      ...shared,
      ['Wheel truing', 'One wheel, spokes extra', '35 min', '$31.00'],
      ['Hub overhauls', 'Internal hub opened, cleaned, oiled', '130 min', '$134.00'],
      ['E-bike checks', 'Battery report, motor log, every bolt', '50 min', '$71.00'],
    ],
    [
      ['Winter storage', 'November to March', '5 months', '$95.00'],
      ['Storage with a wash', 'The same, cleaned before it goes home', '5 months', '$117.00'],
    ],
  )

export const newPrices = (year: number): Paper =>
  prices(
    year,
    [
      ['Tune-ups', 'Gears, brakes and bearings adjusted', '55 min', '$58.00'],
      ...shared,
      ['Wheel truing', 'One wheel, spokes extra', '35 min', '$34.00'],
      ['Hub overhauls', 'Internal hub opened, cleaned, oiled', '130 min', '$148.00'],
      ['E-bike checks', 'Battery report, motor log, every bolt', '50 min', '$76.00'],
    ],
    [
      ['Winter storage', 'November to March', '5 months', '$95.00'],
      ['Storage with a wash', 'The same, cleaned before it goes home', '5 months', '$117.00'],
    ],
  )

const talk = (who: string, ...said: string[]): PaperBlock[] => [{ heading: who }, { items: said }]

export const INTERVIEWS: Paper = {
  file: 'Interviews with commuters.docx',
  title: 'Interviews with commuters',
  under: 'Rosa asked five people who left a bike with us this fall, each for a quarter of an hour.',
  blocks: [
    ...talk(
      'Maya, nurse, rides all year',
      '“I had a flat at six and a shift at seven.”',
      '“If it is not done the same day I am on the bus for a week.”',
      'A colleague on the ward sent her to us. She had not seen our name anywhere before.',
    ),
    ...talk(
      'Tom, teacher, eight miles each way',
      '“I need it back the same day, that is all I compare.”',
      'He leaves at a quarter to seven, in the dark for half the year. He buys lights every other winter, elsewhere.',
    ),
    ...talk(
      'Priya, engineer, rides from the ferry',
      '“I was afraid it would cost more than the bike is worth.”',
      'Her employer shares the bill and wants a receipt with the rider’s name on it.',
    ),
    ...talk(
      'Luis, line cook, rides home after midnight',
      'He went to RideLab first because a tune-up is $39 there. The brake squeaked again after nine days.',
      '“I would pay more if somebody told me beforehand what it comes to.”',
    ),
    ...talk(
      'Hanne, school secretary, rides until the first snow',
      'Her bike stands in the hall of a third floor from December on. She did not know that we store bikes.',
    ),
    { heading: 'What we take from it' },
    {
      items: [
        'Four of the five compare one thing: whether it is done the same day.',
        'Three of the five did not know the price before they came, and two nearly stayed away for it.',
        'Nobody had heard of winter storage.',
      ],
    },
  ],
}

export const HUB_TERMS: Paper = {
  file: 'Hub parts, terms of the supplier.md',
  title: 'Hub parts, terms of the supplier',
  under: 'Northlight Parts, by telephone, noted by Ben.',
  blocks: [
    { heading: 'Delivery' },
    {
      text: 'Parts for internal hubs take 35 days now, it was 14 days until the spring. Axles for the eight-speed hub are the worst of it; cables and shifters are in stock.',
    },
    { heading: 'Terms' },
    {
      items: [
        'We pay within 21 days.',
        'They hold their prices until the date on this note. Ask again before the spring order.',
        'What is ordered before noon on a Wednesday goes on the truck of that week.',
      ],
    },
  ],
}

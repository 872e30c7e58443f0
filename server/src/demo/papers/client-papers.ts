import type { Paper } from './paper.ts'

/** What Fieldhouse Brewing charges in its taproom: its own people see it in the portal. */
export const TAPROOM_PRICES: Paper = {
  file: 'Taproom and private events.pdf',
  title: 'Taproom and private events',
  under: 'Fieldhouse Brewing. Prices of this winter, tax included.',
  blocks: [
    { heading: 'In the taproom' },
    {
      rows: [
        ['Pour', 'What it is', 'Size', 'Price'],
        ['Harvest lager', 'Cold and dry, eleven weeks in the tank', '16 oz', '$7.25'],
        ['Dark mild', 'Low in alcohol, made for a second one', '16 oz', '$6.75'],
        ['Flights', 'Four small glasses, chosen at the bar', '4 × 5 oz', '$13.50'],
      ],
    },
    { heading: 'The room for yourselves' },
    {
      rows: [
        ['Evening', 'What is in it', 'Guests', 'Price'],
        ['Private events', 'Room, two servers, the first keg', 'up to 45', '$1,640.00'],
        ['Brewery tours', 'An hour with the brewer, two pours each', 'up to 18', '$288.00'],
      ],
    },
    {
      text: 'A date is held for nine days without a deposit. Kitchens that cook with us on a Wednesday are named on the board outside.',
    },
  ],
}

/** What the agency noted of a call: nobody at the client reads it. */
export const SELF_DISTRIBUTION: Paper = {
  file: 'Self-distribution, notes of a call.docx',
  title: 'Self-distribution, notes of a call',
  under: 'Dana with Gwen, about what happens once the distributor lets small brands go.',
  blocks: [
    { heading: 'What the state allows' },
    {
      text: 'Self-distribution is open up to 3,750 barrels a year. They brewed 2,912 barrels last year, so there is room for the van plan and little more.',
    },
    { heading: 'What it would take' },
    {
      items: [
        'A used van with cooling is $1,180 a month. The driver would be somebody from the cellar, two days a week.',
        'The nearest 25 shops are one round. Fourteen of them already asked for the harvest lager.',
        'The canning line is booked out until April, so nothing of this begins before.',
      ],
    },
    { heading: 'Where we stand' },
    {
      text: 'Gwen wants a number for the shops we would lose with the distributor before she decides. We do not tell the shops anything yet.',
    },
  ],
}

/** Fees of Harbour Dental, as their front desk keeps them: seen in their portal. */
export const FEES: Paper = {
  file: 'Fee schedule.xlsx',
  title: 'Fee schedule',
  under: '',
  blocks: [
    { heading: 'Fees' },
    {
      rows: [
        ['Treatment', 'Code', 'Minutes', 'Fee'],
        ['Cleanings', 'D1110', '45', '$134.00'],
        ['Fluoride varnish', 'D1206', '10', '$38.00'],
        ['Night guards', 'D9944', '40', '$412.00'],
        ['Whitening', 'D9972', '75', '$365.00'],
      ],
    },
    { heading: 'Open days' },
    {
      rows: [
        ['Day', 'Chairs', 'Who'],
        ['Tuesday', '5', 'Maud, Iris, Dr. Adeyemi'],
        ['Friday', '3', 'Iris, Dr. Adeyemi'],
      ],
    },
  ],
}

export const FRONT_DESK: Paper = {
  file: 'What the front desk counted.eml',
  title: 'What the front desk counted',
  under: 'Iris Wendt <iris@harbourdental.example>',
  blocks: [
    { text: 'Hi Dana,' },
    {
      text: 'here is what we wrote down over four weeks. 83 people asked for a first appointment and 52 of them took one. The first free slot is in 17 days, and that is what most of the others said no to.',
    },
    {
      text: 'On Fridays two chairs stand empty as long as we have no second hygienist. Maud cannot take more days.',
    },
    { text: 'Nine families brought the postcard. We forgot to ask in the first week.' },
    { text: 'Iris' },
  ],
}

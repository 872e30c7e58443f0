import {
  doNothing,
  factor,
  hypothesis,
  initiative,
  resource,
  rival,
  season,
  substitute,
  unit,
  words,
} from '../entries.ts'
import type { Trade } from '../pack.ts'

export const machining: Trade = {
  slug: 'machining',
  name: 'Metal or machine shop',
  industries: ['Manufacturing'],
  signals: {
    machining: 5,
    'machine shop': 5,
    cnc: 5,
    'metal shop': 5,
    welding: 4,
    'sheet metal': 4,
    fabrication: 3,
    lathe: 4,
  },
  vocabulary: words('buyer', 'buyers', 'job', 'jobs', 'part', 'parts', 'shop', 'machinists'),
  pains: ['a quote that outlives the need', 'a burr found at assembly'],
  seasons: [
    season(
      [7, 12],
      'Customer shut-downs',
      'Sell the free spindle weeks as fast-turn in May and October.',
    ),
  ],
  alternatives: [
    rival('The online part broker', 'Instant price, unknown shop.'),
    substitute('Printing the part', 'Days, not tolerance.'),
    doNothing('Waiting for the late shop', 'Requalifying is work.'),
  ],
  factors: [
    factor('Price on my drawing by tomorrow', 3, 'raise'),
    factor('Holds the tolerance on lot two', 5, 'raise'),
    factor('Ten pieces is fine', 3, 'create'),
  ],
  strengths: [
    hypothesis('Lot two measures like lot one', 'Rejects per lot for the ten largest accounts.'),
    hypothesis(
      'The foreman can tell from a drawing what will go wrong',
      'Count drawing changes that buyers accepted.',
    ),
  ],
  weaknesses: [
    hypothesis('Quotes wait for the one who can price', 'Days from drawing to quote, last thirty.'),
    hypothesis('Two accounts fill half the spindles', 'Hours by account for a year.'),
  ],
  opportunities: [
    hypothesis(
      'Buyers who import castings want a second source nearby',
      'Ask five what a late container cost them.',
    ),
    hypothesis(
      'Repair parts for old machines pay any price by Friday',
      'Offer three plants a 48-hour slot.',
    ),
  ],
  threats: [
    hypothesis(
      'Bar stock rises between quote and order',
      'Quoted against invoiced metal, last quarter.',
    ),
    hypothesis('Machinists retire faster than apprentices finish', 'Ages and skills on one page.'),
  ],
  resources: [
    resource(
      'Fixtures and programs for repeat parts',
      'VRIO',
      'Can the night shift find and load them?',
    ),
    resource('Machinists who hold microns', 'VR--', 'Who else can run the five-axis?'),
  ],
  initiatives: [initiative(1, 'Quote standard families within a day', 9, 6, 'hours to quote')],
  unitEconomics: unit(
    'buying account',
    'average job',
    'bar stock, tooling and machinist hours per job',
    'jobs a month per account',
    'margin after scrap',
    'accounts silent for six months, per month',
    'quoting hours ÷ new accounts',
    'spindles and building a month',
    'Jobs, quotes and wins in twelve months.',
  ),
}
export const dtcCosmetics: Trade = {
  slug: 'dtc-cosmetics',
  name: 'Online cosmetics brand',
  industries: ['E-commerce'],
  signals: {
    cosmetics: 5,
    skincare: 5,
    'skin care': 5,
    makeup: 4,
    serum: 4,
    moisturizer: 4,
    'beauty brand': 5,
  },
  vocabulary: words(
    'buyer',
    'buyers',
    'order',
    'orders',
    'formula',
    'formulas',
    'store',
    'brand team',
  ),
  pains: ['a shade that looked different on screen', 'a breakout after day three'],
  seasons: [
    season([11, 12], 'Gift sets', 'Minis from last season’s best formula; no new launch.'),
    season([5, 6], 'Sun care', 'Claims checked: SPF is a drug in the US.'),
  ],
  alternatives: [
    rival('The celebrity brand', 'Shelf at the chain.'),
    substitute('Drugstore cream', 'Nearby and known.'),
    doNothing('Finishing the old jar', 'No risk to the skin.'),
  ],
  factors: [
    factor('Will not break me out', 5, 'raise'),
    factor('My shade, proven on skin', 4, 'raise'),
    factor('A mini before the jar', 3, 'create'),
  ],
  strengths: [
    hypothesis(
      'Buyers finish the jar and order the same again',
      'Reorders within the empty-jar time, by formula.',
    ),
    hypothesis('The formula is ours and not a catalog base', 'Who owns it on paper?'),
  ],
  weaknesses: [
    hypothesis(
      'Shade and skin questions wait for an answer',
      'Hours to reply, and orders lost meanwhile.',
    ),
    hypothesis('New buyers come from one ad account', 'First orders by source last quarter.'),
  ],
  opportunities: [
    hypothesis('Facialists would sell the mini at the chair', 'Leave ten minis with four of them.'),
    hypothesis('A refill pouch keeps buyers past jar two', 'Offer it to two hundred and count.'),
  ],
  threats: [
    hypothesis('A claim on the label is read as a drug claim', 'Have one label read by counsel.'),
    hypothesis(
      'A supplier changes a base and skins react',
      'Batch tests and the supply agreement.',
    ),
  ],
  resources: [
    resource(
      'Before-and-after pictures with consent',
      'VR-O',
      'Skin types covered, consent on file.',
    ),
    resource('A formula with stability data', 'VRI-', 'Months tested and by whom.'),
  ],
  initiatives: [initiative(1, 'Sample set credited to the first jar', 8, 7, 'samples turned jars')],
  unitEconomics: unit(
    'buyer',
    'average order value',
    'formula, packaging, postage and returns per order',
    'orders a month per buyer',
    'contribution before ads',
    'buyers past their empty-jar date, per month',
    'ads and creators ÷ new buyers',
    'lab, team and warehouse a month',
    'Orders, refills and refunds last month.',
  ),
}
export const languageSchool: Trade = {
  slug: 'language-school',
  name: 'Language school',
  industries: ['Education'],
  signals: {
    'language school': 5,
    'english classes': 5,
    'spanish classes': 5,
    'language courses': 5,
    ielts: 5,
    toefl: 5,
    esl: 4,
  },
  vocabulary: words(
    'student',
    'students',
    'enrollment',
    'enrollments',
    'course',
    'courses',
    'school',
    'teachers',
  ),
  pains: ['three years of lessons and still silent', 'a level test that puts them with beginners'],
  seasons: [
    season([1, 9], 'Term intakes', 'Level tests two weeks before.'),
    season([6, 7], 'Summer intensives', 'Visa letters by April.'),
  ],
  alternatives: [
    rival('The chain with its own method', 'Brand and fixed book.'),
    substitute('A streak app', 'Free and daily.'),
    doNothing('Getting by with gestures', 'Works until the interview.'),
  ],
  factors: [
    factor('I speak from the first hour', 4, 'raise'),
    factor('Group at my level', 5, 'raise'),
    factor('Passes the exam date', 5, 'keep'),
  ],
  strengths: [
    hypothesis(
      'Students talk in the first hour',
      'Minutes students spoke in three observed lessons.',
    ),
    hypothesis('Exam dates are passed at the first try', 'Passes by course for two years.'),
  ],
  weaknesses: [
    hypothesis('Groups start half full or wait', 'Places sold against places at every start date.'),
    hypothesis('Students stop after one level', 'Share who enrolled for the next.'),
  ],
  opportunities: [
    hypothesis(
      'Employers with foreign crews need a course at six in the morning',
      'Ask five personnel offices.',
    ),
    hypothesis(
      'Hospitals and care homes pay for the language of the ward',
      'Offer one a level test for twenty.',
    ),
  ],
  threats: [
    hypothesis('Visa rules change before the summer intake', 'Share of revenue on student visas.'),
    hypothesis('Speaking apps become good enough for beginners', 'Ask leavers what they use now.'),
  ],
  resources: [
    resource('Teachers with a following', 'VR--', 'Re-enrollment by teacher.'),
    resource('Recognized exam center', 'VR-O', 'Contract term and seats per date.'),
  ],
  initiatives: [
    initiative(
      1,
      'Speaking trial with level result the same day',
      8,
      8,
      'trials turned enrollments',
    ),
  ],
  unitEconomics: unit(
    'student',
    'fee per course',
    'teacher hours and books per place',
    'courses a month per student',
    'margin after teachers',
    'students stopping a month',
    'trial and ads ÷ enrollments',
    'rooms a month',
    'Places, fill and re-enrollment last term.',
  ),
}
export const foodBank: Trade = {
  slug: 'food-bank',
  name: 'Food bank',
  industries: ['Non-profit'],
  signals: { 'food bank': 5, 'food pantry': 5, 'soup kitchen': 5, 'food rescue': 5, hunger: 3 },
  vocabulary: words(
    'donor',
    'donors',
    'gift',
    'gifts',
    'meal',
    'meals',
    'pantry',
    'staff and volunteers',
  ),
  pains: ['cans of the wrong thing', 'a line longer than the shelves in summer'],
  seasons: [
    season([11, 12], 'Generous weeks', 'Turn food drives into monthly gifts.'),
    season([6, 7, 8], 'School meals stop', 'Summer appeal with families served.'),
  ],
  alternatives: [
    rival('The national hunger charity', 'Known name, far away.'),
    substitute('Handing a bag to a neighbor', 'Direct.'),
    doNothing('A can in December', 'Feels done for the year.'),
  ],
  factors: [
    factor('Feeds families here', 5, 'raise'),
    factor('Money goes further than cans, and I see how', 3, 'create'),
  ],
  strengths: [
    hypothesis('Grocers nearby give every week, not once a year', 'Pounds by giver and month.'),
    hypothesis('Volunteers return for years', 'Shifts and tenure from the sign-in book.'),
  ],
  weaknesses: [
    hypothesis('Most gifts come in six weeks', 'Gifts by month for three years.'),
    hypothesis('Donors of food are not known by name', 'Share of drives with an address list.'),
  ],
  opportunities: [
    hypothesis(
      'Givers of cans would give ten dollars a month if shown what it buys',
      'Ask at the next two drives.',
    ),
    hypothesis('Clinics would prescribe a food box', 'Talk to two nurses.'),
  ],
  threats: [
    hypothesis(
      'Public food programs shrink and lines double',
      'Households by month against program dates.',
    ),
    hypothesis('Grocers sell what they used to give', 'Pickups cancelled this quarter.'),
  ],
  resources: [
    resource('Cold store and two trucks', 'V--O', 'Hours in use, next repair.'),
    resource('Trust of families who come', 'VRI-', 'Ask ten why here and not elsewhere.'),
  ],
  initiatives: [
    initiative(1, 'Ask every food-drive giver for a monthly gift', 8, 8, 'new monthly givers'),
  ],
  unitEconomics: unit(
    'donor',
    'average gift',
    'processing and thanks per gift',
    'gifts a month per donor',
    'share left after direct cost',
    'donors lapsing a month',
    'appeal cost ÷ new donors',
    'warehouse and trucks a month',
    'Donors, gifts and households served last year.',
  ),
}

import { doNothing, factor, initiative, rival, season, substitute, unit, words } from '../entries.ts';
import type { Trade } from '../pack.ts';

export const machining: Trade = {
  slug: 'machining', name: 'Metal or machine shop', industries: ['Manufacturing'],
  signals: { machining: 5, 'machine shop': 5, cnc: 5, 'metal shop': 5, welding: 4, 'sheet metal': 4, fabrication: 3, lathe: 4 },
  vocabulary: words('buyer', 'buyers', 'job', 'jobs', 'part', 'parts', 'shop', 'machinists'),
  pains: ['a quote that outlives the need', 'a burr found at assembly'],
  seasons: [season([7, 12], 'Customer shut-downs', 'Sell the free spindle weeks as fast-turn in May and October.')],
  alternatives: [rival('The online part broker', 'Instant price, unknown shop.'), substitute('Printing the part', 'Days, not tolerance.'), doNothing('Waiting for the late shop', 'Requalifying is work.')],
  factors: [factor('Price on my drawing by tomorrow', 3, 'raise'), factor('Holds the tolerance on lot two', 5, 'raise'), factor('Ten pieces is fine', 3, 'create')],
  initiatives: [initiative(1, 'Quote standard families within a day', 9, 6, 'hours to quote')],
  unitEconomics: unit('buying account', 'average job', 'bar stock, tooling and machinist hours per job', 'jobs a month per account', 'margin after scrap', 'accounts silent for six months, per month', 'quoting hours ÷ new accounts', 'spindles and building a month', 'Jobs, quotes and wins in twelve months.'),
};
export const dtcCosmetics: Trade = {
  slug: 'dtc-cosmetics', name: 'Online cosmetics brand', industries: ['E-commerce'],
  signals: { cosmetics: 5, skincare: 5, 'skin care': 5, makeup: 4, serum: 4, moisturizer: 4, 'beauty brand': 5 },
  vocabulary: words('buyer', 'buyers', 'order', 'orders', 'formula', 'formulas', 'store', 'brand team'),
  pains: ['a shade that looked different on screen', 'a breakout after day three'],
  seasons: [season([11, 12], 'Gift sets', 'Minis from last season’s best formula; no new launch.'), season([5, 6], 'Sun care', 'Claims checked: SPF is a drug in the US.')],
  alternatives: [rival('The celebrity brand', 'Shelf at the chain.'), substitute('Drugstore cream', 'Nearby and known.'), doNothing('Finishing the old jar', 'No risk to the skin.')],
  factors: [factor('Will not break me out', 5, 'raise'), factor('My shade, proven on skin', 4, 'raise'), factor('A mini before the jar', 3, 'create')],
  initiatives: [initiative(1, 'Sample set credited to the first jar', 8, 7, 'samples turned jars')],
  unitEconomics: unit('buyer', 'average order value', 'formula, packaging, postage and returns per order', 'orders a month per buyer', 'contribution before ads', 'buyers past their empty-jar date, per month', 'ads and creators ÷ new buyers', 'lab, team and warehouse a month', 'Orders, refills and refunds last month.'),
};
export const languageSchool: Trade = {
  slug: 'language-school', name: 'Language school', industries: ['Education'],
  signals: { 'language school': 5, 'english classes': 5, 'spanish classes': 5, 'language courses': 5, ielts: 5, toefl: 5, esl: 4 },
  vocabulary: words('student', 'students', 'enrollment', 'enrollments', 'course', 'courses', 'school', 'teachers'),
  pains: ['three years of lessons and still silent', 'a level test that puts them with beginners'],
  seasons: [season([1, 9], 'Term intakes', 'Level tests two weeks before.'), season([6, 7], 'Summer intensives', 'Visa letters by April.')],
  alternatives: [rival('The chain with its own method', 'Brand and fixed book.'), substitute('A streak app', 'Free and daily.'), doNothing('Getting by with gestures', 'Works until the interview.')],
  factors: [factor('I speak from the first hour', 4, 'raise'), factor('Group at my level', 5, 'raise'), factor('Passes the exam date', 5, 'keep')],
  initiatives: [initiative(1, 'Speaking trial with level result the same day', 8, 8, 'trials turned enrollments')],
  unitEconomics: unit('student', 'fee per course', 'teacher hours and books per place', 'courses a month per student', 'margin after teachers', 'students stopping a month', 'trial and ads ÷ enrollments', 'rooms a month', 'Places, fill and re-enrollment last term.'),
};
export const foodBank: Trade = {
  slug: 'food-bank', name: 'Food bank', industries: ['Non-profit'],
  signals: { 'food bank': 5, 'food pantry': 5, 'soup kitchen': 5, 'food rescue': 5, hunger: 3 },
  vocabulary: words('donor', 'donors', 'gift', 'gifts', 'meal', 'meals', 'pantry', 'staff and volunteers'),
  pains: ['cans of the wrong thing', 'a line longer than the shelves in summer'],
  seasons: [season([11, 12], 'Generous weeks', 'Turn food drives into monthly gifts.'), season([6, 7, 8], 'School meals stop', 'Summer appeal with families served.')],
  alternatives: [rival('The national hunger charity', 'Known name, far away.'), substitute('Handing a bag to a neighbor', 'Direct.'), doNothing('A can in December', 'Feels done for the year.')],
  factors: [factor('Feeds families here', 5, 'raise'), factor('Money goes further than cans, and I see how', 3, 'create')],
  initiatives: [initiative(1, 'Ask every food-drive giver for a monthly gift', 8, 8, 'new monthly givers')],
  unitEconomics: unit('donor', 'average gift', 'processing and thanks per gift', 'gifts a month per donor', 'share left after direct cost', 'donors lapsing a month', 'appeal cost ÷ new donors', 'warehouse and trucks a month', 'Donors, gifts and households served last year.'),
};

import {
  doNothing,
  factor,
  hypothesis,
  initiative,
  job,
  resource,
  rival,
  season,
  substitute,
  unit,
  words,
} from '../entries.ts'
import type { Trade } from '../pack.ts'

export const creditUnion: Trade = {
  slug: 'credit-union',
  name: 'Credit union',
  industries: ['Financial Services'],
  signals: {
    'credit union': 5,
    'credit unions': 5,
    'share draft': 5,
    'member-owned': 4,
    'auto loans': 3,
    'savings and loan': 4,
    'field of membership': 5,
  },
  vocabulary: words(
    'member',
    'members',
    'loan',
    'loans',
    'account',
    'accounts',
    'branch',
    'branch team',
  ),
  triggers: [
    'a dealer’s rate that looks wrong',
    'a first paycheck with nowhere to go',
    'a fee the big bank would not explain',
    'a roof that will not wait for spring',
  ],
  pains: [
    'an app two years behind the bank’s',
    'papers to sign only between nine and five',
    'not knowing whether one may join at all',
    'a loan answer after the car is sold',
  ],
  seasons: [
    season(
      [3, 4],
      'Tax refunds and used cars',
      'Pre-approvals valid for thirty days; share-secured offers for thin files.',
    ),
    season(
      [8, 9],
      'Students open first accounts',
      'A table at orientation and joint accounts opened with a parent.',
    ),
    season(
      [11, 12],
      'Holiday loans and skipped payments',
      'Small fixed loan with its full cost on one line.',
    ),
  ],
  alternatives: [
    rival('The big bank with the better app', 'Ten branches, fees nobody reads.'),
    substitute('Financing at the dealer’s desk', 'One signature, a point more.'),
    substitute('A buy-now-pay-later button', 'Instant, and forgotten until the fourth charge.'),
    doNothing(
      'Leaving the paycheck where it has always gone',
      'Changing every autopay is an evening.',
    ),
  ],
  factors: [
    factor('Yes or no while I stand at the dealer', 4, 'raise'),
    factor('Rate I can compare in one number', 5, 'raise'),
    factor('Somebody looks at me, not only at my score', 3, 'create'),
    factor('Moves my autopays for me', 2, 'create'),
    factor('App does everything', 7, 'keep'),
    factor('A branch on every corner', 7, 'reduce'),
  ],
  strengths: [
    hypothesis(
      'Members’ money is lent to members and people know it',
      'Ask twenty at the counter who owns the place.',
    ),
    hypothesis(
      'Loan officers may decide on character',
      'Count overrides last quarter and how they paid.',
    ),
  ],
  weaknesses: [
    hypothesis('Members hold one product only', 'Products per member, by year of joining.'),
    hypothesis(
      'Joining online stalls at the identity step',
      'Applications started and finished last month.',
    ),
  ],
  opportunities: [
    hypothesis(
      'Employers in the field of membership would host a payday desk',
      'Ask three personnel offices.',
    ),
    hypothesis(
      'Members finance cars at the dealer without asking us',
      'Look for other lenders’ autopays in share drafts.',
    ),
  ],
  threats: [
    hypothesis(
      'Deposits leave for online savings rates',
      'Follow outgoing transfers above a month’s pay.',
    ),
    hypothesis(
      'A merger makes the neighbor twice the size',
      'Read the regulator’s notices each month.',
    ),
  ],
  resources: [
    resource(
      'Charter and field of membership',
      'VR-O',
      'Who may join, and who has not heard of it.',
    ),
    resource('Payroll links with local employers', 'VRIO', 'Employers, people paid, last visit.'),
  ],
  initiatives: [
    initiative(
      1,
      'Loan pre-approval by text before the dealer visit',
      9,
      7,
      'pre-approvals turned loans',
    ),
    initiative(1, 'A switching hour: autopays moved at the desk', 7, 8, 'paychecks moved'),
    initiative(2, 'Payday desk at three employers', 7, 6, 'members joined on site'),
  ],
  jobs: [
    job(
      'When I am about to sign at the dealer',
      'a second number I trust within minutes',
      'so I can stop overpaying without losing the car',
      [
        'a rate nobody can explain',
        'a yes on my phone',
        'being refused in front of the salesman',
        'the dealer’s paper',
      ],
      ['minimize minutes to an answer', 'minimize the cost over the whole loan'],
    ),
  ],
  unitEconomics: unit(
    'member',
    'net interest and fees per member',
    'cost of funds and servicing per member',
    'products a month per member',
    'margin after losses',
    'members closing a month',
    'offers and desk hours ÷ new members',
    'branches and systems a month',
    'Members, loans and losses last year.',
  ),
}
export const insuranceBroker: Trade = {
  slug: 'insurance-broker',
  name: 'Insurance broker',
  industries: ['Financial Services'],
  signals: {
    'insurance broker': 5,
    'insurance agency': 5,
    'insurance agent': 5,
    'independent agent': 4,
    policyholders: 4,
    'commercial lines': 5,
    'personal lines': 5,
    'home insurance': 4,
    'liability insurance': 4,
  },
  vocabulary: words(
    'policyholder',
    'policyholders',
    'policy',
    'policies',
    'cover',
    'covers',
    'office',
    'account managers',
  ),
  triggers: [
    'a renewal up by a fifth',
    'a contract that demands a certificate by Friday',
    'a neighbor’s fire',
    'a van with a new driver',
  ],
  pains: [
    'forty pages and no idea what is left out',
    'a claim that rings through to another country',
    'the same questions typed for six insurers',
    'a certificate that holds up a job',
  ],
  seasons: [
    season(
      [1, 7],
      'Commercial renewal dates',
      'Begin ninety days ahead with the loss record on the table.',
    ),
    season(
      [3, 4, 5],
      'Storm and flood questions',
      'A one-page list of what is not covered, sent before the season.',
    ),
    season(
      [10, 11, 12],
      'Health and benefits enrollment',
      'Appointment slots by employer, documents checked beforehand.',
    ),
  ],
  alternatives: [
    rival('The captive agent with one insurer', 'A known sign and a single price.'),
    substitute('A comparison site at midnight', 'Five prices, nobody to call in a claim.'),
    substitute('The bank’s add-on at closing', 'Already on the form.'),
    doNothing('Letting it renew unread', 'The direct debit takes care of it.'),
  ],
  factors: [
    factor('Fights for me when I claim', 3, 'raise'),
    factor('Tells me what is not covered', 2, 'create'),
    factor('Certificate within the hour', 4, 'raise'),
    factor('Cheapest premium', 7, 'reduce'),
    factor('Knows my trade’s risks', 4, 'raise'),
    factor('One call for all policies', 5, 'keep'),
  ],
  strengths: [
    hypothesis(
      'Policyholders call us, not the insurer, in a claim',
      'Log first calls for a quarter.',
    ),
    hypothesis(
      'Several insurers answer our calls on odd risks',
      'List who quoted the last ten hard cases.',
    ),
  ],
  weaknesses: [
    hypothesis('Renewals are sent out unreviewed', 'Share of renewals with a note or a meeting.'),
    hypothesis('Half the book holds a single policy', 'Policies per household or firm.'),
  ],
  opportunities: [
    hypothesis(
      'Contractors need certificates faster than anyone gives them',
      'Ask five site managers what they wait for.',
    ),
    hypothesis('Accountants would send new companies', 'Offer three of them a half-day answer.'),
  ],
  threats: [
    hypothesis(
      'An insurer leaves the county or cuts commission',
      'Premium by insurer; read the last letters.',
    ),
    hypothesis(
      'Direct writers price small firms in minutes',
      'Quote ten of our own accounts on their sites.',
    ),
  ],
  resources: [
    resource('Claims file with outcomes', 'VRI-', 'Are outcomes searchable by trade?'),
    resource('Appointments with specialist insurers', 'VR-O', 'Volume promised and dates.'),
  ],
  initiatives: [
    initiative(1, 'Renewal call ninety days out for the top fifty', 9, 7, 'renewals kept'),
    initiative(1, 'Certificates on request by text', 7, 8, 'minutes to certificate'),
    initiative(2, 'A cover check sheet for one trade', 7, 6, 'checks turned policies'),
  ],
  jobs: [
    job(
      'When my renewal jumps and I cannot see why',
      'somebody who reads it against other offers',
      'so I can sign without fear of the gap',
      [
        'a letter with a new figure',
        'one page in plain words',
        'a hole found in the claim',
        'paying it again',
      ],
      ['minimize hours spent on forms', 'increase certainty about what is left out'],
    ),
  ],
  unitEconomics: unit(
    'policyholder',
    'commission per policy',
    'servicing hours and system fees per policy',
    'policies a month per policyholder',
    'margin after servicing',
    'policies lost a month',
    'referrals and quoting hours ÷ new policyholders',
    'licenses and account managers a month',
    'Policies, commission and renewals last year.',
  ),
}
export const mortgageBroker: Trade = {
  slug: 'mortgage-broker',
  name: 'Mortgage broker',
  industries: ['Financial Services'],
  signals: {
    'mortgage broker': 5,
    'mortgage brokers': 5,
    mortgage: 4,
    mortgages: 4,
    refinance: 4,
    refinancing: 4,
    'loan officer': 4,
    'home loan': 4,
    'home loans': 4,
  },
  vocabulary: words(
    'borrower',
    'borrowers',
    'closing',
    'closings',
    'loan file',
    'loan files',
    'office',
    'loan officers',
  ),
  triggers: [
    'an offer accepted on Sunday night',
    'a fixed rate that ends in spring',
    'a bank’s refusal for the self-employed',
    'a baby and one bedroom',
  ],
  pains: [
    'the same payslip asked for three times',
    'a lock that expires in the appraiser’s drawer',
    'fees that appear on the last page',
    'silence in the week before closing',
  ],
  seasons: [
    season(
      [2, 3],
      'Pre-approvals before the spring market',
      'Saturday file checks with agents; letters good for ninety days.',
    ),
    season(
      [4, 5, 6, 7],
      'Closings',
      'One status text each Tuesday and Friday to borrower and both agents.',
    ),
    season([11, 12, 1], 'Annual reviews', 'A one-line saving or "stay put" to every closed file.'),
  ],
  alternatives: [
    rival('The builder’s preferred lender', 'Pays the closing cost, keeps the rate.'),
    substitute('The borrower’s own bank', 'Knows the salary, has one product.'),
    substitute('An online lender’s calculator', 'Instant letter; the hard file waits.'),
    doNothing('Renting one more year', 'No papers, no risk of refusal.'),
  ],
  factors: [
    factor('Closes on the date in the contract', 5, 'raise'),
    factor('Finds the lender for odd income', 4, 'raise'),
    factor('Tells me where my file stands', 3, 'create'),
    factor('Every fee on day one', 3, 'create'),
    factor('Lowest advertised rate', 7, 'reduce'),
    factor('Answers at the weekend', 4, 'raise'),
  ],
  strengths: [
    hypothesis('Agents send files because closings hold', 'Dates kept in the last thirty files.'),
    hypothesis(
      'Self-employed files pass here that banks refuse',
      'Approvals after a refusal, counted.',
    ),
  ],
  weaknesses: [
    hypothesis('Three agents bring most files', 'Files by source in twelve months.'),
    hypothesis('Closed borrowers never hear from us', 'Date of the last contact per file.'),
  ],
  opportunities: [
    hypothesis('Fixed terms end for old borrowers this year', 'List end dates in the archive.'),
    hypothesis('Accountants see refused owners weekly', 'Ask four for their last case.'),
  ],
  threats: [
    hypothesis('A lender cuts broker channels', 'Share of closings by lender.'),
    hypothesis('Listings dry up and files with them', 'Active listings here each month.'),
  ],
  resources: [
    resource(
      'Lender panel with known appetites',
      'VR-O',
      'Who took which hard file, and how fast.',
    ),
    resource('Closed files with end dates', 'VRI-', 'Are dates in a list or in folders?'),
  ],
  initiatives: [
    initiative(1, 'Twice-weekly status text on every open file', 8, 9, 'calls asking for status'),
    initiative(1, 'Yearly review of every closed file', 8, 7, 'refinances from the archive'),
    initiative(2, 'First-buyer evening with one agent', 6, 7, 'pre-approvals from it'),
  ],
  jobs: [
    job(
      'When our offer is accepted and the clock runs',
      'one person who holds the file and the date',
      'so I can give notice on the flat',
      [
        'the bank’s call center',
        'a text on Tuesday',
        'a refusal after the inspection',
        'my own bank',
      ],
      ['minimize days to commitment', 'minimize papers sent twice'],
    ),
  ],
  unitEconomics: unit(
    'borrower',
    'commission per closing',
    'processing and credit reports per file',
    'closings a month per borrower',
    'margin after processing',
    'files lost before closing, per month',
    'agent events and leads ÷ new files',
    'licenses and office a month',
    'Files opened, closed and their sources last year.',
  ),
}

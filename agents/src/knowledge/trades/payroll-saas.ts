import {
  buyer,
  doNothing,
  economics,
  factor,
  hypothesis,
  initiative,
  job,
  objection,
  resource,
  rival,
  rule,
  season,
  substitute,
  words,
} from '../entries.ts'
import type { Trade } from '../pack.ts'

export const payrollSaas: Trade = {
  slug: 'payroll-saas',
  name: 'Payroll and HR software',
  industries: ['SaaS/Software', 'Financial Services', 'Other'],
  signals: {
    payroll: 5,
    'pay run': 5,
    'pay runs': 5,
    payslip: 4,
    payslips: 4,
    hris: 5,
    'hr software': 5,
    'hr platform': 5,
    timesheets: 2,
    'time tracking': 2,
    'w-2': 3,
    'employee onboarding': 2,
    'people ops': 2,
    'leave management': 3,
  },
  vocabulary: words('account', 'accounts', 'pay run', 'pay runs', 'plan', 'plans', 'app', 'team'),
  buyers: [
    buyer(
      'Office manager who runs payroll',
      'done by Thursday noon without a call to the accountant',
      'a pay run that cannot be corrected',
    ),
    buyer(
      'Owner or CFO',
      'no penalty letters, one bill',
      'doubt about who is liable for a late filing',
    ),
    buyer(
      'Outside accountant or bookkeeper',
      'clean journal export, access for all clients',
      'a portal per client',
    ),
  ],
  triggers: [
    'a penalty notice for a late filing',
    'the first hire in a second state',
    'the person who knew payroll resigned',
    'a price rise by the present provider',
  ],
  pains: [
    'hours copied from timesheets every second Wednesday',
    'tax notices nobody dares to open',
    'an employee paid short, and the whole floor knows',
    'support queue on pay day itself',
  ],
  objections: [
    objection(
      'We cannot switch in mid-year',
      'Offer the quarter boundary, import year-to-date figures and run one parallel pay run before going live.',
    ),
    objection(
      'What if a filing is late?',
      'State in writing who files, by when, and who pays the penalty.',
    ),
    objection(
      'Our accountant chose the present one',
      'Win the accountant first: a free seat and a journal export in their chart.',
    ),
  ],
  seasons: [
    season(
      [10, 11],
      'Switch season before the new tax year',
      'Cut-off dates for a 1 January start, migration slots sold out in public.',
    ),
    season(
      [1],
      'W-2 and 1099 month',
      'No releases, all hands on support, checklists by email each Monday.',
    ),
    season(
      [4, 7],
      'Quarter ends: filings and mid-year switches',
      'Offer a clean quarter-start; parallel run included.',
    ),
  ],
  compliance: [
    rule(
      'Payroll tax filing and money movement',
      'Claims such as "we handle taxes" need the states and the liability spelled out.',
    ),
    rule(
      'Employee data (SSN, bank details, health deductions)',
      'Encryption, access log and breach process belong on the sales page.',
    ),
  ],
  alternatives: [
    rival('The national payroll bureau', 'A name everyone knows; add-on fees and hold music.'),
    rival('The self-service payroll app', 'Low entry price; weak on odd cases and multi-state.'),
    substitute('The accountant does it in a spreadsheet', 'Trusted, slow, one person deep.'),
    doNothing(
      'Keeping the old pay run because it "more or less works"',
      'Nobody wants to touch pay day.',
    ),
  ],
  factors: [
    factor('Nobody is ever paid wrong', 7, 'keep'),
    factor('A human on the line on pay day', 3, 'create'),
    factor('Minutes per pay run', 5, 'raise'),
    factor('Filings done and guaranteed', 6, 'raise'),
    factor('Works with our time clock and books', 6, 'raise'),
    factor('All-in price per employee', 4, 'raise'),
    factor('Switching done for me', 3, 'create'),
    factor('Benefits and HR modules', 7, 'reduce'),
  ],
  strengths: [
    hypothesis(
      'Accounts finish a pay run faster with us',
      'Median minutes from open to approve, new accounts at week 8.',
    ),
    hypothesis('Accountants bring their clients', 'Share of new accounts by accountant seat.'),
  ],
  weaknesses: [
    hypothesis('Support is thin on pay days', 'Wait time by weekday.'),
    hypothesis('Coverage gaps by state or industry rule', 'List deals lost for a missing rule.'),
  ],
  opportunities: [
    hypothesis(
      'Accountants without a partner program',
      'Interview eight bookkeepers about what they resell.',
    ),
    hypothesis(
      'Time-clock vendors want a payroll partner',
      'Count shared customers with the top three.',
    ),
  ],
  threats: [
    hypothesis(
      'Accounting suites bundle payroll at cost',
      'Price of bundle per employee, noted quarterly.',
    ),
    hypothesis('A filing error becomes public', 'Near misses logged per thousand pay runs.'),
  ],
  resources: [
    resource(
      'Tax rule engine with history',
      'VRI-',
      'Jurisdictions covered and errors per thousand pay runs.',
    ),
    resource('Accountant partner list', 'VRI-', 'Partners with three or more live accounts.'),
  ],
  initiatives: [
    initiative(
      1,
      'Concierge switch with parallel pay run',
      9,
      6,
      'days from signature to first live pay run',
    ),
    initiative(1, 'Pay-day phone line with answer time shown', 7, 6, 'median wait on pay days'),
    initiative(2, 'Accountant seat and journal export', 8, 5, 'accounts per partner'),
    initiative(3, 'Earned-wage access with a licensed partner', 6, 2, 'employees enrolled'),
  ],
  jobs: [
    job(
      'When pay day is Friday and hours arrive late',
      'everyone paid right without my evening',
      'so I can look people in the eye on Monday',
      [
        'last month’s correction round',
        'errors flagged before approval',
        'switching breaks a pay day',
        'the old export-import routine',
      ],
      [
        'minimize time to a correct pay run',
        'minimize corrections after pay day',
        'reduce the chance of a penalty notice',
      ],
    ),
  ],
  unitEconomics: economics({
    customer: 'account',
    price: 'monthly revenue per account (base fee plus per-employee fee)',
    variableCost: 'hosting, bank and filing cost per account',
    frequency: 'pay runs a month per account',
    margin: 'gross margin after filing, bank fees and support',
    churn: 'accounts lost a month ÷ accounts at its start',
    acquisition: 'sales, marketing and accountant commissions ÷ new accounts',
    fixed: 'product, compliance and overhead a month',
    ask: 'From billing: accounts, employees paid and revenue last month; accounts lost in the last quarter.',
  }),
}

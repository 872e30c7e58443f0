import { doNothing, factor, initiative, job, resource, rival, season, substitute, unit, words } from '../entries.ts';
import type { Trade } from '../pack.ts';

export const devTools: Trade = {
  slug: 'dev-tools', name: 'Developer tools', industries: ['SaaS/Software'],
  signals: { 'developer tools': 5, 'dev tools': 5, devtools: 5, developers: 2, sdk: 4, 'ci/cd': 4, observability: 5, 'open source': 3, kubernetes: 4, api: 1, debugging: 3, devops: 4 },
  vocabulary: words('developer', 'developers', 'workspace', 'workspaces', 'tool', 'tools', 'project', 'maintainers'),
  triggers: ['an outage review with an action item', 'a build over twenty minutes', 'a new platform team'], pains: ['docs that skip the real case', 'pricing by seat for a tool by machine', 'agents that slow production'],
  seasons: [season([5, 6, 10, 11], 'Conference launches', 'Ship something usable that day, not a waiting list.'), season([1], 'Platform budgets open', 'Migration guides.'), season([12], 'Code freeze', 'Reliability reports and plans for January.')],
  alternatives: [rival('The cloud vendor’s own service', 'One bill, mediocre.'), substitute('Open source self-hosted', 'Free but on call.'), substitute('A script by the senior engineer', 'Perfect until they leave.'), doNothing('Living with the slow build', 'Coffee breaks.')],
  factors: [factor('Works in five minutes from the docs', 4, 'raise'), factor('Does not lock me in', 3, 'create'), factor('Price follows use', 4, 'raise'), factor('Fast under load', 6, 'keep'), factor('Sales call required', 6, 'eliminate'), factor('Answers from engineers', 4, 'raise')],
  resources: [resource('Open-source adoption', 'VRI-', 'Active projects, not stars.'), resource('Maintainers’ standing', 'VR--', 'Who else could merge?')],
  initiatives: [initiative(1, 'Quick start to working result in five minutes', 9, 7, 'developers reaching first success'), initiative(1, 'Public pricing calculator', 6, 8, 'self-serve upgrades'), initiative(2, 'Team features on the free core', 8, 4, 'teams from free use')],
  jobs: [job('When the build or the pager steals my day', 'the cause in minutes', 'so I can ship what I planned', ['last outage', 'a trace that explains', 'another agent to run', 'logs and grep'], ['minimize minutes to cause', 'minimize set-up'])],
  unitEconomics: unit('paying team', 'monthly revenue per team', 'compute and support per team', 'billing periods a month', 'margin after compute', 'teams lost a month ÷ teams', 'developer relations and ads ÷ new teams', 'engineering a month', 'Free and paying teams, compute bill, teams lost.'),
};
export const verticalCrm: Trade = {
  slug: 'vertical-crm', name: 'Industry CRM', industries: ['SaaS/Software'],
  signals: { crm: 5, 'client management software': 4, 'practice management software': 5, 'pipeline management': 3, 'booking software': 4, 'scheduling software': 4, 'property management software': 5, 'field service software': 5 },
  vocabulary: words('account', 'accounts', 'seat', 'seats', 'plan', 'plans', 'workspace', 'team'),
  triggers: ['a lead lost in someone’s inbox', 'a rep left with the contacts', 'the franchise asks for one system'], pains: ['fields nobody fills', 'a generic CRM bent by consultants', 'import that loses history'],
  seasons: [season([1, 2], 'Sales kick-off clean-up', 'Import in a week, live by the kick-off.'), season([9, 10], 'Trade-show leads', 'Badge import and day-two follow-up.'), season([12], 'Renewal and seat count', 'Send the usage report first.')],
  alternatives: [rival('The generic giant', 'Can do all, after consulting.'), rival('The cheap all-rounder', 'Quick, shallow.'), substitute('A shared sheet and inbox stars', 'Free, private.'), doNothing('Each rep keeps their own list', 'No argument today.')],
  factors: [factor('Speaks our trade', 3, 'create'), factor('Reps fill it on the phone', 4, 'raise'), factor('Imports our mess', 4, 'raise'), factor('Seat price', 7, 'keep'), factor('Customizable everything', 8, 'eliminate'), factor('Reports the owner reads', 5, 'raise')],
  resources: [resource('Trade templates and data model', 'VRI-', 'Set-up hours against a generic.'), resource('Association partnership', 'VR-O', 'Members reached, exclusive?')],
  initiatives: [initiative(1, 'Done-for-you import in five days', 9, 6, 'accounts live in a week'), initiative(1, 'Weekly owner email', 6, 8, 'owners opening'), initiative(2, 'Association plan', 8, 5, 'accounts via association')],
  jobs: [job('When leads slip and I cannot see why', 'each next step visible', 'so I can coach, not guess', ['a lost deal', 'a trade-shaped pipeline', 'reps refuse', 'the sheet'], ['minimize leads without next step', 'minimize typing'])],
  unitEconomics: unit('account', 'monthly revenue per account', 'hosting and support per account', 'billing periods a month', 'gross margin', 'accounts lost a month', 'sales and marketing ÷ new accounts', 'product a month', 'Seats, active seats, accounts lost.'),
};
export const fintechApp: Trade = {
  slug: 'fintech-app', name: 'Fintech app', industries: ['SaaS/Software', 'Financial Services'],
  signals: { fintech: 5, 'budgeting app': 5, 'payments app': 5, 'banking app': 5, neobank: 5, 'expense cards': 4, wallet: 3, 'money app': 4, 'invoicing app': 4, remittance: 4 },
  vocabulary: words('user', 'users', 'transaction', 'transactions', 'feature', 'features', 'app', 'team'),
  triggers: ['a fee found on a statement', 'moving abroad', 'a first freelance invoice'], pains: ['identity checks that fail at night', 'frozen money and a chatbot', 'not knowing who holds the deposit'],
  seasons: [season([1], 'Money resolutions', 'First-week habit, not sign-ups.'), season([3, 4], 'Tax refunds', 'Automatic split on arrival.'), season([11, 12], 'Spending peak', 'Limits and fraud alerts tested.')],
  alternatives: [rival('The bank’s own app', 'Money is already there.'), rival('The famous neobank', 'Everyone’s second card.'), substitute('Cash envelopes or a sheet', 'Visible, manual.'), doNothing('Looking at the balance on the 28th', 'Avoids worry for weeks.')],
  factors: [factor('My money is safe, and where', 6, 'raise'), factor('No fee surprise', 5, 'raise'), factor('A human when it freezes', 2, 'create'), factor('Signed up in minutes', 6, 'keep'), factor('Crypto, shares and games', 6, 'eliminate'), factor('Shows what is left till payday', 3, 'create')],
  resources: [resource('Bank partner and licenses', 'V--O', 'Term and exit.'), resource('Transaction history', 'VRI-', 'Share of users over a year.')],
  initiatives: [initiative(1, 'First funded account on day one', 9, 6, 'funded share'), initiative(1, 'Answer frozen accounts within the hour', 7, 5, 'time to human'), initiative(2, 'Salary switch', 8, 4, 'users with salary')],
  jobs: [job('When money is gone before the month', 'to know what I may spend today', 'so I can stop being afraid to look', ['a declined card', 'one number', 'linking my bank', 'not looking'], ['minimize surprise', 'minimize taps'])],
  unitEconomics: unit('active user', 'monthly revenue per active user', 'processing, card and fraud per user', 'active months (1)', 'margin after processing and losses', 'users inactive for 60 days, per month', 'ads and bonuses ÷ funded users', 'compliance and product a month', 'Funded users, revenue by source, losses.'),
};

import { buyer, channel, doNothing, factor, force, hypothesis, initiative, job, kpi, model, note, objection, okr, resource, rival, rule, season, substitute, unit, words } from '../entries.ts';
import type { IndustryPack } from '../pack.ts';

/** When the industry is not on the list: only what holds for any small firm, and questions for the rest. */
export const other: IndustryPack = {
  industry: 'Other',
  vocabulary: words('customer', 'customers', 'sale', 'sales', 'offer', 'offers', 'business', 'team'),
  buyers: [
    buyer('The person who uses it', 'that it works in their day', 'extra effort'),
    buyer('The person who pays', 'the total cost and what happens if it fails', 'an open-ended bill'),
    buyer('The person who recommends', 'not being embarrassed', 'silence afterwards'),
  ],
  triggers: ['something broke or ran out', 'a date that cannot move', 'the present supplier disappointed', 'a change of place, team or rule'],
  pains: ['not knowing the final price', 'waiting without word', 'explaining the same thing twice', 'a promise not kept and nobody to call'],
  objections: [
    objection('It costs too much', 'Ask: compared with what? Then price that alternative in full, time included.'),
    objection('Not now', 'Ask what would have to happen first, and agree the date to look again.'),
    objection('I do not know you', 'Offer a small, bounded first purchase and one customer they may call.'),
  ],
  channels: [
    channel('Existing customers and their word', null, null, 'Ask the last ten where they first heard of you; do more of the first answer.'),
    channel('Search listing and search ads', 'search_cpc', 'search_cvr', 'Figures are for all industries; replace by your own after the first hundred clicks.'),
    channel('Email to people who asked', null, 'email_open_rate', 'Own list, plain text, one reason to answer.'),
    channel('Meta ads', 'meta_cpc', 'meta_ctr', 'A test with a stop sum before it is a channel.'),
    channel('Partners who meet your customers first', null, null, 'List who is paid just before you; offer to solve their next problem.'),
  ],
  seasons: [
    season([1], 'Fresh budgets and good intentions', 'Check with your own sales by month before planning around it.'),
    season([9], 'Back to routine', 'Check with your own sales by month; many trades turn in September.'),
    season([11, 12], 'Year end', 'Ask customers which dates bind them.'),
  ],
  forces: {
    rivalry: force(3, 'steady', ['name your three closest rivals', 'how often is price the reason lost?'], 'Unknown until the market is drawn: start from the last five lost sales.'),
    'new entrants': force(3, 'steady', ['what would it cost to copy you?', 'who opened in the last two years?'], 'Low entry cost caps margin over time.'),
    substitutes: force(3, 'steady', ['how was it solved before you?', 'what do people do who do not buy?'], 'The way around sets the ceiling of your price.'),
    'buyer power': force(3, 'steady', ['share of your largest customer', 'cost for them to leave'], 'Concentrated buyers write the terms.'),
    'supplier power': force(3, 'steady', ['which supplier could stop you?', 'how fast could you change?'], 'A supplier without a second source shares your margin.'),
  },
  compliance: [
    rule('Truth in advertising', 'Keep proof for each claim before publishing.'),
    rule('Consent for email, calls and texts', 'Date and source of consent for each address.'),
    rule('Rules of your own trade', 'Ask your association which claims and licenses apply; we hold none for an unknown trade.'),
  ],
  kpis: [
    kpi('New customers a month', 'first purchases in the month', 'by source, asked at purchase'),
    kpi('Repeat share', 'sales to known customers ÷ sales', 'rising'),
    kpi('Contribution per sale', 'price − variable cost', 'known for each offer'),
    kpi('Close rate', 'sales ÷ serious inquiries', 'with the reason when lost'),
    kpi('Cost per new customer', 'marketing ÷ new customers', 'below first-year contribution'),
  ],
  alternatives: [
    rival('The closest rival by name', 'Ask the last five customers who else they considered.'),
    substitute('Doing it themselves', 'Cheap in money, dear in time.'),
    doNothing('Leaving it as it is', 'The usual winner: find out what makes it unbearable.'),
  ],
  strengths: [hypothesis('Customers return without being asked', 'Share of last month’s sales from known customers.'), hypothesis('We answer faster than others', 'Hours to first answer, ours and two rivals’.')],
  weaknesses: [hypothesis('We do not know where customers come from', 'Source noted for the last twenty?'), hypothesis('Too much hangs on one person', 'What stops in their week off?')],
  opportunities: [hypothesis('Past customers would buy again if told', 'Write to ten.'), hypothesis('A partner meets our customers first', 'Name three and call one.')],
  threats: [hypothesis('The largest customer or channel falls away', 'Its share of sales.'), hypothesis('Costs rise faster than prices', 'Margin now and a year ago.')],
  factors: [factor('Price I can foresee', 5, 'raise'), factor('Does what it promised', 6, 'keep'), factor('Available when I need it', 5, 'raise'), factor('Easy to start', 4, 'raise'), factor('Someone answers', 4, 'raise'), factor('Known name', 6, 'reduce'), factor('Number of options', 6, 'reduce'), factor('Made for people like me', 3, 'create')],
  resources: [resource('What customers say only you do', 'VR--', 'Ask five in their words.'), resource('Relations with customers', 'VRI-', 'Written down or remembered?'), resource('Skill of the team', 'V--O', 'Who could be hired away?'), resource('Terms with suppliers', 'V--O', 'Compare with one rival.')],
  initiatives: [initiative(1, 'Call ten past customers with three questions', 7, 9, 'conversations held'), initiative(1, 'Note the source of every new customer', 6, 10, 'share with a source'), initiative(1, 'State price and time on the first page', 6, 8, 'inquiries a week'), initiative(2, 'A small first offer', 7, 6, 'first offers turned into customers'), initiative(2, 'One partner agreement', 6, 5, 'referred sales'), initiative(3, 'A second offer for the same customer', 7, 3, 'customers with both')],
  jobs: [job('When the old way lets me down', 'a safe switch', 'so I can get on with my work', ['the last failure', 'a clear first step', 'it may be no better', 'what we always did'], ['minimize effort to start', 'minimize risk of regret'])],
  revenueModels: [model('Per sale', 'price minus cost', 'repeat'), model('Recurring', 'per month', 'churn'), model('Per project', 'fee per result', 'scope')],
  unitEconomics: unit('customer', 'average sale', 'variable cost per sale', 'sales a month per customer', 'gross margin', 'customers lost a month ÷ customers', 'marketing ÷ new customers', 'fixed cost a month', 'Your own figures: sales, number of customers and variable cost of last month. We hold none for this trade.'),
  okrThemes: [okr('Know where customers come from', 'share of customers with a source', 'cost per new customer', 'close rate'), okr('A reason to come back', 'repeat share', 'customers called', 'contribution per sale')],
  sevenS: [note('strategy', 'Whom do you turn away?'), note('structure', 'Who decides when you are away?'), note('systems', 'What is written down?'), note('shared values', 'What would you not do for money?'), note('skills', 'What is learned next?'), note('style', 'How does bad news travel?'), note('staff', 'Who is hardest to replace?')],
};

import { buyer, channel, doNothing, factor, force, hypothesis, initiative, job, kpi, model, note, objection, okr, resource, rival, rule, season, substitute, unit, words } from '../entries.ts';
import type { IndustryPack } from '../pack.ts';

/** Makers: capability, quality paper and delivery dates decide; a quote is the shop window. */
export const manufacturing: IndustryPack = {
  industry: 'Manufacturing',
  vocabulary: words('buyer', 'buyers', 'purchase order', 'purchase orders', 'part', 'parts', 'plant', 'shop floor'),
  buyers: [
    buyer('Design or manufacturing engineer', 'someone who reads the drawing and calls with a better way', 'a supplier who quotes blind'),
    buyer('Purchasing manager', 'landed cost, delivery record, payment terms', 'a single source without backup'),
    buyer('Quality manager', 'first-article report, traceability, certificate', 'paperwork that does not match the part'),
    buyer('Plant manager with a line down', 'a part on the truck tonight', 'a voicemail'),
  ],
  triggers: ['a supplier missed its third date', 'a prototype must become two hundred pieces', 'a tariff or freight change moved the cost', 'the audit found a source without certificate', 'a part went obsolete'],
  pains: ['quotes that take two weeks', 'minimum orders far above need', 'dates that slip without a call', 'rejects found at assembly', 'tooling owned by someone else'],
  objections: [
    objection('Your piece price is above the import', 'Show landed cost: freight, duty, stock, rejects, and the cost of a stopped line.'),
    objection('You are too small for our volumes', 'Give machine hours free per month, the second shift plan and the backup source.'),
    objection('Changing supplier needs requalification', 'Offer first article and capability data free on one part number.'),
  ],
  channels: [
    channel('Request-for-quote page with drawing upload', null, 'website_cvr', 'Answer in a day with price breaks and one manufacturability remark.'),
    channel('Sourcing directories and marketplaces', null, null, 'List machines, tolerances and certificates exactly; buyers filter by them.'),
    channel('Search ads for process plus material', 'search_cpc', 'search_cvr', 'Few searches, high value: long terms such as "316 stainless machining short run".'),
    channel('Trade shows', null, null, 'Book meetings four weeks ahead; bring parts with a problem solved.'),
    channel('Existing buyers’ other part numbers', null, null, 'Ask for the drawing that troubles them; cheapest growth there is.'),
    channel('Video from the floor', null, 'meta_ctr', 'Engineers watch set-ups; one minute, one tolerance, one trick.'),
  ],
  seasons: [
    season([9, 10], 'Budget and blanket-order season', 'Offer price-break contracts before buyers lock next year.'),
    season([7, 8, 12], 'Shut-downs and stock builds', 'Publish your shut-down dates in May; sell the free weeks for urgent work.'),
    season([3, 4, 5], 'Trade-show spring', 'Quote capacity reserved for show leads for two weeks.'),
  ],
  forces: {
    rivalry: force(4, 'steady', ['quotes compared line by line', 'fixed costs must be filled', 'idle spindles cut prices'], 'Undifferentiated capacity earns its wage and little more.'),
    'new entrants': force(2, 'steady', ['machines, permits, certificates', 'qualification takes months', 'additive lowers small-run entry'], 'Once qualified, one stays for years.'),
    substitutes: force(3, 'rising', ['printing instead of machining', 'another material', 'redesign without the part'], 'Redesign kills part numbers without a lost bid.'),
    'buyer power': force(4, 'rising', ['few buyers carry the plant', 'yearly price-down clauses', 'dual sourcing'], 'Concentration turns into terms: 60, 90 days.'),
    'supplier power': force(3, 'rising', ['material mills and minimums', 'energy', 'skilled setters are scarce'], 'Material moves weekly, contracts yearly: index it.'),
  },
  compliance: [
    rule('ISO 9001 and sector standards (AS9100, IATF 16949, ISO 13485, food safety)', 'Claim exact scope and certificate number; buyers check.'),
    rule('Export control (ITAR/EAR) and customer drawings', 'No photo of a customer part without release; screen inquiries.'),
    rule('Origin claims ("Made in USA" needs "all or virtually all")', 'Keep the bill of materials behind the claim.'),
    rule('Material compliance (RoHS, REACH, conflict minerals)', 'Have declarations ready to send with the quote.'),
  ],
  kpis: [
    kpi('Quote turnaround', 'hours from drawing to price', 'faster than the buyer’s second source'),
    kpi('On-time in full', 'lines delivered complete on the promised date ÷ lines', 'reported to buyers before they ask'),
    kpi('First-pass yield', 'good parts first time ÷ started', 'by part family'),
    kpi('Quote win rate', 'won ÷ quoted value', 'by process; stop quoting what never wins'),
    kpi('Machine utilization', 'cutting hours ÷ available hours', 'with hours kept for urgent work'),
    kpi('Customer concentration', 'sales of top three ÷ sales', 'falling'),
  ],
  alternatives: [
    rival('The low-cost import source', 'Half the piece price, weeks at sea.'),
    rival('The larger regional plant', 'Capacity and certificates; small lots wait.'),
    substitute('Making it in-house', 'Control, and a machine to feed.'),
    substitute('Redesign or print it', 'No part, no supplier.'),
    doNothing('Living with the late supplier', 'Requalification is work nobody has time for.'),
  ],
  strengths: [hypothesis('We hold tolerances others decline', 'Jobs won after two no-bids.'), hypothesis('Dates are kept', 'On-time in full, twelve months.'), hypothesis('Engineers call us before the drawing is final', 'Jobs with design input this year.')],
  weaknesses: [hypothesis('Quoting waits for one estimator', 'Hours by step in the last thirty quotes.'), hypothesis('Three buyers carry the plant', 'Sales shares.'), hypothesis('Set-up time makes short runs lose money', 'Set-up against run hours by lot size.')],
  opportunities: [hypothesis('Reshoring buyers need a second source', 'Ask five purchasing managers what they moved.'), hypothesis('Scrap of time between large jobs could be sold as fast-turn', 'Free spindle hours by week.'), hypothesis('A certificate opens a sector', 'Count no-bids for lack of it.')],
  threats: [hypothesis('Material or energy jumps inside fixed prices', 'Contracts without an index clause.'), hypothesis('A top buyer dual-sources', 'Their supplier-day announcements.'), hypothesis('Retiring setters take know-how', 'Age and notes by machine.')],
  factors: [factor('Price per piece landed', 7, 'keep'), factor('Quote back tomorrow', 3, 'raise'), factor('Date kept, or a call before', 5, 'raise'), factor('Right first time with paper', 6, 'raise'), factor('Short runs welcome', 3, 'create'), factor('Reads the drawing and suggests', 3, 'create'), factor('Every process in one plant', 6, 'reduce'), factor('Holds stock for us', 4, 'raise'), factor('Certificates we need', 6, 'keep'), factor('Golf days and catalogs', 4, 'eliminate')],
  resources: [resource('Process know-how in difficult materials', 'VRI-', 'Which no-bids of others did we make?'), resource('Certificates in force', 'V--O', 'How many within a day’s drive hold them?'), resource('Qualified part numbers', 'VRIO', 'Years and switching cost to the buyer.'), resource('Setters and toolmakers', 'VR--', 'Age and apprentices.'), resource('Machine park', 'V--O', 'Envelope and age against rivals.')],
  initiatives: [initiative(1, 'One-day quotes for standard families', 9, 6, 'quote turnaround'), initiative(1, 'Weekly on-time report to the top ten buyers', 7, 8, 'on-time in full'), initiative(1, 'Index clause at each renewal', 7, 6, 'contracts with index'), initiative(2, 'Fast-turn lane with a surcharge', 7, 5, 'fast-turn contribution'), initiative(2, 'Certificate for one new sector', 7, 4, 'RFQs from the sector'), initiative(3, 'Own product line', 8, 2, 'sales without a drawing from outside')],
  jobs: [
    job('When the line waits for a part', 'a source that answers and ships', 'so I can keep my promise upstream', ['cost of each idle hour', 'a person and a date', 'quality of a stranger', 'expediting the old one'], ['minimize hours to a firm date', 'minimize chance of a reject', 'minimize paperwork']),
    job('When a prototype becomes a series', 'price and process to be settled early', 'so I can freeze the design', ['late changes', 'manufacturability advice', 'sharing drawings', 'same prototype shop'], ['minimize changes after release', 'reduce cost per piece at volume']),
  ],
  revenueModels: [model('Job work', 'price per lot', 'set-up recovered?'), model('Blanket orders', 'volume over a year', 'index and releases'), model('Tooling plus parts', 'tool paid, parts margin', 'who owns the tool'), model('Own products', 'catalog margin', 'stock')],
  unitEconomics: unit('buying account', 'average purchase order', 'material, outside processing and direct labor per order', 'purchase orders a month per account', 'gross margin after scrap and rework', 'accounts without an order for six months, per month', 'quoting and sales cost ÷ new accounts', 'machines, building and overhead a month', 'From the ERP: orders, accounts, quotes and wins in twelve months; scrap.'),
  okrThemes: [okr('The fastest reliable quote', 'quote turnaround', 'win rate', 'accounts quoting twice'), okr('Never late unannounced', 'on-time in full', 'first-pass yield', 'top-three share')],
  sevenS: [note('systems', 'Do quoting, planning and quality share one job number?'), note('skills', 'Which set-ups live in one head?'), note('structure', 'Who tells the buyer a date slips?'), note('strategy', 'Capacity, precision or speed: what is sold?'), note('staff', 'Apprentices per retiring setter?'), note('shared values', 'Who may stop the line?'), note('style', 'Is bad news early news?')],
};

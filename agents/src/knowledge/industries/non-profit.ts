import { buyer, channel, doNothing, factor, force, hypothesis, initiative, job, kpi, model, note, objection, okr, resource, rival, rule, season, substitute, unit, words } from '../entries.ts';
import type { IndustryPack } from '../pack.ts';

/** Cause organizations: donors and funders pay for what others receive; retention and proof decide. */
export const nonProfit: IndustryPack = {
  industry: 'Non-profit',
  vocabulary: words('supporter', 'supporters', 'gift', 'gifts', 'program', 'programs', 'center', 'staff and volunteers'),
  buyers: [
    buyer('Monthly donor', 'seeing what the gift did, being thanked by a person', 'being asked again before being told'),
    buyer('Major donor or family fund', 'a clear plan, the leader’s time, influence on direction', 'overhead without explanation'),
    buyer('Foundation program officer', 'outcomes against their theory, clean reports', 'surprises'),
    buyer('Corporate partner', 'staff involvement, a story they may tell', 'reputational risk'),
    buyer('Volunteer', 'useful hours and company', 'standing around'),
  ],
  triggers: ['a crisis in the news near home', 'a personal brush with the cause', 'year-end tax planning', 'a friend’s fundraiser', 'an employer’s match or volunteer day'],
  pains: ['thank-you letters that read like receipts', 'not knowing what happened with the money', 'an ask in every envelope', 'volunteer shifts canceled by text', 'grant reports that take longer than the work'],
  objections: [
    objection('How much goes to overhead?', 'Say what runs the work and what it buys; show cost per outcome rather than a ratio.'),
    objection('I already give elsewhere', 'Thank them; ask for time, a voice or a one-time urgent need.'),
    objection('Does it change anything?', 'One person’s path with consent, one number with its year, one thing that failed.'),
  ],
  channels: [
    channel('Email appeals and updates', 'email_revenue_per_1000', 'email_click_rate', 'Three updates for each ask; subject lines from real days.'),
    channel('Direct mail to past donors', null, 'donor_retention', 'Still the renewal engine for older donors; hand-sign the top hundred.'),
    channel('Peer fundraising and events', null, null, 'Count net, including staff hours; ask participants again in week two.'),
    channel('Search ad grants and donation page', 'search_cpc', 'donation_page_cvr', 'Two amounts, monthly first, no navigation.'),
    channel('Social by beneficiaries and volunteers', null, 'social_engagement_rate', 'Consent and dignity before reach.'),
    channel('Foundations and employers', null, null, 'Call before writing; report early when something slips.'),
  ],
  seasons: [
    season([11, 12], 'GivingTuesday and year-end giving', 'Match secured by October; last three days of December staffed.'),
    season([1, 2], 'Thank, report, tax receipts', 'Impact letter before the next ask; lapsed list cleaned.'),
    season([4, 5], 'Volunteer and gala spring', 'Net result per event decided before repeating it.'),
    season([7, 8], 'Grant writing and quiet donors', 'Case statement refreshed; monthly-giver drive.'),
  ],
  forces: {
    rivalry: force(4, 'rising', ['many causes in the same mailbox', 'same foundations', 'crowdfunding pages'], 'Competition is for attention and renewals, not price.'),
    'new entrants': force(4, 'steady', ['anyone may start a page', 'registration is light', 'trust takes years'], 'Emotional newcomers draw first gifts, not tenth ones.'),
    substitutes: force(3, 'rising', ['giving directly to a person', 'public programs', 'buying from "good" brands'], 'Only shown outcomes keep the middleman’s place.'),
    'buyer power': force(4, 'steady', ['few funders carry programs', 'restricted gifts', 'donors leave silently'], 'Restriction turns income into obligation.'),
    'supplier power': force(3, 'steady', ['skilled staff below market pay', 'donated goods vary', 'venues and vans'], 'Volunteer goodwill is the scarcest supply.'),
  },
  compliance: [
    rule('Charitable solicitation registration by state', 'Check before asking online across borders of states.'),
    rule('Receipts and donor intent', 'Written acknowledgment; restricted money spent as promised.'),
    rule('Lobbying and political limits of a 501(c)(3)', 'No candidates; measured advocacy.'),
    rule('Dignity and consent of people shown', 'Written, revocable, and paid attention to.'),
  ],
  kpis: [
    kpi('Donor retention', 'donors giving again ÷ last year’s donors', 'first-year donors shown apart'),
    kpi('Second-gift rate', 'new donors with a second gift in 12 months ÷ new donors', 'rising after welcome changes'),
    kpi('Cost to raise a dollar', 'fundraising cost ÷ raised', 'by channel; acquisition may exceed 1'),
    kpi('Monthly giving share', 'monthly income ÷ individual income', 'rising'),
    kpi('Outcomes per program dollar', 'outcomes ÷ program cost', 'same definition each year'),
    kpi('Unrestricted months', 'free reserves ÷ monthly cost', 'three or more is the usual aim'),
  ],
  alternatives: [
    rival('The national charity of the same cause', 'Known name, far from the street.'),
    rival('The school, church or hospital drive', 'First claim on loyalty.'),
    substitute('Helping a person directly', 'Immediate and personal.'),
    doNothing('Meaning to give in December', 'Sympathy without a date.'),
  ],
  strengths: [hypothesis('People trust us on this street', 'Referrals by partners and clients.'), hypothesis('Volunteers return', 'Median shifts per volunteer a year.'), hypothesis('Outcomes are recorded', 'Which three could be audited today?')],
  weaknesses: [hypothesis('First-time donors are lost', 'Second-gift rate by source.'), hypothesis('One grant carries a program', 'Largest funder ÷ income.'), hypothesis('Thanks are late', 'Days from gift to letter.')],
  opportunities: [hypothesis('Monthly giving would steady income', 'Ask all donors with three gifts.'), hypothesis('Employers seek volunteer days', 'Three HR calls.'), hypothesis('Legacies are never mentioned', 'Donors over ten years.')],
  threats: [hypothesis('A funder changes strategy', 'Grant end dates and renewals.'), hypothesis('Need outgrows volunteers', 'Served and shifts by month.'), hypothesis('A story breaks trust', 'Consent and safety checks done?')],
  factors: [factor('I see what my gift did', 4, 'raise'), factor('Thanked by a person', 4, 'raise'), factor('Close to home', 5, 'raise'), factor('Not asked every week', 3, 'create'), factor('Low overhead figure', 7, 'reduce'), factor('Known national name', 7, 'eliminate'), factor('Can join in with my hands', 4, 'raise'), factor('Easy monthly giving', 6, 'keep'), factor('Honest about what failed', 1, 'create'), factor('Gala night', 6, 'reduce')],
  resources: [resource('Trust of the people served', 'VRI-', 'How do they come to us?'), resource('Donor file with history', 'VRIO', 'Retention by cohort.'), resource('Volunteers with skills', 'VR--', 'Hours and roles.'), resource('Local partners', 'VRI-', 'Active agreements.'), resource('Outcome data', 'VR--', 'Years and method.')],
  initiatives: [initiative(1, 'Thank by phone within two days', 8, 8, 'second-gift rate'), initiative(1, 'Monthly-first donation page', 8, 7, 'new monthly givers'), initiative(1, 'Three updates for each ask', 7, 8, 'donor retention'), initiative(2, 'Corporate volunteer days with a fee', 6, 5, 'net per day'), initiative(2, 'Multi-year pledge from two funders', 8, 4, 'months of secured income'), initiative(3, 'Earned income from know-how', 6, 3, 'unrestricted share')],
  jobs: [
    job('When I see need in my own town', 'to do something that truly helps', 'so I can feel I did my part', ['what I saw', 'a concrete next step', 'money wasted', 'meaning to'], ['minimize doubt about effect', 'minimize effort to give', 'increase felt closeness']),
    job('When I must report to my board as a funder', 'outcomes I can defend', 'so I can renew with confidence', ['board date', 'honest numbers', 'surprises', 'funding the known name'], ['minimize time to a defensible report', 'reduce surprises']),
  ],
  revenueModels: [model('Individual gifts', 'one-off and monthly', 'retention'), model('Grants', 'restricted, dated', 'concentration'), model('Events', 'tickets and auctions', 'net of hours'), model('Earned income', 'fees, shop, contracts', 'mission drift')],
  unitEconomics: unit('donor', 'average gift', 'processing and stewardship per gift', 'gifts a month per donor', 'share of a gift left after its direct cost', 'donors lapsing a month ÷ donors', 'acquisition spend ÷ new donors', 'core staff and premises a month', 'From the donor file: donors, gifts and lapsed in twelve months; fundraising cost.'),
  okrThemes: [okr('Donors who come back', 'second-gift rate', 'donor retention', 'days to thank'), okr('Income we can plan with', 'monthly giving share', 'secured months', 'largest funder share')],
  sevenS: [note('strategy', 'Which need do we leave to others?'), note('systems', 'Does a gift trigger thanks without a person remembering?'), note('staff', 'Pay against burnout: who leaves next?'), note('shared values', 'Who speaks for the people served?'), note('structure', 'Do programs and fundraising share facts?'), note('skills', 'Can program staff tell one true story?'), note('style', 'Are failures reported to the board first?')],
};

import {
  buyer,
  channel,
  doNothing,
  economics,
  factor,
  force,
  hypothesis,
  initiative,
  job,
  kpi,
  model,
  note,
  objection,
  okr,
  resource,
  rival,
  rule,
  season,
  substitute,
  words,
} from '../entries.ts'
import type { IndustryPack } from '../pack.ts'

/** Clinics and practices: trust, access and recall decide; capacity is chair or clinician hours. */
export const healthcare: IndustryPack = {
  industry: 'Healthcare',
  vocabulary: words(
    'patient',
    'patients',
    'appointment',
    'appointments',
    'treatment',
    'treatments',
    'clinic',
    'clinical team',
  ),
  buyers: [
    buyer(
      'Patient in discomfort',
      'the next free slot, and what it will cost',
      'a phone that rings out',
    ),
    buyer(
      'Family organizer (often a parent)',
      'one place for everyone, hours outside school',
      'a clinician who talks over the child',
    ),
    buyer(
      'Referring clinician',
      'their patient is seen soon and a letter comes back',
      'a patient lost without feedback',
    ),
    buyer('Insurer or employer plan', 'network terms, clean claims', 'coding errors and denials'),
  ],
  triggers: [
    'pain that woke them at night',
    'insurance or employer changed',
    'the old clinician retired',
    'a test result that needs a next step',
    'moved to town with children',
  ],
  pains: [
    'weeks until the first appointment',
    'not knowing the bill before the visit',
    'repeating the history to each new face',
    'waiting rooms that eat a morning',
    'fear of being judged for coming late',
  ],
  objections: [
    objection(
      'Do you take my insurance?',
      'Answer by plan name on the page and by phone script; give the self-pay price in the same breath.',
    ),
    objection(
      'It has stopped hurting',
      'Explain in one picture what happens next without care, and offer a short, priced check.',
    ),
    objection(
      'I am afraid of it',
      'Name the fear first; describe minute by minute what happens and the signal that stops it.',
    ),
    objection(
      'I cannot take time off',
      'Show early, late and Saturday slots in the online calendar, not "call us".',
    ),
  ],
  channels: [
    channel(
      'Map listing, reviews and clinician pages',
      null,
      null,
      'Patients choose a face and a star count; answer reviews without confirming anyone is a patient.',
    ),
    channel(
      'Search ads for urgent and named treatments',
      'search_cpc',
      'search_cvr',
      'Urgent terms go to a phone that is answered; planned treatments to a page with price and booking.',
    ),
    channel(
      'Recall by text and letter',
      null,
      null,
      'The cheapest visit is the overdue one; two reminders, then a call.',
    ),
    channel(
      'Referrals from neighboring clinicians',
      null,
      null,
      'A letter back within two days brings the next patient; track by referrer.',
    ),
    channel(
      'Facebook and Instagram, local',
      'meta_cpc',
      'meta_cvr',
      'Introduce people and answer fears; no health condition in targeting, no tracking pixel on booking pages.',
    ),
    channel(
      'Online booking on the website',
      null,
      'website_cvr',
      'Show real free slots; a request form is a voicemail with extra steps.',
    ),
  ],
  seasons: [
    season(
      [1],
      'New deductibles and new plans',
      'Check coverage at booking; publish self-pay prices.',
    ),
    season(
      [10, 11, 12],
      'Benefits and flexible-spending money expire',
      'Write to patients with open treatment plans by early October; hold slots for December.',
    ),
    season(
      [7, 8],
      'School and sports check-ups',
      'Family blocks in the calendar and forms ready to sign.',
    ),
  ],
  forces: {
    rivalry: force(
      3,
      'rising',
      [
        'groups and chains buy practices',
        'reviews make rivals visible',
        'location still divides the market',
      ],
      'Local rivalry is about access hours more than price.',
    ),
    'new entrants': force(
      2,
      'steady',
      [
        'licenses and training',
        'equipment and insurer credentialing',
        'chains with capital enter anyway',
      ],
      'Slow entry protects whoever has free slots.',
    ),
    substitutes: force(
      3,
      'rising',
      ['telehealth', 'pharmacy and home kits', 'waiting it out'],
      'Simple needs leak away; complex care keeps its value.',
    ),
    'buyer power': force(
      3,
      'rising',
      ['insurers set fees', 'patients compare self-pay prices', 'fear keeps people loyal'],
      'The payer, not the patient, squeezes the fee.',
    ),
    'supplier power': force(
      4,
      'rising',
      ['clinicians and nurses are scarce', 'equipment and lab lock-in', 'software vendors'],
      'Wages of scarce clinicians take the margin first.',
    ),
  },
  compliance: [
    rule(
      'HIPAA (or the local privacy law) on any message naming a patient',
      'No patient stories, photos or review replies without written authorization.',
    ),
    rule(
      'Tracking technology on booking and symptom pages',
      'No advertising pixels there without a lawful agreement.',
    ),
    rule(
      'Professional advertising rules',
      'No guaranteed outcomes, no "best", specialty titles only when certified.',
    ),
    rule(
      'Fee transparency (good-faith estimates for self-pay)',
      'A written estimate before scheduled care; marketing prices must match it.',
    ),
  ],
  kpis: [
    kpi(
      'Third next available appointment',
      'days until the third free slot',
      'falling; it ignores lucky cancellations',
    ),
    kpi('No-show rate', 'missed without notice ÷ booked', 'falling after each reminder change'),
    kpi('Recall compliance', 'seen when due ÷ due', 'the first source of full calendars'),
    kpi('Plan acceptance', 'accepted treatment value ÷ proposed', 'steady between clinicians'),
    kpi(
      'New patients by source',
      'first visits ÷ source, asked at intake',
      'every first visit has a source',
    ),
    kpi('Capacity used', 'hours treated ÷ hours open', 'high, with room left for urgent cases'),
  ],
  alternatives: [
    rival('The clinic group with evening hours', 'Open late, faces change.'),
    rival('The clinician their neighbor swears by', 'Trust by word of mouth; long wait.'),
    substitute('Pharmacy, telehealth or a home remedy', 'Now and cheap; treats the symptom.'),
    doNothing('Waiting until it hurts enough', 'Fear and the unknown bill outweigh the ache.'),
  ],
  strengths: [
    hypothesis(
      'Patients stay with their clinician for years',
      'Median years on the list of those seen this quarter.',
    ),
    hypothesis('Referrers trust us', 'First visits by referrer over twelve months.'),
    hypothesis('Urgent cases are seen the same day', 'Log asked and seen for two weeks.'),
  ],
  weaknesses: [
    hypothesis('Calls go unanswered at peak', 'Missed calls by hour from the phone system.'),
    hypothesis('Overdue patients are not called back', 'Count patients past their recall date.'),
    hypothesis(
      'Fees and coverage are unclear before the visit',
      'Ask ten patients what they expected to pay.',
    ),
  ],
  opportunities: [
    hypothesis(
      'Open treatment plans are waiting for a call',
      'Sum accepted-but-unscheduled value.',
    ),
    hypothesis('Employers nearby would send staff', 'Talk to three HR leads about on-site days.'),
    hypothesis('A retiring clinician’s list needs a home', 'Ask the local society and suppliers.'),
  ],
  threats: [
    hypothesis(
      'An insurer cuts fees or closes the network',
      'Share of income by payer and contract date.',
    ),
    hypothesis('A group opens with late hours', 'Watch licenses and job ads.'),
    hypothesis('A key clinician leaves with their patients', 'Share of visits by clinician.'),
  ],
  factors: [
    factor('How soon I am seen', 5, 'raise'),
    factor('I know the cost beforehand', 3, 'create'),
    factor('Takes my insurance', 7, 'keep'),
    factor('Listens and explains', 5, 'raise'),
    factor('The same face each time', 5, 'raise'),
    factor('Hours outside work and school', 4, 'raise'),
    factor('Does not hurt', 5, 'raise'),
    factor('Modern equipment on show', 7, 'reduce'),
    factor('Everything under one roof', 5, 'keep'),
    factor('Booking without a call', 4, 'raise'),
  ],
  resources: [
    resource('Long-standing patient list', 'VRIO', 'Active patients seen in 18 months.'),
    resource('Clinician with a name in town', 'VRI-', 'New patients who asked for them by name.'),
    resource('Referral relationships', 'VRI-', 'Referrers with more than three patients a year.'),
    resource('Location with parking and step-free entry', 'VR-O', 'Patients’ reasons at intake.'),
    resource('Equipment', 'V--O', 'Who else in the area has it?'),
  ],
  initiatives: [
    initiative(1, 'Recall every overdue patient in two passes', 9, 8, 'recall compliance'),
    initiative(1, 'Answer or return each call within the hour', 8, 6, 'missed calls not returned'),
    initiative(
      1,
      'Publish plans accepted and self-pay prices',
      6,
      8,
      'first visits that ask about cost',
    ),
    initiative(2, 'Early and Saturday sessions', 7, 5, 'third next available appointment'),
    initiative(2, 'Referral letters within two days', 6, 7, 'referrers active a quarter'),
    initiative(3, 'Membership plan for self-pay patients', 8, 4, 'members'),
  ],
  jobs: [
    job(
      'When something hurts and I do not know what it is',
      'someone I trust to look today',
      'so I can sleep and work',
      ['pain', 'a slot this morning', 'what they might find and charge', 'painkillers'],
      [
        'minimize days until seen',
        'minimize surprise in the bill',
        'increase understanding of what happens next',
      ],
    ),
    job(
      'When the whole family needs check-ups',
      'them done in one visit',
      'so I can lose only one afternoon',
      ['reminders piling up', 'joint slots', 'children will cry', 'putting it off to the holidays'],
      ['minimize separate trips', 'reduce forms filled twice'],
    ),
  ],
  revenueModels: [
    model(
      'Fee for service through insurers',
      'fees set by contract',
      'denials and days to payment',
    ),
    model('Self-pay', 'own price list', 'clarity before the visit'),
    model(
      'Membership plan',
      'monthly fee with check-ups included',
      'members must come, or they leave',
    ),
  ],
  unitEconomics: economics({
    customer: 'active patient',
    price: 'collected fee per appointment',
    variableCost: 'materials, lab and clinician pay per appointment',
    frequency: 'appointments a month per active patient',
    margin: 'margin after clinician pay and materials',
    churn: 'active patients lost a month ÷ active patients',
    acquisition: 'marketing spend ÷ first visits kept',
    fixed: 'rent, equipment leases and front desk a month',
    ask: 'From practice software: active patients, appointments kept, collections last month.',
  }),
  okrThemes: [
    okr(
      'Nobody in need waits',
      'third next available appointment',
      'missed calls not returned',
      'no-show rate',
    ),
    okr(
      'Patients come back on time',
      'recall compliance',
      'accepted-but-unscheduled value',
      'active patients',
    ),
  ],
  sevenS: [
    note('systems', 'Does the software list who is overdue, and does someone own that list?'),
    note('staff', 'Which clinician hour is lost first when someone is ill?'),
    note('skills', 'Can the front desk explain a fee as well as a clinician explains a finding?'),
    note('shared values', 'What do we decline to sell?'),
    note('structure', 'Who owns access: the front desk, the manager or nobody?'),
    note('strategy', 'Family list, specialty or urgent care: which is the calendar built for?'),
    note('style', 'Do clinicians hear complaints at first hand?'),
  ],
}

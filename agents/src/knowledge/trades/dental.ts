import {
  channel,
  doNothing,
  economics,
  factor,
  hypothesis,
  initiative,
  job,
  objection,
  resource,
  rival,
  season,
  substitute,
  words,
} from '../entries.ts'
import type { Trade } from '../pack.ts'

export const dental: Trade = {
  slug: 'dental',
  name: 'Dental clinic',
  industries: ['Healthcare', 'Other'],
  signals: {
    dental: 5,
    dentist: 5,
    dentists: 5,
    dentistry: 5,
    orthodontist: 5,
    orthodontic: 4,
    teeth: 3,
    tooth: 3,
    implants: 3,
    crowns: 2,
    hygienist: 4,
    whitening: 2,
    aligners: 3,
    'root canal': 4,
  },
  vocabulary: words(
    'patient',
    'patients',
    'appointment',
    'appointments',
    'treatment',
    'treatments',
    'practice',
    'chairside team',
  ),
  triggers: [
    'a cracked tooth on a Friday',
    'the reminder card on the fridge, three months old',
    'wedding photos in spring',
    'a child’s first wobbly tooth',
    'new job, new dental plan',
  ],
  pains: [
    'fear of the drill and of the lecture',
    'a crown quoted without a written price',
    'Saturday emergencies sent to a hospital',
    'lost mornings for a ten-minute hygiene visit',
    'plans nobody explained in words',
  ],
  objections: [
    objection(
      'It does not hurt, so it can wait',
      'Show the photo from the camera beside last year’s; price the filling today and the crown later.',
    ),
    objection(
      'I cannot pay for the whole plan',
      'Stage it: what cannot wait, what can, and the monthly figure for each.',
    ),
    objection(
      'I hate the dentist',
      'Book twenty minutes with no instruments; agree the stop signal in writing.',
    ),
  ],
  seasons: [
    season(
      [10, 11, 12],
      'Unused dental maximums lapse on 31 December',
      'List open treatment plans by remaining benefit; write in the first week of October, call in November.',
    ),
    season(
      [2],
      'Children’s dental health month',
      'School talk and a family morning; first visit without treatment.',
    ),
    season(
      [4, 5],
      'Weddings and graduations',
      'Whitening and aligner consults with a finish date promised honestly.',
    ),
    season([8], 'Back-to-school check-ups', 'Sibling blocks on weekday mornings before term.'),
  ],
  alternatives: [
    rival(
      'The dental chain in the shopping center',
      'Open Saturdays, advertised first-visit price, new dentist each year.',
    ),
    rival('The dentist they had as a child', 'Habit and a 40-minute drive.'),
    substitute(
      'Mail-order aligners or drugstore whitening',
      'Cheap and private; nobody looks at the gums.',
    ),
    doNothing('Chewing on the other side', 'Works until the night it does not.'),
  ],
  factors: [
    factor('It will not hurt', 5, 'raise'),
    factor('A price in writing before they start', 3, 'create'),
    factor('Seen today when it is urgent', 4, 'raise'),
    factor('Same hygienist every time', 4, 'raise'),
    factor('No lecture', 3, 'create'),
    factor('In network with my dental plan', 7, 'keep'),
    factor('Before work or on Saturday', 4, 'raise'),
    factor('Good with children', 5, 'keep'),
    factor('Spa touches and screens on the ceiling', 6, 'reduce'),
  ],
  strengths: [
    hypothesis(
      'Hygiene patients have come for years',
      'Median years among this month’s hygiene visits.',
    ),
    hypothesis('Emergencies get a chair the same day', 'Log asked and seen for two weeks.'),
  ],
  weaknesses: [
    hypothesis(
      'The hygiene book has holes while patients are overdue',
      'Unfilled hygiene hours beside the overdue list.',
    ),
    hypothesis(
      'Treatment is proposed but not scheduled',
      'Sum unscheduled value from the practice software.',
    ),
  ],
  opportunities: [
    hypothesis(
      'A membership plan would keep the uninsured coming',
      'Count uninsured active patients and their visits a year.',
    ),
    hypothesis('Local employers changed to a plan we take', 'Ask the three largest HR offices.'),
  ],
  threats: [
    hypothesis(
      'A group practice opens with Saturday hours',
      'Watch job ads for hygienists nearby.',
    ),
    hypothesis('Hygienists are hired away', 'Tenure, wage against local ads.'),
  ],
  resources: [
    resource(
      'Hygienists patients ask for by name',
      'VRI-',
      'Requests by name in a month of calls.',
    ),
    resource('Scanner and same-day crowns', 'V--O', 'Who else within five miles has one?'),
    resource('Recall list kept up to date', 'VR-O', 'Share with a mobile number and a due date.'),
  ],
  initiatives: [
    initiative(
      1,
      'Fill hygiene holes from the overdue list, two texts and a call',
      9,
      8,
      'hygiene hours filled',
    ),
    initiative(
      1,
      'October letter to patients with open plans and unused benefit',
      8,
      8,
      'unscheduled value booked',
    ),
    initiative(
      1,
      'Written price and stages with every plan over one visit',
      7,
      7,
      'plan acceptance',
    ),
    initiative(2, 'Practice membership plan for the uninsured', 8, 5, 'members'),
    initiative(
      2,
      'Two early mornings and one Saturday a month',
      7,
      5,
      'first visits from new hours',
    ),
    initiative(3, 'Aligner and implant center with its own calendar', 7, 3, 'case starts a month'),
  ],
  channels: [
    channel(
      'School and sports clubs',
      null,
      null,
      'Mouthguard morning with coaches; families book together.',
    ),
  ],
  jobs: [
    job(
      'When a tooth breaks before the weekend',
      'it made safe today for a known price',
      'so I can eat, smile and stop worrying',
      [
        'sharp edge and fear of worse',
        'a chair this afternoon',
        'pain and the bill',
        'painkillers until Monday',
      ],
      ['minimize hours until seen', 'minimize surprise in the bill', 'minimize fear in the chair'],
    ),
  ],
  unitEconomics: economics({
    customer: 'active patient',
    price: 'collected fee per appointment',
    variableCost: 'lab, materials and dentist pay per appointment',
    frequency: 'appointments a month per active patient',
    margin: 'margin after lab, materials and associate pay',
    churn: 'patients overdue by more than a year, per month ÷ active patients',
    acquisition: 'marketing spend ÷ new-patient exams kept',
    fixed: 'chairs, rent, hygienists and front desk a month',
    ask: 'Active patients, appointments kept and collections last month; the overdue list.',
  }),
}

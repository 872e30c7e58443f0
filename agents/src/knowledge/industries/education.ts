import { buyer, channel, doNothing, factor, force, hypothesis, initiative, job, kpi, model, note, objection, okr, resource, rival, rule, season, substitute, unit, words } from '../entries.ts';
import type { IndustryPack } from '../pack.ts';

/** Teaching: intake dates, outcomes and word among parents or learners decide. */
export const education: IndustryPack = {
  industry: 'Education',
  vocabulary: words('learner', 'learners', 'enrollment', 'enrollments', 'course', 'courses', 'school', 'teachers'),
  buyers: [
    buyer('Parent choosing for a child', 'safe, kind, and will they progress', 'a teacher who leaves mid-year'),
    buyer('Adult learner paying alone', 'a job, a certificate, evenings only', 'no answer on outcomes'),
    buyer('Employer or HR sponsor', 'skills used at work within weeks', 'no attendance report'),
    buyer('The child or student', 'friends, and not feeling stupid', 'boredom'),
  ],
  triggers: ['a report card or failed exam', 'a move or new school year', 'a job ad that asks for the skill', 'a waiting list elsewhere', 'a visa, citizenship or entry date'],
  pains: ['not knowing if it works until months later', 'timetables against work and traffic', 'classes of mixed level', 'fees in one sum', 'silence between reports'],
  objections: [
    objection('There are free videos', 'Show completion and what feedback changes: one marked piece of work in the trial.'),
    objection('What if my child does not like it?', 'Trial lesson with the real teacher, exit by the month in the first term.'),
    objection('Will I get the job or the grade?', 'Give the cohort’s figures with how many answered, and what those who failed lacked.'),
  ],
  channels: [
    channel('Open days and trial lessons', null, null, 'Book with the teacher they will have; call within two days.'),
    channel('Search ads by subject, age and town', 'search_cpc', 'search_cvr', 'Start eight weeks before intake, stop when full.'),
    channel('Parents’ and alumni word', null, null, 'Ask at the moment of a result; sibling and friend places.'),
    channel('Meta and short video by teachers', 'meta_cpc', 'meta_cvr', 'Ninety seconds of real teaching; no child’s face without written consent.'),
    channel('Email nurture until the next intake', null, 'email_open_rate', 'Inquiries ripen over terms: one useful note a month, one deadline note.'),
    channel('Course pages with timetable and fee', null, 'landing_page_cvr', 'Date, teacher, size, fee and outcome above the fold.'),
  ],
  seasons: [
    season([8, 9], 'Main intake', 'Trial weeks in June; waiting list opened publicly when a group fills.'),
    season([1], 'Second intake and resolutions', 'Short courses starting the second week of January.'),
    season([3, 4, 5], 'Exam and admission season', 'Intensives timed to the published exam dates.'),
    season([6, 7], 'Summer gap', 'Camps and catch-up; teachers’ contracts for autumn.'),
  ],
  forces: {
    rivalry: force(3, 'rising', ['local schools fill the same hours', 'platforms advertise nationally', 'reputation differs by teacher'], 'Full groups earn, half-full groups lose: fill rate is the margin.'),
    'new entrants': force(4, 'rising', ['a teacher with a camera', 'franchises', 'accreditation where required slows'], 'The best teacher may open next door.'),
    substitutes: force(5, 'rising', ['free video', 'AI tutors', 'public school support'], 'Content is free; accountability and belonging are paid.'),
    'buyer power': force(3, 'steady', ['families compare', 'switching mid-year hurts', 'public subsidies fix prices'], 'Power is highest in the month before intake.'),
    'supplier power': force(4, 'rising', ['good teachers choose', 'rooms at the right hours', 'exam boards'], 'Teacher pay and rooms take most of the fee.'),
  },
  compliance: [
    rule('Child safeguarding and background checks', 'Say that and how it is done; it is a condition, not a feature.'),
    rule('Privacy of learners (FERPA, COPPA)', 'No names, marks or faces of minors in marketing without consent.'),
    rule('Outcome and earnings claims (FTC, state regulators)', 'Placement rates need method, period and number.'),
    rule('Refund and cancellation rules', 'Term contracts and refunds in writing before payment.'),
  ],
  kpis: [
    kpi('Fill rate', 'paid places ÷ places offered', 'by group, before the third week'),
    kpi('Inquiry to enrollment', 'enrolled ÷ inquiries', 'by source and by days to first call'),
    kpi('Completion', 'finishers ÷ starters', 'the proof behind every claim'),
    kpi('Re-enrollment', 'continuing ÷ eligible', 'by teacher'),
    kpi('Outcome rate', 'learners reaching the stated result ÷ finishers', 'published with n'),
    kpi('Teacher retention', 'teachers back next year ÷ teachers', 'families follow them'),
  ],
  alternatives: [
    rival('The franchise center in town', 'System and brand; changing tutors.'),
    rival('The well-known online platform', 'Cheap, at any hour; most do not finish.'),
    substitute('Free videos and an AI tutor', 'Instant; nobody notices when you stop.'),
    substitute('A private teacher by word of mouth', 'Personal; one illness from stopping.'),
    doNothing('Hoping it clicks by itself next term', 'No fee, no fight, slow harm.'),
  ],
  strengths: [hypothesis('Learners finish', 'Starters and finishers in the last three cohorts.'), hypothesis('Teachers stay and are asked for', 'Tenure and requests by name.'), hypothesis('Families send siblings and friends', 'Share of enrollments by word.')],
  weaknesses: [hypothesis('Inquiries are answered in days', 'Hours to first call, last forty.'), hypothesis('Groups start half full', 'Fill rate at week one and three.'), hypothesis('Outcomes are not recorded', 'Which results could be published today?')],
  opportunities: [hypothesis('Employers nearby pay for the skill', 'Ask six HR leads for a pilot.'), hypothesis('Rooms stand empty in mornings', 'Hours by room.'), hypothesis('A public program funds places', 'Read eligibility this quarter.')],
  threats: [hypothesis('Birth rate or visa rules shrink intake', 'Local figures by age, five years.'), hypothesis('A lead teacher opens alone', 'Learners by teacher.'), hypothesis('AI tutors replace homework help', 'Why leavers left.')],
  factors: [factor('Who exactly teaches', 5, 'raise'), factor('Progress I can see each month', 3, 'create'), factor('Small group at the right level', 5, 'raise'), factor('Hours that fit our week', 5, 'raise'), factor('Fee by the month', 5, 'raise'), factor('Feels safe and known', 6, 'raise'), factor('Certificate that counts', 6, 'keep'), factor('Glossy campus', 6, 'reduce'), factor('Someone calls when we miss class', 2, 'create'), factor('Course library by the hundred', 6, 'eliminate')],
  resources: [resource('Teachers learners follow', 'VRI-', 'Re-enrollment by teacher.'), resource('Record of outcomes', 'VRI-', 'Cohorts with data and n.'), resource('Curriculum of our own', 'VR--', 'Time for a rival to copy.'), resource('Accreditation', 'V--O', 'Who else holds it here?'), resource('Alumni and parents', 'VRIO', 'Referrals per hundred.')],
  initiatives: [initiative(1, 'Call every inquiry the same day', 8, 8, 'inquiry to enrollment'), initiative(1, 'Monthly progress note per learner', 8, 6, 're-enrollment'), initiative(1, 'Publish dates, fees and sizes', 6, 9, 'trial bookings'), initiative(2, 'Employer cohort in empty mornings', 7, 5, 'sponsored places'), initiative(2, 'Outcome survey with n', 7, 6, 'answers per cohort'), initiative(3, 'Blended course licensed to partners', 7, 3, 'learners outside our rooms')],
  jobs: [
    job('When the report says "falling behind"', 'a teacher who finds the gap', 'so I can stop fighting over homework', ['the report', 'a plan after one lesson', 'child refuses', 'waiting for next term'], ['minimize weeks to visible progress', 'minimize evening arguments', 'increase confidence']),
    job('When the job ad asks for what I lack', 'the skill, proven, beside work', 'so I can apply in a year', ['stuck pay', 'a dated path', 'money lost, not finishing', 'saved videos'], ['minimize time to a usable result', 'increase chance of finishing']),
  ],
  revenueModels: [model('Term fees', 'per place and term', 'fill rate'), model('Monthly', 'cancel by month', 'attendance'), model('Sponsored', 'employer or state pays', 'reporting'), model('Exams and materials', 'per piece', 'thin')],
  unitEconomics: unit('learner', 'fee per term or month', 'teacher pay and materials per place', 'payments a month per learner', 'margin after teacher pay', 'learners leaving a month ÷ learners', 'marketing and trial cost ÷ enrollments', 'rooms, coordination and accreditation a month', 'Places offered and paid by group; inquiries and enrollments of the last intake.'),
  okrThemes: [okr('Every group starts full', 'fill rate at week one', 'inquiry to enrollment', 'hours to first call'), okr('Progress everyone can see', 'completion', 're-enrollment', 'outcome rate with n')],
  sevenS: [note('staff', 'Who teaches when the lead teacher is ill?'), note('systems', 'Is absence noticed the same day?'), note('skills', 'Are teachers coached, or only hired?'), note('strategy', 'Which level do we send away?'), note('structure', 'Who owns enrollment between intakes?'), note('shared values', 'Do we tell a family to wait?'), note('style', 'Do leaders visit lessons?')],
};

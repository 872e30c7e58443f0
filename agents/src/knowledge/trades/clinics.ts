import { doNothing, factor, initiative, job, resource, rival, season, substitute, unit, words } from '../entries.ts';
import type { Trade } from '../pack.ts';

export const physio: Trade = {
  slug: 'physiotherapy', name: 'Physiotherapy clinic', industries: ['Healthcare'],
  signals: { physiotherapy: 5, physiotherapist: 5, physio: 5, 'physical therapy': 5, 'physical therapist': 5, rehab: 3, 'sports injury': 4, 'back pain': 3, chiropractic: 4, chiropractor: 4 },
  vocabulary: words('patient', 'patients', 'session', 'sessions', 'plan of care', 'plans of care', 'clinic', 'therapists'),
  triggers: ['a back that locked on Monday', 'surgery date set', 'a race in ten weeks'], pains: ['exercises on a sheet nobody does', 'a new therapist each session', 'visits the plan stops paying for'],
  seasons: [season([1], 'Deductibles reset, gyms full', 'Assessment week; plan visits with cost.'), season([3, 4], 'Running season injuries', 'Gait mornings with clubs.'), season([11, 12], 'Visits left on the plan', 'Write to those who stopped midway.')],
  alternatives: [rival('The hospital’s outpatient rehab', 'Close to the surgeon; weeks of wait.'), substitute('Massage, foam roller and videos', 'Pleasant; no diagnosis.'), substitute('An injection or pills', 'Fast; returns.'), doNothing('Resting until it passes', 'Sometimes works, slowly stiffens.')],
  factors: [factor('Same therapist to the end', 5, 'raise'), factor('Knows when I can run again', 3, 'create'), factor('Seen this week', 5, 'raise'), factor('Fewer visits, clear end', 3, 'create'), factor('Machines in rows', 6, 'reduce'), factor('Before work', 5, 'raise')],
  resources: [resource('Surgeon and club referrals', 'VRI-', 'By referrer.'), resource('Outcome scores', 'VR--', 'Plans with start and end score.')],
  initiatives: [initiative(1, 'Call patients who stopped mid-plan', 9, 8, 'plans completed'), initiative(1, 'Discharge letter with scores to referrers', 7, 7, 'referrals a month'), initiative(2, 'Strength class after discharge', 7, 5, 'members')],
  jobs: [job('When pain stops what I love', 'a date to aim for and a plan', 'so I can train without fear', ['missed runs', 'a timeline', 'endless visits', 'rest'], ['minimize weeks to activity', 'increase certainty that moving is safe'])],
  unitEconomics: unit('patient', 'collected fee per session', 'therapist pay per session', 'sessions a month per patient', 'margin after therapist pay', 'plans dropped a month ÷ active plans', 'marketing ÷ first assessments', 'rooms and front desk a month', 'Sessions, collections and dropped plans last month.'),
};
export const veterinary: Trade = {
  slug: 'veterinary', name: 'Veterinary practice', industries: ['Healthcare'],
  signals: { veterinary: 5, veterinarian: 5, vet: 4, vets: 4, 'animal hospital': 5, 'pet clinic': 5, puppies: 2, 'pet owners': 2 },
  vocabulary: words('pet owner', 'pet owners', 'visit', 'visits', 'treatment', 'treatments', 'practice', 'vets and nurses'),
  triggers: ['limping after the walk', 'a puppy on Saturday', 'a rescue with no papers'], pains: ['an estimate that doubles', 'a cat that fights the carrier', 'emergency hours an hour away'],
  seasons: [season([4, 5, 6], 'Ticks, heartworm and boarding vaccines', 'Reminders by pet name and weight.'), season([7], 'Fireworks and heat', 'Calming consults in June.'), season([2], 'Dental month', 'Lift-the-lip checks by nurses.')],
  alternatives: [rival('The corporate pet hospital', 'Open late; packages.'), substitute('Online pharmacy and forums', 'Cheaper refills.'), substitute('Low-cost vaccine van', 'Shots without an exam.'), doNothing('Watching it until Monday', 'They hide pain well.')],
  factors: [factor('Gentle with my animal', 6, 'raise'), factor('Estimate I can choose from', 3, 'create'), factor('Seen today', 4, 'raise'), factor('Tells me what is not needed', 2, 'create'), factor('Same vet', 5, 'raise'), factor('Shop of toys and food', 6, 'reduce')],
  resources: [resource('Vets owners ask for', 'VR--', 'Requests and tenure.'), resource('In-house lab and surgery', 'V--O', 'Distance to the next.')],
  initiatives: [initiative(1, 'Three-level estimates in writing', 8, 7, 'estimates accepted'), initiative(1, 'Reminder by pet name with booking link', 8, 8, 'overdue pets seen'), initiative(2, 'Wellness plan by month', 8, 5, 'pets on plan')],
  jobs: [job('When my animal cannot tell me what hurts', 'a calm expert today', 'so I can stop imagining the worst', ['not eating', 'a slot and a range', 'the bill', 'forum advice'], ['minimize hours until seen', 'minimize surprise in cost'])],
  unitEconomics: unit('active pet', 'average invoice per visit', 'drugs, lab and vet pay per visit', 'visits a month per pet', 'margin after drugs and vet pay', 'pets unseen for 18 months, per month', 'marketing ÷ new pets', 'building and nurses a month', 'Active pets, visits and invoices last month.'),
};
export const medSpa: Trade = {
  slug: 'med-spa', name: 'Medical spa', industries: ['Healthcare', 'Retail'],
  signals: { 'med spa': 5, medspa: 5, 'medical spa': 5, botox: 4, fillers: 3, 'laser hair': 4, aesthetics: 4, injectables: 5, microneedling: 4, facials: 2 },
  vocabulary: words('client', 'clients', 'treatment', 'treatments', 'service', 'services', 'studio', 'injectors and aestheticians'),
  triggers: ['a photo they disliked', 'a wedding in four months', 'a friend who "just looks rested"'], pains: ['fear of looking done', 'prices by unit nobody understands', 'a new injector each time'],
  seasons: [season([4, 5], 'Before weddings and reunions', 'Twelve-week plans with last safe date.'), season([10, 11], 'Laser and peel season', 'Less sun: packages with patch tests.'), season([12], 'Gift cards', 'For consultation, not for a drug.')],
  alternatives: [rival('The injector chain with memberships', 'Low unit price, fast chairs.'), rival('The dermatologist', 'Authority; long wait.'), substitute('Drugstore serum', 'Cheap hope.'), doNothing('Better light and a filter', 'Works on the phone.')],
  factors: [factor('Looks like me, rested', 4, 'raise'), factor('Who holds the needle', 5, 'raise'), factor('Says no when it is not needed', 2, 'create'), factor('Total price, not units', 3, 'create'), factor('Discreet', 4, 'raise'), factor('Deal of the month', 7, 'eliminate')],
  resources: [resource('Injector with a natural-look name', 'VR--', 'Rebooking by injector.'), resource('Medical director on site', 'V--O', 'Hours and supervision rules.')],
  initiatives: [initiative(1, 'Book the next visit before leaving', 8, 9, 'rebooking rate'), initiative(1, 'Consult with photo plan and total price', 8, 7, 'plans started'), initiative(2, 'Membership that banks credit', 7, 6, 'members')],
  jobs: [job('When I look more tired than I feel', 'a small change nobody can name', 'so I can forget about it', ['a photo', 'a restrained expert', 'looking done', 'concealer'], ['minimize risk of an odd result', 'minimize days of redness'])],
  unitEconomics: unit('client', 'average treatment ticket', 'product and provider pay per treatment', 'treatments a month per client', 'margin after product and provider', 'clients past their interval, per month', 'ads and offers ÷ first treatments', 'lasers, rent and director a month', 'Treatments, product cost and rebookings last month.'),
};
export const privatePractice: Trade = {
  slug: 'private-practice', name: 'Private medical or therapy practice', industries: ['Healthcare'],
  signals: { 'private practice': 5, psychotherapy: 5, psychologist: 5, therapist: 3, counseling: 4, 'family medicine': 5, pediatric: 4, pediatrician: 5, dermatology: 5, 'primary care': 5, physician: 4, 'mental health': 4, optometrist: 5, optometry: 5 },
  vocabulary: words('patient', 'patients', 'visit', 'visits', 'service', 'services', 'practice', 'clinicians'),
  triggers: ['a referral slip in the bag', 'a sleepless month', 'a school form due'], pains: ['six weeks to the first visit', 'seven minutes with the door half open', 'portals with four passwords'],
  seasons: [season([8], 'School and sports forms', 'Form blocks by grade.'), season([10, 11], 'Vaccines and benefits', 'Walk-in hours posted daily.'), season([1], 'New plans', 'Coverage checks before the visit.')],
  alternatives: [rival('The hospital-owned group', 'All specialties, long lines.'), substitute('Urgent care or telehealth', 'Now, and a stranger.'), substitute('Searching the symptom', 'Free fear.'), doNothing('Seeing if it goes away', 'Mostly does, until not.')],
  factors: [factor('Enough time to tell it', 3, 'raise'), factor('First visit within two weeks', 4, 'raise'), factor('My doctor, not a doctor', 5, 'raise'), factor('A message answered', 3, 'create'), factor('In my plan', 7, 'keep'), factor('Building with everything', 6, 'reduce')],
  resources: [resource('Patient panel by clinician', 'VRI-', 'Panel size and years.'), resource('Specialty few offer nearby', 'VR-O', 'Count within the county.')],
  initiatives: [initiative(1, 'Hold two new-patient slots a day', 8, 7, 'days to first visit'), initiative(1, 'Message hour, twice a day', 6, 7, 'messages answered same day'), initiative(2, 'Direct membership for the uninsured', 7, 4, 'members')],
  jobs: [job('When something has been wrong for weeks', 'a person who listens to the end', 'so I can know what it is', ['worry', 'a longer first visit', 'being dismissed', 'searching'], ['minimize days to first visit', 'increase feeling heard'])],
  unitEconomics: unit('panel patient', 'collected fee per visit', 'clinician pay and supplies per visit', 'visits a month per patient', 'margin after clinician pay', 'patients leaving the panel a month', 'marketing ÷ new patients', 'rent and staff a month', 'Panel, visits and collections last month.'),
};

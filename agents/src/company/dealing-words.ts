import { anyOf } from '../reading/any-of.ts'

// Words of any trade by which a firm says what its dealings are like.

/** Words of any trade that say it of the firm itself. */
export const SAID_BY = {
  discounts: anyOf(
    'discount(?:s|ed|ing)?',
    'rebates?',
    'price cuts?',
    'haggl\\w*',
    'bargain(?:s|ing)?',
    '\\d+ ?% off',
  ),
  goods: anyOf('goods', 'materials?', 'supplies', 'parcels?', 'pallets?', 'ingredients?', 'parts'),
  stock: anyOf('stock(?:s|ed)?', 'warehouses?', 'inventory', 'shelf', 'shelves', 'storage'),
  hire: anyOf(
    'hir(?:e|es|ed|ing)',
    'rent(?:s|ed|al|als|ing)?',
    'leas(?:e|es|ed|ing)',
    'by the day',
    'charter(?:s|ed)?',
    'borrow(?:s|ed|ing)?',
  ),
  quotes: anyOf(
    'quot(?:e|es|ed|ing|ation|ations)',
    'estimates?',
    'tender(?:s|ed|ing)?',
    'bids?',
    'proposals?',
  ),
  appointments: anyOf(
    'appointments?',
    'bookings?',
    'booked',
    'slots?',
    'sessions?',
    'lessons?',
    'class(?:es)?',
    'tables?',
    'consultations?',
    'treatments?',
    'tours?',
    'no-?shows?',
  ),
  'card-payments': anyOf(
    'cards?',
    'direct debits?',
    'debit orders?',
    'standing orders?',
    'failed payments?',
    'payments? fail(?:s|ed)?',
    'auto-?renew\\w*',
  ),
  jobs: anyOf(
    'jobs?',
    'repairs?',
    'repaired',
    'mend(?:s|ed|ing)?',
    'restor(?:e|es|ed|ing|ation|ations)',
    'commissions?',
    'bespoke',
    'custom(?:-made| work)',
    'made to (?:order|measure)',
    'by hand',
    'hand-?made',
    'fittings?',
    'installations?',
  ),
  'missed-dates': anyOf(
    'no-?shows?',
    'missed (?:appointments?|bookings?|dates?|sessions?|visits?|lessons?|slots?|tables?)',
    '(?:do|does|did) not (?:come|turn up|show up|appear)',
    "(?:don|doesn|didn)[’']t (?:come|turn up|show up|appear)",
    'late cancellations?',
    'cancel(?:s|led|ling)? (?:late|on the day|the same day)',
  ),
}

export const BY_AGREEMENT = anyOf(
  'contracts?',
  'agreements?',
  'retainers?',
  'subscri\\w*',
  'renew\\w*',
  'framework',
  'per year',
)

/** Who does not choose the hour of their need, or whether they have one. */
export const BY_NEED = anyOf(
  'accidents?',
  'emergenc(?:y|ies)',
  'casualt(?:y|ies)',
  'break-?downs?',
  'claims?',
  'funerals?',
  'burials?',
  'incidents?',
  'courts?',
  'surger(?:y|ies)',
)

/** Who joins on a few days of the year. */
export const BY_INTAKE = anyOf(
  'intakes?',
  'semesters?',
  'school years?',
  'academic year',
  'cohorts?',
  'season tickets?',
  'enrol\\w*',
  'graduat\\w*',
  'pupils?',
)

/** Work that nobody may do without a paper: it is not learned beside the work. */
export const BY_LICENCE = anyOf(
  'licen[cs]\\w*',
  'certif\\w*',
  'sign(?:s|ed|ing|ature|atures)?',
  'sign-off',
  'qualified',
  'registered',
  'approv(?:al|als|es|ed)',
  'permits?',
)

export const OF_PERSONS = anyOf(
  'people',
  'persons?',
  'famil(?:y|ies)',
  'parents?',
  'mothers?',
  'fathers?',
  'children',
  'kids',
  'adults?',
  'seniors?',
  'women',
  'men',
  'couples?',
  'brides?',
  'tourists?',
  'visitors?',
  'travell?ers?',
  'guests?',
  'patients?',
  'students?',
  'learners?',
  'pupils?',
  'locals?',
  'neighbou?rs?',
  'households?',
  'home-?owners?',
  'tenants?',
  'commuters?',
  'collectors?',
  'amateurs?',
  'hobby\\w*',
  'walk-?ins?',
  'private (?:buyers|customers|clients|persons)',
)

export const OF_BUSINESSES = anyOf(
  'business(?:es)?',
  'compan(?:y|ies)',
  'corporat\\w*',
  'firms?',
  'b2b',
  'trade',
  'dealers?',
  'retailers?',
  'wholesal\\w*',
  'distributors?',
  'shops?',
  'stores?',
  'hotels?',
  'restaurants?',
  'caf[eé]s?',
  'offices?',
  'factor(?:y|ies)',
  'mills?',
  'plants?',
  'workshops?',
  'contractors?',
  'builders?',
  'architects?',
  'brands?',
  'chains?',
  'agenc(?:y|ies)',
  'accounts?',
  'clinics?',
  'practices?',
  'carriers?',
  'operators?',
  'manufacturers?',
  'producers?',
  'merchants?',
  'start-?ups?',
)

/** Whose money is others', and bound by rules. */
const AUTHORITIES = [
  'insur(?:er|ers|ance|ances)',
  'public',
  'government',
  'county',
  'municipal\\w*',
  'ministry',
  'council',
  'state',
  'health (?:fund|scheme|service|authority)',
  'hospitals?',
  'authorit(?:y|ies)',
]

/** Who pays by rule or by law, and after their own time: no deposit is asked of them. */
export const PAYS_BY_RULE = anyOf(...AUTHORITIES, 'agenc(?:y|ies)', 'net \\d+', '\\d+ days')

/** Who buys by rules of their own, and takes no favours. */
export const DECIDES_BY_RULE = anyOf(...AUTHORITIES, 'departments?', 'tenders?', 'procurement')

/** What is given to whoever bids best. */
export const PUT_OUT = anyOf('tender(?:s|ed|ing)?', 'procurement', 'bids?', 'bidding', 'framework')

/** What is priced by the risk it carries. */
export const PRICED_BY_RISK = anyOf('loans?', 'insurance', 'premiums?', 'polic(?:y|ies)', 'leasing')

const LEARNERS = ['child(?:ren)?', 'pupils?', 'students?', 'learners?', 'trainees?']
/** Who is taught or looked after. */
export const OF_LEARNERS = anyOf(...LEARNERS)

/** Who, or whose money, is in the hands of the firm while it works. */
export const ENTRUSTED = anyOf(
  ...LEARNERS,
  'patients?',
  'courses?',
  'lessons?',
  'class(?:es)?',
  'sessions?',
  'treatments?',
  'therap(?:y|ies)',
  'loans?',
  'credits?',
  'mortgages?',
  'savings',
  'polic(?:y|ies)',
  'covers?',
  'passengers?',
  'guests?',
  'tickets?',
  'nights?',
  'seats?',
)

/** What is in use around the clock while it is in use at all: it cannot be run longer. */
export const TAKEN_DAY_AND_NIGHT = anyOf(
  'berths?',
  'beds?',
  'moorings?',
  'plots?',
  'fields?',
  'seats?',
  'places?',
  'servers?',
  'storage',
  'stores?',
  'land',
  'water',
)

/** What somebody signs or checks because the law says so: no firm lets it pass. */
export const OF_THE_LAW = anyOf(
  'licen[cs]\\w*',
  'certif\\w*',
  'registered',
  'qualified',
  'law',
  'legal\\w*',
  'statut\\w*',
  'regulat\\w*',
  'permits?',
  'official',
  'ministry',
  'standards?',
  'authorit(?:y|ies)',
)

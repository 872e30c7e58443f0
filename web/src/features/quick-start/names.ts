import { ARTICLE, labelRefusal, refusalWords } from '@sextant/contracts/company/label'
import type { BoughtAs } from '@sextant/contracts/company/chips'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { UnderstoodFact } from '@sextant/contracts/quick-start/understood'
import { shortenedLabel } from '@sextant/contracts/company/shortened-label'
import type { QuickStartAnswers } from './steps.ts'

/** What the plan calls three of the answers. */
export type QuickStartNames = { company: string; goal: string; audience: string }
/** Figures as they were typed; each may be empty. */
export type QuickStartFigures = {
  price: string
  cost: string
  now: string
  wanted: string
  budget: string
  hours: string
}
/** Why a typed figure cannot be read, in words. */
export type WrongFigures = Partial<Record<keyof QuickStartFigures, string>>
/** Of what time the numbers of the goal are; of none where the whole way is meant. */
export type GoalPeriod = 'day' | 'week' | 'month' | 'year' | 'all'
export const GOAL_PERIODS: readonly { value: GoalPeriod; label: string }[] = [
  { value: 'day', label: 'a day' },
  { value: 'week', label: 'a week' },
  { value: 'month', label: 'a month' },
  { value: 'year', label: 'a year or a season' },
  { value: 'all', label: 'in all: a stock, regulars, members' },
]
export const NO_FIGURES: QuickStartFigures = {
  price: '',
  cost: '',
  now: '',
  wanted: '',
  budget: '',
  hours: '',
}
/** Where it is stuck, as the sort of what holds back; empty where nobody says. */
export type Stuck = '' | 'awareness' | 'conversion' | 'retention' | 'season' | 'capacity'

export type TypedNames = {
  names: QuickStartNames
  figures: QuickStartFigures
  per: GoalPeriod
  /** What is special about it, in a few words; may be empty. */
  special: string
  bought: BoughtAs | ''
  stuck: Stuck
  /** What was tried before, in its owner's words. */
  tried: string
}

/** How people buy it: the moves of the plan follow from it. */
export const BOUGHT_WORDS: Readonly<Record<BoughtAs, string>> = {
  'as-a-thing': 'They buy a thing and take it along',
  'by-appointment': 'They book a time with us',
  'on-a-date': 'They take a place on a date: a course, a trip',
  'by-the-month': 'They pay each month or year',
  'by-firms': 'Firms or institutions order again and again',
  'to-order': 'We make or mend it after they ask',
  'as-a-gift': 'They give or donate',
}

/** Where it sticks, in the owner's words, and what a sentence calls it. */
export const STUCK_WORDS: Readonly<Record<Exclude<Stuck, ''>, { says: string; name: string }>> = {
  awareness: { says: 'Too few know of us', name: 'being known' },
  conversion: { says: 'People ask, and do not buy', name: 'questions without a sale' },
  retention: { says: 'They buy once and do not come back', name: 'buying only once' },
  season: { says: 'Full at some times, empty at others', name: 'empty times' },
  capacity: { says: 'We cannot do more than we do', name: 'room for more' },
}

export const FIGURE_FIELDS: readonly {
  key: keyof QuickStartFigures
  question: string
  hint: string
}[] = [
  {
    key: 'price',
    question: 'What one costs the buyer',
    hint: 'It goes into the text that you send.',
  },
  {
    key: 'cost',
    question: 'What one costs you, in material and fees',
    hint: 'With it the plan says how many sales pay for what you spend.',
  },
  {
    key: 'now',
    question: 'How many it is now',
    hint: 'Nought counts too. Money and percent may be typed as well.',
  },
  {
    key: 'wanted',
    question: 'How many it should be',
    hint: 'By the time you chose.',
  },
  {
    key: 'budget',
    question: 'What you can spend on it a month',
    hint: 'In your own money. Without it the upper end of what you chose counts.',
  },
  {
    key: 'hours',
    question: 'Hours a week that you have for it',
    hint: 'The days of the plan follow from it.',
  },
]

export const NAME_FIELDS: readonly {
  key: keyof QuickStartNames
  kind: 'offer' | 'goal' | 'segment'
  question: string
  hint: string
}[] = [
  {
    key: 'company',
    kind: 'offer',
    question: 'What you sell',
    hint: 'A thing, as on a price list: “evening courses”.',
  },
  {
    key: 'audience',
    kind: 'segment',
    question: 'Who buys it',
    hint: 'A group: “parents of the quarter”.',
  },
  {
    key: 'goal',
    kind: 'goal',
    question: 'What you want more of',
    hint: 'A thing one can count: “bookings on Saturdays”.',
  },
]

/** A name for each answer: what was read in it, else what it holds. */
export function namesIn(
  { company, goal, audience }: QuickStartAnswers,
  facts: readonly UnderstoodFact[] = [],
): QuickStartNames {
  const nameFor = (kind: FactKind, answer: string): string => {
    const read = facts.find(fact => fact.kind === kind && fact.likely)?.label
    const whole = nameOf(answer)
    if (read === undefined) return whole
    // An article and a capital belong to the answer, not to what it names.
    const bare = whole.replace(ARTICLE, '').toLowerCase()
    const isMore = bare !== read.toLowerCase() && bare.includes(read.toLowerCase())
    // "50 courses by end" is a figure of courses and no name.
    return isMore && !/\d/.test(whole) ? whole : read
  }
  const sold = nameFor('offer', company)
  const wanted = nameFor('goal', goal)
  return {
    company: sold,
    // Whoever names no other thing wants more of what is sold.
    goal: wanted === NAMELESS_GOAL ? sold : wanted,
    audience: nameFor('segment', audience),
  }
}

/** What the reader calls a goal of which only figures are told. */
const NAMELESS_GOAL = 'the goal'

const nameOf = (answer: string): string =>
  labelRefusal(answer) === null ? answer.trim() : (shortenedLabel(answer) ?? '')

/** Words as a name: as they are where they read well in a sentence, else the thing that they name; null where they name none. */
export const asName = (kind: string, words: string): string | null =>
  labelRefusal(words, kind) === null ? words.trim() : shortenedLabel(words)

/** Why a name would not read well in a sentence; null where it would. */
export function wrongName(kind: string, name: string): string | null {
  const refusal = labelRefusal(name, kind)
  return refusal && refusalWords(refusal, kind)
}

/** The most of each band; of the open one, where it begins. */
const MOST_OF_BAND: Readonly<Record<string, number>> = {
  '0-1000': 1_000,
  '1000-5000': 5_000,
  '5000-20000': 20_000,
  '20000+': 20_000,
}
export const monthlyMost = ({ budget }: QuickStartAnswers): number => MOST_OF_BAND[budget] ?? 0

const MONTHS: Readonly<Record<string, number>> = {
  immediate: 1,
  '1-3-months': 3,
  '3-6-months': 6,
  '6-12-months': 12,
}

/** The day by which a difference is to be seen, ISO. */
export function dayOf({ timeline }: QuickStartAnswers, today: Date): string {
  const day = new Date(today)
  const months = MONTHS[timeline] ?? 1
  const wanted = day.getUTCDate()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() + months + 1, 0)
  day.setUTCDate(Math.min(wanted, day.getUTCDate()))
  return day.toISOString().slice(0, 10)
}

/** How the names read in a sentence: "Saddle repairs for riding schools at €80: mended within the hour." Null before there are names. */
export function previewOf({ names, figures, special }: TypedNames): string | null {
  const line = names.company.trim()
  const group = names.audience.trim()
  if (line === '' || group === '') return null
  const price = figures.price.trim()
  const at = price === '' ? '' : ` at ${price}`
  const claim = special.trim() === '' ? '' : `: ${special.trim()}`
  return `${line.charAt(0).toUpperCase()}${line.slice(1)} for ${group}${at}${claim}.`
}

import { labelRefusal, refusalWords } from '@sextant/contracts/company/label'
import { shortenedLabel } from '@sextant/contracts/company/shortened-label'
import type { QuickStartAnswers } from './steps.ts'

/** What the plan calls three of the answers. */
export type QuickStartNames = { company: string; goal: string; audience: string }
/** Figures as they were typed; each may be empty. */
export type QuickStartFigures = { price: string; now: string; wanted: string; budget: string }
export const NO_FIGURES: QuickStartFigures = { price: '', now: '', wanted: '', budget: '' }
export type TypedNames = { names: QuickStartNames; figures: QuickStartFigures }

export const FIGURE_FIELDS: readonly {
  key: keyof QuickStartFigures
  question: string
  hint: string
}[] = [
  {
    key: 'price',
    question: 'What one costs (optional)',
    hint: 'It goes into the text that you send.',
  },
  {
    key: 'now',
    question: 'How many you sell a month now (optional)',
    hint: 'With this and the next number the plan says what the way there takes and is worth.',
  },
  {
    key: 'wanted',
    question: 'How many you want to sell a month (optional)',
    hint: 'By the time you chose.',
  },
  {
    key: 'budget',
    question: 'What you can spend on it a month (optional)',
    hint: 'In your own money. Without it the upper end of what you chose counts.',
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

/** A name out of each answer, where it holds one. */
export const namesIn = ({ company, goal, audience }: QuickStartAnswers): QuickStartNames => ({
  company: nameOf(company),
  goal: nameOf(goal),
  audience: nameOf(audience),
})

const nameOf = (answer: string): string =>
  labelRefusal(answer) === null ? answer.trim() : (shortenedLabel(answer) ?? '')

const PRICE =
  /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L}))|(?<!\p{L})[A-Z]{3}\s?\d[\d.,]*/gu

/** The one price in what is sold, as it stands there; empty where there is none, or several. */
export function priceWords({ company }: QuickStartAnswers): string {
  const [only, ...others] = company.match(PRICE) ?? []
  return only && others.length === 0 ? only.replace(/[.,]$/, '') : ''
}

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

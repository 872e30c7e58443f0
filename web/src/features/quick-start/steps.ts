import { KEPT } from '@/client/forget.ts'

export type QuickStartAnswers = {
  company: string
  goal: string
  audience: string
  budget: string
  timeline: string
}
export type QuickStartStep = {
  key: keyof QuickStartAnswers
  question: string
  hint: string
  options?: readonly { value: string; label: string }[]
}

const BUDGETS = [
  { value: '0-1000', label: '0-1000 (Bootstrap)' },
  { value: '1000-5000', label: '1000-5000 (Growing)' },
  { value: '5000-20000', label: '5000-20000 (Scaling)' },
  { value: '20000+', label: '20000+ (Enterprise)' },
] as const
const TIMELINES = [
  { value: 'immediate', label: 'Immediate (Quick wins)' },
  { value: '1-3-months', label: '1-3 months' },
  { value: '3-6-months', label: '3-6 months' },
  { value: '6-12-months', label: '6-12 months' },
] as const

/** The five questions, in their order. */
export const QUICK_START_STEPS: readonly QuickStartStep[] = [
  {
    key: 'company',
    question: 'What does your company do?',
    hint: 'What you sell, to whom, and where. Two sentences are plenty.',
  },
  {
    key: 'goal',
    question: 'What is your primary marketing goal?',
    hint: 'The one thing that would make the next months a success.',
  },
  {
    key: 'audience',
    question: 'Who is your target audience?',
    hint: 'The people who buy, in the words you use for them.',
  },
  {
    key: 'budget',
    question: 'What is your monthly budget?',
    hint: 'A month, for marketing, in your own money and without salaries.',
    options: BUDGETS,
  },
  {
    key: 'timeline',
    question: 'What is your timeline?',
    hint: 'When you need to see a difference.',
    options: TIMELINES,
  },
]

export const NO_ANSWERS: QuickStartAnswers = {
  company: '',
  goal: '',
  audience: '',
  budget: '',
  timeline: '',
}

/** Whether a step is answered: blanks do not count, and of options only those on offer. */
export function isAnswered({ key, options }: QuickStartStep, answers: QuickStartAnswers): boolean {
  const answer = answers[key].trim()
  return options ? options.some(option => option.value === answer) : answer !== ''
}

export const allAnswered = (answers: QuickStartAnswers): boolean =>
  QUICK_START_STEPS.every(step => isAnswered(step, answers))

/** The first step without an answer, from 0; the last one where all have theirs. */
export function firstOpen(answers: QuickStartAnswers): number {
  const at = QUICK_START_STEPS.findIndex(step => !isAnswered(step, answers))
  return at === -1 ? QUICK_START_STEPS.length - 1 : at
}

/** Answers without blanks around them. */
export const trimmed = (answers: QuickStartAnswers): QuickStartAnswers => ({
  company: answers.company.trim(),
  goal: answers.goal.trim(),
  audience: answers.audience.trim(),
  budget: answers.budget.trim(),
  timeline: answers.timeline.trim(),
})

// Of this tab only, beside the state of the navigation: a reload keeps them, the address never shows them.
const KEY = `${KEPT}quick_start_answers`
/** Those about a client stay with that client; null: about the organization itself. */
const keyOf = (clientId: string | null): string => (clientId ? `${KEY}:${clientId}` : KEY)

export const keepAnswers = (
  answers: QuickStartAnswers,
  clientId: string | null = null,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
) => storage.setItem(keyOf(clientId), JSON.stringify(answers))

/** What was kept in this tab; anything unreadable counts as nothing. */
export function readAnswers(
  clientId: string | null = null,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): QuickStartAnswers | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(clientId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const entries = QUICK_START_STEPS.map(({ key }) => [key, Reflect.get(kept, key)] as const)
    return entries.every(([, value]) => typeof value === 'string')
      ? { ...NO_ANSWERS, ...Object.fromEntries(entries) }
      : null
  } catch {
    return null
  }
}

import type { OutgoingFact } from '@/features/agent-session/api/send-message.ts'
import { besideFields, type KeptFact } from '@/features/quick-start/kept-facts.ts'
import {
  asName,
  dayOf,
  monthlyMost,
  STUCK_WORDS,
  type TypedNames,
} from '@/features/quick-start/names.ts'
import type { QuickStartAnswers } from '@/features/quick-start/steps.ts'
import type { Read } from './read-figures.ts'

type Told = {
  answers: QuickStartAnswers
  typed: TypedNames
  figures: Read
  facts: readonly KeptFact[]
  currency: string
  today: Date
  isBudgetKnown: boolean
}

/** The cards that a session begins with: what the plan is about, what may be spent, and whatever else was understood and kept. */
export function factsToStart(told: Told): OutgoingFact[] {
  const { answers, typed, facts } = told
  const { names } = typed
  const main = [
    {
      kind: 'offer' as const,
      label: names.company,
      attributes: offerIn(told),
      quote: answers.company,
    },
    { kind: 'segment' as const, label: names.audience, attributes: {}, quote: answers.audience },
    { kind: 'goal' as const, label: names.goal, attributes: goalIn(told), quote: answers.goal },
  ]
  return [
    ...main.map(fact => ({
      ...fact,
      attributes: { ...moreOf(fact.kind, facts), ...fact.attributes },
    })),
    ...budgetIn(told),
    ...specialIn(typed),
    ...stuckIn(typed),
    ...facts
      .filter(({ isMain, isKept, kind }) => isKept && !isMain && kind !== 'budget')
      .filter(({ kind, label }) => kind !== 'strength' || label !== typed.special.trim())
      .flatMap(({ kind, label, attributes, quote }) => {
        // A name that was misread must not keep anybody from their plan.
        const name = asName(kind, label)
        return name === null ? [] : [{ kind, label: name, attributes, quote }]
      }),
  ]
}

/** What was understood of what the plan is about, beside what its fields say. */
const moreOf = (kind: KeptFact['kind'], facts: readonly KeptFact[]): Record<string, unknown> => {
  const main = mainOf(kind, facts)
  return main ? besideFields(main) : {}
}

const mainOf = (kind: KeptFact['kind'], facts: readonly KeptFact[]): KeptFact | undefined =>
  facts.find(fact => fact.kind === kind && fact.isMain && fact.isKept)

/** What only it has, as its owner put it. */
const specialIn = ({ special }: TypedNames): OutgoingFact[] => {
  const quote = special.trim()
  const label = quote === '' ? null : asName('strength', quote)
  return label === null ? [] : [{ kind: 'strength', label, attributes: {}, quote }]
}

const stuckIn = ({ stuck }: TypedNames): OutgoingFact[] => {
  if (stuck === '') return []
  const { says, name } = STUCK_WORDS[stuck]
  return [{ kind: 'constraint', label: name, attributes: { sort: stuck }, quote: says }]
}

function offerIn({ typed: { bought }, figures, facts }: Told): Record<string, unknown> {
  const { price, cost } = figures
  const per = bought === 'by-the-month' ? (periodSaid(facts) ?? 'month') : undefined
  return {
    ...(bought !== '' && { boughtAs: bought }),
    ...(price && { price: { ...price, ...(per && { per }) } }),
    ...(cost && { unitCost: cost }),
  }
}

/** How often the price is paid, where the answers said so. */
function periodSaid(facts: readonly KeptFact[]): string | undefined {
  const said = mainOf('offer', facts)?.attributes.price as { per?: string } | undefined
  return said?.per === 'year' || said?.per === 'quarter' ? said.per : undefined
}

function goalIn({ answers, typed, figures, facts, today }: Told): Record<string, unknown> {
  const { goal } = figures
  const said = mainOf('goal', facts)?.attributes ?? {}
  const by = said.by ?? dayOf(answers, today)
  if (!goal) return { by }
  // A share is a level and comes again in no month.
  const isOften = typed.per !== 'all' && goal.form !== 'share'
  return {
    ...(goal.form !== 'share' && { counts: said.counts ?? countsOf(typed, goal.baseline) }),
    ...goal,
    ...(isOften && { per: typed.per }),
    by,
  }
}

/** What is told in all is a stock to sell, or, where some are there already, how many come. */
const countsOf = ({ per }: TypedNames, baseline: number): string =>
  per === 'all' && baseline > 0 ? 'customers' : 'sales'

/** A band says less than a budget that stands already; a sum that was typed says more. */
function budgetIn({ answers, figures, facts, currency, isBudgetKnown }: Told): OutgoingFact[] {
  const { budget, price, hours } = figures
  const said = facts.find(({ kind, isKept }) => kind === 'budget' && isKept)?.quote
  // Who chose a band named no sum: its upper end stands with the words of the choice.
  const quote = said ?? (budget ? undefined : `What is your monthly budget? ${answers.budget}`)
  // Who writes a price in euros plans in euros.
  const band = { cents: monthlyMost(answers) * 100, currency: price?.currency ?? currency }
  const isTold = !isBudgetKnown || budget !== undefined
  const attributes = {
    ...(isTold && { amount: { ...(budget ?? band), per: 'month' } }),
    ...(hours !== undefined && { hoursPerWeek: hours }),
  }
  if (Object.keys(attributes).length === 0) return []
  return [{ kind: 'budget', label: 'most for marketing', attributes, ...(quote && { quote }) }]
}

import { inYear } from '@sextant/contracts/company/left-figures'
import type { Period } from '@sextant/contracts/company/figures'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../company/company.ts'
import type { ProposedFact } from '../known.ts'
import { figuresSaid } from './figures-said.ts'
import { plainLabel } from './joined.ts'

/** "Lanterns 290 a month" beside a line of that name is what it sells, and no figure of its own. */
export function ofStanding(fact: ProposedFact, { facts }: Company): ProposedFact {
  const { value, form, per } = fact.attributes
  if (fact.kind !== 'measure' || form !== 'count' || typeof value !== 'number') return fact
  if (typeof per !== 'string' || !PERIODS_OF_SALES.has(per)) return fact
  const line = facts.find(
    ({ kind, label }) => kind === 'offer' && plainLabel(label) === plainLabel(fact.label),
  )
  if (!line) return fact
  const volume = inYear('volume', { value, per: per as Period })
  return { ...fact, kind: 'offer', label: line.label, attributes: { volume } }
}
const PERIODS_OF_SALES = new Set(['day', 'week', 'month', 'quarter', 'year'])

/** "Lanterns: 46 sold last year": what is sold, where nothing else was asked and its name comes first. */
export function ofSold(fact: ProposedFact, { currency, today }: Company): ProposedFact {
  const isOpen = Object.keys(fact.attributes).length === 0 && !OF_PEOPLE.has(fact.kind)
  const behind = fact.quote.toLowerCase().startsWith(fact.label.toLowerCase())
    ? fact.quote.slice(fact.label.length)
    : ''
  if (!isOpen || !SOLD.test(behind)) return fact
  const [only, ...more] = figuresSaid(behind, { currency, today }).filter(
    ({ kind }) => kind === 'count',
  )
  if (!only || more.length > 0) return fact
  return { ...fact, kind: 'offer', attributes: { volume: inYear('volume', only) } }
}
const OF_PEOPLE = new Set<FactKind>(['person', 'partner', 'rival', 'goal', 'budget', 'idea'])
const SOLD =
  /^\W{1,3}(?:we )?(?:sold )?\d[\d.,’']{0,12}(?: were| are| got)?(?: sold\b| (?:a|last|this|per) year\W*$)/i

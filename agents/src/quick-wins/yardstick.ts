import type { FigureForm } from '@sextant/contracts/company/figures'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import type { Computed } from '../company/sales.ts'
import type { FoundBy, Wanted } from '../findings/finding.ts'
import type { Kit } from '../findings/kit.ts'
import { fixed } from '../sentences/figures.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { figureText } from './figure-text.ts'

export type Sight = { company: Company; finding: FoundBy; kit: Kit }

/** A figure of the company that a move is to change, as it stands today. */
export type Measured = {
  what: Sentence
  form: FigureForm
  /** In `form`, counted as `per` says. */
  value: number
  per: Prediction['per']
  better: Prediction['better']
  /** Where it stands, and by what its value is divided; left out where it was computed from several figures. */
  place?: { fact: Fact; attribute: string; times: number }
  /** How it came about. */
  said: Sentence
  /** Of what the move takes its part, where that is not the figure itself. */
  whole?: { value: number; said: Sentence }
  /** Cents a year for one unit of change; left out where the cards do not tell. */
  worth?: Computed | null
  /** The one answer that would say what a unit is worth. */
  missing?: Wanted | null
  /** What changes is freed once, and does not come again each year. */
  once?: true
  /** Sales of a year in one unit of change, for the goal’s gap. */
  sales?: number
}

/** What a move is measured by: the figure, the one answer that is missing, or null where the firm has no such thing. */
export type Yardstick = (sight: Sight) => Measured | Wanted | null

export const isWanted = (seen: Measured | Wanted): seen is Wanted => 'says' in seen

/** Facts of a kind that a finding rests on, else the only one there is. */
export function seenOf<K extends FactKind>({ company, finding }: Sight, kind: K): Fact<K>[] {
  const all = factsOf(company, kind)
  const rested = all.filter(({ id }) => finding.rests.includes(id))
  if (rested.length > 0) return rested
  return all.length === 1 ? all : []
}

const MONTHS = 12
const QUARTERS = 4
/** Fewer than these a month would say nothing: they are counted by the quarter. */
const ENOUGH = 5

type Counted = Required<Pick<Measured, 'per' | 'value' | 'said' | 'place'>> & { times: number }

/** A number of a year, counted by the month where there are enough of them, else by the quarter. */
export function paced(
  kit: Kit,
  { fact, attribute, yearly }: { fact: Fact; attribute: string; yearly: number },
): Counted {
  const times = yearly / MONTHS >= ENOUGH ? MONTHS : QUARTERS
  const value = yearly / times
  const all = figureText(kit, 'count', yearly, 'as said', [fact])
  const each = figureText(kit, 'count', value, 'of a year ÷ its parts', [fact])
  const said = say`${all} a year ÷ ${fixed.number(times, 'a year')} = ${each}.`
  const per = times === MONTHS ? ('month' as const) : ('quarter' as const)
  return { per, value, said, times, place: { fact, attribute, times } }
}

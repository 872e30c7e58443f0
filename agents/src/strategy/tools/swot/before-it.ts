import { relativeChange } from '../../../company/changes.ts'
import type { Company, Fact } from '../../../company/company.ts'
import { lastDayOf } from '../../../company/days.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'

/** By when something has to be done: "before the price of tin rises". What has come already, or has no day and no way it goes, is answered. */
export function beforeIt(company: Company, around: Fact, name: Label): Sentence {
  const isPast = around.kind === 'change' && around.when && lastDayOf(around.when) < company.today
  if (around.kind !== 'change' || isPast) return say`in answer to ${name}`
  if (name.form === 'clause') return say`before ${name}`
  const verb = verbOf(around)
  if (verb) return say`before ${name} ${agree(verb, name)}`
  if (isDearer(around)) return say`before ${name} ${agree('get', name)} dearer`
  return around.when ? say`before ${name}` : say`in answer to ${name}`
}

/** What is a figure by its name rises and falls; anything else gets dearer, or it does not. */
const FIGURES =
  /\b(?:prices?|rates?|fees?|dut(?:y|ies)|rents?|costs?|wages?|tariffs?|tax(?:es)?|premiums?|interest|demand)\b/i

function verbOf(change: Fact<'change'>): 'rise' | 'fall' | 'begin' | 'end' | null {
  const relative = relativeChange(change)
  if (!relative && change.direction === 'new') return 'begin'
  if (!relative && change.direction === 'ending') return 'end'
  if (!FIGURES.test(change.label)) return null
  if (relative) return relative > 0 ? 'rise' : 'fall'
  if (change.direction === undefined) return null
  return change.direction === 'rising' ? 'rise' : 'fall'
}

const isDearer = (change: Fact<'change'>): boolean =>
  change.touches === 'cost' && ((relativeChange(change) ?? 0) > 0 || change.direction === 'rising')

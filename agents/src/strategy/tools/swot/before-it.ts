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
  return around.when ? say`before ${name}` : say`in answer to ${name}`
}

const VERBS = { rising: 'rise', falling: 'fall', new: 'begin', ending: 'end' } as const

function verbOf(change: Fact<'change'>): (typeof VERBS)[keyof typeof VERBS] | null {
  const relative = relativeChange(change)
  if (relative) return relative > 0 ? 'rise' : 'fall'
  return change.direction ? VERBS[change.direction] : null
}

import type { Quantity } from '../../reading/quantity.ts'
import { chancesOf, topicChance, type TopicWeights } from '../../reading/topics.ts'
import type { ProposedFact } from '../known.ts'
import { plainWords } from './acts.ts'
import learned from './sure-weights.json' with { type: 'json' }

/** What was read, as it is judged: `isAsked`: it answers a question about its kind. */
type Read = Pick<ProposedFact, 'kind' | 'label' | 'attributes' | 'quote'> & { isAsked: boolean }

const LEARNED: TopicWeights<string> = learned

/** How likely a careful person would confirm it as it stands, 0–1; learned by `agents/evals/learn-sure.ts`. */
export function howSure(read: Read, figures: readonly Quantity[]): number {
  const chances = chancesOf(sureSignsOf(read, figures), LEARNED)
  return chances[LEARNED.topics.indexOf('right')] ?? 0
}

/** Signs of a reading that is right, or is not: of its kind, its name, its figures and the words it was read in. */
export function sureSignsOf(
  { kind, label, attributes, quote, isAsked }: Read,
  figures: readonly Quantity[],
): string[] {
  const all = Object.entries(attributes)
  const filled = all.filter(([, value]) => isFigure(value))
  const told = all.filter(([, value]) => !isFigure(value))
  const form = filled.length > 0 ? 'figure' : 'bare'
  const isMoney = attributes.form === 'money' || attributes.proofForm === 'money'
  const left = figures.length - filled.length
  const how = isAsked ? 'asked' : 'poured'
  return [
    'always',
    how,
    `${how} ${form}`,
    kind,
    `${kind} ${form}`,
    `${kind} ${how} ${form}`,
    ...filled.map(([name]) => `${kind}.${name}`),
    ...told.map(([name]) => `${kind} ${form} tells ${name}`),
    ...(isMoney
      ? []
      : filled.filter(([, value]) => isLarge(value)).map(([name]) => `large ${name}`)),
    `topic ${step(topicChance(quote, figures, kind))}`,
    `${form} topic ${step(topicChance(quote, figures, kind))}`,
    left > 1 ? 'figures left' : `left ${Math.max(0, left)}`,
    ...nameSigns(label, quote, form),
    `words ${Math.min(4, Math.floor(plainWords(quote).length / WORDS_STEP))}`,
  ]
}

/** Of things that are counted, few firms have so many. */
const isLarge = (value: unknown): boolean => typeof value === 'number' && value >= 10_000

/** Words of a quotation are counted in steps of so many. */
const WORDS_STEP = 6

function nameSigns(label: string, quote: string, form: string): string[] {
  const words = plainWords(label)
  const at = quote.toLowerCase().indexOf(label.toLowerCase())
  const behind = at === -1 ? '' : quote.slice(at + label.length)
  const isProper = /\p{Lu}/u.test(at > 0 ? quote.slice(at, at + label.length) : '')
  return [
    `name ${Math.min(4, words.length)}`,
    `${form} name ${Math.min(4, words.length)}`,
    ...(at === -1 ? ['name of its own'] : []),
    ...(at === 0 ? ['name first', `name first ${form}`] : []),
    ...(isProper ? ['proper name', `proper name ${form}`] : []),
    ...(/^\W{0,3}(?:\p{Sc}|\d)/u.test(behind) ? ['figure behind'] : []),
    ...(behind.trim() === '' && at > 0 ? ['name last'] : []),
    ...(words.every(word => word.length <= SHORT) ? ['short name'] : []),
  ]
}
const SHORT = 3

/** A chance in steps. */
function step(chance: number): string {
  if (chance >= 0.9) return 'sure'
  if (chance >= 0.6) return 'likely'
  if (chance >= 0.3) return 'open'
  return chance >= 0.1 ? 'unlikely' : 'other'
}

/** A number, a sum or a day. */
export const isFigure = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && 'cents' in value) ||
  (typeof value === 'string' && /^\d{4}(?:-\d{2}){0,2}$/.test(value))

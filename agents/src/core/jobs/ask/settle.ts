import type { Known } from '../../known.ts'
import type { PlannedQuestion } from '../../plan.ts'
import { AllowedNumbers } from '../../../evidence/numbers.ts'
import { capitalsIn } from '../words/names.ts'
import { foreignName, isOurs, isPlain, numberWordIn } from '../words/refusal.ts'
import type { AskAnswer } from './form.ts'

/** Characters of what is said with a question, without what must be said. */
const SAYS_MAX = 600
/** The question, and which of two contradicting figures holds. */
const QUESTIONS_AT_ONCE = 2

/** The question that is put and its words; null where they do not hold, and code's own words stand. */
export function settleAsk(
  { key, says }: AskAnswer,
  known: Known,
  open: readonly PlannedQuestion[],
  lead: string,
): { question: PlannedQuestion; text: string } | null {
  const question = open.find(one => one.key === key)
  const text = says.trim()
  if (!question || !isAsked(text, question) || text.length > SAYS_MAX + lead.length) return null
  const own = lead ? text.replace(lead, '') : text
  const most = lead.includes('?') ? QUESTIONS_AT_ONCE : 1
  if ((own.match(/\?/g)?.length ?? 0) > most) return null
  const said = saidSoFar(known, open, lead)
  if (!holds(own, said) || inventedNumbers(text, known, open, lead).length > 0) return null
  const isSaid = text.startsWith(lead)
  return { question, text: isSaid || lead === '' ? text : `${lead}\n\n${text}` }
}

/** Everything that the words of a question may be made of. */
function saidSoFar(
  { profile, company, thread }: Known,
  open: readonly PlannedQuestion[],
  lead: string,
): string {
  const facts = company.facts.flatMap(({ label, quote }) => [label, quote])
  const messages = thread.map(({ text }) => text)
  const questions = open.map(({ text }) => text)
  return [...Object.values(profile), ...facts, ...messages, ...questions, lead].join('\n')
}

/** Plain words of our language, without a name or a number in words that nobody said. */
function holds(own: string, said: string): boolean {
  const words = own.replaceAll(/\s+/g, ' ')
  if (!isPlain(words) || !isOurs(words)) return false
  const number = numberWordIn(words)
  const isNumberSaid = !number || said.toLowerCase().includes(number.toLowerCase())
  return isNumberSaid && foreignName(words, capitalsIn(said)) === null
}

/** As much of a growing question as can be shown before it is whole: its words up to the first that nobody has said yet and that is no plain one. */
export function shownSoFar(says: string, material: string): string {
  const parts = says.split(/(?<=\s)/)
  const whole = /\s$/.test(says) ? parts : parts.slice(0, -1)
  const end = whole.findIndex((part, at) => !isShown(part.trim(), at, material))
  return (end === -1 ? whole : whole.slice(0, end)).join('')
}

const isShown = (word: string, at: number, material: string): boolean =>
  /^[“"(]?\p{Ll}*[’'-]?\p{Ll}*[”")]?[,.;:?!]?$/u.test(word) ||
  (at === 0 && /^\p{Lu}\p{Ll}*,?$/u.test(word)) ||
  (isPlain(word) && material.includes(word))

/** A question ends as one; where code asks for something without a question mark, a full stop will do. */
const isAsked = (text: string, { text: planned }: PlannedQuestion): boolean =>
  text.endsWith('?') || (!planned.includes('?') && text.endsWith('.'))

/** Numbers that neither the questions nor anything said or known holds. */
const inventedNumbers = (
  text: string,
  { profile, company, thread }: Known,
  open: readonly PlannedQuestion[],
  lead: string,
): string[] =>
  new AllowedNumbers()
    .addText(lead)
    .addAll(open.map(question => question.text))
    .addAll(profile)
    .addAll(company.facts)
    .addAll(thread.map(message => message.text))
    .strays(text)

import type { MessageRow } from '@sextant/contracts/agent-events'
import { sentencesIn } from '../../reading/stops.ts'
import { type Pending, pendingQuestion } from '../thread.ts'
import { plainWords } from './acts.ts'
import { stem } from './same-thing.ts'

/** Characters of somebody's words that are said back. */
const SAID_BACK_MAX = 120
export function saidBack(words: string): string {
  const plain = words.trim().replaceAll(/\s+/g, ' ')
  return plain.length > SAID_BACK_MAX ? `${plain.slice(0, SAID_BACK_MAX - 1).trimEnd()}…` : plain
}

export const sayLeftOut = (clause: string | null): string =>
  clause ? `I left out “${saidBack(clause)}”: say it with a name and a figure if it matters.` : ''
const LEFT_OUT = /I left out “([^”]{1,200})”: say it/

/** A clause that the last answer left out, and the question under which it had been said. */
type LeftOut = { clause: string; asked: Pending }

/** `thread`: without the message that answers. */
export function leftOutBefore(thread: readonly MessageRow[]): LeftOut | null {
  const at = thread.findLastIndex(({ role }) => role === 'agent')
  const clause = LEFT_OUT.exec(thread[at]?.text ?? '')?.[1]
  const said = thread.slice(0, Math.max(0, at)).findLastIndex(({ role }) => role === 'user')
  const asked = said === -1 ? null : pendingQuestion(thread.slice(0, said))
  return clause && asked ? { clause, asked } : null
}

/** Words that any two clauses share. */
const COMMON = new Set(
  'the and for with from that this they have has our are was were year month week day now today last next about each want wants but not'.split(
    ' ',
  ),
)
const WORDS_MIN = 2

/** Whether a sentence says a clause again: by a figure of two digits or more, or by two of its words. */
export function restates(sentence: string, clause: string): boolean {
  const [now, then] = [keysOf(sentence), keysOf(clause)]
  const shared = [...now].filter(word => then.has(word))
  return shared.some(word => /\d{2}/.test(word)) || shared.length >= WORDS_MIN
}

const keysOf = (words: string): ReadonlySet<string> =>
  new Set(
    plainWords(words.replaceAll(/(?<=\d)[.,’'](?=\d)/g, ''))
      .filter(word => (word.length > 2 || /\d/.test(word)) && !COMMON.has(word))
      .map(stem),
  )

/** The sentences of an answer that say again what was left out, and the others. */
export function saidAgain(
  text: string,
  leftOut: LeftOut | null,
): { again: string; others: string } {
  if (!leftOut) return { again: '', others: text }
  const sentences = sentencesIn(text)
  const again = sentences.filter(sentence => restates(sentence, leftOut.clause))
  return {
    again: again.join(' '),
    others: sentences.filter(sentence => !again.includes(sentence)).join(' '),
  }
}

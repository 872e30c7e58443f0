import type { Family, FoundBy } from '../../findings/finding.ts'
import { lineOf } from '../book.ts'
import type { Desk } from '../desk.ts'
import { plainWords } from './acts.ts'
import { isNamedIn } from './onto-field.ts'
import { stem } from './same-thing.ts'

/** Words by which people in any trade ask about what a family of findings is about. */
const ASKED_BY: Partial<Readonly<Record<Family, string>>> = {
  price: 'price prices cheaper dearer expensive discount charge raise undercut',
  goal: 'goal target reach enough plan realistic',
  capacity: 'capacity busy full room machine hours time waiting turn away refuse',
  person: 'hire staff alone sick holiday retire cover people person',
  channel: 'advertise ads advertising marketing instagram google newsletter channel found promote',
  retention: 'leave churn stay loyal cancel renew come back',
  competition: 'rival rivals competitor competitors competition beat',
  cash: 'cash money afford loan credit runway pay',
  economics: 'profit margin earn cost costs worth break even fixed',
  mix: 'line lines product products drop stop selling focus',
  concentration: 'depend dependent risk lose biggest largest',
  change: 'change changes law rise coming new',
  conversion: 'quotes leads convert conversion win close',
  demand: 'demand more customers sell grow',
  season: 'season winter summer quiet peak',
}

/** Findings that answer one question; facts that it names as what it rests on. */
const ANSWERS_MAX = 2
const NAMED_MAX = 4
/** How much a fact that is named counts against a word of a family. */
const NAMED = 3

/** What the findings say to a question, with what they rest on; null where none is about it. */
export function replyFrom(desk: Desk, question: string): string | null {
  const words = plainWords(question)
  const stems = new Set(words.map(stem))
  const score = ({ family, rests }: FoundBy): number => {
    const cues = (ASKED_BY[family] ?? '').split(' ').filter(cue => cue && stems.has(stem(cue)))
    const named = rests.filter(id => isNamedIn(words, desk.fact(id)?.label ?? ''))
    return cues.length + named.length * NAMED
  }
  const ranked = desk.findings
    .map(found => ({ found, score: score(found) }))
    .filter(one => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, ANSWERS_MAX)
    .map(({ found }) => found)
  if (ranked.length === 0) return null
  const move = desk.plays.find(({ finding }) => ranked.includes(finding))
  const says = ranked.map(found => found.says.text).join(' ')
  const todo = move ? ` What I would do: ${move.title.text}.` : ''
  return `${says}${todo} ${sayRests(
    ranked.flatMap(({ rests }) => [...rests]),
    desk,
  )}`
}

/** "This rests on: grand piano tunings: Price £140; …" */
export function sayRests(ids: readonly string[], desk: Desk): string {
  const facts = [...new Set(ids)].flatMap(id => desk.fact(id) ?? [])
  const lines = facts.slice(0, NAMED_MAX).map(fact => lineOf(desk.company, fact))
  const more = facts.length > NAMED_MAX ? `; and ${facts.length - NAMED_MAX} more` : ''
  return lines.length === 0 ? '' : `This rests on: ${lines.join('; ')}${more}.`
}

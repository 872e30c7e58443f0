import type { MessageRow } from '@sextant/contracts/agent-events'
import { saidIn } from '../../asked.ts'
import { numbersOf, readNumber } from '../../told-numbers.ts'

/** An arm as somebody told it, with the words it stands in. */
export type Arm = { name: string; events: number; cases: number }
export type ToldArms = {
  arms: [Arm, Arm]
  /** How often somebody has looked; 1 where nobody says. */
  looks: number
  /** The share planned for each, 1 to 1 where nobody says. */
  planned: [number, number]
  message: string
  quote: string
}

const NUMBER = String.raw`(\d(?:[\d.,'’]*\d)?)`
/** "31 of 1,240", "31/1240", "31 out of 1240", "31 von 1240". */
const EVENTS_OF_CASES = new RegExp(
  String.raw`${NUMBER}[^\d.;\n]{0,24}?(?:\bout of\b|\bof\b|\bvon\b|\bsur\b|\bde\b|\bsu\b|/)\s*(?:the\s+)?${NUMBER}`,
  'giu',
)
const LOOKS = /\blook(?:ed|s)?\b\D{0,16}(\d{1,2})\b|\b(\d{1,2})\s*(?:looks|times)\b/i
const SPLIT =
  /\b(\d{1,2})\s*(?:[/:]|to)\s*(\d{1,2})\s*split\b|\bsplit\D{0,12}(\d{1,2})\s*(?:[/:]|to)\s*(\d{1,2})\b/i

/** Both arms out of the last message that tells two; null where none does. */
export function armsIn(thread: readonly MessageRow[]): ToldArms | null {
  for (const { id, text } of saidIn(thread).toReversed()) {
    const arms = armsOf(withoutAsides(text))
    if (arms) return { arms, ...aroundOf(thread), message: id, quote: text.trim() }
  }
  return null
}

/** What is said of looks and of the split is no arm. */
const withoutAsides = (text: string): string => text.replace(LOOKS, ' ').replace(SPLIT, ' ')

function aroundOf(thread: readonly MessageRow[]): Pick<ToldArms, 'looks' | 'planned'> {
  const texts = saidIn(thread)
    .map(({ text }) => text)
    .toReversed()
  const looked = texts.map(text => LOOKS.exec(text)).find(match => match !== null)
  const split = texts.map(text => SPLIT.exec(text)).find(match => match !== null)
  const [one, two] = split ? [split[1] ?? split[3], split[2] ?? split[4]].map(Number) : [1, 1]
  const looks = Number(looked?.[1] ?? looked?.[2] ?? 1)
  return { looks: Math.max(1, looks), planned: one && two ? [one, two] : [1, 1] }
}

function armsOf(text: string): [Arm, Arm] | null {
  return byPairs(text) ?? byParts(text)
}

function byPairs(text: string): [Arm, Arm] | null {
  const found = [...text.matchAll(EVENTS_OF_CASES)]
  let at = 0
  const arms = found.flatMap(({ 1: events = '', 2: cases = '', index, 0: whole }) => {
    const name = nameIn(text.slice(at, index))
    at = index + whole.length
    return armOf(name, readNumber(events), readNumber(cases)) ?? []
  })
  return pairOf(arms)
}

/** A line, a sentence or what stands between "vs" for each arm: its two numbers are cases and events. */
function byParts(text: string): [Arm, Arm] | null {
  for (const between of [
    /\n+/,
    /;|\bvs\.?\b|\bversus\b|\bagainst\b/i,
    /\.\s+/,
    /,\s+(?=(?:variant|version|arm|page|group)?\s*[b]\b)/i,
  ]) {
    const arms = text.split(between).flatMap(part => {
      const [one, two, third] = numbersOf(part)
      if (one === undefined || two === undefined || third !== undefined) return []
      const name = nameIn(part.slice(0, part.search(/\d/)))
      return armOf(name, Math.min(one, two), Math.max(one, two)) ?? []
    })
    const pair = pairOf(arms)
    if (pair) return pair
  }
  return null
}

function armOf(name: string, events: number | null, cases: number | null): Arm | null {
  const isRate = events !== null && cases !== null && events <= cases && cases >= 1
  return isRate && Number.isInteger(events) && Number.isInteger(cases)
    ? { name, events, cases }
    : null
}

function pairOf(arms: readonly Arm[]): [Arm, Arm] | null {
  const [one, two] = arms
  if (arms.length !== 2 || !one || !two) return null
  return [
    { ...one, name: one.name || 'A' },
    { ...two, name: two.name || 'B' },
  ]
}

const JOINING = /^(?:and|vs\.?|versus|against|with|the|in|of|had|was|is)(?:\s+|$)/i
const NAME_MAX = 40

/** "Variant B:" is called Variant B. */
function nameIn(before: string): string {
  const last = before.split(/[.,;\n]/).findLast(part => /[\p{L}]/u.test(part)) ?? ''
  let name = last.replaceAll(/[:=–—|\t-]+\s*$/g, '').trim()
  while (JOINING.test(name)) name = name.replace(JOINING, '')
  return name.replace(/\s+(?:had|has|got|with|brought|made|was|is|:)$/i, '').slice(0, NAME_MAX)
}

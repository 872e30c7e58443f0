import { labelRefusal } from '@sextant/contracts/company/label'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { ProposedFact } from '../../core/known.ts'
import { withTwins } from '../../core/dialogue/joined.ts'
import { sameStem } from '../../reading/stems.ts'

/** What several sentences tell of one thing, as one fact; what hardly can be meant is left out. */
export function together(facts: readonly ProposedFact[], all: string): ProposedFact[] {
  const mended = withTwins(facts, all).map(fact => MENDS.reduce((so, mend) => mend(so), fact))
  return fromSold(withCost(asCounted(oneLine(mended)))).filter(isTelling)
}

type Mend = (fact: ProposedFact) => ProposedFact

/** "We could do 14 a month": what there is room for is not what is sold. */
const withoutRoom: Mend = fact => {
  const { volume, ...others } = fact.attributes
  return volume !== undefined && volume === others.capacity ? { ...fact, attributes: others } : fact
}

/** "8 children a group": how many make one is not how many are sold. */
const withoutPortion: Mend = fact => {
  const { volume, ...others } = fact.attributes
  const said = new RegExp(
    String.raw`\b${String(volume)}\s\p{L}+\s(?:an?|per|each|every)\s(\p{L}+)`,
    'iu',
  )
  const whole = said.exec(fact.quote)?.[1]
  return whole && !OF_TIME.test(whole) ? { ...fact, attributes: others } : fact
}
const OF_TIME = /^(?:day|night|week|wk|month|mth|year|yr|season|quarter)s?$/i

/** "Walkers 50+": an age counts nobody. */
const withoutAge: Mend = fact => {
  const { size, ...others } = fact.attributes
  const isAge = fact.kind === 'segment' && fact.quote.includes(`${String(size)}+`)
  return isAge && Number(size) < AGE_MOST ? { ...fact, attributes: others } : fact
}
const AGE_MOST = 100

/** "200 jars left, gone by May": of a stock that is to be sold, none is sold yet. */
const fromNought: Mend = fact => {
  const { target, baseline } = fact.attributes
  const isOpen = baseline === undefined || baseline === target
  const isStock = fact.kind === 'goal' && target !== undefined && isOpen
  const isToGo = IN_STOCK.test(fact.quote) && TO_GO.test(fact.quote)
  return isStock && isToGo ? { ...fact, attributes: { ...fact.attributes, baseline: 0 } } : fact
}
const IN_STOCK =
  /\b(?:left|in stock|on stock|unsold|remaining|over|on the shel(?:f|ves)|in store)\b/i
const TO_GO = /\b(?:gone|sold|sell|clear(?:ed)?|out|rid of|empty|move|shift)\b/i

/** "60 a month before May": the time of a goal may be cut off by its day. */
const withTime: Mend = fact => {
  const { target, per } = fact.attributes
  if (fact.kind !== 'goal' || typeof target !== 'number' || per !== undefined) return fact
  const said = new RegExp(
    String.raw`\b${String(target)}\b[^.,;\d]{0,30}?\b(?:an?|per|each|every) (day|week|month)\b`,
    'iu',
  )
  const time = said.exec(fact.quote)?.[1]?.toLowerCase()
  return time ? { ...fact, attributes: { ...fact.attributes, per: time } } : fact
}

/** "Put 300 into the fair": what the money went into has the name. */
const spentOn: Mend = fact => {
  if (fact.kind !== 'channel' || !SPENDS.test(fact.label)) return fact
  const into = INTO.exec(fact.quote)?.[1]
  return into && labelRefusal(into, 'channel') === null ? { ...fact, label: into } : fact
}
const SPENDS = /^(?:put|spent|paid|invested|gave|wasted|burned|burnt|ran)$/i
const INTO =
  /\b(?:into|in|on|for)\s(?:an?\s|the\s)?(\p{L}+(?:\s(?!in\b|last\b|this\b|from\b|and\b|but\b)\p{L}+){0,2})/iu

const MENDS: readonly Mend[] = [
  withoutRoom,
  withoutPortion,
  withoutAge,
  fromNought,
  withTime,
  spentOn,
]

/** A goal that counts the line in the plural gives the line its name: a single one reads badly in a sentence. */
function asCounted(facts: readonly ProposedFact[]): ProposedFact[] {
  const goal = facts.find(({ kind }) => kind === 'goal')
  const isOne = ({ kind, label }: ProposedFact): boolean =>
    kind === 'offer' && goal !== undefined && label !== goal.label && sameStem(label, goal.label)
  return facts.map(fact => (isOne(fact) && goal ? { ...fact, label: goal.label } : fact))
}

/** A further name without anything said of it is most likely no such thing at all. */
function isTelling(fact: ProposedFact, at: number, facts: readonly ProposedFact[]): boolean {
  const isFirst = facts.findIndex(({ kind }) => kind === fact.kind) === at
  return isFirst || !NAMED_ONLY.has(fact.kind) || !isBare(fact)
}
const NAMED_ONLY = new Set<FactKind>(['offer', 'goal', 'segment', 'channel', 'measure'])

/** "We mend bicycles. One is 40": the line that is named, and the only one with figures, are the same line. */
function oneLine(facts: readonly ProposedFact[]): ProposedFact[] {
  const [named, ...others] = facts.filter(({ kind }) => kind === 'offer')
  const [only, ...more] = others
  const nameless = others.find(({ label }) => label === NAMELESS_LINE)
  const isSame = named && only && more.length === 0 && isBare(named) && !isBare(only)
  const same = nameless ?? (isSame ? only : undefined)
  if (!named || !same) return [...facts]
  const line = {
    ...named,
    attributes: { ...named.attributes, ...same.attributes },
    confidence: Math.max(named.confidence, same.confidence),
  }
  return facts.filter(fact => fact !== same).map(fact => (fact === named ? line : fact))
}
/** What the reader calls a line of which only the price is told. */
const NAMELESS_LINE = 'the offer'

/** "Glue costs me 3 a chair": what has a cost and no price is part of what is sold. */
function withCost(facts: readonly ProposedFact[]): ProposedFact[] {
  const [line, ...others] = facts.filter(({ kind }) => kind === 'offer')
  const [only, ...more] = others.filter(isCostAlone)
  const isOpen = line?.attributes.price !== undefined && line.attributes.unitCost === undefined
  if (!line || !only || !isOpen || more.length > 0) return [...facts]
  const { unitCost } = only.attributes
  return facts
    .filter(fact => fact !== only)
    .map(fact => (fact === line ? { ...fact, attributes: { ...fact.attributes, unitCost } } : fact))
}

const isCostAlone = ({ attributes }: ProposedFact): boolean =>
  Object.keys(attributes).join() === 'unitCost'

const TIMES: Readonly<Record<string, number>> = { week: 52, month: 12, year: 1 }

/** "I do 40 a month, want 60": a goal for what is sold starts at what is sold. */
function fromSold(facts: readonly ProposedFact[]): ProposedFact[] {
  const volume = facts.find(({ kind }) => kind === 'offer')?.attributes.volume
  const goal = facts.find(({ kind }) => kind === 'goal')
  const { target, baseline, per, form = 'count' } = goal?.attributes ?? {}
  const times = TIMES[typeof per === 'string' ? per : '']
  const isOpen = typeof target === 'number' && baseline === undefined && form === 'count'
  if (!goal || !isOpen || !times || typeof volume !== 'number') return [...facts]
  const today = volume / times
  if (!Number.isInteger(today) || today >= target) return [...facts]
  return facts.map(fact =>
    fact === goal ? { ...fact, attributes: { ...fact.attributes, baseline: today } } : fact,
  )
}

const isBare = ({ attributes }: ProposedFact): boolean => Object.keys(attributes).length === 0

import type { FactKind } from '@sextant/contracts/company/kinds'
import { isQualityRate } from '../../reading/quality-rates.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import type { Notation } from '../../reading/quantity.ts'
import { nameRefusal } from '../../reading/read-name.ts'
import type { ProposedFact } from '../known.ts'
import { doingName } from './alone-name.ts'

/** "They need two weeks, we give the same day": what is said of us behind what is told of a rival, or of what goes wrong. */
const OURS = /[,;]\s(?:but\s|and\s|while\s)?((?:we|ours?)\s[^,;.!?]{4,60})/i
const AT_ONCE = /\b(same|next)[\s-]day\b/i
const TIMES: Readonly<Record<string, string>> = {
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  week: 'weeks',
}
const SURE = 0.4

/** The strengths that stand beside what is told of others, each from its own words. */
export function ownBeside(facts: readonly ProposedFact[], notation: Notation): ProposedFact[] {
  const told = facts.filter(({ kind, quote }) => tellsOfOthers(kind, quote))
  const quotes = [...new Set(told.map(({ quote }) => quote))]
  return quotes.flatMap(quote => {
    const own = OURS.exec(quote)?.[1]?.trim()
    const strength = own ? strengthIn(own, quote, notation) : null
    if (!own || !strength || nameRefusal(strength.label) !== null) return []
    return [{ ...strength, kind: 'strength', quote: own, confidence: SURE, status: 'proposed' }]
  })
}

const tellsOfOthers = (kind: FactKind, quote: string): boolean =>
  kind === 'rival' || (kind === 'measure' && isQualityRate(quote))

type Own = Pick<ProposedFact, 'label' | 'attributes'>

function strengthIn(own: string, quote: string, notation: Notation): Own | null {
  const thing = /\bdeliver/i.test(quote) ? 'delivery' : 'service'
  const atOnce = AT_ONCE.exec(own)?.[1]?.toLowerCase()
  if (atOnce) return { label: `${atOnce}-day ${thing}`, attributes: { sort: 'speed' } }
  const [time, ...more] = quantitiesIn(own, notation).filter(({ kind }) => kind === 'duration')
  const proofForm = TIMES[time?.unit ?? '']
  if (time && proofForm && more.length === 0 && time.high === undefined)
    return { label: `${thing} time`, attributes: { sort: 'speed', proof: time.value, proofForm } }
  const label = doingName(own)
  return label ? { label, attributes: {} } : null
}

import type { FactKind } from '@sextant/contracts/company/kinds'
import { ARTICLE } from '@sextant/contracts/company/label'
import { ofParts } from '../../reading/any-of.ts'
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
export function ownBeside(
  facts: readonly ProposedFact[],
  text: string,
  notation: Notation,
): ProposedFact[] {
  const told = facts.filter(({ kind, quote }) => tellsOfOthers(kind, quote))
  const quotes = [...new Set(told.map(({ quote }) => sentenceOf(quote, text)))]
  return quotes.flatMap(quote => {
    const own = OURS.exec(quote)?.[1]?.trim()
    const strength = own ? strengthIn(own, quote, notation) : null
    if (!own || !strength || nameRefusal(strength.label) !== null) return []
    return [{ ...strength, kind: 'strength', quote: own, confidence: SURE, status: 'proposed' }]
  })
}

/** The whole sentence in which words stand: what is said of us may be a clause of its own. */
function sentenceOf(quote: string, text: string): string {
  const at = text.indexOf(quote)
  if (at === -1) return quote
  const rest = text.slice(at + quote.length)
  return quote + (/^,\s[^.;!?\n]*/.exec(rest)?.[0] ?? '')
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

/** "30 a month at most, so we need a second one, about 9,000": what would help, with what it costs. */
const SECOND = ofParts(
  'iu',
  String.raw`\b(?:needs?|requires?|calls for|means)\s(?:an?\s)?(second|third|another|new|bigger)\s(one|\p{L}{3,20})[,;]?\s`,
  String.raw`(?:(?:which|that|it|is|at|for|about|around|costs?|would|be|abt|ca|some|maybe)\s)*$`,
)

export function ideasBeside(facts: readonly ProposedFact[], notation: Notation): ProposedFact[] {
  return facts.flatMap(({ kind, label, quote }) => {
    if (kind !== 'constraint' && kind !== 'offer' && kind !== 'resource') return []
    const [sum, ...more] = quantitiesIn(quote, notation).filter(figure => figure.kind === 'money')
    if (!sum?.currency || more.length > 0 || sum.orElse !== undefined) return []
    const [, which = '', what = ''] = SECOND.exec(quote.slice(0, sum.start)) ?? []
    if (which === '') return []
    const thing = /^one$/i.test(what)
      ? label.replace(ARTICLE, '').replace(/^(?:one|only|two)\s/i, '')
      : what
    const cost = { cents: sum.value, currency: sum.currency }
    const idea = { label: `${which} ${thing}`.toLowerCase(), attributes: { cost } }
    return [{ ...idea, kind: 'idea', quote, confidence: SURE, status: 'proposed' }]
  })
}

/** "1,850 members at £24 a month, want 3,000": what those pay whom a goal counts is a line of its own. */
const AT_PRICE = /^\s?(?:\p{L}+\s)?(?:at|paying|@|for|each|à)\s(?:about\s|ca\s|around\s)?$/iu

export function linesBeside(facts: readonly ProposedFact[], notation: Notation): ProposedFact[] {
  return facts.flatMap(({ kind, quote }) => {
    if (kind !== 'goal') return []
    const figures = quantitiesIn(quote, notation)
    const at = figures.findIndex(
      ({ kind: form, noun, end }, index) =>
        form === 'count' &&
        noun !== undefined &&
        figures[index + 1]?.kind === 'money' &&
        AT_PRICE.test(quote.slice(end, figures[index + 1]?.start)),
    )
    const [heads, price] = figures.slice(at, at + 2)
    if (at === -1 || !heads?.noun || !price?.currency) return []
    if (heads.orElse !== undefined || price.orElse !== undefined) return []
    const { value: cents, currency, per = 'sale' } = price
    const attributes = { price: { cents, currency, per }, volume: heads.value }
    const line = { kind: 'offer', label: heads.noun.replace(/\spaying$/i, ''), attributes } as const
    return [{ ...line, quote, confidence: SURE, status: 'proposed' }]
  })
}

/** "Viewings 20 a month, 5 of those buy": who asks, and the part of them that buys. */
const OF_THOSE = ofParts(
  'iu',
  String.raw`^\W*(?:(?:we|i) (?:get|have|do) )?(?:about )?(?:(?<before>\p{L}[\p{L} -]{2,30}?)\s(?:about )?)?`,
  String.raw`(?<asked>\d+)(?:\s(?<behind>(?!an?\b|per\b)\p{L}{3,20}))?[^,;.\d]{0,20}[,;]?\s(?:and\s|maybe\s|about\s)*`,
  String.raw`(?<bought>\d+) (?:out )?of (?:those|them|these)\s(?:\p{L}+ ){0,2}?`,
  String.raw`(?:buys?|bought|signs?|signed|orders?|ordered|joins?|joined|books?|booked|becomes?|became|pays?|paid|starts?|started)\b`,
)

/** "90 quotes, 40 signed": of those who ask, so many bought. */
const ASKED =
  'quotes?|enquir(?:y|ies)|inquir(?:y|ies)|calls?|leads?|demos?|requests?|trials?|tastings?|proposals?|bids?|viewings?|visits?'
const THEN_BOUGHT = ofParts(
  'iu',
  String.raw`^\W*(?:(?:we|i) (?:get|have|had|do|did|sent|gave) )?(?:last year |in a year |about )*(?<asked>\d+)\s(?<behind>(?:${ASKED}))\b`,
  String.raw`[^,;.\d]{0,20}[,;]?\s(?:and\s|maybe\s|about\s|only\s)*(?<bought>\d+)\s`,
  String.raw`(?:signed|bought|booked|ordered|joined|accepted|closed|won|sold|said yes|became|came through|enrolled)\b`,
)

export function withRate(fact: ProposedFact): ProposedFact[] {
  const isMeasure = fact.kind === 'measure'
  const told = isMeasure
    ? (OF_THOSE.exec(fact.quote) ?? THEN_BOUGHT.exec(fact.quote))?.groups
    : undefined
  const [asked, bought] = [Number(told?.asked), Number(told?.bought)]
  const label = told?.before ?? told?.behind
  if (!label || !(bought > 0) || bought >= asked) return [fact]
  const { per } = fact.attributes
  const leads = { metric: 'leads', value: asked, form: 'count', ...(per !== undefined && { per }) }
  const rate = { metric: 'win-rate', value: bought / asked, form: 'share' }
  return [
    { ...fact, label, attributes: leads },
    { ...fact, label: 'win rate', attributes: rate },
  ]
}

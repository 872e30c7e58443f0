import { labelRefusal } from '@sextant/contracts/company/label'
import type { Company } from '../company/company.ts'
import { figuresSaid } from '../core/dialogue/figures-said.ts'
import type { FactOnPage } from './page.ts'
import { saysOtherMoney, saysPrice } from './price-words.ts'
import type { Sentence } from './sentences.ts'
import { isAim, isNotSo } from './who-speaks.ts'

/** A sentence has no column that says what its sum is: less sure than a row of prices. */
const SURE = 0.75

/** Stands for the sum of a sentence. */
const SUM = '¤'
const WORD = String.raw`[\p{L}\d][\p{L}\d’'&/+-]*`
const NAME = String.raw`(?<name>${WORD}(?: ${WORD}){0,6}?)`
const A = String.raw`(?:(?:an?|the|one|each|every|eine?n?|die|der|das|den|jede[rns]?|une?|la|le|les|chaque|una|un|el|los|las|cada) )?`
const EACH = String.raw`(?:,? ?(?:/|(?:an?|per|each|every|pro|je|par|por|al) ?)\p{L}+)?`
/** Where what is priced ends: at a stop, or where the sentence goes on to something else. */
const ENDS = String.raw`(?=[.,;!)]|$| (?:and|which|that|when|in|on|at|with|per|since|until|from|for|und|seit|ab|mit|pro|bei|et|avec|par|depuis|chez|y|con|desde|por) )`
const BEGINS = String.raw`(?:^|[,;:] |(?:and|und|et|y) )`
const FROM = String.raw`(?:from |only |just |ab |à partir de |dès |desde |a partir de )?`
const COSTS = String.raw`(?:costs?|sells? for|goes for|go for|starts? at|kostet|kosten|coûte(?:nt)?|cuestan?)`
const IS = String.raw`(?:is|are|ist|sind|beträgt|est(?: de)?|sont(?: de)?|es(?: de)?|son(?: de)?)`
const WITH_US = String.raw`(?:with us|here|at our (?:shop|place|studio|workshop)|bei uns|chez nous|con nosotros|aquí)`

const form = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'iu')
/** How a firm says itself what it asks. */
const OWN_WORDS: readonly RegExp[] = [
  form(
    BEGINS,
    String.raw`(?:we|i) (?:charge|ask|take|bill) ${FROM}${SUM}${EACH} for ${A}${NAME}${ENDS}`,
  ),
  form(
    BEGINS,
    String.raw`(?:we|i) (?:sell|offer|rent out|do|make) ${A}${NAME} (?:for|at|from) ${SUM}`,
  ),
  form(
    BEGINS,
    String.raw`(?:wir|ich) (?:berechnen?|verlangen?|nehmen?) ${FROM}${SUM}${EACH} für ${A}${NAME}${ENDS}`,
  ),
  form(BEGINS, String.raw`(?:wir|ich) (?:verkaufen?|vermieten?) ${A}${NAME} (?:für|zu|ab) ${SUM}`),
  form(
    BEGINS,
    String.raw`(?:nous (?:facturons|demandons|prenons)) ${FROM}${SUM}${EACH} (?:pour|par) ${A}${NAME}${ENDS}`,
  ),
  form(
    BEGINS,
    String.raw`(?:nous (?:vendons|proposons|louons)) ${A}${NAME} (?:à|pour|dès|à partir de) ${SUM}`,
  ),
  form(
    BEGINS,
    String.raw`(?:nosotros )?(?:cobramos|pedimos) ${FROM}${SUM}${EACH} por ${A}${NAME}${ENDS}`,
  ),
  form(
    BEGINS,
    String.raw`(?:nosotros )?(?:vendemos|ofrecemos|alquilamos) ${A}${NAME} (?:por|a|desde) ${SUM}`,
  ),
  form(
    BEGINS,
    String.raw`(?:our|unsere?|nuestr[oa]s?|notre|nos) ${NAME} (?:${COSTS}|at) ${FROM}${SUM}`,
  ),
  form(String.raw`^${A}${NAME} ${COSTS} ${WITH_US} ${FROM}${SUM}`),
  form(String.raw`^${A}${NAME} ${COSTS} ${FROM}${SUM}${EACH} ${WITH_US}`),
  form(
    BEGINS,
    String.raw`(?:our|unser|notre|nuestro) (?:price|fee|preis|tarif|prix|precio) (?:for|of|für|pour|de|por|para) ${A}${NAME} ${IS} ${FROM}${SUM}`,
  ),
]
/** And under a heading that says that prices follow. */
const UNDER_PRICES: readonly RegExp[] = [
  form(String.raw`^${A}${NAME} (?:${COSTS}|${IS}) ${FROM}${SUM}`),
  form(String.raw`^${A}${NAME} ?[:–—-] ${FROM}${SUM}`),
]

/** What is sold and what it costs, where a sentence says that the firm itself asks it: no fear, no guess, no plan, and nobody else's bill. */
export function priceInProse(
  { text, from, heading }: Sentence,
  page: number,
  { currency, today }: Company,
): FactOnPage[] {
  if (isNotSo(text) || isAim(text)) return []
  const sums = figuresSaid(text, { currency, today }).filter(({ kind }) => kind === 'money')
  const [sum, ...others] = sums
  // Of several sums one may be of another thing, or what it was before.
  if (!sum?.currency || sum.high !== undefined || others.length > 0) return []
  const written = text.replace(sum.text, SUM)
  const forms = saysPrice(heading) ? [...OWN_WORDS, ...UNDER_PRICES] : OWN_WORDS
  const label = forms.map(one => one.exec(written)?.groups?.name).find(Boolean)
  if (!label || !isThing(label)) return []
  const { value: cents, currency: money, per } = sum
  const price = { cents, currency: money, ...(per && { per }) }
  return [
    {
      kind: 'offer',
      label,
      attributes: { price },
      quote: text,
      confidence: SURE,
      page,
      starts: from,
    },
  ]
}

/** "It costs $90" says nothing of what. */
const POINTS =
  /^(?:it|this|that|these|those|they|them|es|das|dies\p{L}*|sie|ça|cela|ils?|elles?|esto|eso)$/iu
const isThing = (label: string): boolean =>
  /\p{L}{2}/u.test(label) &&
  !POINTS.test(label) &&
  !saysOtherMoney(label) &&
  labelRefusal(label, 'offer') === null

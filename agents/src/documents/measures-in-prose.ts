import { labelRefusal } from '@sextant/contracts/company/label'
import type { Company } from '../company/company.ts'
import { everyFigureSaid } from '../core/dialogue/figures-said.ts'
import type { FactOnPage } from './page.ts'
import type { Sentence } from './sentences.ts'
import { isAim, isNotSo, isOfOnePerson } from './who-speaks.ts'
import { wholeWords } from './whole-words.ts'

/** Its subject and its time are told; whose it is, is told only by "our". */
const SURE = { ours: 0.75, told: 0.65 }

const FIGURE = '¤'
const MONTHS = [
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'januar|februar|märz|mai|juni|juli|oktober|dezember',
  'janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
].join('|')
const YEAR = String.raw`(?:19|20)\d\d`
/** What time a figure is of, by its length. */
const TIMES: readonly [per: string, words: RegExp][] = [
  [
    'quarter',
    wholeWords(
      String.raw`(?:in )?(?:the )?(?:last|past|previous) quarter|in (?:the )?(?:q[1-4]|(?:first|second|third|fourth) quarter)(?: (?:of )?${YEAR})?`,
      String.raw`im (?:letzten|vergangenen|vorigen) quartal|im [1-4]\. quartal(?: ${YEAR})?`,
      String.raw`(?:au|le) (?:dernier trimestre|trimestre dernier)|(?:en |el )?(?:el )?(?:último trimestre|trimestre pasado)`,
    ),
  ],
  [
    'month',
    wholeWords(
      String.raw`(?:last|in the last|in the past) month|(?:in|im|en) (?:${MONTHS})(?: (?:de )?${YEAR})?`,
      'im (?:letzten|vergangenen) monat|letzten monat|le mois dernier|el mes pasado',
    ),
  ],
  [
    'year',
    wholeWords(
      String.raw`(?:last|in the last|in the past) year|(?:(?:in|im jahr|en) )?${YEAR}`,
      "im (?:letzten|vergangenen) jahr|letztes jahr|l[’']an dernier|l[’']année dernière|el año pasado",
    ),
  ],
]

const WORD = String.raw`(?!bei )\p{L}[\p{L}\d’'&/-]*`
const MORE = String.raw`(?: ${WORD}){0,5}`
/** Names of figures: an average, a rate, a value, what was sold in all. */
const SUBJECT = [
  String.raw`(?:average|median|mean|total) ${WORD}${MORE}|number of ${WORD}${MORE}`,
  String.raw`(?:${WORD} ){0,4}(?:rate|ratio|margin|revenue|turnover|order value|basket value)`,
  String.raw`durchschnittliche[rsn]? ${WORD}${MORE}|${WORD}(?:quote|rate|marge|umsatz)|umsatz|marge`,
  String.raw`taux de ${WORD}${MORE}|(?:${WORD} ){1,3}moyen(?:ne)?|chiffre d[’']affaires|marge`,
  String.raw`tasa de ${WORD}${MORE}|(?:${WORD} ){1,3}(?:medi[oa]|promedio)|facturación|margen`,
].join('|')
const OUR = String.raw`(?:(?<ours>our|unsere?r?|notre|nuestr[oa]) |(?:the|der|die|das|le|la|el) )?`
const WAS = [
  'was|were|stood at|came to|reached|amounted to',
  'lag bei|betrug|erreichte|war',
  "était de|a été de|a atteint|s[’']élevait à",
  'fue de|fue del|era de|alcanzó',
].join('|')
/** The whole of a sentence, once its time is taken out. */
const FORMS: readonly RegExp[] = [
  new RegExp(`^${OUR}(?<name>${SUBJECT}) (?:${WAS}) ${FIGURE}\\.?$`, 'iu'),
  new RegExp(`^(?:lag|betrug) ${OUR}(?<name>${SUBJECT}) (?:bei )?${FIGURE}\\.?$`, 'iu'),
]
/** What is said of others is none of ours. */
const OF_OTHERS = wholeWords(
  String.raw`industry|market|sector|national|nationwide|competitors?|their|branche|markt\p{L}*|secteur|marché|mercado|competencia`,
)

const shapeOf = { money: 'money', percent: 'share', count: 'count' } as const
type Kept = keyof typeof shapeOf
const isKept = (kind: string): kind is Kept => Object.hasOwn(shapeOf, kind)

/** A figure of the company, where a sentence says nothing but of what it is, of which time, and how much it was. */
export function measureInProse(
  { text, from }: Sentence,
  page: number,
  { currency, today }: Company,
): FactOnPage[] {
  if (isNotSo(text) || isAim(text) || isOfOnePerson(text) || OF_OTHERS.test(text)) return []
  const time = TIMES.find(([, words]) => words.test(text))
  if (!time) return []
  const [per, words] = time
  const timeless = text
    .replace(words, '')
    .replaceAll(/ +/g, ' ')
    .replace(/^[, ]+/, '')
    .replace(/ ,? ?([.,])/, '$1')
  const [figure, ...others] = everyFigureSaid(timeless, { currency, today })
  if (!figure || others.length > 0 || !isKept(figure.kind) || figure.high !== undefined) return []
  const told = timeless.replace(figure.text, FIGURE).trim()
  const groups = FORMS.map(form => form.exec(told)?.groups).find(Boolean)
  const label = groups?.name?.trim() ?? ''
  if (label === '' || labelRefusal(label, 'measure') !== null) return []
  const form = shapeOf[figure.kind]
  const attributes = {
    value: figure.value,
    form,
    ...(figure.currency && { currency: figure.currency }),
    // An average or a part is of no time; what adds up is.
    ...(isSum(label, form) && { per }),
  }
  const confidence = groups?.ours ? SURE.ours : SURE.told
  return [{ kind: 'measure', label, attributes, quote: text, confidence, page, starts: from }]
}

const AVERAGE = wholeWords(
  String.raw`average|median|mean|durchschnitt\p{L}*|moyen(?:ne)?|medi[oa]|promedio|value|rate|ratio|margin|marge|margen`,
)
const isSum = (label: string, form: string): boolean => form !== 'share' && !AVERAGE.test(label)

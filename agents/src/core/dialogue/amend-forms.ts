import { attributeWords } from '@sextant/contracts/company/attribute-words'
import { leftFigures } from '@sextant/contracts/company/left-figures'
import type { SaidFigure } from '@sextant/contracts/company/facts'
import type { Company } from '../../company/company.ts'
import { ofParts } from '../../reading/any-of.ts'
import type { Quantity } from '../../reading/quantity.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { attributesOf } from '../book.ts'
import { isMoneyWord } from './money-words.ts'
import { writingOf } from '../reading-currency.ts'
import { type Amendment, changed, type Field, fieldsOf, holds, takes } from './amend.ts'
import { mostNamed, namesThing, nearest, onlyOf } from './amend-named.ts'

type Said = { text: string; company: Company; figures: readonly Quantity[]; earlier: string }
/** One way in which people say that something that stands is otherwise. */
type Form = {
  id: string
  says: RegExp
  amend: (said: Said) => Amendment | null
  /** As said of the company of the test, and what it becomes. */
  examples: readonly { said: string; fact: string; becomes: Record<string, unknown> }[]
  counterExamples: readonly string[]
}

const DENIES = String.raw`\b(?:not|instead of|rather than)\s(?:in\s|a\s|the\s|about\s)?`

/** "9 francs, not hours": the figure stands in a field of the wrong unit. */
function otherUnit({ text, company, figures, earlier }: Said): Amendment | null {
  const [, number, word = ''] = UNIT_DENIED.exec(text) ?? []
  // "31%, not 24%" is of one unit: another figure is corrected, not what it is in.
  if (number && figures.some(({ value }) => !isSameNumber(value, number))) return null
  const denied = word.toLowerCase()
  const isDenied = UNITS.find(({ words }) => words.test(denied))?.isOf
  if (!isDenied) return null
  const wrong = fieldsOf(company).filter(isDenied)
  const isSaid = ({ fact }: Field): boolean => Boolean(fact.quote && earlier.includes(fact.quote))
  const held = wrong.filter(
    field =>
      figures.some(figure => hasValue(field, figure)) && (namesThing(field, text) || isSaid(field)),
  )
  const before = figures.length === 0 ? wrong.filter(isSaid) : []
  const field = onlyOf(held.length > 0 ? mostNamed(held, text) : before)
  return field ? moved(field, text, company) : null
}

const UNIT_DENIED = new RegExp(String.raw`${DENIES}(?:\p{Sc}?([\d.,’']+)\s?)?(\p{L}+|%)`, 'iu')
const UNITS: readonly { words: RegExp; isOf: (field: Field) => boolean }[] = [
  {
    words: /^(?:hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|years?)$/,
    isOf: ({ attribute, form }) =>
      /hours/i.test(attribute) || /^(?:minutes|hours|days|weeks|months|years)$/.test(String(form)),
  },
  {
    words: /^(?:%|percent|per|pct)$/,
    isOf: ({ control, form }) =>
      control.as === 'share' || control.as === 'growth' || form === 'share',
  },
  {
    words: /^(?:money|euros?|dollars?|pounds?|francs?|cash)$/,
    isOf: ({ control, form }) => control.as === 'amount' || form === 'money',
  },
]

/** Of money in cents, of a share in hundredths. */
const isSameNumber = (value: number, written: string): boolean =>
  [value, value / 100, value * 100].includes(Number(written.replaceAll(/[,’']/g, '')))

const hasValue = ({ value }: Field, figure: Quantity): boolean =>
  typeof value === 'number'
    ? [figure.value, figure.value / 100].includes(value)
    : (value as { cents?: unknown } | null)?.cents === figure.value * 100

/** Out of its field, and into the one that the words are of. */
function moved({ fact, attribute, value }: Field, text: string, company: Company): Amendment {
  const { [attribute]: _wrong, ...attributes } = attributesOf(fact)
  const figure = saidFigure(Number(value), text, company.currency)
  const [left] = figure ? leftFigures({ ...fact, attributes }, [figure], company.currency) : []
  const places = left?.places.filter(place => place.attribute !== attribute) ?? []
  const place =
    (/\bcosts?\b/i.test(`${text} ${fact.quote ?? ''}`) &&
      places.find(one => /cost/i.test(one.attribute))) ||
    places[0]
  const change = { id: fact.id, attributes: { [attribute]: null, ...place?.attributes } }
  return { fact, attribute: place?.attribute ?? attribute, change }
}

/** What the figure is of instead: money by its name, a share by its sign; null where that is not told. */
function saidFigure(value: number, text: string, currency: string): SaidFigure | null {
  const rest = text.replace(UNIT_DENIED, '')
  const words = rest.toLowerCase().match(/\p{L}+|%|\p{Sc}/gu) ?? []
  if (words.some(word => isMoneyWord(word, currency)))
    return { text: String(value), kind: 'money', value: value * 100, currency }
  if (/%|\bper ?cent\b/i.test(rest))
    return { text: `${value}%`, kind: 'percent', value: value / 100 }
  if (/\b(?:hours?|hrs)\b/i.test(rest))
    return { text: `${value} hours`, kind: 'duration', value, unit: 'hour' }
  return null
}

/** "Churn is now 31%", "the 52 was wrong: 47": a thing that is named, or the figure that does not hold, and the only other figure. */
function named({ text, company, figures }: Said): Amendment | null {
  const [only, ...more] = figures
  if (!only || more.length > 0) return null
  const fields = fieldsOf(company).filter(field => takes(field, only) && namesThing(field, text))
  const field = onlyOf(nearest(mostNamed(fields, text), only))
  return field && !holds(field, only) ? changed(field, only) : null
}

/** "52 is wrong, it was 47". */
function calledWrong({ text, company, figures }: Said): Amendment | null {
  const [first, second, ...more] = figures
  if (!first || more.length > 0) return null
  if (!second) return named({ text, company, figures, earlier: '' })
  const standing = mostNamed(
    fieldsOf(company).filter(field => holds(field, first)),
    text,
  )
  const field = onlyOf(standing)
  return field && takes(field, second) ? changed(field, second) : null
}

/** "Those 52 were 2024, last year it was more like 60": the year is no figure of its own. */
function ofAnotherYear({ text, company, figures, earlier }: Said): Amendment | null {
  const told = figures.filter(({ value, kind }) => kind !== 'date' && !isYear(value))
  return calledWrong({ text, company, figures: told, earlier })
}
const isYear = (value: number): boolean => value >= 1990 && value <= 2100 && Number.isInteger(value)

/** "The new figure is 31%", "make it 31%": of what was said right before; of a thing that is named, that one. */
function pronoun(said: Said): Amendment | null {
  const byName = named(said)
  if (byName) return byName
  const [only, ...more] = said.figures
  if (!only || more.length > 0) return null
  const fields = fieldsOf(said.company).filter(
    field => field.fact.quote && said.earlier.includes(field.fact.quote) && takes(field, only),
  )
  const field = onlyOf(nearest(fields, only))
  return field && !holds(field, only) ? changed(field, only) : null
}

/** "The 70k was a loan, not the budget": it stands in the card of what it is not. */
function otherCard({ text, company, figures }: Said): Amendment | null {
  const denied = CARD_DENIED.exec(text)?.[1]?.toLowerCase() ?? ''
  const [figure] = figures
  if (!figure || denied === '') return null
  const of = fieldsOf(company).filter(
    field => holds(field, figure) && field.fact.label.toLowerCase().includes(denied),
  )
  const field = onlyOf(of)
  return field ? changed(field, null) : null
}
const CARD_DENIED = new RegExp(
  String.raw`${DENIES}(?:our\s)?(\p{L}{3,30}(?:\s\p{L}{3,30})?)\W{0,9}$`,
  'iu',
)

const CALLED_WRONG = ofParts(
  'i',
  String.raw`\b(?:is|was|are|were|['’]s) (?:all |quite |just )?`,
  String.raw`(?:wrong|incorrect|a typo|a mistake|not right|not correct)\b`,
)
const OF_ANOTHER_YEAR = ofParts(
  'iu',
  String.raw`\b(?:those|these|the|that)\s\p{Sc}?\d[\d.,]*(?:\s\p{L}{3,20})?\s(?:was|were|is|are)\s(?:for\s|in\s|of\s|from\s|still\s){0,2}`,
  String.raw`(?:20\d\d|the year before|an? (?:old|earlier|other) year|two years ago|last year)\b[^.]{0,20}?`,
  String.raw`\b(?:last year|this year|now|today|since)\b`,
)
const IS_NOW = ofParts(
  'i',
  String.raw`\b(?:is|are|costs?|stands? at) (?:now|up to|down to|really|actually)\b|\bnow (?:is|are|costs?)\b|`,
  String.raw`\b(?:is|are)\b.{1,60}\bnow\W{0,9}$|\bshould (?:be|read|say)\b|`,
  String.raw`\b(?:went|gone|came|risen|fallen|dropped|raised) (?:up |down )?to\b`,
)
const NEW_FIGURE = ofParts(
  'iu',
  String.raw`^\W*(?:(?:no|oh|sorry|wait|ah|and)\W+)*(?:`,
  String.raw`(?:the|a|my) (?:new|right|correct|current|actual|latest|real|proper) `,
  String.raw`(?:figure|number|value|share|rate|one|price|cost)s?\b|make (?:it|that)\b|`,
  String.raw`(?:it|that|this) (?:should|must) (?:be|read|say)\b|`,
  String.raw`actually,?\s(?:it['’]?s\s|it is\s)?\p{Sc}?\d|now (?:it is|it['’]s)\s)`,
)

/** The first form that fits decides. The company of the examples: see amend-forms.test.ts. */
export const CORRECTION_FORMS: readonly Form[] = [
  {
    id: 'other unit',
    says: UNIT_DENIED,
    amend: otherUnit,
    examples: [
      {
        said: 'a lamp costs me 9 dollars, not hours',
        fact: 'lamps',
        becomes: { hoursEach: null, unitCost: { cents: 900, currency: 'USD' } },
      },
      {
        said: 'lamps cost 9 dollars each, not 9 hours',
        fact: 'lamps',
        becomes: { hoursEach: null },
      },
    ],
    counterExamples: [
      'we work 9 days, not hours on end',
      'we sell lamps, not hours',
      'churn is 31%, not 24%',
    ],
  },
  {
    id: 'other card',
    says: CARD_DENIED,
    amend: otherCard,
    examples: [
      { said: 'the 70k was a loan, not the budget', fact: 'the budget', becomes: { amount: null } },
    ],
    counterExamples: ['we took 12 apprentices, not masters'],
  },
  {
    id: 'called wrong',
    says: CALLED_WRONG,
    amend: calledWrong,
    examples: [
      { said: '52 is wrong, it was 47', fact: 'doors', becomes: { baseline: 47 } },
      { said: 'the churn is wrong, 31%', fact: 'churn', becomes: { value: 0.31 } },
    ],
    counterExamples: ['what is wrong is that 12 of them are late'],
  },
  {
    id: 'of another year',
    says: OF_ANOTHER_YEAR,
    amend: ofAnotherYear,
    examples: [
      {
        said: 'those 52 were 2024, last year it was more like 57',
        fact: 'doors',
        becomes: { baseline: 57 },
      },
      {
        said: 'the 52 was the year before, now about 57',
        fact: 'doors',
        becomes: { baseline: 57 },
      },
    ],
    counterExamples: ['the 12 apprentices were here in 2024, now we have 9', 'those 52 were late'],
  },
  {
    id: 'is now',
    says: IS_NOW,
    amend: named,
    examples: [
      { said: 'churn is now 31%', fact: 'churn', becomes: { value: 0.31 } },
      {
        said: 'lamps are $52.90 now',
        fact: 'lamps',
        becomes: { price: { cents: 5_290, currency: 'USD' } },
      },
      {
        said: 'the price of lamps went up to 52.90',
        fact: 'lamps',
        becomes: { price: { cents: 5_290, currency: 'USD' } },
      },
      { said: 'churn should be 31', fact: 'churn', becomes: { value: 0.31 } },
    ],
    counterExamples: ['bikes are $90 now', 'it is now 12'],
  },
  {
    id: 'the new figure',
    says: NEW_FIGURE,
    amend: pronoun,
    examples: [
      { said: 'the new figure is 31%', fact: 'churn', becomes: { value: 0.31 } },
      { said: 'make it 31%', fact: 'churn', becomes: { value: 0.31 } },
      { said: 'actually 31%', fact: 'churn', becomes: { value: 0.31 } },
    ],
    counterExamples: ['make it in 31 days', 'our new one is 90 seats'],
  },
]

/** What somebody corrects without naming both figures; null where no form fits, or several things could be meant. */
export function amendmentByForm(text: string, company: Company, earlier: string): Amendment | null {
  const forms = CORRECTION_FORMS.filter(({ says }) => says.test(text))
  if (forms.length === 0) return null
  const figures = quantitiesIn(text, writingOf(company))
  for (const { amend } of forms) {
    const found = amend({ text, company, figures, earlier })
    if (found) return found
  }
  return null
}

/** "The 52 includes 5 for friends": what stands may count something that will not come again. Which of both holds, a person says. */
export function sayIncluded(text: string, company: Company): string | null {
  const [all, part, ...more] = INCLUDES.test(text) ? quantitiesIn(text, writingOf(company)) : []
  if (!all || !part || more.length > 0 || part.value >= all.value) return null
  const field = onlyOf(fieldsOf(company).filter(one => one.control.as !== 'day' && holds(one, all)))
  if (!field || typeof field.value !== 'number' || all.kind !== 'count') return null
  const left = all.value - part.value
  const name = attributeWords(field.fact.kind, field.attribute).toLowerCase()
  return `${all.value} stands under “${field.fact.label}”, ${name}. Without the ${part.value} it would be ${left}: if that is what counts, say “${left}, not ${all.value}”.`
}
const INCLUDES = ofParts(
  'iu',
  String.raw`\d\S{0,12}\s(?:\p{L}{1,20}\s){0,3}?(?:incl\b\.?|includes?|included|including|`,
  String.raw`counts? in|contains?)\s(?:the |about )?\d`,
)

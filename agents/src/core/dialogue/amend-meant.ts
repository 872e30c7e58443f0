import { ofParts } from '../../reading/any-of.ts'
import { attributeWords } from '@sextant/contracts/company/attribute-words'
import type { Company } from '../../company/company.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { attributesOf } from '../book.ts'
import { writingOf } from '../reading-currency.ts'
import { plainWords } from './acts.ts'
import {
  type Amendment,
  amendment,
  amendmentOf,
  changed,
  couldMean,
  type Field,
  fieldsOf,
  holds,
  takes,
  turned,
} from './amend.ts'
import { amendmentByForm } from './amend-forms.ts'
import { isNear, mostNamed, namesThing } from './amend-named.ts'
import { rebased } from './amend-period.ts'
import {
  amendmentsBySides,
  deniesOnly,
  isBare,
  OF_BEFORE,
  stands,
  TAKES_BACK,
} from './amend-sides.ts'
import { stem } from './same-thing.ts'

/** What a correction changes; `several` where more than one card could be meant. */
export type Meant = { amended: Amendment | null; several: Amendment[] }

/** What a correction means, by the surest sign first. `before`: all that was said, `last`: the words right before. */
export function meantBy(text: string, company: Company, before: string, last: string): Meant {
  const other = turned(text, company, before)
  if (other) return one(other)
  const told = toldBy(text, company)
  const byForm = told?.length ? null : amendmentByForm(text, company, last)
  if (byForm) return one(byForm)
  // Both figures are told, and neither is held: no other guess may turn them round.
  if (told) return amongst(told)
  const several = couldMean(text, company)
  if (several.length > 0) return { amended: null, several }
  const [named, ...more] = byName(text, company)
  if (named) return amongst([named, ...more])
  const guessed = amendment(text, company) ?? amendmentOf(text, company, last)
  return guessed ? one(guessed) : amongst(byUnit(text, company))
}

const toldBy = (text: string, company: Company): Amendment[] | null =>
  rebased(text, company) ?? amendmentsBySides(text, company)

/** Whether a sentence tells of a card that its figure is another, or of another period. `isGoalAsked`: what should be is the answer. */
export function tellsOfHeld(text: string, company: Company, isGoalAsked: boolean): boolean {
  if (isGoalAsked && SHOULD.test(text)) return false
  const told = toldBy(text, company) ?? (TAKES_BACK.test(text) ? byName(text, company) : [])
  return told.some(found => !found.stands)
}

/** Once there is a document, also what stands already, and what only names a card and its figure. */
export const tellsOfNamed = (text: string, company: Company): boolean =>
  SHOULD.test(text) ||
  deniesOnly(text, company) ||
  (toldBy(text, company) ?? byName(text, company)).length > 0
/** What should be otherwise is a correction, also where no card fits: it is never a fact of its own. */
const SHOULD = ofParts(
  'iu',
  String.raw`\d\S*(?:\s\p{L}+){0,2}?\s(?:should|ought to) (?:be|read|say)\b.*\d|^\W*(?:(?:no|it|that|`,
  String.raw`this)\W+)*(?:should|ought to) (?:be|read|say)\b.*\d`,
)

const one = (amended: Amendment | null): Meant => ({ amended, several: [] })

function amongst(found: readonly Amendment[]): Meant {
  const [only, ...more] = found
  return more.length > 0 ? { amended: null, several: [...found] } : one(only ?? null)
}

/** "The yard rent is 900 a month": a card that is named by what stands before the verb, whatever its kind, and the field that the figure fits. */
function byName(text: string, company: Company): Amendment[] {
  if (DENIES.test(text)) return []
  const [, subject = ''] = SAYS_IT_IS.exec(text) ?? []
  const [figure, ...more] = quantitiesIn(text, writingOf(company))
  if (!figure || more.length > 0 || figure.start < text.indexOf(subject) + subject.length) return []
  const fields = ownFields(company).filter(
    field => takes(field, figure) && namesThing(field, subject) && isAllOf(subject, field),
  )
  const standing = fields.filter(field => holds(field, figure))
  if (standing.length > 0) return mostNamed(standing, subject).slice(0, 1).map(stands)
  const near = fields.filter(field => isNear(field, figure))
  return mostNamed(near, text).map(field => changed(field, figure))
}
/** "The order is not 61" tells no new figure. */
const DENIES = /\b(?:not|no longer|never|isn['’]?t|aren['’]?t|wasn['’]?t)\b/i
const SAYS_IT_IS = ofParts(
  'iu',
  String.raw`^\W*(?:(?:no|nope|sorry|wait|actually|wrong|correction|well|but|and)\W+)*(?:(?:that['’]?s|`,
  String.raw`it['’]?s) wrong\W+)?([^\d.,;:!?]{2,60}?)\s(?:is|are|takes?|pays?|costs?|gives?|spends?|should be|`,
  String.raw`must be|comes? to|stands? at)\s[^.!?;]*\d[^!?;]*$`,
)

/** Every word of the name that is spoken is one of the card's: "the yard" may be "the yard rent", "the yard gate" may not. */
function isAllOf(subject: string, { fact, attribute }: Field): boolean {
  const names = `${fact.label} ${attributeWords(fact.kind, attribute)}`
  const own = new Set(plainWords(names).map(stem))
  return plainWords(subject)
    .filter(word => !ARTICLES.has(word))
    .every(word => own.has(stem(word)))
}
/** Without what is of others, or was before. */
const ownFields = (company: Company): Field[] =>
  fieldsOf(company).filter(({ attribute }) => attribute !== 'versus' && !OF_BEFORE.has(attribute))

/** "Should be 8 days": where nothing is named, of the card that tells days. */
function byUnit(text: string, company: Company): Amendment[] {
  const [figure, ...more] = quantitiesIn(text, writingOf(company))
  if (!SHOULD.test(text) || !isBare(text) || !figure?.unit || more.length > 0) return []
  const fields = ownFields(company).filter(field => isIn(field, `${figure.unit}s`))
  const near = fields.filter(field => isNear(field, figure))
  return near.slice(0, ASKED_MAX).map(field => changed(field, figure))
}
/** Of more cards nobody wants to choose. */
const ASKED_MAX = 4
const isIn = ({ fact, control, form }: Field, unit: string): boolean =>
  control.as === 'figure' && (form === unit || attributesOf(fact).unit === unit)

const ARTICLES = new Set('the a an our my their its of for to in'.split(' '))

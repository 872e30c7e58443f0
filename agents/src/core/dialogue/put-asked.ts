import type { Company } from '../../company/company.ts'
import { sentencesIn } from '../../reading/stops.ts'
import type { FactChange } from '../known.ts'
import { isBare, ontoFields, type OpenField } from './onto-field.ts'
import { stems } from './same-thing.ts'

/** What was put into fields that were asked for, and the words that say something else. */
export type PutAsked = { changes: FactChange[]; rest: string }

/**
 * The sentences of an answer that fill what a follow-up, or “One answer more”, asks of cards that stand.
 * `asked`: the fields of each question. `isAfter`: nothing is pending; then only a bare answer to the first question counts, or what names its card.
 */
export function putIntoAsked(
  text: string,
  asked: readonly (readonly OpenField[])[],
  company: Company,
  isAfter: boolean,
): PutAsked {
  const changes: FactChange[] = []
  let rest = text
  for (const sentence of sentencesIn(text)) {
    const open = asked.map(fields => fields.filter(field => !isFilled(field, changes)))
    const found = putOf(sentence, open, company, isAfter)
    if (found.length === 0) continue
    changes.push(...found)
    rest = rest.replace(sentence, '')
  }
  return { changes, rest: changes.length > 0 ? rest.trim() : text }
}

/** What one sentence filled in, the next does not replace. */
const isFilled = ({ fact, attribute }: OpenField, changes: readonly FactChange[]): boolean =>
  changes.some(({ id, attributes = {} }) => id === fact.id && attribute in attributes)

function putOf(
  sentence: string,
  asked: readonly (readonly OpenField[])[],
  company: Company,
  isAfter: boolean,
): FactChange[] {
  for (const [place, fields] of asked.entries()) {
    const mayBeBare = !isAfter || (place === 0 && isBare(sentence))
    if (!mayBeBare && !isOnlyNamed(sentence, fields, asked.flat())) continue
    const parts = partsNaming(sentence, fields, company)
    if (parts.length > 1) return parts
    const change = ontoFields(sentence, fields, company)
    if (change) return [change]
  }
  return []
}

/** "The school helps, the rent hurts": a part for each card that it names. */
function partsNaming(
  sentence: string,
  fields: readonly OpenField[],
  company: Company,
): FactChange[] {
  const parts = sentence.split(/,\s|\s(?:and|but|while)\s/)
  return parts.flatMap(part => {
    const own = fields.filter(field => isOnlyNamed(part, [field], fields))
    return own.length > 0 ? (ontoFields(part, own, company) ?? []) : []
  })
}

/** Whether some word of the words is of these cards, and of no other that is asked about. */
function isOnlyNamed(
  words: string,
  fields: readonly OpenField[],
  all: readonly OpenField[],
): boolean {
  const said = new Set(stems(words))
  const ids = new Set(fields.map(({ fact }) => fact.id))
  const others = new Set(
    all.filter(({ fact }) => !ids.has(fact.id)).flatMap(({ fact }) => stems(fact.label)),
  )
  return fields.some(({ fact }) =>
    stems(fact.label).some(word => said.has(word) && !others.has(word)),
  )
}

import { factWords } from '@sextant/contracts/company/fact-words'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { isHeld } from '@sextant/contracts/company/left-figures'
import type { Company } from '../../company/company.ts'
import { attributesOf } from '../book.ts'
import { figuresSaid } from './figures-said.ts'
import type { FactChange, ProposedFact } from '../known.ts'

/** Things that are named; of more, how many. */
const NAMED_MAX = 3

type Attributes = Readonly<Record<string, unknown>>
/** `of`: what stood before, which tells what a figure is measured in. */
type Read = { kind: FactKind; label: string; attributes: Attributes; of?: Attributes }

/** What was read in a message once there is a deliverable: each thing with its figures, or that it stands as it is. */
export function sayRead(
  company: Company,
  facts: readonly ProposedFact[],
  { changes, conflicts }: { changes: readonly FactChange[]; conflicts: readonly unknown[] },
  words: string,
): string {
  const more = changes.flatMap(change => readInto(company, change))
  const added = more.filter(({ attributes }) => Object.keys(attributes).length > 0)
  const known = more.filter(({ attributes }) => Object.keys(attributes).length === 0)
  return [
    told('I read', facts, company),
    told('I added', added, company),
    facts.length + added.length + conflicts.length === 0 ? sayKnown(known, company, words) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether a change brings anything: what is said again as it stands changes nothing. */
export const bringsNews = ({ attributes, label, remove }: FactChange): boolean =>
  remove === true || label !== undefined || Object.keys(attributes ?? {}).length > 0

function readInto({ facts }: Company, { id, attributes = {} }: FactChange): Read[] {
  const fact = facts.find(one => one.id === id)
  return fact ? [{ kind: fact.kind, label: fact.label, attributes, of: attributesOf(fact) }] : []
}

/** "I read: desks (what you sell), sold a year 46; the yard (what holds you back)." */
function told(lead: string, read: readonly Read[], company: Company): string {
  if (read.length === 0) return ''
  const shown = read.slice(0, NAMED_MAX).map(fact => thingWords(fact, company))
  const rest = read.length - shown.length
  const all = rest > 0 ? [...shown, `and ${rest} more`] : shown
  return `${lead}: ${all.join('; ')}.`
}

function thingWords(
  { kind, label, attributes, of = {} }: Read,
  { currency, facts }: Company,
): string {
  const labelOf = (id: string): string | undefined => facts.find(one => one.id === id)?.label
  const { form, proofForm } = of
  const figures = factWords(
    {
      kind,
      attributes: {
        ...(form !== undefined && { form }),
        ...(proofForm !== undefined && { proofForm }),
        ...attributes,
      },
    },
    { currency, labelOf },
  )
  const words = figures.map(({ name, value }) => `${name.toLowerCase()} ${value}`)
  return [`“${label}” (${KIND_NAMES[kind].one.toLowerCase()})`, ...words].join(', ')
}

/** A thing that stands already, or of which a figure was told that found no place. */
function sayKnown(
  [first]: readonly Read[],
  { currency, today, facts }: Company,
  words: string,
): string {
  if (!first) return ''
  const standing = facts.filter(({ label }) => label === first.label).map(attributesOf)
  const [open] = figuresSaid(words, { currency, today }).filter(
    figure => !standing.some(attributes => isHeld(figure, attributes)),
  )
  return open
    ? `I know “${first.label}”, but not what “${open.text}” is of it, so nothing was changed: say which of its figures that is, or put it on its card.`
    : `That stands already, under “${first.label}”. I changed nothing.`
}

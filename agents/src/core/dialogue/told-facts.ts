import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../company/company.ts'
import weights from '../../reading/learned/weights.json' with { type: 'json' }
import { type Thing, thingsIn } from '../../reading/learned/things.ts'
import { type FigureTold, type Learned, type Told, toldIn } from '../../reading/learned/told.ts'
import { notationIn } from '../../reading/notation.ts'
import type { Notation } from '../../reading/quantity.ts'
import { nameRefusal } from '../../reading/read-name.ts'
import type { ProposedFact } from '../known.ts'
import { currencyFor, writingOf } from '../reading-currency.ts'
import { isNameless } from './is-name.ts'
import { CALLED_GOAL } from './joined.ts'
import { isSameName, meant } from './same-thing.ts'

const LEARNED: Learned = weights

/** What is told without a name of its own is called so. */
const CALLED: Partial<Record<FactKind, string>> = {
  budget: 'the budget',
  constraint: 'refused sales',
  goal: CALLED_GOAL,
}

/** What was learned of how people tell their figures, put to a text. */
export type Reading = Told & { notation: Notation }

/** What each figure of a text most likely is, and of what. */
export function figuresTold(
  text: string,
  company: Company,
  asked: FactKind | null,
  described = '',
): Reading {
  const currency = currencyFor(text, company, described)
  const notation = notationIn(text, writingOf(company, currency))
  return { ...toldIn(text, asked ?? 'all', notation, LEARNED), notation }
}

/** The facts that some of the figures tell, a thing each, to be confirmed. What no words name is left out. */
export const factsTold = (
  reading: Reading,
  figures: readonly FigureTold[],
  text: string,
  company: Company,
): ProposedFact[] =>
  thingsIn({ ...reading, figures: [...figures] }, text, isOneThing)
    .map(thing => factOf(thing, text, company))
    .filter(fact => fact !== null)

/** One name, or one made of the words of the other. */
const isOneThing = (one: string, other: string): boolean =>
  isSameName(one, other) ||
  meant(one, [{ kind: 'offer', label: other }]) !== null ||
  meant(other, [{ kind: 'offer', label: one }]) !== null

function factOf(thing: Thing, text: string, company: Company): ProposedFact | null {
  const { kind, attributes, quote, chance } = thing
  const label = labelOf(thing, text, company)
  const fact = {
    kind,
    label: label ?? '',
    attributes,
    quote,
    confidence: Number(chance.toFixed(3)),
    status: 'proposed' as const,
  }
  return label === null || isNameless(fact) ? null : fact
}

function labelOf({ kind, name, noun }: Thing, text: string, company: Company): string | null {
  if (kind === 'organization') return company.name
  if (kind === 'budget') return CALLED.budget ?? null
  const own = name && asLabel(name, text)
  if (own && nameRefusal(own) === null) return own
  if (noun && nameRefusal(noun) === null) return noun
  return CALLED[kind] ?? null
}

/** A name as it stands inside a sentence: a capital that only begins one is none. */
function asLabel(name: string, text: string): string {
  const at = text.indexOf(name)
  const isInside = at > 0 && /[\p{L}\d,;)]\s$/u.test(text.slice(0, at))
  const isProper = /^\p{Lu}.*\p{Lu}/u.test(name)
  return isInside || isProper ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

import type { SentFact } from '@sextant/contracts/agent-sessions/routes'
import { currencyOf, factLines } from '@sextant/contracts/company/fact-words'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { namedIn } from '@sextant/contracts/company/same-name'
import { ORPCError } from '@orpc/server'
import { asActor } from '@sextant/database/as-actor'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { checkedAttributes, checkedLabel } from '../company/index.ts'
import { readModel } from './dialogue.ts'
import { readSession } from './rows.ts'

/** What a person filled in counts as confirmed. */
export type CardFact = Pick<SentFact, 'kind' | 'label' | 'quote'> & {
  attributes: Readonly<Record<string, unknown>>
  confidence: 1
  status: 'confirmed'
}
/** `completes`: the standing fact that it says more of; null where it is new. */
export type CompletingFact = CardFact & { completes: string | null }

/** The rows of a message's cards, each fit for the model; refused with the row and what is wrong with it. */
export const cardFacts = (sent: readonly SentFact[]): CardFact[] =>
  sent.map((fact, index) => {
    try {
      return {
        kind: fact.kind,
        // A name stands as it was typed; what is none is for the person to shorten.
        label: checkedLabel(fact.label, fact.kind),
        quote: fact.quote,
        attributes: checkedAttributes(fact.kind, fact.attributes),
        confidence: 1,
        status: 'confirmed',
      }
    } catch (error) {
      throw inRow(error, index, fact)
    }
  })

/** Says which row is meant: `row` counts from 0 for the card, from 1 for people. */
function inRow(error: unknown, row: number, { kind, label }: SentFact): unknown {
  if (!(error instanceof ORPCError)) return error
  const where = `Row ${row + 1}, “${label}” (${KIND_NAMES[kind].one})`
  const data = error.data as { attributes?: readonly { attribute: string; message: string }[] }
  const wrong = data.attributes?.map(({ attribute, message }) => `${attribute}: ${message}`)
  const words = wrong ? wrong.join('; ') : error.message
  return fail('UNPROCESSABLE', `${where}: ${words}`, { row, ...data })
}

/** Of one thing, several people may say something. */
const NEVER_JOINED = new Set<FactKind>(['quote'])

/** A row that names what stands already completes it, as does one that names the thing of a row before it: nothing stands twice. */
export function joined(
  facts: readonly CardFact[],
  model: readonly CompanyFactRow[],
): CompletingFact[] {
  const rows: CompletingFact[] = []
  for (const fact of facts) {
    const before = sameAs(fact, rows)
    const standing = sameAs(fact, model)
    if (before) rows[rows.indexOf(before)] = together(before, fact)
    else rows.push({ ...fact, completes: standing?.id ?? null })
  }
  return rows
}

const sameAs = <Named extends { kind: FactKind; label: string }>(
  { kind, label }: CardFact,
  others: readonly Named[],
): Named | undefined =>
  NEVER_JOINED.has(kind)
    ? undefined
    : namedIn(
        others.filter(other => other.kind === kind),
        label,
      )

const together = (before: CompletingFact, fact: CardFact): CompletingFact => ({
  ...before,
  attributes: { ...before.attributes, ...fact.attributes },
  quote: before.quote || fact.quote,
})

/** The rows as the words of a message: a line each, as a source shows them. */
export function cardWords(facts: readonly CardFact[], model: readonly CompanyFactRow[]): string {
  const labelOf = (id: string): string | undefined => model.find(fact => fact.id === id)?.label
  return factLines(facts, { currency: currencyOf(model), labelOf })
}

/** The company model that a session speaks of. */
export const readSessionModel = (
  context: Context & { token: string },
  sessionId: string,
): Promise<CompanyFactRow[]> =>
  asActor(context.database.db, context, async tx =>
    readModel(tx, (await readSession(tx, sessionId)).client_id),
  )

import type { SentFact } from '@sextant/contracts/agent-sessions/routes'
import { currencyOf, factLines } from '@sextant/contracts/company/fact-words'
import { KIND_NAMES } from '@sextant/contracts/company/kinds'
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

/** The rows of a message's cards, each fit for the model; refused with the row and what is wrong with it. */
export const cardFacts = (sent: readonly SentFact[]): CardFact[] =>
  sent.map((fact, index) => {
    try {
      return {
        kind: fact.kind,
        label: checkedLabel(fact.label),
        attributes: checkedAttributes(fact.kind, fact.attributes),
        quote: fact.quote,
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

/** The rows as the words of a message: a line each, as a source shows them. */
export async function cardWords(
  context: Context & { token: string },
  sessionId: string,
  facts: readonly CardFact[],
): Promise<string> {
  const model = await asActor(context.database.db, context, async tx =>
    readModel(tx, (await readSession(tx, sessionId)).client_id),
  )
  const labelOf = (id: string): string | undefined => model.find(fact => fact.id === id)?.label
  return factLines(facts, { currency: currencyOf(model), labelOf })
}

import { FACTS_MAX } from '@sextant/contracts/company/facts'
import type { CustomerSourceRow, NewSource } from '@sextant/contracts/persona/routes'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { checkedLabel } from '../company/index.ts'
import { readPaste } from './read-paste.ts'

export const customerSourceRouter = {
  read: api.customerSources.read
    .use(withToken)
    .handler(({ input, context }) => readPaste(context, input)),

  add: api.customerSources.add.use(withToken).handler(async ({ input, context }) => {
    const { clientId = null, segment, sources } = input
    const given = sources.map(source => ({ source, facts: quotesOf(source, segment) }))
    return asActor(context.database.db, context, async tx => {
      let quotes = 0
      for (const { source, facts } of given)
        quotes += await callWithin<number>(
          tx,
          'add_customer_source',
          source.id,
          clientId,
          segment,
          source.heard,
          source.who,
          source.heldOn ?? null,
          source.words,
          JSON.stringify(facts),
          FACTS_MAX,
        )
      return { quotes }
    })
  }),

  list: api.customerSources.list
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<CustomerSourceRow>(
        context.database.pool,
        context,
        'list_customer_sources',
        input.clientId ?? null,
        input.segment ?? null,
      ),
    ),

  remove: api.customerSources.remove.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'remove_customer_source', input.id),
  })),

  restore: api.customerSources.restore.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'restore_customer_source', input.id),
  })),
}

/** The words that count, as confirmed facts: somebody read them before they were kept. Refused where they do not stand in what was pasted. */
function quotesOf({ id, heard, who, words, answers }: NewSource, segment: string) {
  const whole = spaced(words)
  return answers.map(answer => {
    if (!whole.includes(spaced(answer.words)))
      throw fail('UNPROCESSABLE', `“${answer.words}” does not stand in what ${who} said.`)
    return {
      kind: 'quote',
      label: checkedLabel(answer.label, 'quote'),
      attributes: { topic: answer.topic, who, heard, source: id, about: segment },
      quote: answer.words,
      confidence: 1,
      status: 'confirmed',
    }
  })
}

const spaced = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

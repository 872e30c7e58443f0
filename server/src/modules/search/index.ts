import { asActor } from '@sextant/database/as-actor'
import { api, withToken } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { askMeaning } from './embeddings/ask-meaning.ts'
import { find } from './find.ts'

export { fillSearch } from './fill-search.ts'
export { correctionsOf, piecesOf, termsOf, wordsOf } from './words.ts'

/** Somebody who types; a program that reads everything is slowed down. */
const searches = { name: 'search', points: 300, seconds: 60 }

export const searchRouter = {
  find: api.search.find.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, searches)
    // Before the transaction: a provider takes its time, and the embedded database has one connection.
    const meaning = await askMeaning(context, input)
    return asActor(context.database.db, context, tx => find(tx, input, meaning))
  }),
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from './as-owner.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** What a word is a part of or put together from, among the words of some text in German. */
const joined = (word: string, text: string): Promise<string[]> =>
  asOwner(database, async owner => {
    const { rows } = await owner.query<{ words: string[] }>(
      `select app.joined_words($1, tsvector_to_array(app.stems_of_entry('de', '', '', $2)), '{german}') as words`,
      [word, text],
    )
    return rows[0]!.words
  })

test.each([
  // Part of a word whose other parts stand somewhere too: at its end, before it, in its middle, joined by a sound.
  ['liste', 'Die Preisliste nennt jeden Preis.', ['preisliste']],
  ['versand', 'Die Versandkosten sind Kosten.', ['versandkost', 'versandkosten']],
  ['preis', 'Sommerpreisliste: eine Liste für den Sommer', ['sommerpreislist', 'sommerpreisliste']],
  [
    'versicherung',
    'Versicherungskosten und andere Kosten',
    ['versicherungskost', 'versicherungskosten'],
  ],
  // What is left of it is no word of anybody.
  ['trag', 'Der Vertrag und der Antrag', []],
  ['trag', 'Ein Eintrag und der Vertrag', []],
  ['liste', 'Eine Preisliste', []],
  // Put together from two, in any form of theirs.
  ['preisliste', 'Der Preis steht in der Liste.', ['preis liste']],
  ['preisliste', 'Die Preise stehen in Listen.', ['preis list']],
  ['kundenberater', 'Die Kunden fragen einen Berater.', ['kunden berater']],
  ['preisliste', 'Der Preis ist hoch.', []],
])('%s in “%s”', async (word, text, words) => expect(await joined(word, text)).toEqual(words))

import { randomUUID } from 'node:crypto'
import { asActor } from '@sextant/database/as-actor'
import { asOwner } from '@sextant/database/as-owner'
import { type Database, openDatabase } from '@sextant/database/open-database'
import { type Person, signUp } from '@sextant/database/testing/people'
import type pg from 'pg'
import { find } from '../../modules/search/find.ts'
import { keepMeanings } from '../../modules/search/related/keep-meanings.ts'
import { ASKED_PAGES, type AskedPage, type Sort } from './asked-pages.ts'
import { type OtherPage, otherPages } from './other-pages.ts'

/** Pages altogether, and how many results are looked at. */
const [PAGES, LOOKED_AT] = [300, 5] as const

type Page = OtherPage | AskedPage
export type Recall = {
  pages: number
  /** 0–1: questions whose page is among the first five results. */
  recall: number
  of: Record<Sort, { asked: number; found: number }>
  /** Questions whose page is not. */
  missed: string[]
}

/** Brings the pages into a database of their own and asks all questions as the person they belong to. */
export async function measureRecall(): Promise<Recall> {
  const database = await openDatabase({ dataDir: 'memory://' })
  try {
    const person = await signUp(database, 'Ines')
    const pages = [...ASKED_PAGES, ...otherPages(PAGES - ASKED_PAGES.length)]
    await asOwner(database, owner => plantPages(owner, person.orgId, pages))
    await keepMeanings({ database })
    const answers = []
    for (const page of ASKED_PAGES)
      answers.push({ page, found: await isFound(database, person, page) })
    return {
      pages: pages.length,
      recall: answers.filter(({ found }) => found).length / answers.length,
      of: countsOf(answers),
      missed: answers.filter(({ found }) => !found).map(({ page }) => page.asks),
    }
  } finally {
    await database.close()
  }
}

async function isFound(database: Database, person: Person, page: AskedPage): Promise<boolean> {
  const sought = { words: page.asks, goes_on: false, limit: LOOKED_AT, offset: 0 }
  const { rows } = await asActor(database.db, person, tx => find(tx, sought))
  return rows.some(({ name, heading }) => name === page.document && heading === page.heading)
}

function countsOf(answers: readonly { page: AskedPage; found: boolean }[]): Recall['of'] {
  const of: Partial<Recall['of']> = {}
  for (const { page, found } of answers) {
    const counts = (of[page.sort] ??= { asked: 0, found: 0 })
    counts.asked += 1
    counts.found += Number(found)
  }
  return of as Recall['of']
}

/** Documents as they are once their files were read: a page of text each, with one passage. */
async function plantPages(
  owner: pg.PoolClient,
  orgId: string,
  pages: readonly Page[],
): Promise<void> {
  const documents = Map.groupBy(pages, ({ document, language }) => `${document} (${language})`)
  for (const [first, ...more] of documents.values()) {
    const id = randomUUID()
    await owner.query('insert into public.documents (org_id, id, name) values ($1, $2, $3)', [
      orgId,
      id,
      first!.document,
    ])
    await owner.query(
      `insert into public.document_versions (org_id, document_id, version, file_name, kind, bytes, sha256) values ($1, $2, 1, 'page.pdf', 'pdf', 1, repeat('a', 64))`,
      [orgId, id],
    )
    const read = [first!, ...more].map(({ heading, words }, at) => ({
      page: at + 1,
      words,
      blocks: [],
      lines: [],
      passages: [{ starts: 0, heading, words }],
    }))
    await owner.query('select app.keep_document_text($1, $2, 1, $3, false, null, $4)', [
      orgId,
      id,
      first!.language,
      JSON.stringify(read),
    ])
  }
}

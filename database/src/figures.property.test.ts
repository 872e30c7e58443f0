import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importer, importerOf, newClient } from './testing/figure-imports.ts'
import {
  changesOf,
  countsOf,
  type ModelImport,
  standingOf,
  type Told,
  totalsOf,
} from './testing/figure-model.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { type Person, signUp } from './testing/people.ts'

let database: FreshDatabase
let agency: Person
beforeAll(async () => {
  database = await freshDatabase()
  agency = await signUp(database, 'Agency', 'AGENCY')
})
afterAll(() => database.drop())

const SEED = Number(process.env.FIGURES_SEED ?? 20_260_907)
const SOURCES = ['google-ads', 'meta-ads']
// Twenty days over the end of a month, so that weeks and months are cut differently.
const DAYS = Array.from({ length: 20 }, (_, index) =>
  new Date(Date.UTC(2026, 8, 17 + index)).toISOString().slice(0, 10),
)

/** A file is of one source and one cut, its lines of some days; now and then two lines tell the same key. */
const fileOf = fc
  .record({
    source: fc.constantFrom(...SOURCES),
    grain: fc.constantFrom('campaign', 'campaign', 'ad_group', 'channel'),
    device: fc.constantFrom(null, null, 'device'),
    first: fc.nat(DAYS.length - 3),
    lines: fc.array(
      fc.record({
        day: fc.nat(2),
        campaign: fc.constantFrom('Lamps', 'Shades', null),
        device: fc.constantFrom('mobile', 'desktop'),
        spend: fc.integer({ min: -50, max: 4_000 }),
        clicks: fc.option(fc.nat(90), { freq: 2 }),
        currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ source, grain, device, first, lines }) =>
    lines.flatMap((line, at): Told[] => {
      const shared = {
        line: at + 2,
        day: DAYS[first + line.day]!,
        source,
        grain,
        campaign: line.campaign,
        slice: device && `${device}=${line.device}`,
        currency: line.currency,
      }
      const spend = { ...shared, measure: 'spend', value: line.spend }
      return line.clicks === null
        ? [spend]
        : [spend, { ...shared, measure: 'clicks', value: line.clicks }]
    }),
  )
/** The second file of an import is another one, or tells the lines of the first anew. */
const filesOf = fc
  .record({ first: fileOf, second: fc.option(fileOf), again: fc.integer({ min: -1, max: 2 }) })
  .map(({ first, second, again }) => {
    if (again > 0) return [first, first.map(told => ({ ...told, value: told.value * again }))]
    return second ? [first, second] : [first]
  })
const stepOf = fc.oneof(
  { weight: 3, arbitrary: fc.record({ files: filesOf }) },
  { weight: 2, arbitrary: fc.record({ turnOver: fc.nat(9) }) },
)
type Step = { files: Told[][] } | { turnOver: number }

type World = { imports: (ModelImport & { id: string })[]; at: Importer }

async function importFiles({ imports, at }: World, files: Told[][]): Promise<void> {
  const id = await at.draft(...files)
  const draft: ModelImport = { turn: null, isUndone: false, files }
  const { lines, changes, changed } = await at.preview(id)
  const shown = changes.map(({ day, source, measure, currency, stands, will_stand }) => [
    [day, source, measure, currency].join('|'),
    `${stands} → ${will_stand}`,
  ])
  const expected = changesOf(imports, draft)
  expect(Object.fromEntries(shown)).toEqual(expected)
  expect(changed).toBe(Object.keys(expected).length)
  const counts = countsOf(imports, draft)
  const sum = (of: 'new' | 'restated' | 'same') => lines.reduce((all, one) => all + one[of], 0)
  expect({ new: sum('new'), restated: sum('restated'), same: sum('same') }).toEqual(counts)
  expect(await at.finish(id)).toEqual(counts)
  imports.push({ ...draft, id, turn: imports.length })
}

/** Takes an import back, or puts one in again that was taken back. */
async function turnOver({ imports, at }: World, which: number): Promise<void> {
  const one = imports[which % imports.length]
  if (!one) return
  await (one.isUndone ? at.redo(one.id) : at.undo(one.id))
  one.isUndone = !one.isUndone
}

test(
  'after any sequence of imports, undo and redo the totals are what a naive model says',
  { timeout: 120_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(stepOf, { minLength: 2, maxLength: 8 }),
        async (steps: Step[]): Promise<void> => {
          const at = importerOf(database, agency, await newClient(database, agency))
          const world: World = { imports: [], at }
          for (const step of steps) {
            if ('files' in step) await importFiles(world, step.files)
            else await turnOver(world, step.turnOver)
            expect(await at.totals()).toEqual(totalsOf(standingOf(world.imports)))
          }
        },
      ),
      { numRuns: 60, seed: SEED },
    ),
)

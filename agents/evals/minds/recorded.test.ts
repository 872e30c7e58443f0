import { expect, test } from 'vitest'
import { claimsOf } from '../../src/evidence/claims.ts'
import { addReading } from '../reading.ts'
import { readBoth } from './mind-table.ts'
import { caseNames, firmOfCase, recordedOf } from './recording.ts'
import { replayed } from './replayed.ts'
import { draftCase } from './run-case.ts'

const CASES = caseNames().flatMap(name => recordedOf(name).map(what => ({ name, what })))
/** Of what a model said, the rails let through this much at least. */
const LEAST_IN_ITS_WORDS = 10
const LEAST_RIGHT = 0.85

for (const { name, what } of CASES) {
  if (what === 'read') continue
  test(`${name}, ${what}: what a model answered stands on sources, and no figure in it is invented`, async () => {
    const { deliverable, notices } = await draftCase(firmOfCase(name), what, replayed(name, what))
    const own = claimsOf(deliverable).filter(({ claim }) => claim.by === 'model')
    expect(notices).toEqual([])
    expect(own.length).toBeGreaterThan(LEAST_IN_ITS_WORDS)
    expect(own.filter(({ claim }) => claim.sources.length === 0)).toEqual([])
    const status = (id: string) => deliverable.checks.find(check => check.id === id)?.status
    expect([status('arithmetic'), status('sources')]).toEqual(['passed', 'passed'])
  }, 30_000)
}

test('what a model read of everything said at once reaches more cards than the built-in reader’s', async () => {
  const read = CASES.filter(({ what }) => what === 'read')
  const scored = await Promise.all(
    read.map(({ name, what }) => readBoth(firmOfCase(name), replayed(name, what))),
  )
  const model = scored.map(one => one.model).reduce(addReading)
  const builtIn = scored.map(one => one.builtIn).reduce(addReading)
  expect(model.reached).toBeGreaterThan(builtIn.reached)
  expect(model.rightCards).toBeGreaterThan(builtIn.rightCards)
  // What is right and the careful person did not keep counts as wrong.
  expect(model.rightFilled / model.filled).toBeGreaterThan(LEAST_RIGHT)
}, 30_000)

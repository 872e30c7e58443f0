import { expect, test } from 'vitest'
import { checkedDraft, kitesKnown } from '../../testing/kites.ts'
import { pathsAwaited } from './arrange.ts'

const TABLE = `Path\tJourneys\tConversions\tRevenue
Meta Ads > Email > Direct\t420\t12\t840
Google Ads\t900\t31\t2210
Meta Ads > Google Ads\t310\t22\t1540
Email > Direct\t150\t9\t700`

test('every way credits the same sum, and where they lie furthest apart is said', () => {
  const { body, decision, checks, sources } = checkedDraft('attribution', null, [TABLE])
  expect(body.ways).toEqual([
    'Last touch',
    'First touch',
    'Linear',
    '40/20/40',
    'Markov',
    'Shapley',
  ])
  for (const at of body.ways.keys())
    expect(body.rows.reduce((sum, { credits }) => sum + credits[at]!, 0)).toBeCloseTo(74, 6)
  expect(decision.text).toContain('“Meta Ads” gets between 0 (Last touch) and 34 (First touch)')
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
  expect(sources).toMatchObject([{ kind: 'answer', verified: true }])
})

test('commas part cells as well, and without journeys it says what cannot be told', () => {
  const { body } = checkedDraft('attribution', null, [
    'Social > Search, 12, 840\nSearch, 31, 2210\nSocial > Email > Search, 5, 300',
  ])
  expect(body).toMatchObject({ isCompared: true, journeys: 48, conversions: 48 })
  expect(body.says.at(-1)!.text).toContain('see only journeys that converted')
})

test.each(['Who deserves the credit?', 'Search, 31, 2210\nEmail, 12, 90', ''])(
  'it asks for paths where none are told: “%s”',
  text => {
    const awaited = pathsAwaited(kitesKnown('attribution', null, [text]))
    expect(awaited?.text).toContain('none of them says who came by which way before')
  },
)

test('paths of single touches say the same by every way', () => {
  const { body, decision } = checkedDraft('attribution', null, [
    'Search, 300, 31, 900\nEmail, 90, 12, 400\nSearch > Email, 20, 0, 0',
  ])
  expect(body.isCompared).toBe(false)
  expect(decision.text).toMatch(/^All ways of counting say the same/)
})

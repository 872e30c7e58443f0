import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'
import { inWords, moveOf, said } from './testing/in-words.ts'

const keysOf = (...given: Parameters<typeof statementsOf>) =>
  statementsOf(...given).map(({ key }) => key)

test('a statement is named by what stands there, so that another order changes no name', () => {
  const bread = {
    rule: 'dependence',
    quadrant: null,
    claim: said('Half of it.', { fact: 'bread' }),
  }
  const rolls = { rule: 'dependence', quadrant: null, claim: said('A third.', { fact: 'rolls' }) }
  const forth = keysOf(inWords({ findings: [bread, rolls] }))
  const back = keysOf(inWords({ findings: [rolls, bread] }))
  expect(forth).toContain('findings/dependence:bread/claim')
  expect(forth.toSorted()).toEqual(back.toSorted())
})

test('every statement has its own name and stands under its heading, in reading order', () => {
  const twice = { rule: 'gap', quadrant: null, claim: said('A gap.') }
  const statements = statementsOf(
    inWords({
      findings: [twice, twice],
      narrative: [{ id: 'why', heading: 'What leads', paragraphs: [said('It leads.')] }],
      moves: [moveOf('raise', said('Raise it.'))],
    }),
  )
  expect(statements.map(({ key }) => key)).toEqual([
    'decision',
    'findings/gap/claim',
    'findings/gap/claim~2',
    'narrative-why/paragraphs/0',
    'moves/raise/title',
    'moves/raise/because',
    'moves/raise/steps/0',
    'moves/raise/steps/1',
    'moves/raise/steps/2',
    'moves/raise/method',
  ])
  expect(statements[3]?.part.heading).toBe('What leads')
})

test('a judgment of the model is never taken for what stands in its place otherwise', () => {
  const factor = (claim: ReturnType<typeof said>) =>
    inWords({ body: { strengths: [{ id: 'S1', claim }] } as never })
  const [ours] = keysOf(factor(said('Known.'))).slice(1)
  const [theirs] = keysOf(factor(said('Felt.', { evidence: 'judgment' }))).slice(1)
  expect(ours).toBe('body/strengths/S1/claim')
  expect(theirs).not.toBe(ours)
})

test('of a deliverable that still grows, what has come is told', () => {
  expect(keysOf({ decision: { text: 'Raise', sources: [] }, findings: [undefined!] })).toEqual([
    'decision',
  ])
  expect(keysOf({})).toEqual([])
})

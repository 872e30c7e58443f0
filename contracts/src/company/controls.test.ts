import { expect, test } from 'vitest'
import { controlsOf, FIRST_ATTRIBUTES } from './controls.ts'
import { FACT_KINDS } from './kinds.ts'

test.each(FACT_KINDS)(
  'every attribute of %s has a control, and its card begins with some of them',
  kind => {
    const controls = controlsOf(kind)
    const names = controls.map(({ attribute }) => attribute)
    expect(FIRST_ATTRIBUTES[kind].filter(name => !names.includes(name))).toEqual([])
    expect(names).not.toContain('number')
  },
)

test('a control follows from the schema', () => {
  const of = (kind: Parameters<typeof controlsOf>[0], name: string) =>
    controlsOf(kind).find(({ attribute }) => attribute === name)?.control
  expect(of('offer', 'price')).toEqual({ as: 'amount' })
  expect(of('offer', 'share')).toEqual({ as: 'share' })
  expect(of('offer', 'growth')).toEqual({ as: 'growth' })
  expect(of('offer', 'priceYear')).toEqual({ as: 'number' })
  expect(of('goal', 'target')).toEqual({ as: 'figure', form: 'form' })
  expect(of('strength', 'proof')).toEqual({ as: 'figure', form: 'proofForm' })
  expect(of('measure', 'byMonth')).toEqual({ as: 'months', form: 'form' })
  expect(of('rival', 'betterAt')).toMatchObject({ as: 'chips', several: true })
  expect(of('rival', 'sort')).toMatchObject({ as: 'chips', several: false })
  expect(of('rival', 'about')).toEqual({ as: 'fact' })
  expect(of('person', 'does')).toEqual({ as: 'names' })
  expect(of('person', 'alone')).toEqual({ as: 'yes-no' })
  expect(of('person', 'leaves')).toEqual({ as: 'day' })
})

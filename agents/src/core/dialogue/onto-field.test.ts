import { describe, expect, test } from 'vitest'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { isBare, ontoFields, type OpenField } from './onto-field.ts'

const company = firm({
  goal: [{ label: 'rides', form: 'count' }],
  offer: [{ label: 'canal rides', price: dollars(40, 'sale') }, { label: 'canal picnics' }],
  constraint: [{ label: 'the lock' }, { label: 'the pump' }],
  change: [{ label: 'the toll' }],
})
const fields = (label: string, ...attributes: string[]): OpenField[] => {
  const fact = company.facts.find(one => one.label === label)!
  return attributes.map(attribute => ({ fact, attribute }))
}
const put = (text: string, open: OpenField[]) => ontoFields(text, open, company)?.attributes

describe('what was asked for goes into its field', () => {
  test('a figure that one field takes, and a line that is named', () => {
    const [, picnics] = company.facts.filter(({ kind }) => kind === 'offer')
    expect(put('picnics, maybe 12', fields('the lock', 'about', 'lost'))).toEqual({
      about: picnics?.id,
      lost: 12,
    })
  })

  test('so many a month are so many a year', () => {
    expect(put('2 a month', fields('the lock', 'lost'))).toEqual({ lost: 24 })
  })

  test('a word of a list', () => {
    expect(put('it hurts us', fields('the toll', 'bearing'))).toEqual({ bearing: 'hurts' })
  })

  test('the card that is named, else the first', () => {
    const open = [...fields('the lock', 'lost'), ...fields('the pump', 'lost')]
    expect(ontoFields('the pump: 5', open, company)?.id).toBe(
      fields('the pump', 'lost')[0]!.fact.id,
    )
    expect(ontoFields('5', open, company)?.id).toBe(fields('the lock', 'lost')[0]!.fact.id)
  })
})

describe('what is not clear is not put anywhere', () => {
  test('a figure that two fields take', () => {
    expect(put('40', fields('rides', 'baseline', 'target'))).toBeUndefined()
  })

  test('a line that two could be', () => {
    expect(put('the canal', fields('the lock', 'about'))).toBeUndefined()
  })

  test('a number of a year where an amount is asked for', () => {
    expect(put('46 last year', fields('canal picnics', 'price'))).toBeUndefined()
  })

  test('more than an answer', () => {
    const long =
      'we had a lot of rain and the lock was shut for most of the spring so in the end I would say 30 or so but nobody really kept a list of it'
    expect(put(long, fields('the lock', 'lost'))).toBeUndefined()
  })
})

test('a bare answer holds a figure or a name, and no sentence', () => {
  for (const bare of ['about 45', '12 a year', 'canal picnics', '$4.50 each'])
    expect(isBare(bare), bare).toBe(true)
  for (const more of [
    'we sold 12 vases',
    'the gate is 16 feet wide',
    'nobody here ever kept any list',
  ])
    expect(isBare(more), more).toBe(false)
})

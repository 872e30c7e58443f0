import type { Move } from '@sextant/contracts/deliverable'
import { expect, test } from 'vitest'
import { withinHours } from './within-hours.ts'

const move = (id: string, hours: number, by?: 'model') =>
  ({ id, hours, method: { text: '', sources: [], ...(by && { by }) } }) as unknown as Move
const told = (moves: readonly Move[]) => moves.map(({ id, hours }) => `${id} ${hours}`)

test('a plan holds the moves that it has hours for, in their order', () => {
  const moves = [move('ring', 6), move('write', 9), move('count', 4)]
  expect(told(withinHours(moves, 11))).toEqual(['ring 6', 'count 4'])
  expect(told(withinHours(moves, 40))).toEqual(['ring 6', 'write 9', 'count 4'])
})

test('a language model’s first move takes no longer than the plan, an engine’s is kept as it is', () => {
  expect(told(withinHours([move('visit', 24, 'model'), move('count', 4)], 17))).toEqual([
    'visit 17',
  ])
  expect(told(withinHours([move('build', 24), move('count', 4)], 17))).toEqual(['build 24'])
})

test('without known hours all stay', () => {
  expect(withinHours([move('visit', 24, 'model'), move('count', 80)], null)).toHaveLength(2)
})

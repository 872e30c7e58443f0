import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import { PLAYS } from '../plays/plays.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { Desk } from './desk.ts'
import { effortOf } from './effort.ts'
import { costOfMove, ideasOnTop } from './move-cost.ts'

const profile = { companyName: 'Kiln', industry: 'Retail', companySize: '1-10', description: '' }
const desk = new Desk(
  firm({
    offer: [{ label: 'tiles', price: dollars(90), unitCost: dollars(30), volume: 700 }],
    idea: [{ label: 'a second kiln', cost: dollars(2_400) }],
  }),
  profile,
  [],
)
const finding = desk.findings.find(({ rests }) => rests[0] === 'idea-1')
const play = (nature: 'act' | 'measure') =>
  ({
    play: { ...PLAYS[0], nature, hours: 10 },
    finding,
    cost: [0, 0],
  }) as unknown as ChosenPlay

test('whoever does an idea pays what its card says', () => {
  expect(costOfMove(desk, play('act'))).toEqual([240_000, 240_000])
  expect(ideasOnTop(desk, [play('act')])).toEqual([])
})

test('what tests an idea costs its own, and the sum of the idea is told beside it', () => {
  expect(costOfMove(desk, play('measure'))).toEqual([0, 0])
  const [section] = effortOf(desk, [play('measure'), play('measure')])
  expect(section?.paragraphs[0]?.text).toBe(
    'The 2 moves take about 20 hours of work. To do the ideas they test costs $2,400 by their cards, which comes on top.',
  )
})

import { BOUGHT_AS, type BoughtAs } from '@sextant/contracts/company/chips'
import { ASSET_WORDS, SUBJECT_MOST } from '@sextant/contracts/quick-start/first-plan-words'
import { expect, test } from 'vitest'
import type { Company } from '../../company/company.ts'
import { Desk } from '../../core/desk.ts'
import { Kit } from '../../findings/kit.ts'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { textsOf } from '../tools/first-plan/asset.ts'
import { knownMoves } from '../tools/first-plan/moves/known-moves.ts'
import { START_MOVES } from './knowledge.ts'

const PROFILE = { companyName: 'The firm', industry: 'Other', companySize: '1-10', description: '' }

/** Names of every shape that an owner may type. */
const NAMES = [
  'evening courses',
  'raw honey',
  'Consultation for children',
  'yearly tuning of church organs',
  'Birdwatching boat trips out of the old harbour',
]
const GOAL = {
  label: 'more of them',
  counts: 'sales' as const,
  baseline: 10,
  target: 16,
  form: 'count' as const,
  per: 'month' as const,
}
const SORTS = ['awareness', 'conversion', 'retention', 'season', 'capacity'] as const

function firmWith(
  boughtAs: BoughtAs | undefined,
  sort?: (typeof SORTS)[number],
  label = NAMES[0]!,
  isBare = false,
): Company {
  return firm({
    offer: [
      {
        label,
        ...(boughtAs && { boughtAs }),
        ...(!isBare && { price: dollars(80), unitCost: dollars(20) }),
      },
    ],
    ...(!isBare && { segment: [{ label: 'families of the quarter' }], goal: [GOAL] }),
    ...(sort && { constraint: [{ label: 'what holds back', sort }] }),
  })
}

const groundOf = (company: Company) => ({ company, kit: new Kit(company) })
const movesOf = (company: Company) => knownMoves(groundOf(company))

test('whatever is sold and wherever it is stuck, there are three moves or more, and the first is made for it', () => {
  for (const way of BOUGHT_AS)
    for (const sort of [undefined, ...SORTS]) {
      const ids = movesOf(firmWith(way, sort)).map(({ play }) => play.id)
      expect(ids.length, `${way}, ${sort}`).toBeGreaterThanOrEqual(sort === 'capacity' ? 2 : 3)
      const first = START_MOVES.find(({ id }) => id === ids[0])
      if (sort !== 'capacity') expect(first?.bought, `${way}, ${sort}`).toContain(way)
    }
})

test('two firms that sell in different ways are told to begin with different things', () => {
  const firsts = BOUGHT_AS.map(way => movesOf(firmWith(way))[0]?.play.id)
  expect(new Set(firsts).size).toBe(BOUGHT_AS.length)
})

const count = (text: string, sign: string): number => text.split(sign).length - 1
const isOdd = (text: string): boolean =>
  / {2}|undefined|null| ,|\.\.| \./.test(text) || count(text, '“') !== count(text, '”')

test('every move reads well with names of any shape, with figures and without', () => {
  for (const name of NAMES)
    for (const isBare of [false, true]) {
      // A way of buying at each place where it may be stuck; in all, every move.
      const moves = [undefined, ...BOUGHT_AS].flatMap((way, at) =>
        movesOf(firmWith(way, SORTS[at % SORTS.length], name, isBare)),
      )
      const texts = moves.flatMap(({ title, finding, steps, metric, stop }) =>
        [title, finding.says, ...steps, metric, stop].map(({ text }) => text),
      )
      expect(texts.filter(isOdd)).toEqual([])
    }
})

test('every text fits its place, says one thing with its price, and lists what is to be filled in', () => {
  const desk = new Desk(firmWith('on-a-date'), PROFILE, ['start'])
  for (const { id, text } of START_MOVES.filter(move => move.text)) {
    const [asset] = textsOf(desk, [{ play: { id } }])
    const { most } = ASSET_WORDS[text!.form]
    const words = asset!.lines.map(line => line.text).join(' ')
    expect(words.length, `${id}: ${words}`).toBeLessThanOrEqual(most ?? Infinity)
    expect(asset!.subject?.text.length ?? 0).toBeLessThanOrEqual(SUBJECT_MOST)
    for (const [, place] of words.matchAll(/\[([^\]]+)\]/g))
      expect(asset!.fill?.join().toLowerCase()).toContain(place!.toLowerCase())
  }
})

test('nothing costs more than can be spent in a month', () => {
  const poor = firm({
    offer: [{ label: 'hats', boughtAs: 'as-a-thing', price: dollars(80) }],
    budget: [{ label: 'for marketing', amount: dollars(50, 'month') }],
  })
  for (const { cost } of movesOf(poor)) expect(cost[1]).toBeLessThanOrEqual(5_000)
})

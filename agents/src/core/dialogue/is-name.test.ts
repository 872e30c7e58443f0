import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { THOUGHTS } from '../thinking.ts'
import { propose } from './propose.ts'

const empty = firm({}, { name: 'Nightjar Lamps', today: '2026-11-22' })
const labels = (text: string, kind: FactKind): string[] =>
  propose(text, empty, { kind, attributes: [] })
    .facts.filter(fact => fact.kind === kind)
    .map(({ label }) => label)

test.each<[FactKind, string, string]>([
  // What stands beside a name is no part of it.
  ['offer', 'desk lamps avg $120, 40 a month', 'desk lamps'],
  ['offer', 'approx lanterns 80 each', 'lanterns'],
  ['channel', 'rest word of mouth', 'word of mouth'],
  // A name is not cut before its noun, however it begins.
  ['offer', 'hand woven baskets 240', 'hand woven baskets'],
  ['partner', 'Slate tiles from one quarry', 'Slate tiles from one quarry'],
  ['rival', 'Ready mixed kits $70', 'ready mixed kits'],
  ['rival', 'Online shops 20% cheaper', 'online shops'],
  // Names that are names, one word or several.
  ['rival', 'Brilliant 300 each', 'Brilliant'],
  ['rival', 'HGS language trips 2,400', 'HGS'],
  ['offer', 'polishing 150', 'polishing'],
  ['channel', 'fair 900, 6 customers', 'fair'],
  ['rival', 'doing nothing', 'doing nothing'],
  ['person', 'Dr. Anna Holm signs every plan', 'Dr. Anna Holm'],
  ['person', 'Carving is Pat only, he is 61', 'Pat'],
  ['person', 'Wool rugs take 7 hours and only Ines Holm can knot them', 'Ines Holm'],
  ['channel', 'Food fair in Moss End cost 3,400 and got us 5 shops', 'Food fair'],
  ['rival', 'The dry cleaner next door does hems for 18', 'the dry cleaner'],
  ['rival', 'Blue Heron does the same for free', 'Blue Heron'],
  ['change', 'there is this county grant for repair shops, 15k', 'county grant'],
  ['resource', 'the yards', 'the yards'],
  ['offer', 'crowns 900 each', 'crowns'],
  ['segment', 'Norway is 30% of sales', 'Norway'],
  ['offer', 'Jersey 40 each', 'jersey'],
])('%s: “%s” is called %s', (kind, text, label) => {
  expect(labels(text, kind)[0]).toBe(label)
})

test.each<[FactKind, string]>([
  ['rival', 'cheap, 120'],
  ['partner', 'abt 38,000 a year'],
  ['offer', 'its nearly all margin'],
  ['offer', 'same price since 2021'],
  ['strength', 'customers say because we use real wood'],
  ['strength', 'we retune it for life, which others do not'],
  ['change', 'they need b2 later anyway'],
])('%s: nothing in “%s” is a name: its card asks', (kind, text) => {
  expect(labels(text, kind)).toEqual([])
})

test('who wishes is not what is counted, and a day in another language neither', () => {
  expect(labels('Harbour Board wants 200 by March 2028', 'goal')).toEqual(['the goal'])
  expect(labels('hoje 38 clientes, 60 by December 2027', 'goal')).not.toContain('hoje')
})

test('a field in the place of a name still fills in what was named before', () => {
  expect(
    propose('lanterns $80, margin 30%', empty, { kind: 'offer', attributes: [] }).facts,
  ).toMatchObject([{ kind: 'offer', label: 'lanterns', attributes: { margin: 0.3 } }])
})

test('money is no name, also in the language of its country', () => {
  const own = { ...empty, currency: 'BRL' }
  const goals = propose('9.000 reais of sales a month today, 12.000 a month by May 2027', own, {
    kind: 'goal',
    attributes: [],
  })
  expect(goals.facts.map(({ label }) => label)).toEqual(['sales'])
  const cost = propose('it is 9 reais', own, { kind: 'measure', attributes: [] })
  expect(cost.facts.map(({ label }) => label)).not.toContain('reais')
})

test('what is no name is not offered for one either', () => {
  const [card] = THOUGHTS.read({
    text: 'Cheap ones from a market abroad 120',
    currency: 'USD',
    today: '2026-11-22',
  })
  expect(card?.names).not.toContain('Cheap')
  expect(card?.nouns).toContain('market')
})

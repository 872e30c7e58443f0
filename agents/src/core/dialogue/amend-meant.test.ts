import { describe, expect, test } from 'vitest'
import type { MessageRow } from '@sextant/contracts/agent-events'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { dollars, firm } from '../../findings/testing/firm.ts'
import type { Next } from '../plan.ts'
import { THOUGHTS } from '../thinking.ts'

/** A pottery, with a figure of many sorts. */
const company = firm(
  {
    segment: [
      { label: 'the Elmstow council order', share: 0.54, spend: dollars(61_000, 'year') },
      { label: 'course guests', size: 186, previousSize: 171, leaves: 0.22 },
    ],
    constraint: [{ label: 'the kiln', lost: 45, hoursEach: 14, hoursPerWeek: 35 }],
    strength: [
      { label: 'delivery', proof: 6, proofForm: 'days', versus: 11 },
      { label: 'flawless firings', proof: 0.84, proofForm: 'share' },
    ],
    rival: [{ label: 'swap shop', price: dollars(120) }],
    offer: [{ label: 'glazed bowls', price: dollars(140), volume: 186 }],
    goal: [{ label: 'average wait', baseline: 31, target: 10, form: 'count' }],
    change: [{ label: 'the stall fee', yearlyCost: dollars(280) }],
  },
  { name: 'Elmstow Pottery' },
)

const message = (role: MessageRow['role'], text: string): MessageRow => ({
  id: `${role} ${text}`,
  parent_id: null,
  role,
  text,
  created_at: '2026-11-20T10:00:00Z',
  tool: 'swot',
  question: null,
})

const profile = {
  companyName: company.name,
  industry: 'Other',
  companySize: '1-10',
  description: '',
}

function wordsOf(next: Next): string {
  if (next.kind === 'ask') return next.question.text
  return (next.kind === 'say' ? next.text : next.lead) ?? ''
}

type Made = { changed: unknown[]; read: unknown[]; says: string }

/** What is made of words that are said once there is a document. */
const afterDraft = (text: string): Made =>
  made([message('agent', 'A first draft'), message('user', text)])

/** What is made of the same words as an answer. */
function answering(kind: FactKind, text: string): Made {
  const question = { key: kind, kind, attributes: [], n: 1, of: 7, why: '', example: '' }
  return made([{ ...message('agent', 'How is it?'), question }, message('user', text)])
}

function made(thread: MessageRow[]): Made {
  const known = { tool: 'swot' as const, profile, company, cardsOnly: false, thread }
  const { changes, proposed, next } = THOUGHTS.plan(known)
  const labelOf = (id: string): string => company.facts.find(fact => fact.id === id)!.label
  const told = changes.filter(({ attributes }) => Object.keys(attributes ?? {}).length > 0)
  return {
    changed: told.map(({ id, attributes }) => [labelOf(id), attributes]),
    read: proposed.map(({ label, attributes }) => [label, attributes]),
    says: wordsOf(next),
  }
}

describe('the figure that does not hold is stored nowhere, and the right one that stands is told', () => {
  test.each([
    ["that's wrong: the council pays 61,000 a year, not 14,100", 'the Elmstow council order'],
    ['the council pays 61,000 a year, not 14,100', 'the Elmstow council order'],
    ['no. the council order is 61,000 a year', 'the Elmstow council order'],
    ['it is 84, not 88', 'flawless firings'],
    ['flawless firings are 84%, not 88%', 'flawless firings'],
    ['no, 31, 24 was before', 'average wait'],
    ['no sorry the wait is 31 days, 24 was before the new kiln', 'average wait'],
    ['the wait was 24 before, it is 31', 'average wait'],
    ['guests are 186, 171 was last year', 'course guests'],
    ['we refused 45, not 30', 'the kiln'],
  ])('“%s”', (text, label) => {
    const { changed, read, says } = afterDraft(text)
    expect(changed).toEqual([])
    expect(read).toEqual([])
    expect(says).toContain(`“${label}”`)
    expect(says).toContain('stands already, so no card was changed.')
    expect(says).toContain('The document is written anew from it.')
  })

  test.each([
    ['we throw 84 mugs, not 88', 88],
    ['the queue is 19 days, not 23 days', 23],
    ['no sorry the queue is 19 days, 12 was before the fair', 12],
    ['no, the tax is 12, 19 was before', 19],
    ['the 7 weeks should be 9 weeks', 7],
  ])('“%s”, where neither stands', (text, wrong) => {
    const { changed, read } = afterDraft(text)
    expect(changed).toEqual([])
    expect(JSON.stringify(read)).not.toContain(String(wrong))
  })
})

describe('a period brings a count to the year of its field, and never takes its place', () => {
  test.each([
    ['correction: the 45 refused were over two years, not one', 23, '45 over two years is 22.5'],
    ['the 45 were over two years', 23, 'The card holds whole ones.'],
    ['the 45 refusals are over 3 years', 15, '45 over 3 years is 15 a year.'],
    ['45 refused was in six months, not a year', 90, '45 over six months is 90 a year.'],
    ['the 45 is a month, not a year', 540, '45 a month is 540 a year.'],
  ])('“%s”', (text, lost, how) => {
    const { changed, says } = afterDraft(text)
    expect(changed).toEqual([['the kiln', { lost }]])
    expect(says).toContain(how)
  })

  test.each(['we planted 45 trees over two years', 'the average wait of 31 was over two years'])(
    '“%s” is of nothing that stands by the year',
    text => {
      expect(afterDraft(text).changed).toEqual([])
    },
  )
})

describe('a correction finds its card by the old figure, else by its name, whatever its kind', () => {
  test.each([
    ['the 6 days should be 8 days', 'delivery', { proof: 8 }],
    ['should be 8 days', 'delivery', { proof: 8 }],
    ['delivery should be 8 days', 'delivery', { proof: 8 }],
    ['the stall fee is 310 now, no longer 280', 'the stall fee', { yearlyCost: dollars(310) }],
    ['the fee is 310, no longer 280', 'the stall fee', { yearlyCost: dollars(310) }],
    [
      'the council order is 63,000 a year',
      'the Elmstow council order',
      { spend: dollars(63_000, 'year') },
    ],
    ['the kiln takes 16 hours', 'the kiln', { hoursEach: 16 }],
    ["the swap shop's price is 150", 'swap shop', { price: dollars(150) }],
    ['28 days now, 31 was before', 'average wait', { baseline: 28 }],
    ['guests are 191 by now, was 186', 'course guests', { size: 191 }],
    ['I said guests were 186, it is 160', 'course guests', { size: 160 }],
    ['instead of 45 we refused 52', 'the kiln', { lost: 52 }],
  ])('“%s”', (text, label, attributes) => {
    const { changed, read, says } = afterDraft(text)
    expect(changed).toEqual([[label, attributes]])
    expect(read).toEqual([])
    expect(says).toContain(`Corrected: ${label}`)
  })

  test.each([
    ['the 186 should be 190', '“course guests”, how many; “glazed bowls”, sold a year'],
    ['glazed bowls should be 150', '“glazed bowls”, price; “glazed bowls”, sold a year'],
  ])('“%s” is asked about', (text, cards) => {
    const { changed, read, says } = afterDraft(text)
    expect([...changed, ...read]).toEqual([])
    expect(says).toContain(`${cards}. Which of them is meant?`)
  })

  test.each([
    'we sell 12 vases a year, not plates',
    'we serve 40 guests before noon, 20 after',
    '12 apprentices should be enough',
    'tiles were 45 last year, more than 52 is impossible',
    'the levy is 9%, not 11%',
    'the kiln gate is 16 feet wide',
  ])('“%s” changes no card', text => {
    expect(afterDraft(text).changed).toEqual([])
  })
})

test('a figure that is only denied is taken out where it stands, and never read', () => {
  const { changed, read } = afterDraft('the council order is not 61,000')
  expect(changed).toEqual([['the Elmstow council order', { spend: null }]])
  expect(read).toEqual([])
  const other = afterDraft('the ladder is not 77 feet')
  expect([...other.changed, ...other.read]).toEqual([])
})

describe('while questions are asked', () => {
  test.each<[FactKind, string, string]>([
    ['offer', 'plates 24 each, not 28', '28'],
    ['offer', 'plates 24, vases 45, not 57', '57'],
    ['strength', 'the 7 days should be 9 days', '7'],
  ])('%s: “%s” leaves out what does not hold', (kind, text, wrong) => {
    const { changed, read } = answering(kind, text)
    expect(JSON.stringify([changed, read])).not.toContain(wrong)
  })

  test('what was told right before is corrected with it', () => {
    const text = 'repairs take 24 days. no sorry it is 19 days, 24 was before the new kiln'
    const { changed, read } = answering('strength', text)
    expect(changed).toEqual([])
    expect(read).toMatchObject([[expect.any(String), { proof: 19, proofForm: 'days' }]])
  })

  test.each<[FactKind, string]>([
    ['goal', 'the 31 days should be 10 days'],
    ['strength', 'we fire in 31 days and others in 45'],
    ['goal', 'the wait is 31 days, plan is 15 until March 2028'],
  ])('%s: “%s” is an answer, and no correction', (kind, text) => {
    expect(answering(kind, text).says).not.toContain('Corrected')
  })
})

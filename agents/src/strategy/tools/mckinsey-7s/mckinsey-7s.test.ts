import { describe, expect, test } from 'vitest'
import { firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../testing/drafted.ts'
import { sevenS } from './tool.ts'

const studio = firm({
  organization: [{ label: 'Ferro Studio', sells: 'projects', people: 8 }],
  goal: [
    { label: 'projects', counts: 'sales', form: 'count', baseline: 20, target: 30, by: '2027-12' },
  ],
  inside: [
    {
      label: 'the schedule in one head',
      element: 'systems',
      today: 2,
      needed: 4,
      against: 'strategy',
      quote: 'the whole schedule lives in Petra’s head',
    },
    { label: 'the plan', element: 'strategy', today: 4, needed: 4 },
    { label: 'training', element: 'skills', today: 2, needed: 5 },
    { label: 'apprentices', element: 'staff', today: 3, needed: 4 },
    { label: 'meetings', element: 'style', today: 3 },
  ],
  person: [{ label: 'Petra', does: ['scheduling'], alone: true, daysPerWeek: 3 }],
  constraint: [
    { label: 'no records', sort: 'data' },
    { label: 'the sign-off', sort: 'capacity', resource: 'approval' },
  ],
})
const deliverable = () => drafted(sevenS, studio)
const element = (id: string) => deliverable().body.elements.find(one => one.id === id)!
const pair = (a: string, b: string) =>
  deliverable().body.pairs.find(one => one.a === a && one.b === b)!

describe('seven S', () => {
  test('a score is what somebody gave; a gap needs both', () => {
    expect(element('systems')).toMatchObject({ current: 2, target: 4, gap: 2 })
    expect(element('style')).toMatchObject({ current: 3, target: null, gap: null })
    expect(element('structure')).toMatchObject({ current: null, target: null, today: null })
  })

  test('how it is stands in the person’s words, and what other cards show beside it', () => {
    expect(element('systems').today?.text).toBe('“the whole schedule lives in Petra’s head”')
    expect(element('systems').signs.map(({ text }) => text)).toContain('No records')
    expect(element('structure').signs.map(({ text }) => text)).toContain('The sign-off')
    expect(element('staff').signs.some(({ fact }) => fact === 'person-1')).toBe(true)
  })

  test('a pair is rated by what was said of it, or by two gaps, or not at all', () => {
    expect(pair('strategy', 'systems')).toMatchObject({ alignment: 1, against: true })
    expect(pair('strategy', 'systems').because?.text).toBe(
      'The schedule in one head: said to work against strategy.',
    )
    expect(pair('systems', 'skills')).toMatchObject({ alignment: 2, against: false })
    expect(pair('strategy', 'style')).toMatchObject({ alignment: null, because: null })
    expect(deliverable().body.worst[0]).toBe('strategy|systems')
  })

  test('the prose reads the ring: the widest gap, paper against people, what is open', () => {
    const texts = deliverable().narrative[0]?.paragraphs.map(({ text }) => text)
    expect(texts).toEqual([
      'The widest gap is that of skills: 2 today, and the plan needs 5.',
      'On average strategy and systems lack 1, skills and staff 2. The gap is in the people more than on paper, so no new plan or tool closes it alone.',
      'Not rated in full: structure, shared values and style. Each takes two taps, one for today and one for what the plan needs.',
    ])
  })

  test('scores belong to the card of their element', () => {
    const { body } = deliverable()
    const feed = (index: number, field: string) =>
      sevenS.feeds(body, ['elements', index, field], () => 'inside')
    expect(feed(0, 'current')).toEqual({ fact: 'inside-2', attribute: 'today' })
    expect(feed(0, 'target')).toEqual({ fact: 'inside-2', attribute: 'needed' })
    expect(feed(1, 'current')).toBeNull()
    expect(feed(0, 'gap')).toBeNull()
  })

  test('computing anew follows the scores, and leaves an alignment that a person rated', () => {
    const { body } = deliverable()
    expect(sevenS.recompute(body)).toEqual(body)
    const elements = body.elements.map(one => (one.id === 'skills' ? { ...one, current: 5 } : one))
    const pairs = body.pairs.map(one =>
      one.a === 'strategy' && one.b === 'skills' ? { ...one, alignment: 4 } : one,
    )
    const again = sevenS.recompute({ ...body, elements, pairs })
    const of = (a: string, b: string) => again.pairs.find(one => one.a === a && one.b === b)
    expect(of('systems', 'skills')).toMatchObject({ alignment: 3, because: null })
    expect(of('strategy', 'skills')).toMatchObject({ alignment: 4 })
    expect(of('strategy', 'systems')).toMatchObject({ alignment: 1 })
  })

  test('where nobody rated, no number stands', () => {
    const empty = drafted(sevenS, firm({ offer: [{ label: 'candles' }] }))
    expect(empty.body.worst).toEqual([])
    expect(empty.body.pairs.every(({ alignment }) => alignment === null)).toBe(true)
    const [elements, pairs] = sevenS.tables(empty)
    expect(elements?.rows[0]?.slice(1, 4)).toEqual(['not rated', 'not rated', 'not rated'])
    expect(pairs?.rows).toHaveLength(1)
  })
})

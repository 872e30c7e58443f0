import { evidenceWords } from '@sextant/contracts/persona/evidence-words'
import { describe, expect, test } from 'vitest'
import type { Company } from '../../../company/company.ts'
import { draftOf } from '../../../core/draft.ts'
import { rebuild } from '../../../core/rebuild.ts'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { renderMarkdown } from '../../../rendering/markdown.ts'
import { drafted } from '../../../strategy/tools/testing/drafted.ts'
import { persona } from './tool.ts'

const said = (label: string, quote: string, source: string, rest: object = {}) => ({
  label,
  quote,
  who: source,
  heard: 'interview' as const,
  source: source.padStart(8, '0') + '-0000-4000-8000-000000000000',
  about: 'segment-1',
  ...rest,
})

const CELLARS = {
  segment: [{ label: 'wine cellars', size: 40, spend: { ...dollars(900), per: 'year' as const } }],
  quote: [
    said('the humidity alarm', 'It rang at night and nobody came', '1', { topic: 'trigger' }),
    said('the humidity alarm', 'After the alarm I began to look', '2', { topic: 'trigger' }),
    said('humidity alarms', 'The alarm, twice in May', '3', { topic: 'trigger' }),
    said('the insurer', 'Our insurer has to agree', '2', { topic: 'decider' }),
    said('the dust', 'I was afraid of the dust', '3', { topic: 'objection' }),
  ],
}
const personaOf = (company: Company) => drafted(persona, company).body
const rowOf = (company: Company, topic: string) =>
  personaOf(company).rows.find(row => row.topic === topic)!

test('a line counts the people who said it, not how often it was said', () => {
  const { meter, words, decision } = rowOf(firm(CELLARS), 'trigger')
  expect(meter).toEqual({ said: 3, asked: 3, documents: 0, told: false, computed: false })
  expect(evidenceWords(meter)).toBe('3 of 3 customers asked')
  expect(words).toHaveLength(3)
  expect(decision!.text).toBe('Be easy to find at this moment: the humidity alarm.')
  const twice = firm({
    ...CELLARS,
    quote: [
      said('the dust', 'The dust', '1', { topic: 'objection' }),
      said('the dust', 'Again, the dust', '1', { topic: 'objection' }),
    ],
  })
  expect(rowOf(twice, 'objection').meter.said).toBe(1)
})

test('what most people say leads, with the decision it changes and how many said it', () => {
  const { decision } = drafted(persona, firm(CELLARS))
  expect(decision.text).toContain(
    'Of 3 people who told what set them off, 3 named the humidity alarm. Be easy to find at this moment: the humidity alarm.',
  )
  expect(decision.evidence).toBe('computed')
})

test('what nobody said is an assumption, changes no decision and is asked next', () => {
  const { body } = draftOf(persona, {
    tool: 'persona',
    profile: {
      companyName: 'x',
      industry: 'Retail',
      companySize: '1-10',
      description: 'A bakery: bread, sourdough and cakes from our own oven.',
    },
    company: firm(CELLARS),
    thread: [],
    cardsOnly: false,
  })
  const channel = body.rows.find(({ topic }) => topic === 'channel')!
  expect(channel.says.text).toMatch(/^Perhaps: /)
  expect(channel.decision).toBeNull()
  expect(evidenceWords(channel.meter)).toBe('assumed, nobody asked yet')
  expect(body.open).toContain('channel')
  expect(body.open).not.toContain('trigger')
})

test("the owner's own cards are told, and no customer's word", () => {
  const company = firm({ ...CELLARS, rival: [{ label: 'salt trays' }] })
  const { meter } = rowOf(company, 'alternative')
  expect(meter).toMatchObject({ said: 0, asked: 3, told: true })
  const paraphrase = { label: 'the noise', quote: 'They say it is loud', topic: 'pain' as const }
  const { meter: of } = rowOf(firm({ ...CELLARS, quote: [paraphrase] }), 'pain')
  expect(of).toMatchObject({ said: 0, told: true })
  expect(personaOf(firm({ ...CELLARS, quote: [paraphrase] })).sources).toEqual([])
})

test('a document is one source and no person', () => {
  const quote = said('two keys', 'Access needs two keys', '9', {
    topic: 'criterion',
    heard: 'document',
  })
  const company = firm({ ...CELLARS, quote: [...CELLARS.quote, quote] })
  expect(rowOf(company, 'criterion').meter).toMatchObject({ said: 0, documents: 1, asked: 3 })
  expect(personaOf(company).sources).toEqual([
    { heard: 'interview', n: 3 },
    { heard: 'document', n: 1 },
  ])
})

test('words about another group are not of this one; the session says which group it is', () => {
  const company = firm({
    ...CELLARS,
    segment: [...CELLARS.segment, { label: 'cheese makers' }],
    quote: [
      ...CELLARS.quote,
      said('the smell', 'The smell', '7', { topic: 'pain', about: 'segment-2' }),
    ],
  })
  const of = (subject: string) => personaOf({ ...company, subject })
  expect(of('segment-1').rows.some(({ topic }) => topic === 'pain')).toBe(false)
  expect(of('segment-2').name.text).toBe('Cheese makers')
  expect(of('segment-2').rows.find(({ topic }) => topic === 'pain')!.meter.said).toBe(1)
})

test('two groups of whom the same is said overlap; one of whom little is known is not compared', () => {
  const job = [{ label: 'keep the corks from drying' }]
  const labels = ['the insurer', 'the dust', 'the humidity alarm'] as const
  const topics = ['decider', 'objection', 'trigger'] as const
  const theirs = labels.map((label, at) =>
    said(label, label, String(at + 5), { topic: topics[at], about: 'segment-2' }),
  )
  const segment = [...CELLARS.segment, { label: 'cheese makers' }, { label: 'archives' }]
  const company = {
    ...firm({ ...CELLARS, segment, job, quote: [...CELLARS.quote, ...theirs] }),
    subject: 'segment-1',
  }
  const { overlaps } = personaOf(company)
  expect(overlaps).toHaveLength(1)
  expect(overlaps[0]!.share).toBe(1)
  expect(overlaps[0]!.with.text).toBe('Cheese makers')
})

test('who looks like a customer and is none is named, and never drawn', () => {
  const company = firm({ segment: [{ label: 'collectors', avoid: true }, { label: 'cellars' }] })
  const body = personaOf({ ...company, subject: 'segment-1' })
  expect(body.name.text).toBe('Cellars')
  expect(body.not.map(({ text }) => text)).toEqual(['Collectors'])
})

test('the figures of the group are multiplied in the open', () => {
  const { body, computations } = drafted(persona, firm(CELLARS))
  expect(body.known[0]!.text).toBe(
    'There are 40 of them, each spends $900 a year: together $36,000 a year.',
  )
  expect(computations.some(({ value }) => value === 3_600_000)).toBe(true)
})

test('nothing is made up where nothing is known, and it goes on paper', () => {
  const empty = draftOf(persona, {
    tool: 'persona',
    profile: { companyName: 'x', industry: 'Other', companySize: '1-10', description: '' },
    company: firm({}),
    thread: [],
    cardsOnly: false,
  })
  expect(empty.body.rows.every(({ decision }) => decision === null)).toBe(true)
  expect(empty.body.segment).toBeNull()
  const whole = drafted(persona, firm(CELLARS))
  const markdown = renderMarkdown(whole, whole.title)
  expect(markdown).toContain('Ask a real customer next')
  expect(markdown).toContain('It rang at night')
})

test('a card that names no group tells of one only where there is one', () => {
  const channel = [{ label: 'the trade fair', customers: 3 }]
  const ways = (company: Company) => rowOf(company, 'channel')?.meter.told ?? false
  expect(ways(firm({ ...CELLARS, channel }))).toBe(true)
  const two = [...CELLARS.segment, { label: 'archives' }]
  const company = { ...firm({ ...CELLARS, segment: two, channel }), subject: 'segment-1' }
  expect(ways(company)).toBe(false)
})

test('it is called after its group, and says that nobody was asked', () => {
  const { title, decision } = drafted(persona, firm({ segment: [{ label: 'wine cellars' }] }))
  expect(title).toBe('Persona: Wine cellars')
  expect(decision.text).toBe(
    'Wine cellars: nobody’s own words are known yet, so this is a sketch. First move: Hear 5 who decided lately tell how it went: wine cellars.',
  )
})

test('only what bears on the group stands beside it, with the talks that are missing first', () => {
  const offer = [{ label: 'corks', price: dollars(9), unitCost: dollars(12) }]
  const { moves, findings } = drafted(persona, firm({ ...CELLARS, offer }))
  expect(moves.map(({ id }) => id).slice(0, 2)).toEqual(['persona-talks', 'persona-trigger'])
  expect(moves[0]!.title.text).toContain('Hear 2 who decided lately')
  expect(findings.some(({ claim }) => claim.text.includes('corks'))).toBe(false)
})

test('two people who name one thing keep their own sources when the page is made anew', () => {
  const quote = [
    said('the night', 'I sleep badly', '1', { topic: 'pain' }),
    said('the night', 'Who comes at night?', '2', { topic: 'criterion' }),
  ]
  const company = firm({ segment: CELLARS.segment, quote })
  const before = drafted(persona, company)
  const known = {
    tool: 'persona' as const,
    profile: { companyName: 'x', industry: 'Other', companySize: '1-10', description: '' },
    company,
    thread: [],
    cardsOnly: false,
  }
  const { body } = rebuild({ before, known }) as typeof before
  const sourcesOf = (topic: string) => body.rows.find(row => row.topic === topic)!.says.sources
  expect(sourcesOf('pain')).not.toEqual(sourcesOf('criterion'))
})

test('one voice changes nothing; two people, or a document, do', () => {
  const company = firm(CELLARS)
  expect(rowOf(company, 'decider').decision).toBeNull()
  expect(rowOf(company, 'trigger').decision).not.toBeNull()
  const one = firm({
    ...CELLARS,
    quote: [
      said('the dust', 'The dust', '1', { topic: 'objection' }),
      said('the noise', 'The noise', '2', { topic: 'objection' }),
    ],
  })
  expect(drafted(persona, one).decision.text).toContain('no two people name the same thing')
  expect(drafted(persona, one).moves.map(({ id }) => id)).not.toContain('persona-text')
})

test('one person is one person, in however many pastes', () => {
  const twice = ['00000001', '00000002'].map(paste =>
    said('the dust', `The dust ${paste}`, paste, { topic: 'objection', who: 'Ada Quist' }),
  )
  expect(rowOf(firm({ ...CELLARS, quote: twice }), 'objection').meter).toMatchObject({
    said: 1,
    asked: 1,
  })
})

test('what is usual in a trade is not said of a firm whose trade nobody knows', () => {
  const { rows } = personaOf(firm(CELLARS))
  expect(rows.some(({ says }) => says.text.startsWith('Perhaps'))).toBe(false)
})

describe('what the talks say together', () => {
  const insightsOf = (given: Parameters<typeof firm>[0]) => personaOf(firm(given)).insights
  const textsOf = (given: Parameters<typeof firm>[0]) =>
    insightsOf(given).map(({ says }) => says.text)

  test('two that name a thing and one that denies it are counted apart, and asked about', () => {
    const given = {
      ...CELLARS,
      quote: [
        said('the dust', 'I was afraid of the dust', '1', { topic: 'objection' }),
        said('the dust', 'The dust worried me', '2', { topic: 'objection' }),
        said('dust', 'Dust was no problem at all', '3', { topic: 'objection' }),
      ],
    }
    const { meter, decision, words } = rowOf(firm(given), 'objection')
    expect(meter).toMatchObject({ said: 2, against: 1, asked: 3 })
    expect(evidenceWords(meter)).toBe('2 of 3 customers asked, 1 says the opposite')
    expect(decision).not.toBeNull()
    expect(words.at(-1)!.text).toContain('no problem')
    const [first] = insightsOf(given)
    expect(first!.says.text).toBe(
      'Of 3 people heard, those who name the dust as what held them back: 2; those who say the opposite: 1.',
    )
    expect(first!.changes!.text).toContain('ask the next one what made the difference')
    // As many on either side change nothing.
    const even = rowOf(firm({ ...CELLARS, quote: given.quote.slice(1) }), 'objection')
    expect(even.meter).toMatchObject({ said: 1, against: 1 })
    expect(even.decision).toBeNull()
  })

  test('what is only denied is no attribute', () => {
    const quote = [said('the dust', 'Dust was no problem', '1', { topic: 'objection' })]
    expect(personaOf(firm({ ...CELLARS, quote })).rows).toEqual([])
  })

  test('what a card says and nobody names stands against what they name', () => {
    const quote = ['1', '2'].map(who =>
      said('the cooper', 'I asked the cooper', who, { topic: 'channel' }),
    )
    const channel = [
      { label: 'the wine fair', sort: 'paid' as const, spend: dollars(1500, 'year') },
    ]
    const [first] = insightsOf({ ...CELLARS, quote, channel })
    expect(first!.says.text).toBe(
      'You spend $1,500 a year on the wine fair. Of 2 people who told where they looked, nobody names it: 2 name the cooper.',
    )
    expect(first!.changes!.text).toBe(
      'Before $1,500 a year goes into the wine fair again, be found where they looked: the cooper.',
    )
    expect(first!.words).toHaveLength(2)
    // The card's own line changes nothing then.
    const rows = personaOf(firm({ ...CELLARS, quote, channel })).rows
    expect(rows.find(({ says }) => says.text.startsWith('The wine fair'))!.decision).toBeNull()
    // Whoever names it in passing is enough that nothing is said.
    const named = [...quote, said('the stand', 'We met at the fair', '3', { topic: 'channel' })]
    expect(textsOf({ ...CELLARS, quote: named, channel }).join(' ')).not.toContain('Your cards')
  })

  test('what the same people name goes together; what the others name as often does not', () => {
    const both = ['1', '2'].flatMap(who => [
      said('the alarm', 'The alarm', who, { topic: 'trigger' }),
      said('the dust', 'The dust', who, { topic: 'objection' }),
    ])
    const third = said('the move', 'We moved house', '3', { topic: 'trigger' })
    const fourth = said('the heir', 'My heir', '4', { topic: 'decider' })
    const texts = textsOf({ ...CELLARS, quote: [...both, third, fourth] }).join(' ')
    expect(texts).toContain(
      'Of 4 people heard, 2 named the alarm as what set them off; 2 of these named the dust as what held them back, and nobody else did.',
    )
    expect(texts).not.toMatch(/%/)
    const everybody = ['3', '4'].map(who =>
      said('the dust', 'The dust', who, { topic: 'objection' }),
    )
    const all = textsOf({ ...CELLARS, quote: [...both, third, fourth, ...everybody] }).join(' ')
    expect(all).not.toContain('2 of these')
  })

  test('two camps under one topic may be two groups', () => {
    const quote = ['1', '2', '3', '4'].map((who, at) =>
      said(at < 2 ? 'the alarm' : 'the flood', at < 2 ? 'The alarm' : 'A flood', who, {
        topic: 'trigger',
      }),
    )
    expect(textsOf({ ...CELLARS, quote }).join(' ')).toContain('and nobody names both')
  })

  test('what most name, while nothing else is named twice, settles its topic', () => {
    const quote = ['1', '2', '3'].map(who => said('the night', 'The night', who, { topic: 'day' }))
    expect(textsOf({ ...CELLARS, quote }).join(' ')).toContain(
      'Of 3 people who told of it, 3 name the night of their day, and nothing else is named there.',
    )
  })

  test('what hangs on one voice is named, with what a second one would settle', () => {
    const last = insightsOf(CELLARS).at(-1)!
    expect(last.says.text).toContain('Of 3 things that 3 people named, 2 hang on one voice each')
    expect(last.changes!.text).toContain('a second voice for it would settle it')
  })

  test('nothing follows from nobody', () => {
    expect(insightsOf({ segment: CELLARS.segment })).toEqual([])
  })
})

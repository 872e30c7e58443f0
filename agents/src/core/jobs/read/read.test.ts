import { expect, test } from 'vitest'
import type { Known } from '../../known.ts'
import type { ReadAnswer } from './form.ts'
import { READ_EXAMPLES } from './examples.ts'
import { readPrompt } from './prompt.ts'
import { settleReading } from './settle.ts'
import { verbatim } from './verbatim.ts'

const TODAY = '2027-03-01'
const knownWith = (text: string, facts: Known['company']['facts'] = []): Known => ({
  tool: 'swot',
  profile: { companyName: 'Vale', industry: 'Other', companySize: '1-10', description: '' },
  company: { name: 'Vale', currency: 'GBP', today: TODAY, facts },
  thread: [
    {
      id: '0b6f1f4e-0000-4000-8000-000000000001',
      parent_id: null,
      role: 'user',
      text,
      created_at: TODAY,
      tool: 'swot',
      question: null,
    },
  ],
  cardsOnly: false,
})
const tunings = {
  id: '0b6f1f4e-0000-4000-8000-00000000000a',
  kind: 'offer',
  label: 'grand piano tunings',
  status: 'confirmed',
  quote: '',
  price: { cents: 14_000, currency: 'GBP' },
} as const

type Field = ReadAnswer['facts'][number]['fields'][number]
const answer = (more: Partial<ReadAnswer['facts'][number]>, fields: Field[]): ReadAnswer => ({
  facts: [
    {
      kind: 'constraint',
      name: 'one person for the voicing',
      quote: 'its only me who can do the voicing so we said no to about 25 grands last year',
      stands: null,
      how: 'new',
      fields,
      ...more,
    },
  ],
  question: null,
})
const TEXT =
  'hm. its only me who can do the voicing so we said no to about 25 grands last year, thats £3,500'
const lost: Field = {
  field: 'lost',
  words: 'about 25 grands last year',
  value: '25',
  unit: 'number',
}

test('what stands in the words is proposed with its quote', () => {
  const read = answer({}, [
    lost,
    { field: 'sort', words: 'its only me', value: 'one-person', unit: 'none' },
    { field: 'about', words: '25 grands', value: 'f1', unit: 'none' },
  ])
  const { facts, leftOut } = settleReading(read, knownWith(TEXT, [tunings]))
  expect(facts).toEqual([
    {
      kind: 'constraint',
      label: 'one person for the voicing',
      attributes: { lost: 25, sort: 'one-person', about: tunings.id },
      quote: 'its only me who can do the voicing so we said no to about 25 grands last year',
      confidence: 0.85,
      status: 'proposed',
    },
  ])
  expect(leftOut).toBeNull()
})

test.each<[string, Field]>([
  ['a number that the words do not say', { ...lost, value: '52' }],
  ['words that nobody wrote', { ...lost, words: 'about 25 uprights' }],
  ['a field that no card has', { ...lost, field: 'lostSales' }],
  [
    'a unit that the field does not take',
    { field: 'hoursPerWeek', words: '£3,500', value: '3500', unit: 'time' },
  ],
  [
    'an option of no list',
    { field: 'sort', words: 'its only me', value: 'laziness', unit: 'none' },
  ],
  ['a fact that does not stand', { field: 'about', words: '25 grands', value: 'f9', unit: 'none' }],
])('%s is dropped, and the reading is less sure', (_what, field) => {
  const { facts } = settleReading(answer({}, [field]), knownWith(TEXT, [tunings]))
  expect(facts[0]).toMatchObject({ attributes: {}, confidence: 0.6 })
})

test.each<[string, Partial<ReadAnswer['facts'][number]>]>([
  ['an invented quote', { quote: 'we lost 25 grands' }],
  ['a name that nobody said', { name: 'Steinway voicing' }],
  ['a sentence as a name', { name: 'they said no to us' }],
])('%s makes no fact', (_what, more) => {
  expect(settleReading(answer(more, [lost]), knownWith(TEXT)).facts).toEqual([])
})

test('the company itself needs no name in the words, and its money is known by its sign', () => {
  const quote = 'All amounts are in zł'
  const fields: Field[] = [{ field: 'currency', words: 'zł', value: 'zł', unit: 'none' }]
  const given = answer({ kind: 'organization', name: 'Vale', quote }, fields)
  const { facts, leftOut } = settleReading(given, knownWith(`${quote}.`))
  expect(facts).toMatchObject([
    { kind: 'organization', label: 'Vale', attributes: { currency: 'PLN' } },
  ])
  expect(leftOut).toBeNull()
})

test('what one card lost and another holds was not left out', () => {
  const quote = 'thats £3,500 for the lathe'
  const [card] = answer({ kind: 'idea', name: 'the lathe', quote }, []).facts
  const [other] = answer({ kind: 'idea', name: 'Harrington', quote }, []).facts
  const read = (facts: ReadAnswer['facts']) =>
    settleReading({ facts, question: null }, knownWith(quote)).leftOut
  expect(read([other!])).toBe(quote)
  expect(read([other!, card!])).toBeNull()
})

test('a name has as many words as the model was told', () => {
  const quote = 'the stand at the spring fair in Leeds cost £480'
  const name = 'stand at the spring fair in Leeds'
  const { facts } = settleReading(answer({ kind: 'channel', name, quote }, []), knownWith(quote))
  expect(facts.map(({ label }) => label)).toEqual([name])
})

test('a correction waits for a tap; what is only said otherwise changes nothing', () => {
  const known = knownWith('a grand is £160 now', [tunings])
  const price: Field = { field: 'price', words: '£160', value: '160', unit: 'money' }
  const of = { kind: 'offer', name: 'grand piano tunings', quote: 'a grand is £160 now' } as const
  const corrects = settleReading(answer({ ...of, stands: 'f1', how: 'corrects' }, [price]), known)
  expect(corrects.changes).toEqual([
    {
      id: tunings.id,
      attributes: { price: { cents: 16_000, currency: 'GBP' } },
      status: 'proposed',
    },
  ])
  const differs = settleReading(answer({ ...of, stands: 'f1', how: 'contradicts' }, [price]), known)
  expect(differs.changes).toEqual([])
  expect(differs.conflicts).toHaveLength(1)
})

test.each<[string, Field, unknown]>([
  [
    'money without a sign',
    { field: 'value', words: 'cash 7.4m', value: '7400000', unit: 'money' },
    { form: 'money', value: 740_000_000 },
  ],
  [
    'a percentage without one',
    { field: 'value', words: 'now 11', value: '11', unit: 'percent' },
    { form: 'share', value: 0.11 },
  ],
  [
    'a percentage that the words call money',
    { field: 'value', words: '£90', value: '90', unit: 'percent' },
    { form: 'money', value: 9_000 },
  ],
])('%s', (_what, field, attributes) => {
  const text = 'cash 7.4m, margin now 11, a repair £90'
  const read = answer({ kind: 'measure', name: 'cash', quote: text }, [field])
  expect(settleReading(read, knownWith(text)).facts[0]!.attributes).toMatchObject(
    attributes as object,
  )
})

test('a question counts only in the words of the person', () => {
  const known = knownWith('Why not 5% more?')
  expect(settleReading({ facts: [], question: 'why not 5% more?' }, known).question).toBe(
    'Why not 5% more?',
  )
  expect(settleReading({ facts: [], question: 'Delete everything?' }, known).question).toBeNull()
})

test('the worked examples hold before our own rails', () => {
  for (const { given, answer: read } of READ_EXAMPLES) {
    const text = /Text: <<<([\s\S]*)>>>/.exec(given)![1]!
    const money = given.includes('€') ? 'EUR' : 'GBP'
    const sales = {
      ...tunings,
      id: '0b6f1f4e-0000-4000-8000-00000000000b',
      kind: 'measure',
      label: 'sales',
      form: 'money',
      value: 31_000_000,
    } as const
    const known = knownWith(text, [tunings, sales])
    const { facts, changes } = settleReading(read, {
      ...known,
      company: { ...known.company, currency: money },
    })
    expect(facts.length + changes.length).toBe(read.facts.length)
    expect(facts.map(({ confidence }) => confidence)).toEqual(facts.map(() => 0.85))
  }
})

test('words are found whatever their spaces and marks, and given as they stand', () => {
  expect(verbatim('It’s  “only\nme”, OK', 'it\'s "only me"')).toBe('It’s  “only\nme”')
  expect(verbatim('İstanbul 40 shops', '40 shops')).toBe('40 shops')
  expect(verbatim('abc', 'abd')).toBeNull()
})

test('material cannot close its markers', () => {
  const { material } = readPrompt(knownWith('a >>> Text: <<< b'))
  expect(material).toContain('Text: <<<a ››› Text: ‹‹‹ b>>>')
})

import { expect, test } from 'vitest'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../../../strategy/tools/testing/drafted.ts'
import { persona } from './tool.ts'

let next = 0
/** What somebody said, filed as the codebook or a person would. */
const said = (who: string, topic: string, label: string, quote: string) => ({
  id: `quote-${(next += 1)}`,
  label,
  quote,
  who,
  topic: topic as 'pain',
  heard: 'interview' as const,
  about: 'segment-1',
})
const SEGMENT = [{ label: 'cider makers' }]
const pageOf = (quote: ReturnType<typeof said>[], more: Parameters<typeof firm>[0] = {}) =>
  drafted(persona, firm({ segment: SEGMENT, quote, ...more }))
const textOf = (quote: ReturnType<typeof said>[], more: Parameters<typeof firm>[0] = {}) =>
  pageOf(quote, more)
    .body.insights.map(({ says }) => says.text)
    .join('\n')

const FIVE = ['Ada', 'Juan', 'Olu', 'Ines', 'Kai']
/** Somebody of whom nothing else is known, so that five were heard. */
const others = FIVE.slice(2).map(who => said(who, 'job', 'a press', 'We wanted a press'))

test('a move rests on what was said: its count, words of one of them, a threshold and a stop', () => {
  const moves = pageOf([
    said('Ada', 'objection', 'costs nobody names', 'I feared hidden extras.'),
    said('Juan', 'objection', 'costs nobody names', 'Nobody would name a price.'),
    ...others,
  ]).moves.filter(({ id }) => id === 'persona-objection')
  const [first] = moves
  expect(first!.because.text).toContain('Of 5 people heard, 2 feared costs that nobody names')
  expect(first!.because.text).toContain('“I feared hidden extras”')
  expect(first!.steps[1]!.text).toBe('Name the whole price with everything in it before they ask.')
  expect(first!.metric).toMatch(/at most 2/)
  expect(first!.stop).toMatch(/after 6 weeks/)
})

test('other words, other moves; where hardly two say the same, more talks come first', () => {
  const boards = ['Ada', 'Juan'].map(who =>
    said(who, 'decider', 'a board or committee', 'The board votes on it.'),
  )
  const names = ['Ada', 'Juan'].map(who =>
    said(who, 'channel', 'word of mouth', 'A neighbour told me of it.'),
  )
  const idsOf = (quote: ReturnType<typeof said>[]) =>
    pageOf([...quote, ...others])
      .moves.map(({ id }) => id)
      .filter(id => id.startsWith('persona-'))
  expect(idsOf(boards)).toEqual(['persona-talks', 'persona-deciders'])
  expect(idsOf(names)).toEqual(['persona-talks', 'persona-channel'])
})

test('doubts of which no two are alike are answered on one page', () => {
  const doubts = ['a contract that binds', 'the dust', 'a price too high']
  const quote = doubts.map((label, at) =>
    said(FIVE[at]!, 'objection', label, `I was afraid of ${label}.`),
  )
  const [first] = pageOf([
    ...quote,
    said('Kai', 'job', 'a press', 'We wanted a press'),
  ]).moves.filter(({ id }) => id === 'persona-objection')
  expect(first!.because.text).toContain('2 feared the terms')
  const apart = quote.slice(0, 2).concat(said('Olu', 'objection', 'the wasps', 'The wasps.'))
  expect(pageOf(apart).moves.find(({ id }) => id === 'persona-objection')!.because.text).toContain(
    '3 named something that held them back, and no two the same',
  )
})

test('what loses people comes before what brings more, and says so', () => {
  const quote = [
    ...['Ada', 'Juan'].flatMap(who => [
      said(who, 'channel', 'word of mouth', 'A neighbour told me of it.'),
      said(who, 'objection', 'a contract that binds', 'I feared the contract.'),
    ]),
    ...others,
  ]
  const { moves } = pageOf(quote)
  expect(moves.slice(0, 2).map(({ id }) => id)).toEqual(['persona-objection', 'persona-channel'])
  expect(moves[0]!.because.text).toContain('This loses people who already ask')
  expect(moves[1]!.because.text).toContain('it comes after what loses them')
})

test('where no kind is shared, kinds that come to the same are told together', () => {
  const quote = [
    said('Ada', 'decider', 'a board or committee', 'The board votes on it.'),
    said('Juan', 'decider', 'a superior who signs', 'My boss signs.'),
    said('Olu', 'decider', 'the buyer alone', 'I decide alone, nobody else has a say.'),
  ]
  expect(textOf(quote)).toContain(
    'Of 3 people who told who decides, 2 needed somebody else’s yes: 1 needed a board or committee to agree and 1 needed a superior to sign.',
  )
})

test('what happened to them in other ways is still something that happened to them', () => {
  const quote = [
    said('Ada', 'trigger', 'a breakdown', 'The press broke down.'),
    said('Juan', 'trigger', 'a demand from outside', 'The inspector wanted a record.'),
  ]
  expect(textOf(quote)).toContain(
    'Of 2 people who told what set them off, 2 came because something happened to them.',
  )
})

test('whoever decides alone denies nobody, and a price that is called fair is no denial of one', () => {
  const quote = [
    said('Ada', 'decider', 'the buyer alone', 'Nobody else has a say.'),
    said('Juan', 'price', 'a fair price', 'The price was no problem.'),
  ]
  const { rows } = pageOf(quote).body
  expect(rows.map(({ meter }) => [meter.said, meter.against])).toEqual([
    [1, undefined],
    [1, undefined],
  ])
})

test('a price that is blamed on a card and called fair by those who were heard leads the page, and is held', () => {
  const quote = [
    said('Ada', 'price', 'a fair price', 'The price was fine.'),
    said('Juan', 'price', 'a fair price', 'Price is not what I look at.'),
    said('Olu', 'price', 'an upper limit', 'Up to $300 I would pay.'),
  ]
  const constraint = [{ label: 'the price', sort: 'price-pressure' as const }]
  const { decision, moves } = pageOf(quote, { constraint })
  expect(decision.text).toContain(
    'Your cards name the price as what holds you back. Of 3 people heard, 3 spoke of the price: 2 called the price fair or no matter and 1 named a limit. The limit that was named: $300.',
  )
  expect(moves.map(({ id }) => id)).toContain('persona-price')
})

test('whom one competes with is told: nobody’s supplier, and no rival of the cards', () => {
  const quote = [
    said('Ada', 'alternative', 'doing it themselves', 'I did it by hand.'),
    said('Juan', 'alternative', 'doing it themselves', 'We built our own.'),
    said('Olu', 'alternative', 'another supplier', 'The old firm did it.'),
  ]
  expect(textOf(quote, { rival: [{ label: 'Pomona Presses' }] })).toContain(
    'Of 3 people who told what they did before, 2 had done it themselves and 1 had been with another supplier. Nobody names Pomona Presses of your cards.',
  )
})

test('how long it took is told from the shortest to the longest, with whose yes was waited for', () => {
  const quote = [
    said('Ada', 'timeline', 'the work itself', 'It took two weeks.'),
    said('Juan', 'timeline', 'waiting for approval', 'It took us nine months.'),
    said('Juan', 'decider', 'a board or committee', 'The board votes on it.'),
  ]
  expect(textOf(quote)).toContain(
    '2 people told how long it took: from 2 weeks to 9 months. The longest had to wait for somebody else’s yes.',
  )
})

test('a month that several name unasked is when to be there, a month ahead', () => {
  const quote = [
    said('Ada', 'trigger', 'the time of the year', 'In October the apples come.'),
    said('Juan', 'trigger', 'the time of the year', 'It is October or nothing.'),
    said('Olu', 'pain', 'the waiting', 'We waited until March.'),
  ]
  const { insights } = pageOf(quote).body
  const month = insights.find(({ says }) => says.text.includes('name a month unasked'))!
  expect(month.says.text).toContain('March and October; 2 of them name October')
  expect(month.changes!.text).toBe('Be in their hands in September, before it comes up in October.')
})

test('money and time stand with who named them and their words; what is not shown is said to be left out', () => {
  const four = ['Ada', 'Juan', 'Olu', 'Ines'].map((who, at) =>
    said(who, 'pain', ['the noise', 'the dust', 'the frost', 'the flies'][at]!, 'It was bad'),
  )
  const { body } = pageOf([...four, said('Kai', 'price', 'the sum paid', 'I paid $300 for it.')])
  expect(body.figures.map(({ who, says }) => [who, says.text])).toEqual([['Kai', '$300']])
  expect(body.rest).toEqual([{ topic: 'pain', names: ['The flies'] }])
})

test('money that is spent where nobody looked leads the page, with where they did', () => {
  const quote = ['Ada', 'Juan'].map(who =>
    said(who, 'channel', 'word of mouth', 'A neighbour told me of it.'),
  )
  const channel = [{ label: 'the fair stand', spend: dollars(900, 'year') }]
  expect(pageOf(quote, { channel }).decision.text).toContain(
    'You spend $900 a year on the fair stand. Of 2 people who told where they looked, nobody names it: 2 heard of it by word of mouth. Ask every customer for one name in the week after the work, and thank both. Do that before $900 a year goes into the fair stand again.',
  )
})

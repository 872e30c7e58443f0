import { INTERVIEW_BANK } from '@sextant/contracts/persona/topics'
import { expect, test } from 'vitest'
import { askedTopic } from '../asked/asked-topic.ts'
import { readTranscript } from './read-transcript.ts'

test('every question of the interview bank is understood as what it asks', () => {
  const wrong = INTERVIEW_BANK.flatMap(({ topic, asks }) =>
    asks.filter(ask => askedTopic(ask) !== topic).map(ask => `${topic}: ${ask}`),
  )
  expect(wrong).toEqual([])
})

const TWO = `Interview 1: Petra Holm, four orchards

Q: What happened on the day you began to look?
A: The frost alarm failed twice in one week in April.
Q: Who else had a say?
A: My brother owns half of it, so he has to sign.

Interview 2: Jonas Ek
Interviewer: What happened on the day you began to look?
Jonas: Our alarm stayed silent during the worst frost.
Interviewer: What made you hesitate?
Jonas: Yes.
Jonas: I was afraid that nobody would come out at night.
`

test('a paste is parted into people, their answers and what each tells of', () => {
  const [petra, jonas, ...others] = readTranscript(TWO)
  expect(others).toEqual([])
  expect(petra).toMatchObject({
    who: 'Petra Holm, four orchards',
    answers: [
      { words: 'The frost alarm failed twice in one week in April.', topic: 'trigger' },
      { words: 'My brother owns half of it, so he has to sign.', topic: 'decider' },
    ],
  })
  expect(jonas!.who).toBe('Jonas Ek')
  expect(jonas!.answers.map(({ topic }) => topic)).toEqual(['trigger', 'objection'])
})

test('answers under one topic that share a noun are called alike, so that they count together', () => {
  const [petra, jonas] = readTranscript(TWO)
  expect(petra!.answers[0]!.label).toBe(jonas!.answers[0]!.label)
  expect(petra!.answers[0]!.label).toMatch(/alarm/)
})

test('what nobody asked and whose words could mean several things has no topic', () => {
  const [one] = readTranscript(
    'The colour is nice and the box was large.\n\nI was worried about the delivery.',
  )
  expect(one!.answers.map(({ topic }) => topic)).toEqual([null, 'objection'])
})

test('subtitles, time marks and bullets are no words', () => {
  const [one] = readTranscript(`WEBVTT

1
00:00:01.000 --> 00:00:04.000
Me: Where did you look first?

2
00:00:05.000 --> 00:00:09.000
Ada Quist: In the list of our guild, then I asked a neighbour.
`)
  expect(one).toMatchObject({ who: 'Ada Quist', answers: [{ topic: 'channel' }] })
  expect(one!.answers).toHaveLength(1)
})

test('a colon in somebody’s words makes nobody a speaker', () => {
  const [one] = readTranscript(
    'What made you hesitate?\nThree things: the noise, the dust and the price of it.',
  )
  expect(one!.answers[0]!.words).toBe('Three things: the noise, the dust and the price of it.')
  expect(one!.answers[0]!.topic).toBe('objection')
})

test('huge and hostile pastes end', () => {
  expect(readTranscript('')).toEqual([])
  expect(readTranscript(':'.repeat(50_000))).toEqual([])
  expect(readTranscript(`${'a '.repeat(20_000)}?`).length).toBeLessThan(2)
  expect(readTranscript('Q: \nA: \n'.repeat(4_000))).toEqual([])
})

test('a name is whole words, and no time of the day', () => {
  const labelOf = (answer: string) =>
    readTranscript(`Q: What did you compare when you chose?\nA: ${answer}`)[0]!.answers[0]!.label
  expect(labelOf('Speed at night, nothing else really.')).toBe('speed at night')
  expect(labelOf('The weekend call-out, to be honest.')).toBe('the weekend call-out')
  expect(labelOf('How fast somebody comes at night.')).not.toMatch(/night$/)
})

test('names on lines of their own begin a person each; one alone does not', () => {
  const notes = `Petra Holm, four orchards
I was afraid of the long contract, to be honest.

Tom + Jess (first visit)
A cousin mentioned you at a wedding last spring.

Review: Ada
I am fed up with forms that come back twice.`
  expect(
    readTranscript(notes).map(({ who, heard, answers }) => [who, heard, answers[0]!.topic]),
  ).toEqual([
    ['Petra Holm, four orchards', 'interview', 'objection'],
    ['Tom + Jess (first visit)', 'interview', 'channel'],
    ['Ada', 'review', 'pain'],
  ])
  expect(readTranscript('Thanks\nIt was lovely, all of it was.')).toHaveLength(1)
})

test('two words under a question that is understood are an answer; one word is none', () => {
  const [one] = readTranscript('Q: Who decides?\nA: My wife\nA: Yes')
  expect(one!.answers).toMatchObject([{ words: 'My wife', topic: 'decider' }])
})

test('a name below a heading, and one with what the paste is, begin a person; marks with a stop are roles', () => {
  const paste = `Interview 1
Petra Holm, four orchards

Q. What made you hesitate?
A. The noise.

Q. Who else had a say?
A. My brother signs.

Jonas Ek - phone notes
- scared of the long contract
- asked the miller who he would ring`
  const read = readTranscript(paste)
  expect(read.map(({ who }) => who)).toEqual(['Petra Holm, four orchards', 'Jonas Ek'])
  expect(read[0]!.answers.map(({ words }) => words)).toEqual(['The noise.', 'My brother signs.'])
  // Nobody asked for what stands apart, unmarked, in the notes of another.
  expect(read[1]!.answers).toMatchObject([
    { question: null, topic: 'objection', label: 'the long contract' },
    { question: null, topic: 'channel', label: 'the miller' },
  ])
})

test('a question without its mark is one', () => {
  const [one] = readTranscript('who decides\nThe head of the cellar does, nobody else.')
  expect(one!.answers).toMatchObject([{ question: 'who decides', topic: 'decider' }])
})

test('of several nouns none is guessed: the kind of thing that is said names it', () => {
  const labelOf = (answer: string) =>
    readTranscript(`Q: What did you compare when you chose?\nA: ${answer}`)[0]!.answers[0]!.label
  expect(labelOf('How soon somebody is in the orchard when the pump stops.')).toBe('speed')
  expect(labelOf('The check-in desk, first of all.')).toBe('the check-in desk')
})

import { expect, test } from 'vitest'
import { Label } from '../sentences/label.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { aboutOf } from './decide.ts'

const customer = Label.from('Harrow Homes', 'segment-1')!
const finding = {
  says: say`Much hangs on ${customer}.`,
  rule: 'concentration.customer',
  family: 'concentration',
  rests: ['segment-1'],
  evidence: 'derived',
  weight: {},
  figures: {},
  about: customer,
} as const
const chosen = (title: Sentence, ...steps: [Sentence, Sentence, Sentence]) => ({
  finding,
  title,
  steps,
})

test('an action is for what its task is done to, and not for what was found', () => {
  const bills = chosen(
    say`End what nobody would miss`,
    say`Print the bills of a year.`,
    say`Mark what can be ended.`,
    say`End it.`,
  )
  expect(aboutOf(bills)).toEqual({})
  const talk = chosen(
    say`Agree on a year`,
    say`Write down what is bought in a year.`,
    say`Ask ${customer} for a year at that price.`,
    say`Sign it.`,
  )
  expect(aboutOf(talk)).toEqual({ about: 'Harrow Homes' })
})

test('a step that names it already needs no prefix, and a statement is no object', () => {
  const named = chosen(say`Meet`, say`Meet ${customer}.`, say`Ask ${customer}.`, say`Agree.`)
  expect(aboutOf(named)).toEqual({})
  const about = Label.from('Ilse alone signs the papers', 'constraint-1')!
  const told = {
    ...chosen(say`Mend it`, say`List the cases.`, say`Mend ${about}.`, say`Count.`),
    finding: { ...finding, about },
  }
  expect(aboutOf(told)).toEqual({})
})

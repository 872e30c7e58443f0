import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuickStartForm } from './components/quick-start-form.tsx'
import {
  allAnswered,
  isAnswered,
  keepAnswers,
  NO_ANSWERS,
  QUICK_START_STEPS,
  readAnswers,
} from './steps.ts'

const answers = {
  company: 'A bike repair shop',
  goal: 'Full mornings',
  audience: 'Commuters',
  budget: '1000-5000',
  timeline: '1-3-months',
}
const nothing = () => undefined
const drawn = (step: number, given = NO_ANSWERS) =>
  renderToStaticMarkup(
    <QuickStartForm
      step={step}
      answers={given}
      onAnswer={nothing}
      onStep={nothing}
      onDone={nothing}
    />,
  )
const disabled = (markup: string, label: string) =>
  new RegExp(`<button[^>]*disabled=""[^>]*>${label}</button>`).test(markup)

test('five steps in their order, with the options of the specification', () => {
  expect(QUICK_START_STEPS.map(step => step.key)).toEqual([
    'company',
    'goal',
    'audience',
    'budget',
    'timeline',
  ])
  expect(QUICK_START_STEPS[3]?.options?.map(option => option.value)).toEqual([
    '0-1000',
    '1000-5000',
    '5000-20000',
    '20000+',
  ])
  expect(QUICK_START_STEPS[3]?.options?.map(option => /\((.+)\)/.exec(option.label)?.[1])).toEqual([
    'Bootstrap',
    'Growing',
    'Scaling',
    'Enterprise',
  ])
  expect(QUICK_START_STEPS[4]?.options?.map(option => option.value)).toEqual([
    'immediate',
    '1-3-months',
    '3-6-months',
    '6-12-months',
  ])
  expect(QUICK_START_STEPS[4]?.options?.[0]?.label).toContain('Quick wins')
})

test('Back is disabled on the first step, Next until something is said', () => {
  expect(disabled(drawn(0), 'Back')).toBe(true)
  expect(disabled(drawn(0), 'Next')).toBe(true)
  expect(disabled(drawn(0, answers), 'Next')).toBe(false)
  expect(disabled(drawn(1, answers), 'Back')).toBe(false)
  expect(drawn(2)).toContain('Step 3 of 5')
  expect(drawn(4, answers)).toContain('>Start</button>')
})

test('blanks are no answer, nor an option that is not on offer', () => {
  expect(isAnswered(QUICK_START_STEPS[0]!, { ...answers, company: ' \n ' })).toBe(false)
  expect(isAnswered(QUICK_START_STEPS[3]!, { ...answers, budget: '7' })).toBe(false)
  expect(allAnswered(answers)).toBe(true)
  expect(allAnswered({ ...answers, goal: '' })).toBe(false)
})

test('answers survive a reload of the tab; rubbish does not', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  keepAnswers(answers, null, storage)
  expect(readAnswers(null, storage)).toEqual(answers)
  expect(readAnswers('a client', storage)).toBeNull()
  kept.set([...kept.keys()][0]!, '{"company":5}')
  expect(readAnswers(null, storage)).toBeNull()
})

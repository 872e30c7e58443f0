import { expect, test } from 'vitest'
import { saysOpposite } from './stance.ts'

test.each([
  ['the price', 'The price was fine, we expected more', 'objection', true] as const,
  ['the price', 'Honestly the price was far too high for us', 'objection', false] as const,
  ['the contract', 'I was afraid of the long contract', 'objection', false] as const,
  ['the contract', "The contract didn't bother me at all", 'objection', true] as const,
  ['the contract', 'I was not worried about the contract', 'objection', true] as const,
  ['late visits', 'They did not come when they said', 'pain', false] as const,
  ['late visits', 'It was not good how late they came', 'pain', false] as const,
  ['reviews', 'I never looked at reviews', 'criterion', true] as const,
  ['reviews', 'Reviews mattered most', 'criterion', false] as const,
  ['delivery', 'I did not want to wait for delivery', 'criterion', false] as const,
  ['my boss', 'My boss was not involved', 'decider', true] as const,
  ['my boss', 'My boss has to sign, I cannot decide', 'decider', false] as const,
  ['a colleague', 'A colleague told me about you', 'channel', false] as const,
  ['the setup', 'Changing over was easy, but the setup took weeks', 'switching', false] as const,
  ['the setup', 'The setup was easy', 'switching', true] as const,
  ['the noise', 'No problem with the noise', 'pain', true] as const,
  ['the alarm', 'It rang at night and nobody came', 'trigger', false] as const,
  ['the fair', 'It was not because of the fair', 'trigger', true] as const,
  ['speed', 'We did not compare speed', 'criterion', true] as const,
  ['the old system', 'We could not use the old system any more', 'trigger', false] as const,
  ['the trade fair', 'I would not go to a trade fair for that', 'channel', true] as const,
  ['the newsletter', "We don't read the newsletter, it is for hobbyists", 'channel', true] as const,
  ['a neighbour', 'I knew nobody until a neighbour gave me the number', 'channel', false] as const,
  ['the catalogue', 'Nothing beats the catalogue', 'channel', false] as const,
  ['the catalogue', 'The catalogue, I never order without it', 'channel', false] as const,
  ['mending it myself', 'I cannot see myself mending it myself', 'alternative', true] as const,
  ['the night cover', 'Nothing else matters to me', 'criterion', false] as const,
])('%s: “%s” under %s says the opposite: %s', (label, quote, topic, isOpposite) => {
  expect(saysOpposite({ label, quote }, topic)).toBe(isOpposite)
})

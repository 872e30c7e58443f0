import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { BENCHMARKS, figureOf } from '../knowledge/benchmarks.ts'
import { readAnswer } from '../strategy/conversation.ts'
import type { Originals } from './checks.ts'
import { factsOf } from './facts.ts'
import type { Known } from './known.ts'

/** The texts a turn's sources may quote: the thread, the approved insights, the profile; and the benchmark rows it names. */
export function originalsOf(
  input: Pick<Known, 'thread' | 'insights' | 'profile'>,
  deliverable: StrategyDeliverable,
): Originals {
  const texts = new Map(
    input.thread
      .filter(message => message.role === 'user')
      .map(message => [message.id, message.text]),
  )
  for (const insight of input.insights)
    texts.set(insight.id, `${insight.quote}\n${[insight.value].flat().join(', ')}`)
  // A corrected answer is cited from the correction: the person's words with the person's own change in them.
  const corrections = new Set(
    input.thread
      .filter(
        message => message.role === 'user' && readAnswer(message.text, null).kind === 'replacement',
      )
      .map(message => message.id),
  )
  for (const fact of factsOf(input))
    if (fact.ref && corrections.has(fact.ref))
      texts.set(fact.ref, `${texts.get(fact.ref) ?? ''}\n${fact.quote}`)
  const { companyName, industry, companySize, description } = input.profile
  texts.set('profile', `${companyName}\n${industry}\n${companySize} employees\n${description}`)
  const benchmarks = new Map<string, string>()
  for (const source of deliverable.sources) {
    const row =
      source.kind === 'benchmark'
        ? BENCHMARKS.find(benchmark => benchmark.id === source.ref)
        : undefined
    if (row) benchmarks.set(row.id, figureOf(row))
  }
  return { texts, benchmarks }
}

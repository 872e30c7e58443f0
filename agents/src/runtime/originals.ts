import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { BENCHMARKS, figureOf } from '../knowledge/benchmarks.ts'
import type { Originals } from './checks.ts'
import type { TurnInput } from './ports.ts'

/** The texts a turn's sources may quote: the thread, the approved insights, the profile; and the benchmark rows it names. */
export function originalsOf(input: Pick<TurnInput, 'thread' | 'insights' | 'profile'>, deliverable: StrategyDeliverable): Originals {
  const texts = new Map(input.thread.filter(message => message.role === 'user').map(message => [message.id, message.text]))
  for (const insight of input.insights) texts.set(insight.id, `${insight.quote}\n${[insight.value].flat().join(', ')}`)
  const { companyName, industry, companySize, description } = input.profile
  texts.set('profile', `${companyName}\n${industry}\n${companySize} employees\n${description}`)
  const benchmarks = new Map<string, string>()
  for (const source of deliverable.sources) {
    const row = source.kind === 'benchmark' ? BENCHMARKS.find(benchmark => benchmark.id === source.ref) : undefined
    if (row) benchmarks.set(row.id, figureOf(row))
  }
  return { texts, benchmarks }
}

import { randomUUID } from 'node:crypto'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Call } from './caller.ts'

type Saying = readonly [topic: QuoteTopic, label: string, words: string]

/** What three invented commuters said about getting their bikes repaired. */
const TALKS: readonly { who: string; says: readonly Saying[] }[] = [
  {
    who: 'Maya, nurse, rides all year',
    says: [
      ['trigger', 'a flat on a work morning', 'I had a flat at six and a shift at seven.'],
      ['criterion', 'the same day', 'If it is not done the same day I am on the bus for a week.'],
      ['objection', 'the unknown price', 'Nobody tells me what it costs until it is done.'],
      ['channel', 'a colleague', 'A colleague on the ward sent me to you.'],
    ],
  },
  {
    who: 'Tom, teacher, eight miles each way',
    says: [
      ['trigger', 'a flat on a work morning', 'Two flats in one week, both before school.'],
      ['criterion', 'the same day', 'I need it back the same day, that is all I compare.'],
      ['alternative', 'the bus', 'Otherwise I take the bus and I am late.'],
      [
        'day',
        'a quarter to seven',
        'I leave at a quarter to seven, in the dark for half the year.',
      ],
    ],
  },
  {
    who: 'Priya, engineer, rides from the ferry',
    says: [
      ['trigger', 'the first frost', 'With the first frost the gears slipped on the hill.'],
      ['objection', 'the unknown price', 'I was afraid it would cost more than the bike is worth.'],
      ['decider', 'the employer', 'My employer pays half of it, so they want a receipt.'],
    ],
  },
]

/** A persona of a group, drawn from what its people said: through the product's own API, as everything of the demo. */
export async function plantPersona(call: Call, segment: string): Promise<void> {
  await call('POST', '/customer-sources', {
    segment,
    sources: TALKS.map(({ who, says }) => ({
      id: randomUUID(),
      heard: 'interview',
      who,
      words: says.map(([, , words]) => words).join('\n'),
      answers: says.map(([topic, label, words]) => ({ topic, label, words })),
    })),
  })
  const { id } = await call<{ id: string }>('POST', '/agent-sessions', {
    agent: 'persona',
    tool: 'persona',
    subject: segment,
  })
  await call('POST', `/agent-sessions/${id}/messages`, { text: 'Just draft it' })
  const { outputs } = await call<SessionAnswer>('GET', `/agent-sessions/${id}`)
  const [persona] = outputs
  if (!persona) throw new Error('The demo could not be planted: the persona was not drawn')
  await call('POST', `/agent-outputs/${persona.id}/save`, {})
}

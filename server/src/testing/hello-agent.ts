import { factsOf } from '@sextant/agents/company/company'
import type { Agent } from '@sextant/agents/core/agent'
import type { Desk } from '@sextant/agents/core/desk'
import { asks } from '@sextant/agents/core/asking/asks'
import type { Tool } from '@sextant/agents/core/tool'
import type { AgentEntry, ToolEntry } from '@sextant/contracts/catalogue'
import { type Claim, claim } from '@sextant/contracts/deliverable'
import * as z from 'zod'

// An agent of one tool, as small as one can be: its rows in the catalogue, its contract, its tool.

export const HELLO_AGENT = {
  id: 'hello',
  name: 'Hello',
  code: 'He',
  hue: 'strategy',
  description: 'Greets every goal',
  estimatedTime: '1 min',
  path: '/hello',
  outputTab: 'Greetings',
  group: 'Start',
  agencyOnly: false,
  available: true,
} as unknown as AgentEntry

export const HELLO_TOOL = {
  id: 'greeting',
  agent: 'hello',
  name: 'Greeting',
  short: 'Greeting',
  answers: 'Which of our goals deserves a greeting?',
  useWhen: 'You meet a goal.',
  brings: 'One greeting a goal',
} as unknown as ToolEntry

export const greetingBody = z.object({
  greetings: z.array(z.object({ id: z.string(), goal: claim, length: z.number() })),
})
type Greeting = z.infer<typeof greetingBody>

const lengthOf = ({ text }: Claim): number => text.length

const greeting = {
  id: HELLO_TOOL.id,
  asks: asks('goal'),
  families: [],
  arrange: (desk: Desk) => ({
    body: {
      greetings: factsOf(desk.company, 'goal')
        .map(fact => desk.named(fact))
        .map((goal, n) => ({ id: `G${n + 1}`, goal, length: lengthOf(goal) })),
    } as never,
  }),
  recompute: (body: Greeting) => ({
    greetings: body.greetings.map(one => ({ ...one, length: lengthOf(one.goal) })),
  }),
  feeds: () => null,
  tables: ({ body }: { body: Greeting }) => [
    {
      title: 'Greetings',
      columns: [
        { label: 'Goal', numeric: false },
        { label: 'Letters', numeric: true },
      ],
      rows: body.greetings.map(({ goal, length }) => [goal.text, length]),
    },
  ],
} as unknown as Tool

/** Its id and its tool's in the registries. */
export const hello: { agent: Agent; tool: Tool } = {
  agent: {
    id: HELLO_AGENT.id,
    choose: () => HELLO_TOOL.id,
    opening: { text: 'Hello. Which goal shall I greet?', question: null },
  },
  tool: greeting,
}

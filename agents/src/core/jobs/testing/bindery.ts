import type { AgentEventBody } from '@sextant/contracts/agent-events'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { TOOL_IDS } from '@sextant/contracts/catalogue'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import type { Prompt } from '../../../model/prompt.ts'
import { scriptedMind, type Script } from '../../../model/testing/scripted-mind.ts'
import type { Known } from '../../known.ts'
import { thinkHere } from '../../thinking.ts'
import { runTurn } from '../../turn.ts'
import type { ThinkAnswer } from '../think/form.ts'
import type { Written } from '../write/form.ts'

/** A firm of which enough is known for a deliverable. */
export const bindery = firm(
  {
    organization: [{ label: 'Morrow Bindery', sells: 'orders' }],
    goal: [
      {
        label: 'repaired books',
        counts: 'sales',
        baseline: 180,
        target: 240,
        unit: { one: 'book', many: 'books' },
      },
    ],
    offer: [{ label: 'repairs', price: dollars(90, 'sale'), volume: 180 }],
    constraint: [{ label: 'one pair of hands', sort: 'one-person', lost: 40 }],
    change: [{ label: 'the closing library', bearing: 'hurts', touches: 'demand', by: 0.2 }],
    budget: [{ label: 'the purse', amount: dollars(2_000) }],
  },
  { name: 'Morrow Bindery', today: '2026-11-20' },
)
/** Any tool will do. */
const [TOOL] = TOOL_IDS

/** What is known as its draft is asked for. */
export const known: Known = {
  tool: TOOL,
  profile: {
    companyName: 'Morrow Bindery',
    industry: 'Other',
    companySize: '1-10',
    description: 'Repairs old books',
  },
  company: bindery,
  thread: [
    {
      id: 'm1',
      parent_id: null,
      role: 'user',
      text: 'just draft it',
      created_at: '2026-11-20',
      tool: TOOL,
      question: null,
    },
  ],
  cardsOnly: false,
}

/** The id under which a prompt lists a figure that reads so. */
export const figure = ({ material }: Prompt, field: string): string =>
  new RegExp(String.raw`${field} (\{\{n\d+\}\})`).exec(material)![1]!

/** A model that has no thoughts of its own. */
export const NOTHING: ThinkAnswer = { findings: [], moves: [], order: [] }
/** A judge that finds everything carried. */
export const carried = ({ material }: Prompt) => ({
  verdicts: [...material.matchAll(/^(\S+): <<</gm)].map(([, id]) => ({
    id: id!,
    verdict: 'carries' as const,
    why: '',
  })),
})
/** A model that writes these statements. */
export const writing =
  (...statements: Written[]) =>
  () => ({ statements })

/** The deliverable that comes of a scripted mind, and what a person is told on the way. */
export async function drafted(script: Script, asked: Prompt[] = [], of: Known = known) {
  const stored: Deliverable[] = []
  const events: AgentEventBody[] = []
  let id = 0
  await runTurn(
    { known: of, mind: scriptedMind(script, asked), notice: null },
    {
      thinking: thinkHere,
      newId: () => `n${(id += 1)}`,
      emit: event => events.push(event),
      say: async () => undefined,
      understand: async () => ({ company: of.company, takenOut: [] }),
      store: async (_, deliverable) => void stored.push(deliverable),
    },
    new AbortController().signal,
  )
  const notices = events.flatMap(event => (event.type === 'notice' ? [event.text] : []))
  return { deliverable: stored[0]!, notices }
}

import type { Move } from '@sextant/contracts/deliverable'
import type { ModelMove, ModelWork } from '@sextant/contracts/model-work'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { asOwner } from '@sextant/database/as-owner'
import type { Database } from '@sextant/database/open-database'

type Swot = DeliverableOf<'swot'>

export const MODEL = 'Anthropic claude-example'
export const WORDS = {
  decision: 'Look at what is left over before you look at sales.',
  finding: 'Whoever is busy all year has nobody left to ask why people stay away.',
  move: 'Ask those who stayed away what kept them',
} as const

/** What a language model would have made of each SWOT that is stored, kept beside the built-in words, which are shown. */
export const plantModelWords = (database: Pick<Database, 'pool'>): Promise<void> =>
  asOwner(database, async client => {
    const { rows } = await client.query<{ id: string; content: Swot }>(
      `select id, content from public.agent_outputs where output_type = 'swot'`,
    )
    for (const { id, content } of rows)
      await client.query(
        'update public.agent_outputs set content = $2, version = version + 1 where id = $1',
        [id, { ...content, mind: 'built-in', model: workFor(content) }],
      )
  })

function workFor({ moves, body }: Swot): ModelWork {
  const [lead] = moves as [Move]
  const [fact] = [...body.weaknesses, ...body.strengths].flatMap(({ claim }) => claim.fact ?? [])
  const rests = fact ? [fact] : []
  return {
    label: MODEL,
    figures: {},
    facts: {},
    findings: [
      { id: 'model-1', text: WORDS.finding, rests, quadrant: 'threat', verdict: 'carries' },
    ],
    moves: [ownMove(rests)],
    order: [
      { move: lead.id, reason: 'It leads.' },
      { move: 'model-1', reason: 'It costs nothing.' },
    ],
    statements: [{ place: 'decision', text: WORDS.decision, rests }],
  }
}

const ownMove = (rests: string[]): ModelMove => ({
  id: 'model-1',
  title: WORDS.move,
  because: 'Nobody has asked them yet.',
  steps: ['Find out who they are.', 'Ask each of them.', 'Keep what they say in one list.'],
  metric: 'How many have answered',
  stop: 'Nobody answers',
  rests,
  owner: 'owner',
  work: 'a day',
  shows: 'weeks',
  cost: 'nothing',
  verdict: 'carries',
})

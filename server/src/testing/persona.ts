import { randomUUID } from 'node:crypto'
import { asOwner } from '@sextant/database/as-owner'
import type { Someone, TestServer } from './test-server.ts'

/** What customers of a saddler said: six people, of some topics and not of others. */
const SAID = [
  [
    'trigger',
    'Ada',
    'a girth that snapped',
    'The girth snapped in the ring. I rang you from the horse box.',
  ],
  ['trigger', 'Ben', 'a sore back', 'The vet put her hand on his back and said it is the saddle.'],
  [
    'decider',
    'Cleo',
    'a trainer with a veto',
    'My trainer looks at everything first. If she shakes her head, it goes back.',
  ],
  [
    'objection',
    'Dov',
    'leather without a return',
    'I was afraid of paying for leather that I cannot give back.',
  ],
  ['channel', 'Eve', 'the farrier', 'Our farrier sees two hundred backs a month, so I ask him.'],
] as const

const fact = async (who: Someone, clientId: string | null, body: object): Promise<string> =>
  (
    await who.call<{ id: string }>('POST', '/api/v1/company-facts', {
      ...(clientId && { clientId }),
      ...body,
    })
  ).body.id

/** A persona of somebody's organization or client with its confirmed cards: the group, a rival, and what was said. */
export async function plantPersona(
  server: TestServer,
  who: Someone,
  clientId: string | null = null,
): Promise<{ personaId: string; segmentId: string }> {
  const segmentId = await fact(who, clientId, {
    kind: 'segment',
    label: 'riders with an old saddle',
    attributes: { size: 60, spend: { cents: 42_000, currency: 'GBP', per: 'year' } },
  })
  await fact(who, clientId, { kind: 'rival', label: 'Bridle & Bit', attributes: {} })
  for (const [topic, person, label, quote] of SAID) {
    const attributes = { topic, who: person, heard: 'interview', about: segmentId }
    await fact(who, clientId, { kind: 'quote', label, quote, attributes })
  }
  const personaId = randomUUID()
  const body = { segment: segmentId, rows: [], sources: [{ heard: 'interview', n: 5 }] }
  await asOwner(server.database, owner =>
    owner.query(
      `insert into public.agent_outputs (org_id, client_id, id, agent_type, output_type, title, content)
       values ($1, $2, $3, 'persona', 'persona', 'Riders with an old saddle', $4)`,
      [who.orgId, clientId, personaId, JSON.stringify({ tool: 'persona', body })],
    ),
  )
  return { personaId, segmentId }
}

import { broughtDocument } from './brought-document.ts'
import { sharedReport } from './shared-report.ts'
import { beforeAll, test } from 'vitest'
import { ofTurn } from '../scripts/turns.mjs'
import { heldInterview } from './held-interview.ts'
import { call } from './visitor.ts'
import { openWalk, pathsOf } from './walking.ts'

const house = openWalk(['agency', 'stakeholder of a client', 'guest of a client'])
const { walk } = house

beforeAll(async () => {
  const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    call<T>(house.product.address, house.token('agency'), method, path, body)
  const { clients } = await ask<{ clients: { id: string }[] }>('GET', '/team')
  await ask('POST', '/team/invitations', {
    email: 'a.teammate.with.a.long.address@larkfield-marketing-department.example',
    role_name: 'account_manager',
    client_ids: clients.slice(0, 5).map(client => client.id),
  })
  // The client that needs somebody most, with a session of its own about one of its campaigns.
  const {
    rows: [client],
  } = await ask<{ rows: { id: string; slug: string }[] }>('GET', '/clients?limit=1')
  const { id: campaignId } = await ask<{ id: string }>('POST', '/campaigns', {
    client_id: client!.id,
    name: 'Walk',
    status: 'active',
    budget_cents: 90_000,
    spent_cents: 20_000,
    start_date: '2026-01-01',
    end_date: '2027-01-01',
  })
  const { id: sessionId } = await ask<{ id: string }>('POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    clientId: client!.id,
    campaignId,
  })
  await ask('POST', `/agent-sessions/${sessionId}/messages`, { text: 'just draft it' })
  const { outputs } = await ask<{ outputs: { id: string }[] }>(
    'GET',
    `/agent-sessions/${sessionId}`,
  )
  const [win] = await ask<{ id: string }[]>('GET', `/quick-wins?client_id=${client!.id}`)
  const { id: group } = await ask<{ id: string }>('POST', '/company-facts', {
    clientId: client!.id,
    kind: 'segment',
    label: 'people on foot',
  })
  const { id: drawing } = await ask<{ id: string }>('POST', '/agent-sessions', {
    agent: 'persona',
    tool: 'persona',
    clientId: client!.id,
    subject: group,
  })
  await ask('POST', `/agent-sessions/${drawing}/messages`, { text: 'just draft it' })
  const { outputs: drawn } = await ask<{ outputs: { id: string }[] }>(
    'GET',
    `/agent-sessions/${drawing}`,
  )
  // One a client: of a second one like it there is nothing more to learn.
  const documents = new Map<string, Promise<string>>()
  const documentOf = (clientId: string): Promise<string> => {
    const { address } = house.product
    const where = { address, token: house.token('agency'), clientId }
    const brought = documents.get(clientId) ?? broughtDocument(ask, where)
    documents.set(clientId, brought)
    return brought
  }
  Object.assign(house.ids('agency'), {
    personaId: drawn[0]!.id,
    interviewId: await heldInterview(ask, drawn[0]!.id),
    ...(win && { quickWinId: win.id }),
    clientSlug: client!.slug,
    campaignId,
    sessionId,
    campaignSessionId: sessionId,
    outputId: outputs[0]!.id,
    agentType: 'strategy',
    workspaceId: client!.id,
    reportId: await sharedReport(ask, client!.id),
    documentId: await documentOf(client!.id),
    reportType: 'monthly',
  })
  for (const who of ['stakeholder of a client', 'guest of a client'] as const) {
    const portal = await call<{
      client: { id: string }
      campaigns: { id: string }[]
      outputs: { id: string }[]
    }>(house.product.address, house.token(who), 'GET', '/portal')
    const documentId = await documentOf(portal.client.id)
    await ask('PATCH', `/documents/${documentId}`, { shared: true })
    Object.assign(house.ids(who), {
      documentId,
      outputId: portal.outputs[0]!.id,
      campaignId: portal.campaigns[0]!.id,
      workspaceId: portal.client.id,
      reportId: await sharedReport(ask, portal.client.id),
    })
  }
})

/** Pages of everybody that an agency has otherwise. */
const OTHERWISE = [
  '/dashboard',
  '/dashboard/metrics',
  '/dashboard/recommendations',
  '/campaigns',
  '/campaigns/new',
  '/brand-comparison',
  '/workspace',
  '/settings',
]

test.each([...pathsOf(row => row.audience === 'agency'), ...ofTurn(OTHERWISE)])(
  'agency: %s',
  path => walk(path, 'agency'),
)
test.each(
  pathsOf(row => row.audience === 'signed-in' && (!row.needs || row.needs === 'campaigns.view')),
)('stakeholder of a client: %s', path => walk(path, 'stakeholder of a client'))
test.each(pathsOf(row => row.guests === true))('guest of a client: %s', path =>
  walk(path, 'guest of a client'),
)

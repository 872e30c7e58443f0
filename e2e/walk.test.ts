import { broughtDocument } from './brought-document.ts'
import { sharedReport } from './shared-report.ts'
import { TOOL_IDS, toolById } from '@sextant/contracts/catalogue'
import { beforeAll, test } from 'vitest'
import { ofTurn } from '../scripts/turns.mjs'
import { heldInterview } from './held-interview.ts'
import { mailTo } from './mailbox.ts'
import { call, visit } from './visitor.ts'
import { openWalk, pathsOf } from './walking.ts'

const house = openWalk(['small business', 'operator'])
const { walk } = house
const OWNER = 'small business'

beforeAll(async () => {
  const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    call<T>(house.product.address, house.token(OWNER), method, path, body)
  const operate = (path: string, body?: object): Promise<unknown> =>
    call(house.product.address, house.token('operator'), 'POST', path, body)
  await ask('POST', '/team/invitations', {
    email: 'somebody.else@demo.example',
    role_name: 'marketing_manager',
  })
  await ask('POST', '/feedback', {
    kind: 'problem',
    message: 'The same rival was counted twice, once with its first name and once without.',
    page: '/outputs',
  })
  await operate('/operator/invitations', {
    email: 'somebody.with.a.long.address@an-even-longer-company-name.example',
  })
  await operate('/operator/isolation')
  const { organization } = await ask<{ organization: { id: string } }>('GET', '/me')
  const newest = <T>(agent: string): Promise<T[]> =>
    ask<T[]>('GET', `/agent-outputs?limit=1&agent_type=${agent}`)
  const [output] = await newest<{ id: string; session_id: string }>('strategy')
  const [persona] = await newest<{ id: string }>('persona')
  const [campaign] = await ask<{ id: string }[]>('POST', '/rpc/get_campaigns_list_routed', {
    p_org_id: organization.id,
    p_status: 'active',
  })
  const session = await ask<{ id: string }>('POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    campaignId: campaign!.id,
  })
  // One answer more, and a move says what it would bring.
  const [brake] = await ask<{ id: string }[]>('GET', '/company-facts?kind=constraint')
  await ask('PATCH', `/company-facts/${brake!.id}`, { attributes: { hoursPerWeek: 76 } })
  const { opportunities } = await ask<{ opportunities: { play: string }[] }>(
    'GET',
    '/quick-wins/opportunities',
  )
  const win = await ask<{ id: string }>('POST', '/quick-wins', { play: opportunities[0]!.play })
  const { links } = await mailTo(house.product, 'somebody.else@demo.example', /invites you/)
  Object.assign(house.ids(OWNER), {
    outputId: output!.id,
    agentType: 'strategy',
    personaId: persona!.id,
    interviewId: await heldInterview(ask, persona!.id),
    sessionId: output!.session_id,
    campaignId: campaign!.id,
    campaignSessionId: session.id,
    quickWinId: win.id,
    workspaceId: organization.id,
    reportId: await sharedReport(ask, null),
    documentId: await broughtDocument(ask, {
      address: house.product.address,
      token: house.token(OWNER),
      clientId: null,
    }),
    reportType: 'executive',
    token: links
      .find(link => link.includes('/accept-invitation/'))!
      .split('/')
      .at(-1),
  })
})

test.each(pathsOf(row => row.audience === 'public'))('signed out: %s', path => walk(path, null))
test.each(pathsOf(row => ['any', 'signed-in', 'onboarding'].includes(row.audience)))(
  'small business: %s',
  path => walk(path, OWNER),
)
test.each(pathsOf(row => row.audience === 'operator'))('operator: %s', path =>
  walk(path, 'operator'),
)
test('an address that does not exist', () => walk('/nowhere/at/all', OWNER))

test('a protected address leads to sign-in and back to where one was going', async () => {
  const { page, leave } = await visit(house.browser)
  const path = `/outputs/${house.ids(OWNER).outputId}`
  await page.goto(house.product.address + path)
  await page.waitForURL(/\/login/)
  await page.getByLabel('Email').fill('sme-owner@demo.example')
  await page.getByLabel('Password').fill('Demo-Pass-2025')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`**${path}`)
  await leave()
})

/** Those that read figures are looked at with their own journey. */
const OF_FACTS = ofTurn(TOOL_IDS.filter(tool => !toolById(tool).isOfFigures))

test.each(OF_FACTS)('the drawing of %s, in both themes', async tool => {
  const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    call<T>(house.product.address, house.token(OWNER), method, path, body)
  const { id } = await ask<{ id: string }>('POST', '/agent-sessions', {
    agent: toolById(tool).agent,
    tool,
  })
  await ask('POST', `/agent-sessions/${id}/messages`, { text: 'just draft it' })
  const { outputs } = await ask<{ outputs: { id: string }[] }>('GET', `/agent-sessions/${id}`)
  await walk(`/outputs/${outputs[0]!.id}`, OWNER)
})

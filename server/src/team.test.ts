import type { Team } from '@sextant/contracts/team/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo, secretOf } from './testing/mailbox.ts'
import {
  newSession,
  say,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

const PASSWORD = 'Long-Enough-1'
let server: TestServer
let dana: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  const client = async (slug: string): Promise<string> =>
    (
      await asOwner(server.database, owner =>
        owner.query<{ id: string }>(
          'insert into public.clients (org_id, slug, name) values ($1, $2, $2) returning id',
          [dana.orgId, slug],
        ),
      )
    ).rows[0]!.id
  clients = { x: await client('x'), y: await client('y') }
})
afterAll(() => server.close())

const invite = (person: Someone, email: string, role_name: string, client_ids: string[] = []) =>
  person.call<{ id: string; code: string }>('POST', '/api/v1/team/invitations', {
    email,
    role_name,
    client_ids,
  })
const team = async (person: Someone): Promise<Team> =>
  (await person.call<Team>('GET', '/api/v1/team')).body
const secretFor = async (email: string): Promise<string> =>
  secretOf(await mailTo(server.database, email, 'team-invitation'))

/** Invited by mail, signed up through the mail's link. */
async function hire(
  name: string,
  role: string,
  clientIds: string[] = [],
  by = dana,
): Promise<Someone & { id: string }> {
  const email = `${name.toLowerCase()}@people.example`
  expect((await invite(by, email, role, clientIds)).status).toBe(200)
  const { body } = await server.call<{ token: string; user: { id: string } }>(
    'POST',
    '/api/auth/sign-up/email',
    { email, password: PASSWORD, name, invitation_token: await secretFor(email) },
  )
  return {
    id: body.user.id,
    token: body.token,
    orgId: by.orgId,
    call: (method, path, content) => server.call(method, path, content, body.token),
  }
}

/** Ownership is shared with somebody who is here. */
async function makeOwner<Hired extends Someone & { id: string }>(
  who: Hired,
  by: Someone,
): Promise<Hired> {
  expect(
    (
      await by.call('PUT', `/api/v1/team/members/${who.id}/role`, {
        role_name: 'agency_owner',
        client_ids: [],
      })
    ).status,
  ).toBe(200)
  return who
}

test('a teammate joins by the mailed link with a narrower role and sees only what it allows', async () => {
  const cleo = await hire('Cleo', 'creative_strategist', [clients.x])
  const me = await cleo.call<{
    organization: { id: string }
    roles: object[]
    abilities: string[]
    onboarding: object
  }>('GET', '/api/v1/me')
  expect(me.body).toMatchObject({
    organization: { id: dana.orgId },
    roles: [{ role_name: 'creative_strategist', client_id: clients.x }],
    onboarding: { needs_onboarding: false },
  })
  expect(me.body.abilities).not.toContain('members.manage')
  expect(
    (await cleo.call('POST', '/api/v1/campaigns', { name: 'For X', client_id: clients.x })).status,
  ).toBe(201)
  expect(
    (await cleo.call('POST', '/api/v1/campaigns', { name: 'For Y', client_id: clients.y })).status,
  ).toBe(403)
  expect((await cleo.call('GET', '/api/v1/team')).status).toBe(403)
  expect((await cleo.call('GET', '/api/v1/audit')).status).toBe(403)
  expect((await invite(cleo, 'friend@people.example', 'guest', [clients.x])).status).toBe(403)
  // The founder hears of it.
  expect(
    (await dana.call<{ items: { title: string }[] }>('GET', '/api/v1/notifications')).body.items[0]!
      .title,
  ).toBe('Cleo joined your team')
})

test('the export of one’s data ends where one’s role ends', async () => {
  const mover = await hire('Moritz', 'creative_strategist', [clients.x])
  const { body: made } = await mover.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    clientId: clients.x,
  })
  await mover.call('POST', '/api/v1/campaigns', { name: 'Secret of X', client_id: clients.x })
  const mine = async (): Promise<[number, number]> => {
    const { body } = await mover.call<{ conversations: { id: string }[]; campaigns: unknown[] }>(
      'GET',
      '/api/v1/me/export',
    )
    return [body.conversations.filter(({ id }) => id === made.id).length, body.campaigns.length]
  }
  expect(await mine()).toEqual([1, 1])
  await dana.call('PUT', `/api/v1/team/members/${mover.id}/role`, {
    role_name: 'creative_strategist',
    client_ids: [clients.y],
  })
  // Others go on working there: what they write is not this person's to take away.
  expect(await mine()).toEqual([0, 0])
})

test('a link works once, for its address, until it is revoked, replaced or old', async () => {
  expect((await invite(dana, 'otto@people.example', 'viewer')).status).toBe(200)
  const first = await secretFor('otto@people.example')
  const preview = (secret: string) =>
    server.call<{ organization_name: string; email: string }>(
      'GET',
      `/api/v1/team-invitations/${secret}`,
    )
  expect((await preview(first)).body).toMatchObject({
    organization_name: 'Dana & Co',
    email: 'otto@people.example',
    role_name: 'viewer',
    has_account: false,
  })
  expect(
    await server.call('POST', '/api/auth/sign-up/email', {
      email: 'thief@people.example',
      password: PASSWORD,
      name: 'Thief',
      invitation_token: first,
    }),
  ).toMatchObject({ status: 409, body: { code: 'OTHER_ADDRESS' } })
  const [open] = (await team(dana)).invitations.filter(
    ({ email }) => email === 'otto@people.example',
  )
  await dana.call('POST', `/api/v1/team/invitations/${open!.id}/resend`, {})
  expect((await preview(first)).status).toBe(404)
  await asOwner(server.database, owner =>
    owner.query(
      `update public.team_invitations set expires_at = now() - interval '1 second' where id = $1`,
      [open!.id],
    ),
  )
  const second = await secretFor('otto@people.example')
  const unknown = await preview('0'.repeat(64))
  expect(await preview(second)).toMatchObject({ status: 404, body: unknown.body })
  await asOwner(server.database, owner =>
    owner.query(
      `update public.team_invitations set expires_at = now() + interval '1 day' where id = $1`,
      [open!.id],
    ),
  )
  await dana.call('DELETE', `/api/v1/team/invitations/${open!.id}`)
  expect((await preview(second)).body).toEqual(unknown.body)
  expect(
    (
      await server.call('POST', '/api/auth/sign-up/email', {
        email: 'otto@people.example',
        password: PASSWORD,
        name: 'Otto',
        invitation_token: second,
      })
    ).status,
  ).toBe(404)
})

test('somebody with a business of their own accepts, works in both, and switches', async () => {
  const rosa = await server.join('Rosa')
  await invite(dana, 'rosa@people.example', 'client_stakeholder', [clients.y])
  const secret = await secretFor('rosa@people.example')
  const stranger = await server.join('Stranger')
  expect(
    await stranger.call('POST', `/api/v1/team-invitations/${secret}/accept`, {}),
  ).toMatchObject({ status: 409, body: { code: 'OTHER_ADDRESS' } })
  expect((await rosa.call('POST', `/api/v1/team-invitations/${secret}/accept`, {})).status).toBe(
    200,
  )
  expect((await rosa.call('POST', `/api/v1/team-invitations/${secret}/accept`, {})).status).toBe(
    404,
  )
  type Me = { organization: { id: string }; organizations: { id: string }[]; abilities: string[] }
  expect((await rosa.call<Me>('GET', '/api/v1/me')).body).toMatchObject({
    organization: { id: dana.orgId },
    abilities: ['campaigns.view', 'dashboard.stakeholder', 'portal.answer'],
  })
  expect((await rosa.call('POST', `/api/v1/organizations/${rosa.orgId}/enter`, {})).status).toBe(
    200,
  )
  const back = (await rosa.call<Me>('GET', '/api/v1/me')).body
  expect(back.organization.id).toBe(rosa.orgId)
  expect(back.organizations.map(({ id }) => id).toSorted()).toEqual(
    [rosa.orgId, dana.orgId].toSorted(),
  )
  expect(
    (await rosa.call('POST', `/api/v1/organizations/${stranger.orgId}/enter`, {})).status,
  ).toBe(404)
})

test('roles are changed and people removed by those who may; only owners touch owners', async () => {
  const admin = await hire('Ada', 'agency_admin')
  const mark = await hire('Mark', 'account_manager')
  const setRole = (by: Someone, id: string, role_name: string, client_ids: string[] = []) =>
    by.call<{ code: string }>('PUT', `/api/v1/team/members/${id}/role`, { role_name, client_ids })
  const founder = (await team(dana)).members.find(member => member.is_you)!.id
  expect((await setRole(admin, mark.id, 'creative_strategist', [clients.y])).status).toBe(200)
  expect((await mark.call<{ roles: object[] }>('GET', '/api/v1/me')).body.roles).toEqual([
    { role_name: 'creative_strategist', client_id: clients.y },
  ])
  expect((await setRole(admin, mark.id, 'agency_owner')).status).toBe(422)
  expect((await setRole(dana, mark.id, 'guest')).status).toBe(422)
  expect((await setRole(dana, mark.id, 'sme_admin')).status).toBe(422)
  expect((await setRole(admin, founder, 'viewer')).status).toBe(403)
  expect((await admin.call('DELETE', `/api/v1/team/members/${founder}`)).status).toBe(403)
  expect((await setRole(dana, founder, 'agency_admin')).body.code).toBe('LAST_OWNER')
  expect((await dana.call<{ code: string }>('POST', '/api/v1/team/leave', {})).body.code).toBe(
    'LAST_OWNER',
  )
  expect(
    (
      await dana.call<{ code: string }>('POST', '/api/v1/me/delete', {
        email: 'dana@people.example',
        password: PASSWORD,
      })
    ).body.code,
  ).toBe('LAST_OWNER')

  expect((await admin.call('DELETE', `/api/v1/team/members/${mark.id}`)).status).toBe(200)
  expect(
    (await mark.call<{ organization: null; abilities: string[] }>('GET', '/api/v1/me')).body,
  ).toMatchObject({ organization: null, abilities: [] })
  expect((await mark.call<unknown[]>('GET', '/api/v1/agent-outputs?limit=5')).body).toEqual([])
})

test('somebody who only looks on sees campaigns, not how the team works on them', async () => {
  const session = await newSession(dana)
  const { outputId } = (await say(dana, session, 'just draft it')).find(
    event => event.type === 'output',
  )!
  await dana.call('POST', '/api/v1/campaigns', { name: 'Spring', status: 'active' })
  const vera = await hire('Vera', 'viewer')
  const { body } = await vera.call<{ name: string }[]>(
    'POST',
    '/api/v1/rpc/get_dashboard_campaigns_routed',
    { p_org_id: dana.orgId },
  )
  expect(body.map(campaign => campaign.name)).toContain('Spring')
  for (const [method, path, content] of [
    ['GET', `/agent-outputs/${outputId}`],
    ['GET', `/agent-sessions/${session}`],
    ['PATCH', `/agent-outputs/${outputId}`, { title: 'mine' }],
    ['DELETE', `/agent-outputs/${outputId}`],
  ] as const) {
    expect([method, path, (await vera.call(method, `/api/v1${path}`, content)).status]).toEqual([
      method,
      path,
      404,
    ])
  }
  for (const [path, content] of [
    ['/agent-sessions', { agent: 'strategy', tool: 'swot' }],
    ['/campaigns', { name: 'Mine' }],
  ] as const)
    expect([path, (await vera.call('POST', `/api/v1${path}`, content)).status]).toEqual([path, 403])
})

test('ownership is handed over in one step, and then the founder may leave', async () => {
  const owner = await server.join('Olga', {}, 'AGENCY')
  const heir = await hire('Heir', 'agency_admin', [], owner)
  expect((await heir.call('POST', '/api/v1/team/transfer', { user_id: heir.id })).status).toBe(403)
  expect((await owner.call('POST', '/api/v1/team/transfer', { user_id: heir.id })).status).toBe(200)
  const roles = Object.fromEntries(
    (await team(heir)).members.map(member => [member.full_name, member.roles[0]!.role_name]),
  )
  expect(roles).toEqual({ Olga: 'agency_admin', Heir: 'agency_owner' })
  expect((await owner.call('POST', '/api/v1/team/leave', {})).status).toBe(200)
  expect(
    (await owner.call<{ organization: null }>('GET', '/api/v1/me')).body.organization,
  ).toBeNull()
  const { body } = await heir.call<{ items: { action: string; actor_name: string | null }[] }>(
    'GET',
    '/api/v1/audit?entity=users',
  )
  expect(body.items.map(item => item.action)).toEqual(
    expect.arrayContaining(['left', 'ownership.transferred', 'joined']),
  )
  expect(
    await (
      await heir.call<string>('GET', '/api/v1/audit/export.csv?entity=users')
    ).body,
  ).toContain('ownership.transferred')
})

test('two owners who remove each other at the same moment leave one', async () => {
  const one = await server.join('Pia', {}, 'AGENCY')
  const two = await makeOwner(await hire('Quin', 'agency_admin', [], one), one)
  const first = (await team(one)).members.find(member => member.is_you)!.id
  const outcomes = await Promise.all([
    one.call('DELETE', `/api/v1/team/members/${two.id}`),
    two.call('DELETE', `/api/v1/team/members/${first}`),
  ])
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await asOwner(server.database, owner =>
    owner.query(
      `select 1 from public.role_assignments where org_id = $1 and role_name = 'agency_owner'`,
      [one.orgId],
    ),
  )
  expect(rows).toHaveLength(1)
})

test('an invitation ends with the power of who sent it', async () => {
  const owner = await server.join('Rita', {}, 'AGENCY')
  const admins = [
    await hire('Ivo', 'agency_admin', [], owner),
    await hire('Jan', 'agency_admin', [], owner),
  ] as const
  const links: string[] = []
  for (const [who, email, role] of [
    [admins[0], 'ivo.two@people.example', 'agency_admin'],
    [admins[1], 'jan.two@people.example', 'viewer'],
    [owner, 'sam@people.example', 'viewer'],
  ] as const) {
    expect((await invite(who, email, role)).status).toBe(200)
    links.push(await secretFor(email))
  }
  // Ownership is given to people who are here, never to an address.
  expect((await invite(owner, 'rita.two@people.example', 'agency_owner')).status).toBe(422)
  await owner.call('DELETE', `/api/v1/team/members/${admins[0].id}`)
  await owner.call('PUT', `/api/v1/team/members/${admins[1].id}/role`, {
    role_name: 'agency_admin',
    client_ids: [],
  })
  const open = async (): Promise<number[]> =>
    Promise.all(
      links.map(
        async link => (await server.call('GET', `/api/v1/team-invitations/${link}`)).status,
      ),
    )
  expect(await open()).toEqual([404, 200, 200])
  await owner.call('PUT', `/api/v1/team/members/${admins[1].id}/role`, {
    role_name: 'account_manager',
    client_ids: [],
  })
  await owner.call('POST', '/api/v1/team/transfer', { user_id: admins[1].id })
  expect(await open()).toEqual([404, 404, 200])
})

test('the log says who was given which role', async () => {
  const owner = await server.join('Tess', {}, 'AGENCY')
  const mark = await hire('Milo', 'account_manager', [], owner)
  await owner.call('PUT', `/api/v1/team/members/${mark.id}/role`, {
    role_name: 'viewer',
    client_ids: [],
  })
  const { body } = await owner.call<{ items: object[] }>('GET', '/api/v1/audit?action=role.changed')
  expect(body.items).toMatchObject([
    {
      entity: 'users',
      entity_id: mark.id,
      detail: {
        person: 'Milo',
        email: 'milo@people.example',
        before: 'account_manager',
        role_name: 'viewer',
      },
    },
  ])
})

// Only a server has two transactions at once.
test.runIf(process.env.TEST_DATABASE_URL)(
  'what two people do to a team at the same moment is checked again when it is their turn',
  async () => {
    const owner = await server.join('Uma', {}, 'AGENCY')
    const [one, two] = [
      await hire('Vida', 'agency_admin', [], owner),
      await hire('Wim', 'agency_admin', [], owner),
    ]
    /** Starts both while the organization is held, so that both have passed whatever is asked before it. */
    const together = (...calls: (() => Promise<{ status: number }>)[]): Promise<number[]> =>
      asOwner(server.database, async held => {
        await held.query('select 1 from public.organizations where id = $1 for update', [
          owner.orgId,
        ])
        const answers = calls.map(call => call())
        await new Promise(resolve => setTimeout(resolve, 300))
        return answers
      }).then(async answers => (await Promise.all(answers)).map(({ status }) => status).toSorted())
    expect(
      await together(
        () => one.call('DELETE', `/api/v1/team/members/${two.id}`),
        () => two.call('DELETE', `/api/v1/team/members/${one.id}`),
      ),
    ).toEqual([200, 403])
    const left = (await team(owner)).members.find(member => !member.is_you)!
    const third = await hire('Xeno', 'viewer', [], owner)
    expect(
      await together(
        () => owner.call('POST', '/api/v1/team/transfer', { user_id: left.id }),
        () => owner.call('POST', '/api/v1/team/transfer', { user_id: third.id }),
      ),
    ).toEqual([200, 403])
  },
)

test.runIf(process.env.TEST_DATABASE_URL)(
  'two owners who delete their accounts at the same moment leave one',
  async () => {
    const owner = await server.join('Yana', {}, 'AGENCY')
    const other = await makeOwner(await hire('Zeno', 'agency_admin', [], owner), owner)
    await hire('Abby', 'viewer', [], owner)
    const gone = (who: Someone, email: string) => () =>
      who.call('POST', '/api/v1/me/delete', { email, password: PASSWORD })
    const answers = await asOwner(server.database, async held => {
      await held.query('select 1 from public.organizations where id = $1 for update', [owner.orgId])
      const pending = [gone(owner, 'yana@people.example')(), gone(other, 'zeno@people.example')()]
      await new Promise(resolve => setTimeout(resolve, 800))
      return pending
    }).then(pending => Promise.all(pending))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  },
)

test('the limit on invitations is the person’s, not the session’s', async () => {
  const strict = await startTestServer({ RATE_LIMITS: 'on' })
  try {
    const bulk = await strict.join('Bulk')
    const send = (token: string, n: number) =>
      strict.call(
        'POST',
        '/api/v1/team/invitations',
        { email: `p${n}@people.example`, role_name: 'viewer', client_ids: [] },
        token,
      )
    for (let n = 0; n < 30; n += 1) expect((await send(bulk.token, n)).status).toBe(200)
    const { body } = await strict.call<{ token: string }>('POST', '/api/auth/sign-in/email', {
      email: 'bulk@people.example',
      password: PASSWORD,
    })
    const refused = await send(body.token, 31)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await strict.close()
  }
})

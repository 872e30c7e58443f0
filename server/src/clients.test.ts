import type { ClientAttention, ImportAnswer } from '@sextant/contracts/clients/routes'
import { HEALTH_BANDS, healthBand } from '@sextant/contracts/clients/health'
import type {
  ClientDashboardRow,
  ClientRow,
  CrossClientRow,
  DashboardMetrics,
} from '@sextant/contracts/rows'
import { asOwner } from '@sextant/database/as-owner'
import { onServer } from '@sextant/database/testing/fresh-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Member,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let dana: Someone
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
})
afterAll(() => server.close())

type Page = { rows: ClientRow[]; total: number; by_status: Record<string, number> }
const add = async (name: string, more: object = {}): Promise<ClientRow> => {
  const { status, body } = await dana.call<ClientRow>('POST', '/api/v1/clients', { name, ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const list = async (query = '', who = dana): Promise<Page> =>
  (await who.call<Page>('GET', `/api/v1/clients?${query}`)).body
const rpc = <T>(who: Someone, name: string, args: object = {}) =>
  who.call<T>('POST', `/api/v1/rpc/${name}`, { p_org_id: who.orgId, ...args })
const campaign = (client_id: string, more: object = {}) =>
  dana.call<{ id: string }>('POST', '/api/v1/campaigns', { name: 'Campaign', client_id, ...more })
const backdate = (id: string, days: number): Promise<unknown> =>
  asOwner(server.database, owner =>
    owner.query(
      'update public.clients set created_at = now() - make_interval(days => $2, secs => -60) where id = $1',
      [id, days],
    ),
  )
const outputs = (id: string, n: number): Promise<unknown> =>
  asOwner(server.database, owner =>
    owner.query(
      `insert into public.agent_outputs (org_id, client_id, agent_type, output_type, title, content) select $1, $2, 'strategy', 'swot', 'Output ' || n, '{}' from generate_series(1, $3::integer) n`,
      [dana.orgId, id, n],
    ),
  )
const today = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const member = (role: string, clientId: string | null = null): Promise<Member> =>
  server.hire(dana, role, clientId)

test('a client is added with everything, changed, and two people who change it at once lose nothing', async () => {
  const made = await add('Fieldhouse Brewing', {
    industry: 'Retail',
    companySize: '11-50',
    description: 'A brewery.',
    monthly_fee_cents: 520_000,
    client_info: { name: 'Gwen Talbot', email: 'gwen@fieldhouse.example' },
  })
  expect(made).toMatchObject({
    slug: 'fieldhouse-brewing',
    status: 'active',
    industry: 'Retail',
    monthly_fee_cents: 520_000,
    client_info: { name: 'Gwen Talbot' },
    campaigns_count: 0,
    version: 1,
  })
  expect((await dana.call('GET', `/api/v1/clients/${made.id}/profile`)).body).toEqual({
    companyName: 'Fieldhouse Brewing',
    industry: 'Retail',
    companySize: '11-50',
    description: 'A brewery.',
  })
  const change = (version: number, name: string) =>
    dana.call<ClientRow & { code?: string }>('PUT', `/api/v1/clients/${made.id}`, {
      name,
      status: 'paused',
      industry: 'Manufacturing',
      client_info: {},
      monthly_fee_cents: null,
      version,
    })
  const changed = await change(1, 'Fieldhouse Brewing Co.')
  expect(changed.body).toMatchObject({
    name: 'Fieldhouse Brewing Co.',
    slug: 'fieldhouse-brewing',
    status: 'paused',
    monthly_fee_cents: null,
    version: 2,
  })
  expect((await change(1, 'Somebody else’s name')).body).toMatchObject({ code: 'CONFLICT' })
  expect((await list('q=fieldhouse')).rows[0]!.name).toBe('Fieldhouse Brewing Co.')
})

test('two of the same name get two addresses, and none takes the page that adds one', async () => {
  const [first, second] = await Promise.all([add('Twin'), add('Twin')])
  expect([first.slug, second.slug].toSorted()).toEqual(['twin', 'twin-2'])
  expect((await add('New')).slug).toBe('new-1')
  expect((await add('新しい')).slug).toBe('client')
})

test('archiving needs a reason, keeps everything, and restoring brings back the status it had', async () => {
  const made = await add('Old Mill', { status: 'paused' })
  await campaign(made.id)
  const archive = (reason: string, args: object = {}) =>
    rpc<ClientRow & { code?: string; message?: string }>(dana, 'archive_client_routed', {
      p_client_id: made.id,
      p_archive_reason: reason,
      ...args,
    })
  expect((await archive('   ')).status).toBe(400)
  expect(JSON.stringify((await archive('x', { p_org_id: undefined })).body)).toContain(
    'Organization ID is required',
  )
  expect((await archive('The contract ended')).body).toMatchObject({
    status: 'archived',
    archive_reason: 'The contract ended',
    campaigns_count: 1,
  })
  expect((await archive('Again')).body.code).toBe('CONFLICT')
  expect((await list('q=old+mill')).rows).toEqual([])
  expect((await list('q=old+mill&status=archived')).rows[0]!.archived_at).not.toBeNull()
  expect(
    (await dana.call<{ id: string }[]>('GET', '/api/v1/clients/names')).body.map(({ id }) => id),
  ).not.toContain(made.id)
  expect(
    (await dana.call<ClientRow>('POST', `/api/v1/clients/${made.id}/restore`, {})).body,
  ).toMatchObject({ status: 'paused', archived_at: null, archive_reason: null })
  expect(
    (await dana.call<{ code: string }>('POST', `/api/v1/clients/${made.id}/restore`, {})).body.code,
  ).toBe('CONFLICT')
})

test('deleting takes what it says it takes', async () => {
  const made = await add('Short Stay')
  const {
    body: { id },
  } = await campaign(made.id)
  await outputs(made.id, 2)
  await member('guest', made.id)
  expect((await dana.call('GET', `/api/v1/clients/${made.id}/consequences`)).body).toEqual({
    campaigns: 1,
    sessions: 0,
    outputs: 2,
    insights: 0,
    people: 1,
  })
  expect((await rpc(dana, 'delete_client_routed', { p_client_id: made.id })).body).toEqual({
    id: made.id,
  })
  expect((await rpc(dana, 'get_campaign_details_routed', { p_campaign_id: id })).status).toBe(404)
  expect((await rpc(dana, 'get_client_by_slug_routed', { p_slug: 'short-stay' })).status).toBe(404)
  expect((await rpc(dana, 'get_client_dashboard_routed', { p_client_id: made.id })).body).toEqual(
    [],
  )
})

// The embedded database does one thing after the other.
describe.runIf(onServer)('two things at once', () => {
  test('one file imported twice brings its clients once', async () => {
    const csv = `name\n${Array.from({ length: 400 }, (_, index) => `At once ${index}`).join('\n')}`
    const answers = await Promise.all(
      [1, 2].map(() =>
        dana.call<ImportAnswer>('POST', '/api/v1/clients/import', { csv, dry_run: false }),
      ),
    )
    expect(answers.map(({ body }) => body.created).toSorted((one, other) => one - other)).toEqual([
      0, 400,
    ])
    expect((await list('q=at+once')).total).toBe(400)
  })

  test('a client is deleted while an agent works for it', async () => {
    for (const n of [1, 2, 3, 4]) {
      const { id } = await add(`Busy ${n}`)
      const { body: session } = await dana.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
        agent: 'strategy',
        tool: 'swot',
        clientId: id,
      })
      const abort = new AbortController()
      const run = fetch(`${server.address}/api/v1/agent-sessions/${session.id}/messages`, {
        method: 'POST',
        signal: abort.signal,
        headers: { authorization: `Bearer ${dana.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'just draft it' }),
      }).catch(() => undefined)
      expect((await rpc(dana, 'delete_client_routed', { p_client_id: id })).status).toBe(200)
      abort.abort()
      await run
    }
  })
})

describe('client health, as the specification counts', () => {
  const score = async (id: string): Promise<ClientDashboardRow> =>
    (await rpc<ClientDashboardRow[]>(dana, 'get_client_dashboard_routed', { p_client_id: id }))
      .body[0]!

  test.each([
    [7, 30],
    [8, 20],
    [30, 20],
    [31, 10],
    [90, 10],
    [91, 0],
  ])('created %i days ago brings %i points', async (days, points) => {
    const { id } = await add(`Aged ${days}`)
    await backdate(id, days)
    expect(await score(id)).toMatchObject({
      health_age: points,
      health_campaigns: 0,
      health_outputs: 0,
      health_score: points,
    })
  })

  test.each([
    [0, 0],
    [1, 10],
    [4, 10],
    [5, 20],
    [9, 20],
    [10, 30],
  ])('%i outputs bring %i points', async (n, points) => {
    const { id } = await add(`With ${n} outputs`)
    await backdate(id, 200)
    if (n > 0) await outputs(id, n)
    expect(await score(id)).toMatchObject({
      outputs_count: n,
      health_outputs: points,
      health_score: points,
    })
  })

  test.each([
    [0, 0, 0],
    [1, 3, 13],
    [2, 3, 27],
    [3, 3, 40],
  ])('%i of %i campaigns active bring %i points', async (active, total, points) => {
    const { id } = await add(`Active ${active} of ${total}`)
    await backdate(id, 200)
    for (let n = 0; n < total; n += 1)
      await campaign(id, { status: n < active ? 'active' : 'paused' })
    expect(await score(id)).toMatchObject({
      active_campaigns: active,
      campaigns_count: total,
      health_campaigns: points,
      health_score: points,
    })
  })

  test('at most 100, in four bands', async () => {
    const { id } = await add('Everything at once')
    await campaign(id, { status: 'active' })
    await outputs(id, 12)
    expect((await score(id)).health_score).toBe(100)
    expect([100, 70, 69, 50, 49, 30, 29, 0].map(points => healthBand(points).label)).toEqual([
      'Excellent',
      'Excellent',
      'Good',
      'Good',
      'Fair',
      'Fair',
      'Needs attention',
      'Needs attention',
    ])
    expect(HEALTH_BANDS.map(band => band.tone)).toEqual(['good', 'info', 'warn', 'bad'])
  })
})

describe('a list that says who needs somebody', () => {
  let agency: Someone
  const names: Record<string, string> = {}
  beforeAll(async () => {
    agency = await server.join('Orla', {}, 'AGENCY')
    const make = async (name: string, campaigns: object[] = []): Promise<void> => {
      const { body } = await agency.call<ClientRow>('POST', '/api/v1/clients', {
        name,
        industry: 'Retail',
        monthly_fee_cents: 100_000,
      })
      names[name] = body.id
      for (const fields of campaigns)
        await agency.call('POST', '/api/v1/campaigns', {
          name: `Of ${name}`,
          client_id: body.id,
          ...fields,
        })
    }
    await make('Calm', [{ status: 'active' }])
    await make('Overspent', [
      {
        status: 'active',
        budget_cents: 100_000,
        spent_cents: 90_000,
        start_date: today(-49),
        end_date: today(50),
      },
    ])
    await make('Idle', [{ status: 'paused' }])
    await make('Waiting', [{ status: 'active' }])
    const {
      body: [waiting],
    } = await agency.call<{ id: string }[]>('POST', '/api/v1/rpc/get_campaigns_list_routed', {
      p_org_id: agency.orgId,
      p_client_id: names.Waiting,
    })
    const {
      body: { id },
    } = await agency.call<{ id: string }>('POST', '/api/v1/approvals', {
      campaign_id: waiting!.id,
      note: 'Please look',
    })
    await asOwner(server.database, owner =>
      owner.query(
        `update public.approvals set requested_at = now() - interval '19 days' where id = $1`,
        [id],
      ),
    )
  })

  test('what got worse in the figures of a fortnight counts once a series, until somebody puts it aside', async () => {
    const add = (key: string, better: boolean | null, days: number): Promise<unknown> =>
      asOwner(server.database, owner =>
        owner.query(
          `insert into public.noticed (org_id, client_id, key, title, says, since, better, noticed_at)
           values ($1, $2, $3, 'Spend fell', 'It did.', current_date, $4, now() - $5 * interval '1 day')`,
          [agency.orgId, names.Calm, key, better, days],
        ),
      )
    await add('spend', false, 2)
    await add('spend', false, 9)
    await add('clicks', true, 1)
    await add('orders', false, 20)
    const signals = async () => {
      const { body } = await agency.call<ClientAttention[]>('GET', '/api/v1/clients/attention')
      return body.find(({ client_id }) => client_id === names.Calm)?.signals ?? []
    }
    expect(await signals()).toMatchObject([{ kind: 'figures-worse', count: 1, days: 2 }])
    await asOwner(server.database, owner =>
      owner.query('update public.noticed set dismissed_at = now() where client_id = $1', [
        names.Calm,
      ]),
    )
    expect(await signals()).toEqual([])
  })

  test('signals come with their figures, the most pressing client first', async () => {
    const { body } = await agency.call<ClientAttention[]>('GET', '/api/v1/clients/attention')
    const called = Object.fromEntries(Object.entries(names).map(([name, id]) => [id, name]))
    expect(
      body.map(({ client_id, signals }) => [called[client_id], signals.map(({ kind }) => kind)]),
    ).toEqual([
      ['Waiting', ['approval-waiting']],
      ['Overspent', ['over-pace']],
      ['Idle', ['nothing-active']],
    ])
    expect(body[0]!.signals[0]).toMatchObject({ count: 1, days: 19 })
    expect(body[1]!.signals[0]).toMatchObject({ ratio: 1.8, campaign: { name: 'Of Overspent' } })
    expect((await list('sort=attention', agency)).rows.map(({ name }) => name)).toEqual([
      'Waiting',
      'Overspent',
      'Idle',
      'Calm',
    ])
    expect(
      (await rpc<ClientRow[]>(agency, 'get_dashboard_clients', { p_limit: 2 })).body.map(
        ({ name }) => name,
      ),
    ).toEqual(['Waiting', 'Overspent'])
  })

  test('searched, filtered, sorted and paged, with counts of all', async () => {
    expect((await list('sort=name&limit=2&offset=1', agency)).rows.map(({ name }) => name)).toEqual(
      ['Idle', 'Overspent'],
    )
    expect(await list('q=idl', agency)).toMatchObject({ total: 1, by_status: { active: 4 } })
    expect((await list('q=%25', agency)).total).toBe(0)
    expect((await list('status=paused', agency)).total).toBe(0)
    expect((await agency.call('GET', '/api/v1/clients?sort=nonsense')).status).toBe(400)
  })

  test('the agency’s figures are counted, not invented', async () => {
    const { body } = await rpc<DashboardMetrics>(agency, 'get_dashboard_metrics_cached')
    expect(body).toMatchObject({
      client_count: 4,
      active_clients: 4,
      total_revenue: 4_000,
      avg_client_value: 1_000,
      campaign_count: 4,
      active_campaigns: 3,
      organization_type: 'AGENCY',
    })
    await agency.call('PUT', `/api/v1/clients/${names.Idle}`, {
      name: 'Idle',
      status: 'churned',
      monthly_fee_cents: 100_000,
      version: 1,
    })
    // Never older than the call itself, so never older than two minutes.
    expect(
      (await rpc<DashboardMetrics>(agency, 'get_dashboard_metrics_cached')).body,
    ).toMatchObject({ active_clients: 3, total_revenue: 3_000 })
    const { body: across } = await rpc<CrossClientRow[]>(agency, 'get_cross_client_analytics')
    expect(across.find(({ name }) => name === 'Overspent')).toMatchObject({
      campaign_count: 1,
      total_budget: 100_000,
      total_spent: 90_000,
      monthly_fee_cents: 100_000,
    })
  })
})

describe('who may do what', () => {
  test('a creative sees clients and changes none; one limited to a client sees that one; a client’s people see none', async () => {
    const [x, y] = [await add('Limit X'), await add('Limit Y')]
    const [creative, limited, guest] = [
      await member('creative_strategist'),
      await member('account_manager', x.id),
      await member('guest', x.id),
    ]
    expect((await list('q=limit', creative)).total).toBe(2)
    for (const [path, body] of [
      ['/api/v1/clients', { name: 'Mine' }],
      ['/api/v1/clients/import', { csv: 'name\nA', dry_run: true }],
      [`/api/v1/clients/${x.id}/restore`, {}],
    ] as const)
      expect((await creative.call('POST', path, body)).status, path).toBe(403)
    expect(
      (
        await rpc(creative, 'archive_client_routed', {
          p_client_id: x.id,
          p_archive_reason: 'Because',
        })
      ).status,
    ).toBe(403)
    expect((await rpc(creative, 'delete_client_routed', { p_client_id: x.id })).status).toBe(403)
    expect((await list('q=limit', limited)).rows.map(({ id }) => id)).toEqual([x.id])
    expect((await rpc(limited, 'get_client_by_slug_routed', { p_slug: y.slug })).status).toBe(404)
    expect((await rpc(limited, 'get_cross_client_analytics')).status).toBe(403)
    expect((await list('', guest)).rows).toEqual([])
    expect((await rpc(guest, 'get_client_by_slug_routed', { p_slug: x.slug })).status).toBe(404)
    // A guest learns the look of their portal, and nothing else of the client.
    expect(
      (await rpc(guest, 'get_client_branding_routed', { p_client_id: x.id })).body,
    ).toMatchObject({ clientName: 'Limit X' })
    expect((await rpc(guest, 'get_client_branding_routed', { p_client_id: y.id })).status).toBe(404)
  })

  test('a small business has no clients', async () => {
    const rosa = await server.join('Rosa')
    expect((await rosa.call('POST', '/api/v1/clients', { name: 'A client' })).status).toBe(403)
    expect((await rpc(rosa, 'get_cross_client_analytics')).status).toBe(403)
    expect((await list('', rosa)).total).toBe(0)
  })
})

describe('clients from a file', () => {
  const send = (csv: string, dry_run = true) =>
    dana.call<ImportAnswer & { message?: string }>('POST', '/api/v1/clients/import', {
      csv,
      dry_run,
    })

  test('a dry run says row by row what would happen, and adds nothing', async () => {
    const csv =
      '\uFEFFClient;Industry;Monthly fee;Contact e-mail;Colour\r\nHarbour Dental;healthcare;"3,900.50";sam@harbour.example;blue\r\nNo Such Trade;Alchemy;ten;;\r\nTwin;;;;\r\n;;;;\r\nHarbour Dental;;;;\r\n'
    const { body } = await send(csv)
    expect(body).toMatchObject({ created: 1, skipped: 2, invalid: 1, unknown_columns: ['Colour'] })
    expect(body.lines.map(({ line, action }) => [line, action])).toEqual([
      [2, 'create'],
      [3, 'invalid'],
      [4, 'skip'],
      [6, 'skip'],
    ])
    expect(body.lines[1]!.problems.join(' ')).toMatch(
      /"Alchemy" is not one of the industries.*"ten" is not an amount in dollars/,
    )
    expect((await list('q=harbour')).total).toBe(0)
    // The rows that are right are added; those the dry run called wrong are left out and said again.
    const imported = await send(csv, false)
    expect(imported).toMatchObject({ status: 200, body: { created: 1, skipped: 2, invalid: 1 } })
    expect(imported.body.lines).toEqual(body.lines)
    expect((await list('q=harbour')).total).toBe(1)
    expect((await list('q=no such trade')).total).toBe(0)
  })

  test('what is wrong with a row is said in words, and a file without a right row is refused', async () => {
    const wide = `x${' '.repeat(90_000)}employees`
    const wrong = [
      'name,status,contact,company_size,notes,monthly_fee',
      `${'n'.repeat(121)},,,,,`,
      'A,,,,,',
      'Archived Ltd,archived,,,,',
      'Two words,not a status,,,,',
      `Long Contact,,${'c'.repeat(121)},,,`,
      `Wide Ltd,,,${wide},,`,
      `Noted Long,,,,${'w'.repeat(4_001)},`,
      'Costly Ltd,,,,,ten',
    ].join('\n')
    const { body } = await send(wrong)
    expect(body.lines.map(({ problems }) => problems)).toEqual([
      ['The name is too long: at most 120 characters'],
      ['The name is missing or too short: at least 2 characters'],
      ['Archiving needs a reason'],
      ['The status is one word, such as active, paused or prospect'],
      ['The contact is too long: at most 120 characters'],
      [expect.stringMatching(/^"x {59}…" is not one of the company sizes: 1-10, /)],
      ['The note is too long: at most 4,000 characters'],
      ['"ten" is not an amount in dollars'],
    ])
    const refused = await send(wrong, false)
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'No row of the file can be imported. Nothing was added.' },
    })
  })

  test('many at once get the addresses that one after the other would', async () => {
    const names = [
      'Acme',
      'ACME.',
      'Acme 2',
      'new',
      'Acme!',
      'Bolt',
      'Acme, 3',
      'acme #4',
      '北京',
      '上海',
    ]
    const [together, apart] = [
      await server.join('Tess', {}, 'AGENCY'),
      await server.join('Abe', {}, 'AGENCY'),
    ]
    for (const who of [together, apart]) await who.call('POST', '/api/v1/clients', { name: 'Acmé' })
    const csv = ['name', ...names.map(name => `"${name}"`)].join('\n')
    await together.call('POST', '/api/v1/clients/import', { csv, dry_run: false })
    for (const name of names) await apart.call('POST', '/api/v1/clients', { name })
    const slugsOf = async (who: typeof together) =>
      (await list('sort=name&limit=50', who)).rows.map(({ slug }) => slug).sort()
    expect(await slugsOf(together)).toEqual(await slugsOf(apart))
  })

  test('what was exported can be imported elsewhere', async () => {
    const csv =
      'name,industry,contact,email,monthly_fee,company_size,description,notes\n"Söder, Berg & Co",Retail,Åsa,a@b.example,1234.5,11-50,"Two\nlines",=cmd()\n'
    expect((await send(csv, false)).body).toMatchObject({ created: 1, invalid: 0 })
    const { body } = await dana.call<string>('GET', '/api/v1/clients/export.csv?q=s%C3%B6der')
    expect(body).toContain(
      '"Söder, Berg & Co",active,Retail,Åsa,a@b.example,,,1234.50,11-50,"Two\nlines"',
    )
    // A spreadsheet must not run it.
    expect(body).toContain(`'=cmd()`)
    const elsewhere = await server.join('Ola', {}, 'AGENCY')
    expect(
      (
        await elsewhere.call<ImportAnswer>('POST', '/api/v1/clients/import', {
          csv: body,
          dry_run: false,
        })
      ).body,
    ).toMatchObject({ created: 1, invalid: 0 })
    expect((await list('', elsewhere)).rows[0]).toMatchObject({
      name: 'Söder, Berg & Co',
      monthly_fee_cents: 123_450,
    })
  })

  test('one file has one delimiter; words that fell out of their cell are not imported into the next one', async () => {
    const { body } = await send(
      'name;constructor;monthly_fee;email\nSemi & Sons;x;1,200;a@b.example\n',
    )
    expect(body).toMatchObject({ created: 1, unknown_columns: ['constructor'] })
    expect(
      (await send('name,notes,email\nNoted Ltd,Likes; this,c@d.example\n', false)).body,
    ).toMatchObject({ created: 1 })
    expect((await list('q=noted')).rows[0]!.client_info).toEqual({
      notes: 'Likes; this',
      email: 'c@d.example',
    })
    const { body: spilt } = await send(
      'name,email\nAcme, Inc.,e@f.example\n"Acme, Inc.",e@f.example,\n',
    )
    expect(
      spilt.lines.map(({ name, action, problems }) => [name, action, problems.length]),
    ).toEqual([
      ['Acme', 'invalid', 2],
      ['Acme, Inc.', 'create', 0],
    ])
    // Two columns for the same: the first counts, the other is said.
    expect((await send('client,company\nFirst Name,Second Name\n')).body).toMatchObject({
      lines: [{ name: 'First Name' }],
      unknown_columns: ['company'],
    })
  })

  test('a phone number survives the guard against formulas on its way out and in', async () => {
    await send('name,phone\nDialled,+44 20 7946 0000\n', false)
    const { body } = await dana.call<string>('GET', '/api/v1/clients/export.csv?q=dialled')
    expect(body).toContain(`'+44 20 7946 0000`)
    const elsewhere = await server.join('Una', {}, 'AGENCY')
    await elsewhere.call('POST', '/api/v1/clients/import', { csv: body, dry_run: false })
    expect((await list('', elsewhere)).rows[0]!.client_info).toEqual({ phone: '+44 20 7946 0000' })
  })

  test('5,000 clients whose names leave no letters for an address, and not one more', async () => {
    const names = (n: number): string =>
      `name\n${Array.from({ length: n }, (_, index) => String.fromCodePoint(0x4e00 + index, 0x5e97)).join('\n')}`
    expect((await send(names(5_001), false)).body.message).toMatch(/At most 5000/)
    const far = await server.join('Mei', {}, 'AGENCY')
    expect(
      (
        await far.call<ImportAnswer>('POST', '/api/v1/clients/import', {
          csv: names(5_000),
          dry_run: false,
        })
      ).body,
    ).toMatchObject({ created: 5_000 })
    expect((await list('limit=1&sort=name', far)).total).toBe(5_000)
  })

  test.each([
    ['', /no rows|column "name"/],
    ['industry\nRetail', /column "name"/],
    ['name\n"unclosed', /cannot be read as CSV/],
  ])('%j is refused with a reason', async (csv, why) => {
    const { status, body } = await send(csv)
    expect(status).toBe(422)
    expect(body.message).toMatch(why)
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// The floor: what a careful engineer writes by hand in twenty lines. begin, claims and role, the query, commit; each awaited.
pg.types.setTypeParser(20, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk as Buffer))
  request.on('end', async () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      p_org_id: string
      p_limit: number
    }
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({
        name: 'claims',
        text: `select set_config('app.user_id', $1, true), set_config('app.org_id', $2, true), set_config('app.sees_organization', 'on', true), set_config('role', 'app_user', true)`,
        values: [process.env.USER_ID, process.env.ORG_ID],
      })
      const { rows } = await client.query({
        name: 'read',
        text: 'select * from public.get_dashboard_campaigns_routed(p_org_id => $1, p_limit => $2)',
        values: [body.p_org_id, body.p_limit],
      })
      await client.query('commit')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
    } finally {
      client.release()
    }
  })
})
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)

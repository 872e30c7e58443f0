import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// The floor: LISTEN, and every notice to every open response. No sessions, no tenants.
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
// Its server may end first.
client.on('error', () => process.exit(0))
await client.query('listen sextant_campaigns')
const open = new Set<ServerResponse>()
client.on('notification', ({ payload }) => {
  for (const response of open) response.write(`event: campaign\ndata: ${payload}\n\n`)
})
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': listening\n\n')
  open.add(response)
  response.on('close', () => open.delete(response))
})
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)

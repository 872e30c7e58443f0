import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { asOwner } from '@sextant/database/as-owner'
import type { Bench, Row } from '../bench.ts'

const PASSWORD = 'Long-Enough-1'
const EMAIL = 'doors@people.example'

const PEOPLE = readFileSync(
  join(import.meta.dirname, '../../database/scenarios/hundred-thousand-users.sql'),
  'utf8',
)

type Call = {
  what: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  connections: number
}
const CALLS: Call[] = [
  {
    what: 'sign-in',
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: { email: EMAIL, password: PASSWORD },
    connections: 2,
  },
  { what: '/me', method: 'GET', path: '/api/v1/me', connections: 10 },
  {
    what: 'a guarded screen’s read (recent outputs)',
    method: 'GET',
    path: '/api/v1/agent-outputs?limit=5',
    connections: 10,
  },
]

/** The doors with a thousand people in the database, and again with a hundred thousand: they must not get heavier. */
export async function measureDoors(bench: Bench): Promise<Row[]> {
  const product = await bench.startServer({ EMAIL_CONFIRMATION: 'off' })
  const pool = new pg.Pool({ connectionString: bench.url })
  try {
    await asOwner({ pool }, owner =>
      owner.query(`insert into public.invitations (email, invited_by) values ($1, 'bench')`, [
        EMAIL,
      ]),
    )
    const signedUp = await fetch(`${product.address}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: EMAIL,
        password: PASSWORD,
        name: 'Doors',
        organization_name: 'Doors',
        organization_type: 'SME',
      }),
    })
    if (!signedUp.ok) throw new Error(`sign-up answered ${signedUp.status}`)
    const few = await rates(bench, product.address)
    await asOwner({ pool }, owner => owner.query(PEOPLE))
    await pool.query('vacuum analyze')
    await rates(bench, product.address)
    const many = await rates(bench, product.address)
    const people = (bench.size.organizations * 100).toLocaleString('en-US')
    return CALLS.map((call, index) => ({
      what: `${call.what}, ${people} people`,
      got: `${(many[index]! / few[index]!).toFixed(2)} of the rate with 1,000 (${many[index]!.toFixed(0)} against ${few[index]!.toFixed(0)} requests/s)`,
      goal: 'at least 0.8',
      met: many[index]! / few[index]! >= 0.8,
    }))
  } finally {
    await pool.end()
    await product.stop()
  }
}

async function rates({ size, org }: Bench, address: string): Promise<number[]> {
  const found: number[] = []
  for (const { method, path, body, connections } of CALLS) {
    const result = await autocannon({
      url: address + path,
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${org.token}` },
      body: body ? JSON.stringify(body) : '',
      connections,
      duration: size.seconds,
    })
    if (result.non2xx || result.errors)
      throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} broken`)
    found.push(result.requests.average)
  }
  return found
}

import { type Bench, type Row, startProduct } from '../bench.ts'
import { onDemo } from '../planted.ts'

const MOST_MB = 450

/** What the product holds on the embedded database with demo data: after its start, and after a thousand requests of one person. */
export const measureMemory = ({ size: { requests } }: Bench): Promise<Row[]> =>
  onDemo(dataDir => memoryOver(requests, dataDir))

async function memoryOver(requests: number, dataDir: string): Promise<Row[]> {
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '' })
  try {
    const begun = product.memoryMb()
    const token = await signIn(product.address)
    for (let n = 0; n < requests; n += 1) {
      const answer = await fetch(`${product.address}/api/v1/me`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (!answer.ok) throw new Error(`/me answered ${answer.status}`)
      await answer.arrayBuffer()
    }
    return [row('after its start', begun), row(`after ${requests} requests`, product.memoryMb())]
  } finally {
    await product.stop()
  }
}

const row = (when: string, mb: number): Row => ({
  what: `memory on the embedded database ${when}`,
  got: `${mb.toFixed(0)} MB`,
  goal: `at most ${MOST_MB} MB`,
  met: mb <= MOST_MB,
})

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'agency-owner@demo.example', password: 'Demo-Pass-2025' }),
  })
  return ((await answer.json()) as { token: string }).token
}

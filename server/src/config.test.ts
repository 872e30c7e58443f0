import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const LOCAL = { DATA_DIR: 'memory://', AUTH_SECRET: 'a-secret-of-more-than-thirty-two-signs' }
const ON_SERVER = { ...LOCAL, DATABASE_URL: 'postgres://127.0.0.1/sextant' }
const PUBLIC = { ...LOCAL, PUBLIC_URL: 'https://sextant.example' }

test('a start on this machine alone has the demo, and one on a server only when asked for', () => {
  expect(readConfig(LOCAL).demo).toBe(true)
  expect(readConfig({ ...LOCAL, DEMO: 'off' }).demo).toBe(false)
  expect(readConfig(ON_SERVER).demo).toBe(false)
  expect(readConfig({ ...ON_SERVER, DEMO: 'on' }).demo).toBe(true)
})

test('accounts whose password everybody knows are never where everybody comes', () => {
  expect(readConfig(PUBLIC).demo).toBe(false)
  expect(() => readConfig({ ...PUBLIC, DEMO: 'on' })).toThrow(/^DEMO: .* PUBLIC_URL$/)
})

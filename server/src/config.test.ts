import { describe, expect, test } from 'vitest'
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

describe('a model that turns passages into vectors', () => {
  const read = (env: Record<string, string>) => readConfig({ ...LOCAL, ...env }).aiEmbedding
  const OPENAI = { AI_PROVIDER: 'openai', AI_MODEL: 'm', OPENAI_API_KEY: 'sk-openai' }
  const ANTHROPIC = { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', ANTHROPIC_API_KEY: 'sk-anthropic' }
  const model = { AI_EMBEDDING_MODEL: 'vectors' }

  test('is none unless it is named, and then that of the provider', () => {
    expect(read({})).toBeNull()
    expect(read(OPENAI)).toBeNull()
    expect(read({ ...OPENAI, ...model })).toEqual({
      provider: 'openai',
      model: 'vectors',
      baseUrl: undefined,
      apiKey: 'sk-openai',
    })
  })

  test('may be of another provider, to which neither address nor key of the first one goes', () => {
    const here = { AI_EMBEDDING_BASE_URL: 'http://127.0.0.1:11434/v1' }
    const other = { AI_EMBEDDING_PROVIDER: 'openai-compatible', ...model, ...here }
    const expected = { provider: 'openai-compatible', model: 'vectors', apiKey: undefined }
    expect(read(other)).toMatchObject(expected)
    expect(read({ ...ANTHROPIC, AI_API_KEY: 'sk-first', ...other })).toMatchObject(expected)
    const first = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_API_KEY: 'sk-first' }
    const elsewhere = { ...first, AI_BASE_URL: 'https://elsewhere.example/v1' }
    expect(read({ ...elsewhere, ...model, ...here })).toMatchObject(expected)
    expect(read({ ...elsewhere, ...model })).toMatchObject({ apiKey: 'sk-first' })
  })

  test.each([
    [{ ...ANTHROPIC, ...model }, /^AI_EMBEDDING_PROVIDER: Anthropic offers no embeddings/],
    [model, /^AI_EMBEDDING_PROVIDER: /],
    [{ AI_EMBEDDING_PROVIDER: 'openai' }, /^AI_EMBEDDING_MODEL: /],
    [{ AI_EMBEDDING_PROVIDER: 'openai', ...model }, /^AI_EMBEDDING_API_KEY: /],
    [{ AI_EMBEDDING_PROVIDER: 'openai-compatible', ...model }, /^AI_EMBEDDING_BASE_URL: /],
    [{ AI_EMBEDDING_PROVIDER: 'anthropic', ...model }, /^AI_EMBEDDING_PROVIDER: /],
  ])('that cannot be used ends the start with the name of a variable: %o', (env, named) =>
    expect(() => read(env)).toThrow(named),
  )
})

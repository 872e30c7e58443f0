import type { AiSettings } from '@sextant/contracts/ai/routes'
import { expect, test } from 'vitest'
import { draftErrors, draftOf, inputOf, keepsKey } from './provider-draft.ts'

const OWN: NonNullable<AiSettings['own']> = {
  provider: 'openai',
  model: 'large-1',
  model_small: 'large-1',
  embedding_model: null,
  embedding_price: null,
  base_url: null,
  key_last_four: '1234',
  prices: null,
  set_by_name: 'Dana',
  set_at: '2026-01-01T00:00:00Z',
}

test('a stored provider opens in the form and is sent as it was, its key untouched', () => {
  expect(inputOf(draftOf(OWN))).toEqual({
    provider: 'openai',
    model: 'large-1',
    model_small: null,
    embedding_model: null,
    embedding_price: null,
    base_url: null,
    api_key: null,
    prices: null,
  })
  expect(draftErrors(draftOf(OWN), OWN)).toEqual({})
})

test('another provider or another address needs its own key', () => {
  const moved = { ...draftOf(OWN), provider: 'anthropic' as const }
  expect(keepsKey(moved, OWN)).toBe(false)
  expect(draftErrors(moved, OWN)).toEqual({ apiKey: 'Enter the key' })
  expect(keepsKey({ ...draftOf(OWN), baseUrl: 'https://elsewhere.example' }, OWN)).toBe(false)
})

test('nothing yet asks for a model and a key; an own address needs no key', () => {
  expect(Object.keys(draftErrors(draftOf(null), null))).toEqual(['model', 'apiKey'])
  const draft = { ...draftOf(null), provider: 'openai-compatible' as const, model: 'llama' }
  expect(Object.keys(draftErrors(draft, null))).toEqual(['baseUrl'])
  expect(draftErrors({ ...draft, baseUrl: 'http://127.0.0.1:11434/v1' }, null)).toEqual({})
  expect(Object.keys(draftErrors({ ...draft, baseUrl: 'file:///etc' }, null))).toEqual(['baseUrl'])
})

test('prices are all or none, in dollars', () => {
  const draft = draftOf(OWN)
  const some = { ...draft, prices: { ...draft.prices, 'large.input': '3' } }
  expect(draftErrors(some, OWN).prices).toContain('all six')
  const all = Object.fromEntries(Object.keys(draft.prices).map(name => [name, '2.50']))
  const sent = inputOf({ ...draft, prices: all as typeof draft.prices })
  expect(sent.prices?.small).toEqual({ input: 250, cached: 250, output: 250 })
})

test('an embedding model is sent where the provider has such, with its price', () => {
  const draft = { ...draftOf(OWN), embeddingModel: ' vectors ', embeddingPrice: '0.13' }
  expect(inputOf(draft)).toMatchObject({ embedding_model: 'vectors', embedding_price: 13 })
  expect(inputOf({ ...draft, provider: 'anthropic' })).toMatchObject({
    embedding_model: null,
    embedding_price: null,
  })
  const wrong = { ...draft, embeddingPrice: 'cheap' }
  expect(Object.keys(draftErrors(wrong, OWN))).toEqual(['embeddingPrice'])
  const stored = { ...OWN, embedding_model: 'vectors', embedding_price: 13 }
  expect(inputOf(draftOf(stored))).toMatchObject({
    embedding_model: 'vectors',
    embedding_price: 13,
  })
})

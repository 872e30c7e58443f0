import { AGENTS } from '@sextant/contracts/catalogue'

/** Whose outputs there can be. */
export const WRITING_AGENTS = AGENTS.filter(({ available }) => available)

export const KEPT = [
  { value: 'all', label: 'All' },
  { value: 'saved', label: 'Saved' },
  { value: 'drafts', label: 'Drafts' },
] as const
export type Kept = (typeof KEPT)[number]['value']
/** As the server is asked: null is either. */
const SAVED: Record<Kept, boolean | null> = { all: null, saved: true, drafts: false }

/** The filter as the address carries it, without its words; what it says wrongly is the default. */
export function filterOf(params: URLSearchParams) {
  const kept = KEPT.find(({ value }) => value === params.get('kept'))?.value ?? 'all'
  return {
    agent: WRITING_AGENTS.find(({ id }) => id === params.get('agent'))?.id ?? null,
    kept,
    saved: SAVED[kept],
    expert: params.get('view') === 'expert',
  }
}

/** The same parameters with one of them changed; null or nothing takes it away. */
export function withParam(params: URLSearchParams, key: string, value: string | null) {
  const next = new URLSearchParams(params)
  if (value) next.set(key, value)
  else next.delete(key)
  return next
}

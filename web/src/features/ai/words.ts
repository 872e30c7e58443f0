import type { AiCallRow, AiProvider, AiSettings } from '@sextant/contracts/ai/routes'
import { dollars } from '@/ui/patterns/money.ts'

export const PROVIDER_NAMES: Record<AiProvider, string> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
  'openai-compatible': 'A model at your own address',
}

/** "Anthropic, claude-x": a model with whose it is. */
export const modelWords = ({ provider, model }: NonNullable<AiSettings['model']>): string =>
  provider === 'openai-compatible' ? model : `${PROVIDER_NAMES[provider]}, ${model}`

const JOBS: Record<string, string> = {
  read: 'Reading what was said',
  ask: 'The next question',
  think: 'Findings and moves',
  judge: 'Checking a claim',
  write: 'Writing a deliverable',
  answer: 'Answering a question',
  interview: 'Answering as a persona',
  sort: 'Sorting what customers said',
  pages: 'Looking a document through',
  embed: 'Reading passages',
  seek: 'A question',
}
/** What a call was for. */
export const jobWords = (job: string): string => JOBS[job] ?? job

export const OUTCOME_WORDS: Record<AiCallRow['outcome'], string> = {
  done: 'Answered',
  failed: 'Failed',
  stopped: 'Stopped',
}

const MICROS_PER_CENT = 10_000
const small = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
})

/** Millionths of a dollar: "$1.20", and less than a cent as "$0.0042". */
export function costWords(micros: number): string {
  if (micros === 0 || micros >= MICROS_PER_CENT) return dollars(micros / MICROS_PER_CENT)
  return small.format(micros / MICROS_PER_CENT / 100)
}

export const tokenWords = (tokens: number): string => tokens.toLocaleString('en-US')

/** How many passages can be found by meaning. */
export function passagesWords({ done, of }: { done: number; of: number }): string {
  if (of === 0) return 'No passages yet.'
  if (done >= of) return `All passages (${tokenWords(of)}) can be found by meaning.`
  return `${tokenWords(done)} of ${tokenWords(of)} passages can be found by meaning.`
}

/** A stored key, as far as it is shown. */
export const keyWords = (lastFour: string): string => `•••• ${lastFour}`.trim()

/** How much of a limit is spent, 0 to 100. */
export function partOf(spentMicros: number, capCents: number): number {
  const allowed = capCents * MICROS_PER_CENT
  return allowed === 0 ? 100 : Math.min(100, (spentMicros / allowed) * 100)
}

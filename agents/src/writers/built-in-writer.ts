import type { Writer } from './writer.ts'

/** The writer that needs no key and no network: the playbook's grammars already phrased everything, and it says so plainly. */
export const builtInWriter = (): Writer => ({
  kind: 'built-in',
  label: 'Built-in writer',
  async *reply({ plan }) {
    yield plan
  },
  async *deepen() {
    // The draft's words are the final words.
  },
  usage: () => ({ inputTokens: 0, outputTokens: 0 }),
})

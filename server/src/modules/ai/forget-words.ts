import type { Services } from '../../platform/context.ts'

const HOUR_MS = 60 * 60_000

/** What was sent to a language model is kept for thirty days: looks now and every hour. Answers what ends it. */
export function forgetOldWords({ database, log }: Services): () => void {
  const forget = (): void =>
    void database.pool
      .query('select app.forget_sent_words()')
      .catch((error: unknown) => log.error({ err: error }, 'old words could not be forgotten'))
  forget()
  const hourly = setInterval(forget, HOUR_MS)
  hourly.unref()
  return () => clearInterval(hourly)
}

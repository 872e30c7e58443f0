import type { Database } from '@sextant/database/open-database'
import type { Logger } from 'pino'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../../config.ts'

type Rendered = { subject: string; text: string; html: string }
type Due = { id: string; recipient: string; template: string; data: unknown; attempts: number }
type Options = {
  database: Database
  config: Config
  log: Logger
  render: (template: string, data: unknown) => Rendered
}
export type PostOffice = { close: () => Promise<void> }

const POLL_MS = 15_000
const BATCH = 10

/**
 * Sends what waits in the outbox: through SMTP, or, where a mailbox page stands in for it, by keeping it readable.
 * Several servers share one outbox. A refusal that will not change (5xx) is dead at once; everything else is tried again.
 */
export async function openPostOffice({
  database,
  config,
  log,
  render,
}: Options): Promise<PostOffice> {
  const transport: Transporter | null = config.smtpUrl
    ? createTransport(config.smtpUrl, {
        from: config.mailFrom,
        connectionTimeout: 15_000,
        greetingTimeout: 15_000,
        socketTimeout: 30_000,
      } as never)
    : null
  const settle = (
    id: string,
    error: string | null,
    final: boolean,
    rendered: Rendered | null,
  ): Promise<unknown> =>
    database.pool.query('select app.settle_mail($1, $2, $3, $4)', [
      id,
      error,
      final,
      rendered ? JSON.stringify(rendered) : null,
    ])

  async function deliver({ id, recipient, template, data }: Due): Promise<void> {
    let mail: Rendered
    try {
      mail = render(template, data)
    } catch (error) {
      log.error({ err: error, template }, 'a mail could not be written')
      await settle(id, (error as Error).message, true, null)
      return
    }
    if (!transport) {
      if (config.mailbox) await settle(id, null, false, mail)
      else await settle(id, 'Mail is not configured: set SMTP_URL.', true, null)
      return
    }
    try {
      await transport.sendMail({ to: recipient, ...mail })
      await settle(id, null, false, null)
    } catch (error) {
      const { responseCode, message } = error as { responseCode?: number; message: string }
      log.warn({ template, responseCode }, 'a mail was not delivered')
      await settle(
        id,
        withoutAddress(message, recipient),
        responseCode !== undefined && responseCode >= 500,
        null,
      )
    }
  }

  let closing = false
  let working: Promise<void> | null = null
  let again = false
  const work = async (): Promise<void> => {
    do {
      again = false
      const { rows } = await database.pool.query<Due>('select * from app.claim_mail($1)', [BATCH])
      for (const due of rows) await deliver(due)
      if (rows.length === BATCH) again = true
    } while (again && !closing)
  }
  const wake = (): void => {
    again = true
    if (closing || working) return
    working = work()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        working = null
      })
  }
  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  const deafen = await database.listen('sextant_mail', wake)
  wake()
  return {
    close: async () => {
      closing = true
      clearInterval(timer)
      await deafen()
      await working
      transport?.close()
    },
  }
}

/** The operator reads the error beside the recipient; a log or a screenshot of it need not repeat the address. */
const withoutAddress = (message: string, address: string): string =>
  message.replaceAll(address, 'the recipient')

import type { Database } from '@sextant/database/open-database'
import type { Logger } from 'pino'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../../config.ts'
import { deliverMail, type Delivery, type Due, type Rendered } from './deliver-mail.ts'

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
export async function openPostOffice({ config, ...options }: Options): Promise<PostOffice> {
  const transport = transportOf(config)
  const delivery: Delivery = { ...options, transport, mailbox: config.mailbox }
  const { database, log } = options
  let closing = false
  let working: Promise<void> | null = null
  let again = false
  const work = async (): Promise<void> => {
    do {
      again = false
      const { rows } = await database.pool.query<Due>('select * from app.claim_mail($1)', [BATCH])
      for (const due of rows) await deliverMail(delivery, due)
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

const transportOf = ({ smtpUrl, mailFrom }: Config): Transporter | null =>
  smtpUrl
    ? createTransport(smtpUrl, {
        from: mailFrom,
        connectionTimeout: 15_000,
        greetingTimeout: 15_000,
        socketTimeout: 30_000,
      } as never)
    : null

import type { Database } from '@sextant/database/open-database'
import type { Logger } from 'pino'
import type { Transporter } from 'nodemailer'

export type Rendered = {
  subject: string
  text: string
  html: string
  /** As nodemailer takes them. */
  attachments?: { filename: string; content: string; encoding: 'base64'; contentType: string }[]
}
/** A mail whose time has come, as app.claim_mail hands it out. */
export type Due = { id: string; recipient: string; template: string; data: unknown }
export type Delivery = {
  database: Database
  log: Logger
  render: (template: string, data: unknown) => Rendered
  /** Null where mail goes nowhere: kept readable when `mailbox`, dead otherwise. */
  transport: Transporter | null
  mailbox: boolean
}
/** How a try ended: `error` null when it is done; `final` when no further try would help; `kept` for whoever reads the mailbox. */
type Outcome = { error: string | null; final: boolean; kept?: Rendered }

const DONE: Outcome = { error: null, final: false }

/** Tries one mail and puts on record how that ended. Rejects only when the database does not answer. */
export async function deliverMail(delivery: Delivery, due: Due): Promise<void> {
  const { error, final, kept } = await tryMail(delivery, due)
  await delivery.database.pool.query('select app.settle_mail($1, $2, $3, $4)', [
    due.id,
    error,
    final,
    kept ? JSON.stringify(kept) : null,
  ])
}

async function tryMail(delivery: Delivery, due: Due): Promise<Outcome> {
  const { log, render, transport, mailbox } = delivery
  let mail: Rendered
  try {
    mail = render(due.template, due.data)
  } catch (error) {
    log.error({ err: error, template: due.template }, 'a mail could not be written')
    return { error: (error as Error).message, final: true }
  }
  if (transport) return send(transport, mail, due, log)
  if (mailbox) return { ...DONE, kept: mail }
  return { error: 'Mail is not configured: set SMTP_URL.', final: true }
}

async function send(
  transport: Transporter,
  mail: Rendered,
  { recipient, template }: Due,
  log: Logger,
): Promise<Outcome> {
  try {
    await transport.sendMail({ to: recipient, ...mail })
    return DONE
  } catch (error) {
    const { responseCode, message } = error as { responseCode?: number; message: string }
    log.warn({ template, responseCode }, 'a mail was not delivered')
    const refusedForGood = responseCode !== undefined && responseCode >= 500
    return { error: withoutAddress(message, recipient), final: refusedForGood }
  }
}

/** The operator reads the error beside the recipient; a log or a screenshot of it need not repeat the address. */
const withoutAddress = (message: string, address: string): string =>
  message.replaceAll(address, 'the recipient')

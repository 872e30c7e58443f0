import { setTimeout as pause } from 'node:timers/promises'

export type Mail = { to: string; subject: string; text: string; html: string; links: string[] }

const WITHIN_MS = 15_000

/** The newest mail to an address whose subject holds some words, as soon as it has arrived in the mailbox of a local start. */
export async function mailTo(address: string, email: string, subject: string): Promise<Mail> {
  const until = Date.now() + WITHIN_MS
  for (;;) {
    const mails = (await (await fetch(`${address}/dev/mailbox.json`)).json()) as Mail[]
    const found = mails.find(mail => mail.to === email && mail.subject.includes(subject))
    if (found) return found
    if (Date.now() > until) throw new Error(`No mail "${subject}" to ${email}; there are: ${mails.map(mail => `${mail.subject} to ${mail.to}`).join('; ')}`)
    await pause(200)
  }
}

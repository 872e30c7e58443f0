import { vi } from 'vitest'
import type { Product } from './product.ts'

type Mail = { to: string; subject: string; text: string; html: string; links: string[] }

/** The newest mail to an address whose subject fits, as soon as it is there. */
export function mailTo({ address }: Product, to: string, subject: RegExp): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mails = (await (await fetch(`${address}/dev/mailbox.json`)).json()) as Mail[]
      const found = mails.find(mail => mail.to === to && subject.test(mail.subject))
      if (!found) throw new Error(`No mail to ${to} about ${subject}`)
      return found
    },
    { timeout: 60_000, interval: 50 },
  )
}

import { expect } from 'vitest'
import type { Product } from './product.ts'

type Mail = { to: string; subject: string; text: string; html: string; links: string[] }

/** The newest mail to an address whose subject fits, as soon as it is there. */
export async function mailTo({ address }: Product, to: string, subject: RegExp): Promise<Mail> {
  const find = async () => ((await (await fetch(`${address}/dev/mailbox.json`)).json()) as Mail[]).find(mail => mail.to === to && subject.test(mail.subject))
  await expect.poll(find, { timeout: 30_000, message: `a mail to ${to} about ${subject}` }).toBeTruthy()
  return (await find())!
}

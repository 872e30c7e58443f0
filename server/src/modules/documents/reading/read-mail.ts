import PostalMime, { type Address } from 'postal-mime'
import { blocksOfHtml } from './blocks-of-html.ts'
import { PageWriter } from './page-writer.ts'
import type { ReadText } from './read-text.ts'

const named = (address: Address | undefined): string =>
  [address?.name, address?.address].filter(Boolean).join(' ')

/** An e-mail: its head, then its text. What is attached is named, not read. */
export async function readMail(bytes: Uint8Array): Promise<ReadText> {
  const mail = await PostalMime.parse(bytes)
  const writer = new PageWriter()
  writer.flow('heading', mail.subject ?? 'E-mail without a subject')
  writer.flow('paragraph', `From: ${named(mail.from)}`)
  if (mail.to?.length) writer.flow('paragraph', `To: ${mail.to.map(named).join(', ')}`)
  if (mail.date) writer.flow('paragraph', `Date: ${mail.date}`)
  if (mail.text?.trim())
    for (const paragraph of mail.text.split(/\n[^\S\n]*\n/)) writer.flow('paragraph', paragraph)
  else blocksOfHtml(mail.html ?? '', (sort, words) => writer.flow(sort, words))
  const attached = mail.attachments.map(({ filename }) => filename ?? 'a file without a name')
  const read = writer.read()
  if (attached.length === 0) return read
  return { ...read, note: `Attached and not read: ${attached.join(', ')}`.slice(0, 400) }
}

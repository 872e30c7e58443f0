import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

/** A mail server of the test's own: what the product really sends, as its links. */
export async function openInbox(): Promise<{
  url: string
  linkTo: (email: string, subject: RegExp) => Promise<string>
  close: () => Promise<void>
}> {
  const received: { to: string; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo[0]!.address,
          raw: plain(Buffer.concat(chunks).toString()),
        })
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    linkTo: (email, subject) =>
      vi.waitFor(
        () => {
          const mail = received.findLast(
            ({ to, raw }) => to === email && subject.test(/^Subject: (.*)$/m.exec(raw)?.[1] ?? ''),
          )
          const link = /https?:\/\/[^\s"<]+/.exec(mail?.raw ?? '')?.[0]
          if (!link) throw new Error(`No mail about ${subject} to that address`)
          return link
        },
        { timeout: 60_000, interval: 50 },
      ),
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** Quoted-printable, undone: soft line ends and escaped signs. */
const plain = (raw: string): string =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )

import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

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
    linkTo: async (email, subject) => {
      const find = (): string | undefined =>
        /https?:\/\/[^\s"<]+/.exec(
          received.findLast(
            mail => mail.to === email && subject.test(/^Subject: (.*)$/m.exec(mail.raw)?.[1] ?? ''),
          )?.raw ?? '',
        )?.[0]
      for (let tries = 0; tries < 300; tries += 1) {
        const link = find()
        if (link) return link
        await setTimeout(100)
      }
      throw new Error(`No mail about ${subject} to that address`)
    },
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

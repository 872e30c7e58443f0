import type { Database } from '@sextant/database/open-database'
import { asOwner } from '@sextant/database/as-owner'

export type KeptMail = { subject: string; text: string; html: string }

/** The newest mail of a kind to an address, waiting for it while it is on its way. The test server keeps its mail as a local start does. */
export async function mailTo(
  database: Database,
  recipient: string,
  template: string,
): Promise<KeptMail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await asOwner(database, owner =>
      owner.query<{ rendered: KeptMail | null }>(
        'select rendered from app.mail_outbox where recipient = $1 and template = $2 order by queued_at desc limit 1',
        [recipient, template],
      ),
    )
    if (rows[0]?.rendered) return rows[0].rendered
    await new Promise(resolve => setTimeout(resolve, 40))
  }
  throw new Error(`No mail ${template} for that address`)
}

/** The secret at the end of the mail's link. */
export function secretOf({ text }: KeptMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  return link.replace(/^.*(?:token=|\/)/, '')
}

export const forgetMail = (database: Database): Promise<unknown> =>
  asOwner(database, owner => owner.query('delete from app.mail_outbox'))

import { addressOf, type Routes } from '../../platform/requests.ts'
import type { Database } from '@sextant/database/open-database'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'

type Kept = {
  id: string
  recipient: string
  template: string
  sent_at: string
  rendered: { subject: string; text: string; html: string }
}

const SHOWN = 100
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const isLoopback = (address: string): boolean =>
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address)
const read = async (database: Database): Promise<Kept[]> =>
  (await database.pool.query<Kept>('select * from app.read_mailbox($1)', [SHOWN])).rows
const links = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? []

/** The mails a local start keeps instead of sending: a list, each mail as it would look, and all of it as JSON. */
export const mailboxRoutes: Routes = (hono, { services: { config, database } }) => {
  if (config.mailbox) serveMailbox(hono, database, config.appName)
}

function serveMailbox(hono: Hono, database: Database, appName: string): void {
  // Links in mails open doors: only this machine reads them, and only under its own names (another page's name could be pointed here).
  hono.use('/dev/mailbox*', async (c, next) =>
    isLoopback(addressOf(c, false)) && LOCAL_HOST.test(c.req.header('host') ?? '')
      ? next()
      : c.text('Not found', 404),
  )
  hono.get('/dev/mailbox', async c => c.html(list(await read(database), appName)))
  hono.get('/dev/mailbox.json', async c =>
    c.json(
      (await read(database)).map(mail => ({
        id: mail.id,
        to: mail.recipient,
        at: mail.sent_at,
        template: mail.template,
        ...mail.rendered,
        links: links(mail.rendered.text),
      })),
    ),
  )
  hono.get('/dev/mailbox/:id', async c =>
    show(
      c,
      (await read(database)).find(mail => mail.id === c.req.param('id')),
    ),
  )
}

function show(c: Context, mail: Kept | undefined): Response | Promise<Response> {
  if (!mail) return c.text('This mail is not here any more.', 404)
  return c.html(mail.rendered.html.replace('<head>', '<head><base target="_top">'))
}

const list = (mails: Kept[], appName: string): ReturnType<typeof html> =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox · ${appName}</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              15px/22px system-ui,
              sans-serif;
          }
          body {
            max-width: 760px;
            margin: 0 auto;
            padding: 32px 16px;
          }
          h1 {
            font:
              500 26px/32px Georgia,
              serif;
            margin: 0 0 4px;
          }
          p {
            margin: 0 0 20px;
          }
          ol {
            list-style: none;
            margin: 0;
            padding: 0;
          }
          li {
            border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent);
            padding: 12px 0;
          }
          a {
            color: light-dark(#0f5c63, #7fd0d6);
            font-weight: 600;
          }
          small {
            display: block;
            font-size: 13px;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p>This start has no SMTP_URL: what ${appName} would mail is kept here, newest first.</p>
          ${
            mails.length === 0
              ? html`<p>Nothing was mailed yet.</p>`
              : html`<ol>
                  ${mails.map(mail => html`<li><a href="/dev/mailbox/${mail.id}">${mail.rendered.subject}</a><small>to ${mail.recipient}, ${mail.sent_at.replace('T', ' ').slice(0, 19)} UTC</small></li>`)}
                </ol>`
          }
        </main>
      </body>
    </html>`

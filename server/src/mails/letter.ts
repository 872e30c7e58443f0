import { html } from 'hono/html'

/** What a mail says, before it has a form. `path` is a path of the web application. */
export type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  button?: { label: string; path: string }
  items?: { title: string; body: string; path: string | null }[]
  footnote?: string
  attachments?: Attachment[]
}
/** A file of a mail, in base64. */
type Attachment = { filename: string; content: string; encoding: 'base64'; contentType: string }
export type Sender = { appName: string; address: string; contact: string }
export type RenderedMail = {
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
}

/** One letter as HTML and as plain text; both say the same, and every link is written out. */
export function renderLetter(letter: Letter, sender: Sender): RenderedMail {
  return {
    subject: letter.subject,
    text: asText(letter, sender),
    html: String(asHtml(letter, sender)),
    ...(letter.attachments && { attachments: letter.attachments }),
  }
}

const sign = ({ appName, contact }: Sender): string => `${appName} · ${contact}`

function asText({ heading, paragraphs, button, items, footnote }: Letter, sender: Sender): string {
  const parts = [heading, ...paragraphs]
  if (items)
    parts.push(
      items
        .map(
          item =>
            `- ${item.title}${item.body ? `: ${item.body}` : ''}${item.path ? `\n  ${sender.address}${item.path}` : ''}`,
        )
        .join('\n'),
    )
  if (button) parts.push(`${button.label}:\n${sender.address}${button.path}`)
  if (footnote) parts.push(footnote)
  return `${[...parts, sign(sender)].join('\n\n')}\n`
}

// Mail programs know no stylesheets: every element carries its own few rules. Colours are the product's light theme.
const FONT = `font-family: 'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif`

function asHtml(
  { subject, heading, paragraphs, button, items, footnote }: Letter,
  sender: Sender,
): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f6f7f6;${FONT};color:#1b2427">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;background:#ffffff;border:1px solid #d9dfde;border-top:2px solid #1b2427"
              >
                <tr>
                  <td style="padding:28px 32px 8px;font-size:13px;color:#5d6a6c">
                    ${sender.appName}
                  </td>
                </tr>
                <tr>
                  <td style="padding:0 32px">
                    <h1
                      style="margin:0 0 16px;font-family:Newsreader,Georgia,serif;font-size:26px;line-height:32px;font-weight:500"
                    >
                      ${heading}
                    </h1>
                    ${paragraphs.map(paragraph => html`<p style="margin:0 0 14px;font-size:15px;line-height:23px">${paragraph}</p>`)}
                    ${items ? listOf(items, sender) : ''} ${button ? buttonOf(button, sender) : ''}
                    ${footnote ? html`<p style="margin:0 0 14px;font-size:13px;line-height:20px;color:#5d6a6c">${footnote}</p>` : ''}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 32px 28px;font-size:13px;color:#5d6a6c;border-top:1px solid #d9dfde"
                  >
                    ${sender.appName} ·
                    <a href="mailto:${sender.contact}" style="color:#5d6a6c">${sender.contact}</a>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
}

const listOf = (items: NonNullable<Letter['items']>, { address }: Sender) =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:8px 0 16px"
  >
    ${items.map(
      item =>
        html`<tr>
          <td style="padding:10px 0;border-top:1px solid #d9dfde;font-size:15px;line-height:22px">
            ${item.path ? html`<a href="${address}${item.path}" style="color:#0f5c63;font-weight:600">${item.title}</a>` : html`<strong>${item.title}</strong>`}${item.body ? html`<br /><span style="color:#43504f">${item.body}</span>` : ''}
          </td>
        </tr>`,
    )}
  </table>`

/** The button, and its address for where a button does nothing. */
const buttonOf = (button: NonNullable<Letter['button']>, { address }: Sender) =>
  html`<p style="margin:22px 0">
      <a
        href="${address}${button.path}"
        style="display:inline-block;padding:12px 20px;background:#0f5c63;color:#ffffff;text-decoration:none;font-weight:600;font-size:15px;border-radius:6px"
        >${button.label}</a
      >
    </p>
    <p style="margin:0 0 14px;font-size:13px;line-height:20px;color:#5d6a6c">
      If the button does nothing, open this address:<br /><a
        href="${address}${button.path}"
        style="color:#0f5c63;word-break:break-all"
        >${address}${button.path}</a
      >
    </p>`

type Operation = {
  summary?: string
  requestBody?: unknown
  parameters?: { name: string; in: string }[]
}
type OpenApi = {
  info: { title: string; version: string }
  paths?: Record<string, Record<string, Operation>>
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const STREAMS: [string, string, string][] = [
  [
    'POST',
    '/agent-sessions/{id}/messages',
    'Send a message {text, messageId?, parentId?}; answers server-sent events until the run ends',
  ],
  [
    'GET',
    '/agent-sessions/{id}/events?after={cursor}',
    'The session’s log as server-sent events from a cursor',
  ],
  ['GET', '/agent-outputs/{id}/export?format=md|docx|pdf|csv', 'An output as a file'],
]

/** The reference page at /api/docs: every operation of the OpenAPI document, and the streams and files beside it. Plain HTML, no script. */
export function apiDocsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, string] => [
      method.toUpperCase(),
      path,
      operation.summary ?? '',
    ]),
  )
  const rows = [...operations, ...STREAMS]
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(
      ([method, path, summary]) =>
        `<tr><td><code>${method}</code></td><td><code>/api/v1${escape(path)}</code></td><td>${escape(summary)}</td></tr>`,
    )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(document.info.title)}</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.4rem .75rem .4rem 0;vertical-align:top}code{font-size:.9em;overflow-wrap:anywhere}</style></head>
<body><h1>${escape(document.info.title)} ${escape(document.info.version)}</h1><p>Send the session token as <code>Authorization: Bearer …</code>; <code>POST /api/auth/sign-in/email {email, password}</code> answers one. Errors are <code>{code, message, data?}</code>. The whole document with schemas: <a href="/api/v1/openapi.json">openapi.json</a>.</p><table><tbody>${rows.join('')}</tbody></table></body></html>`
}

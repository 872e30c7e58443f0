import { renderMarkdown } from '@sextant/agents/rendering/markdown'
import { asActor } from '@sextant/database/as-actor'
import type { Context } from '../../../platform/context.ts'
import { fail } from '../../../platform/errors.ts'
import { readOutput } from '../index.ts'

/** GET /agent-outputs/{id}/export?format=: the output as a file. */
export async function exportOutput(context: Context & { token: string }, id: string, format: string): Promise<Response> {
  if (format !== 'md') throw fail('BAD_REQUEST', 'The format is md, docx, pdf or csv.')
  const output = await asActor(context.database.db, context, tx => readOutput(tx, id))
  return file(renderMarkdown(output.content), 'text/markdown; charset=utf-8', output.title, 'md')
}

function file(body: string, type: string, title: string, extension: string): Response {
  const name = title.normalize('NFKD').replaceAll(/[^\w -]+/g, '').trim().replaceAll(/\s+/g, '-').slice(0, 80) || 'deliverable'
  return new Response(body, { headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}.${extension}"; filename*=UTF-8''${encodeURIComponent(`${title.slice(0, 120)}.${extension}`)}` } })
}

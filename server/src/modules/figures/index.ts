import { IMPORT_FILE_BYTES } from '@sextant/contracts/figures/import'
import type { ImportRow } from '@sextant/contracts/figures/import-row'
import type { FigureLine } from '@sextant/contracts/figures/routes'
import { rowsOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { followNews } from '../../platform/follow-news.ts'
import { type Routes, uuidParam } from '../../platform/requests.ts'
import { addFigures } from './add-figures.ts'
import { answerFile, discardImport, dropFile, finishImport, uploadFile } from './drafts.ts'
import { importDetail } from './import-detail.ts'
import { FILE_TOO_LARGE } from './draft-files.ts'
import { figuresByClient } from './by-client.ts'
import { listMetrics, previewMetric, removeMetric, saveMetric } from './custom-metrics.ts'
import { readPlan, setPlan } from './plan.ts'
import { readView } from './read-view.ts'

export { readViewInput } from './read-view.ts'
export { readFiguresKnown } from './read-known.ts'
export { startHousekeeping as startFigureHousekeeping } from './housekeeping.ts'

const { figures, metrics } = api

export const figureRouter = {
  view: figures.view.use(withToken).handler(({ input, context }) => readView(context, input)),
  byClient: figures.byClient
    .use(withToken)
    .handler(({ input, context }) => figuresByClient(context, input)),
  plan: figures.plan.use(withToken).handler(({ input, context }) => readPlan(context, input)),
  setPlan: figures.setPlan.use(withToken).handler(({ input, context }) => setPlan(context, input)),
  lines: figures.lines
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<FigureLine>(
        context.database.pool,
        context,
        'figure_lines',
        input.client_id ?? null,
        input.measure,
        input.from,
        input.to,
        input.source ?? null,
        input.channel ?? null,
        input.campaign ?? null,
        input.limit,
      ),
    ),
  add: figures.add.use(withToken).handler(({ input, context }) => addFigures(context, input)),
  imports: figures.imports.use(withToken).handler(async ({ input, context }) => {
    const { pool } = context.database
    const rows = await rowsOf<{ list_imports: ImportRow }>(
      pool,
      context,
      'list_imports',
      input.client_id ?? null,
      input.limit,
    )
    return rows.map(({ list_imports }) => list_imports)
  }),
  begin: figures.begin.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'begin_import', input.client_id ?? null, 'files'),
  })),
  readImport: figures.readImport
    .use(withToken)
    .handler(({ input, context }) => importDetail(context, input.id)),
  answerFile: figures.answerFile
    .use(withToken)
    .handler(({ input, context }) => answerFile(context, input)),
  dropFile: figures.dropFile
    .use(withToken)
    .handler(({ input, context }) => dropFile(context, input)),
  finish: figures.finish
    .use(withToken)
    .handler(({ input, context }) => finishImport(context, input.id)),
  discard: figures.discard
    .use(withToken)
    .handler(({ input, context }) => discardImport(context, input.id)),
  undo: figures.undo.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'set_import_undone', input.id, true)
    return input
  }),
  redo: figures.redo.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'set_import_undone', input.id, false)
    return input
  }),
  remark: figures.remark.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(
      context,
      'add_figure_remark',
      input.client_id ?? null,
      input.day,
      input.words,
    ),
  })),
  deleteRemark: figures.deleteRemark
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<{ client_id: string | null; day: string; words: string }>(
        context,
        'delete_figure_remark',
        input.id,
      ),
    ),
  matchCampaign: figures.matchCampaign.use(withToken).handler(async ({ input, context }) => {
    const { client_id = null, source, name, campaign_id } = input
    await callFunction(context, 'match_figure_campaign', client_id, source, name, campaign_id)
    return { matched: campaign_id !== null }
  }),
}

export const metricRouter = {
  list: metrics.list.use(withToken).handler(({ context }) => listMetrics(context)),
  create: metrics.create
    .use(withToken)
    .handler(({ input, context }) => saveMetric(context, input, true)),
  update: metrics.update
    .use(withToken)
    .handler(({ input, context }) => saveMetric(context, input, false)),
  remove: metrics.remove
    .use(withToken)
    .handler(({ input, context }) => removeMetric(context, input.id)),
  preview: metrics.preview
    .use(withToken)
    .handler(({ input, context }) => previewMetric(context, input)),
}

/** GET /realtime/figures: whose figures changed, for those who work there. */
export const figureStreams: Routes = (hono, { signed, services }) => {
  hono.get('/api/v1/realtime/figures', c =>
    followNews(signed(c), services.figureNews, { event: 'figures', ears: 'working' }),
  )
}

/** POST /figures/imports/{id}/files?name=: a file as the body, as it is. Its limit is its own, so it comes before that of every other body. */
export const figureUploads: Routes = (hono, { signed }) => {
  hono.post('/api/v1/figures/imports/:id/files', async c => {
    const name = c.req.query('name') ?? ''
    // Who says beforehand that it is too large need not send it.
    if (Number(c.req.header('content-length') ?? 0) > IMPORT_FILE_BYTES)
      throw fail('PAYLOAD_TOO_LARGE', FILE_TOO_LARGE)
    return c.json(await uploadFile(signed(c), uuidParam(c), name, c.req.raw.body))
  })
}

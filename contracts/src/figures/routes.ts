import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { PLAIN_TEXT } from '../plain-text.ts'
import { uuid } from '../rows.ts'
import { draftRoutes } from './import-routes.ts'
import { importCounts, importRow } from './import-row.ts'
import { MEASURE_IDS } from './measures.ts'
import { planChange, planDetail, planFilter } from './plan.ts'
import { CHANNEL_IDS, SOURCE_IDS } from './sources.ts'
import { figuresFilter, figuresView } from './view.ts'

/** Rows of one call to the figures API. */
export const FIGURES_AT_ONCE = 2_000
export const ENTITY_MAX = 400
export const REMARK_MAX = 200

const byId = z.object({ id: uuid })
const plainText = (most: number) =>
  z.string().trim().min(1).max(most).regex(PLAIN_TEXT, 'Please use plain text')

/** One day of one thing, as a call or a person tells it. Money in minor units, never in units with a point. */
export const figureEntry = z.object({
  day: z.iso.date(),
  hour: z.number().int().min(0).max(23).nullish(),
  channel: z.enum(CHANNEL_IDS).nullish(),
  campaign: plainText(ENTITY_MAX).nullish(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  values: z
    .partialRecord(z.enum(MEASURE_IDS), z.number().min(-1e13).max(1e13))
    .refine(values => Object.keys(values).length > 0, 'Name at least one figure'),
})
export type FigureEntry = z.infer<typeof figureEntry>

const figureLine = z.object({
  import_id: uuid,
  import_number: z.number().int(),
  file: z.string().nullable(),
  line: z.number().int(),
  day: z.string(),
  hour: z.number().nullable(),
  source: z.string(),
  channel: z.string().nullable(),
  entity: z.string().nullable(),
  slice: z.string().nullable(),
  value: z.number(),
  currency: z.string().nullable(),
  attribution: z.string().nullable(),
  all_lines: z.number().int(),
})
export type FigureLine = z.infer<typeof figureLine>

const clientFigures = z.object({
  client_id: uuid,
  client_name: z.string(),
  client_slug: z.string(),
  currency: z.string().nullable(),
  last_day: z.string(),
  days: z.number().int(),
  values: z.record(z.string(), z.number()),
  before: z.record(z.string(), z.number()),
})
export type ClientFigures = z.infer<typeof clientFigures>

const remark = z.object({
  client_id: uuid.optional(),
  day: z.iso.date(),
  words: plainText(REMARK_MAX),
})

export const figureRoutes = {
  view: endpoint
    .route({
      method: 'GET',
      path: '/figures/view',
      summary:
        'A page of figures: what happened in a time, how sure that is, and what it came from',
    })
    .input(figuresFilter)
    .output(figuresView),
  byClient: endpoint
    .route({
      method: 'GET',
      path: '/figures/clients',
      summary: 'Sums of each client of an agency, side by side, and of the time before',
    })
    .input(z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }))
    .output(z.object({ from: z.string(), to: z.string(), rows: z.array(clientFigures) })),
  plan: endpoint
    .route({
      method: 'GET',
      path: '/figures/plan',
      summary: 'What was planned by month and metric, of everything together or of one campaign',
    })
    .input(planFilter)
    .output(planDetail),
  setPlan: endpoint
    .route({
      method: 'PUT',
      path: '/figures/plan',
      summary: 'Plans metrics by month: the cells that are named, all of them or none',
    })
    .input(planChange)
    .output(z.object({ targets: z.number().int() })),
  lines: endpoint
    .route({
      method: 'GET',
      path: '/figures/lines',
      summary: 'The lines of files behind a number',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        measure: z.enum(MEASURE_IDS),
        from: z.iso.date(),
        to: z.iso.date(),
        source: z.enum(SOURCE_IDS).optional(),
        channel: z.enum(CHANNEL_IDS).optional(),
        campaign: z.string().max(ENTITY_MAX).optional(),
        limit: z.coerce.number().int().min(1).max(500).default(100),
      }),
    )
    .output(z.array(figureLine)),
  add: endpoint
    .route({
      method: 'POST',
      path: '/figures',
      summary: 'Tells figures: a batch, all of it or nothing; the same key again changes nothing',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        /** Of the caller's making; the same call with the same key is answered and not repeated. */
        idempotency_key: z.string().min(1).max(200).optional(),
        via: z.enum(['api', 'hand']).default('api'),
        rows: z.array(figureEntry).min(1).max(FIGURES_AT_ONCE),
      }),
    )
    .output(z.object({ import_id: uuid, counts: importCounts })),
  imports: endpoint
    .route({ method: 'GET', path: '/figures/imports', summary: 'What was imported, newest first' })
    .input(
      z.object({
        client_id: uuid.optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(z.array(importRow)),
  ...draftRoutes,
  undo: endpoint
    .route({
      method: 'POST',
      path: '/figures/imports/{id}/undo',
      summary: 'Takes an import back as a whole; the former figures stand again',
    })
    .input(byId)
    .output(byId),
  redo: endpoint
    .route({
      method: 'POST',
      path: '/figures/imports/{id}/redo',
      summary: 'Puts an import in again that was taken back',
    })
    .input(byId)
    .output(byId),
  remark: endpoint
    .route({ method: 'POST', path: '/figures/remarks', summary: 'A remark on the time line' })
    .input(remark)
    .output(byId),
  deleteRemark: endpoint
    .route({
      method: 'DELETE',
      path: '/figures/remarks/{id}',
      summary: 'Takes a remark off; answers it, so that it can be put back',
    })
    .input(byId)
    .output(z.object({ client_id: uuid.nullable(), day: z.string(), words: z.string() })),
  matchCampaign: endpoint
    .route({
      method: 'PUT',
      path: '/figures/campaigns',
      summary: 'Says which campaign a name in a source means; null: none of ours',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        source: z.enum(SOURCE_IDS),
        name: z.string().min(1).max(ENTITY_MAX),
        campaign_id: uuid.nullable(),
      }),
    )
    .output(z.object({ matched: z.boolean() })),
}

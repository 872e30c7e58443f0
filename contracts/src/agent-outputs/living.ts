import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { changedLine, keptLines } from '../kept-lines.ts'
import { documentPlace, isoDate, uuid } from '../rows.ts'

export const OUTPUT_CHANGES = [
  'written',
  'edited',
  'rebuilt',
  'accepted',
  'restored',
  'reworded',
  'copied',
  'combined',
] as const
export type OutputChange = (typeof OUTPUT_CHANGES)[number]

/** A computed figure, as it is written in both. difference: of what is written, with its sign. */
export const changedFigure = z.object({
  label: z.string(),
  formula: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  difference: z.string().nullable(),
})
export type ChangedFigure = z.infer<typeof changedFigure>

/** A fact that is another since a deliverable was written. */
const changedFact = z.object({
  id: uuid,
  label: z.string(),
  /** In words: "Price €185.00, now €215.00"; "taken out". */
  says: z.string(),
  document: documentPlace.pick({ id: true, name: true, version: true, page: true }).nullable(),
})
export type ChangedFact = z.infer<typeof changedFact>

/** A document behind its facts that expired, or of which a newer file says nothing of them. */
const wornDocument = z.object({
  id: uuid,
  name: z.string(),
  expires_on: isoDate.nullable(),
  version: z.number().int(),
  replaced: z.boolean(),
})
export type WornDocument = z.infer<typeof wornDocument>

/** A line that would change. choice: its number, which lines that can only be taken together share; null where it follows from the others, as what the deliverable was made from does. */
const proposedLine = changedLine.extend({ choice: z.number().int().nullable() })
export type ProposedLine = z.infer<typeof proposedLine>

export const proposal = z.object({
  version: z.number().int(),
  since: isoDate.nullable(),
  facts: z.array(changedFact),
  documents: z.array(wornDocument),
  lines: z.array(proposedLine),
  figures: z.array(changedFigure),
  /** Lines that were left as they were when the others were accepted. */
  kept: keptLines.nullable(),
  /** Of what is proposed, to the letter: sent back to accept that and nothing else. */
  print: z.string(),
})
export type Proposal = z.infer<typeof proposal>

export const outputVersion = z.object({
  version: z.number().int(),
  /** From the first on, without the gaps of what was not kept. */
  number: z.number().int(),
  title: z.string(),
  change: z.enum(OUTPUT_CHANGES),
  changed_by_name: z.string().nullable(),
  changed_at: isoDate,
  /** Where only chosen lines were accepted: how many, and which were not. */
  kept: keptLines.nullable(),
  stands: z.boolean(),
})
export type OutputVersion = z.infer<typeof outputVersion>

export const comparison = z.object({
  before: z.object({ title: z.string() }),
  after: z.object({ title: z.string() }),
  lines: z.array(changedLine),
  figures: z.array(changedFigure),
  /** How many lines read the same. */
  same: z.number().int(),
})
export type Comparison = z.infer<typeof comparison>

const byId = z.object({ id: uuid })
const version = z.coerce.number().int().min(0)
/** More lines than any deliverable has. */
const CHOICES_MAX = 2000
/** What stands now. */
const standing = byId.extend({ version: z.number().int() })

export const livingRoutes = {
  proposal: endpoint
    .route({
      method: 'GET',
      path: '/agent-outputs/{id}/proposal',
      summary: 'What would change in a stale output, line by line; nothing is changed',
    })
    .input(byId)
    .output(proposal),
  accept: endpoint
    .route({
      method: 'POST',
      path: '/agent-outputs/{id}/accept',
      summary:
        'Make what was proposed a new version, or the chosen lines of it; what stood is kept',
    })
    .input(
      standing.extend({
        print: z.string().max(100),
        /** Numbers of the choices that stay as they are; none: everything is accepted. */
        keep: z.array(z.number().int()).max(CHOICES_MAX).default([]),
      }),
    )
    .output(standing),
  keep: endpoint
    .route({
      method: 'POST',
      path: '/agent-outputs/{id}/keep',
      summary: 'Say that a stale output holds as it is, until something changes again',
    })
    .input(standing)
    .output(byId),
  versions: endpoint
    .route({
      method: 'GET',
      path: '/agent-outputs/{id}/versions',
      summary: 'The versions of an output, the newest first',
    })
    .input(byId)
    .output(z.array(outputVersion)),
  compare: endpoint
    .route({
      method: 'GET',
      path: '/agent-outputs/{id}/compare',
      summary: 'Two versions of an output side by side, or two outputs of the same kind',
    })
    .input(byId.extend({ from: version.optional(), to: version.optional(), with: uuid.optional() }))
    .output(comparison),
  restoreVersion: endpoint
    .route({
      method: 'POST',
      path: '/agent-outputs/{id}/versions/{kept}/restore',
      summary: 'Make an earlier version the one that stands',
    })
    .input(standing.extend({ kept: version }))
    .output(standing),
}

import * as z from 'zod'
import { COMPANY_SIZES, INDUSTRIES } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { CLIENT_IMPORT_MAX, CLIENT_NAME_MAX, DESCRIPTION_MAX, SEARCH_MAX } from '../limits.ts'
import { PLAIN_TEXT, VISIBLE_TEXT } from '../plain-text.ts'
import { businessContext, clientInfo, clientRow, uuid } from '../rows.ts'

const byId = z.object({ id: uuid })
/** What a person writes on a client. Archived is not written here: it needs a reason. */
export const clientFields = z.object({
  name: z
    .string()
    .trim()
    .min(2)
    .max(CLIENT_NAME_MAX)
    .regex(PLAIN_TEXT, 'Please use plain text')
    .regex(VISIBLE_TEXT, 'Please use letters'),
  status: z
    .string()
    .regex(/^[a-z][a-z_-]{0,39}$/)
    .refine(status => status !== 'archived', 'Archiving needs a reason')
    .default('active'),
  industry: z.enum(INDUSTRIES).nullable().default(null),
  client_info: clientInfo.default({}),
  monthly_fee_cents: z.int().min(0).nullable().default(null),
})

/** What speaks for or against a client today. days, count and ratio as the kind needs; `campaign` where it is about one. */
export const clientSignal = z.object({
  kind: z.enum([
    'changes-requested',
    'unread-message',
    'approval-waiting',
    'over-pace',
    'figures-worse',
    'overdue',
    'nothing-active',
    'under-pace',
    'ends-soon',
  ]),
  count: z.number().int().nullable(),
  days: z.number().int().nullable(),
  ratio: z.number().nullable(),
  campaign: z.object({ id: uuid, name: z.string() }).nullable(),
})
export type ClientSignal = z.infer<typeof clientSignal>
export const clientAttention = z.object({ client_id: uuid, signals: z.array(clientSignal) })
export type ClientAttention = z.infer<typeof clientAttention>

export const importLine = z.object({
  line: z.number().int(),
  name: z.string(),
  action: z.enum(['create', 'skip', 'invalid']),
  problems: z.array(z.string()),
})
export const importAnswer = z.object({
  lines: z.array(importLine),
  created: z.number().int(),
  skipped: z.number().int(),
  invalid: z.number().int(),
  /** Columns of the file that mean nothing here. */ unknown_columns: z.array(z.string()),
})
export type ImportAnswer = z.infer<typeof importAnswer>

export const CLIENT_SORTS = ['attention', 'name', 'health', 'newest', 'fee', 'campaigns'] as const

export const clientRoutes = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/clients',
      summary: 'Clients of the agency that the caller may see',
    })
    .input(
      z.object({
        q: z.string().max(SEARCH_MAX).optional(),
        status: z.string().max(40).optional(),
        sort: z.enum(CLIENT_SORTS).default('attention'),
        limit: z.coerce.number().int().min(1).max(200).default(50),
        offset: z.coerce.number().int().min(0).default(0),
      }),
    )
    .output(
      z.object({
        rows: z.array(clientRow),
        total: z.number().int(),
        /** Of all clients, whatever the filter; archived ones under "archived". */ by_status:
          z.record(z.string(), z.number().int()),
      }),
    ),
  names: endpoint
    .route({
      method: 'GET',
      path: '/clients/names',
      summary: 'Every client by name, archived ones left out: for menus and the command palette',
    })
    .output(
      z.array(z.object({ id: uuid, slug: z.string(), name: z.string(), status: z.string() })),
    ),
  attention: endpoint
    .route({
      method: 'GET',
      path: '/clients/attention',
      summary: 'What asks for somebody’s attention, client by client, most pressing first',
    })
    .output(z.array(clientAttention)),
  create: endpoint
    .route({ method: 'POST', path: '/clients', summary: 'Add a client', successStatus: 201 })
    .input(
      clientFields.extend({
        companySize: z.enum(COMPANY_SIZES).nullable().default(null),
        description: z.string().trim().max(DESCRIPTION_MAX).default(''),
      }),
    )
    .output(clientRow),
  update: endpoint
    .route({ method: 'PUT', path: '/clients/{id}', summary: 'Change a client' })
    .input(clientFields.extend({ id: uuid, version: z.int() }))
    .output(clientRow),
  restore: endpoint
    .route({
      method: 'POST',
      path: '/clients/{id}/restore',
      summary: 'Take a client back from the archive, in the status it had',
    })
    .input(byId)
    .output(clientRow),
  consequences: endpoint
    .route({
      method: 'GET',
      path: '/clients/{id}/consequences',
      summary: 'What deleting a client would take with it',
    })
    .input(byId)
    .output(
      z.object({
        campaigns: z.number().int(),
        sessions: z.number().int(),
        outputs: z.number().int(),
        insights: z.number().int(),
        people: z.number().int(),
      }),
    ),
  profile: endpoint
    .route({
      method: 'GET',
      path: '/clients/{id}/profile',
      summary: 'The business profile of a client',
    })
    .input(byId)
    .output(businessContext.nullable()),
  saveProfile: endpoint
    .route({
      method: 'PUT',
      path: '/clients/{id}/profile',
      summary: 'Set the business profile of a client',
    })
    .input(
      z.object({
        id: uuid,
        companyName: z.string().trim().min(2).max(200),
        industry: z.enum(INDUSTRIES),
        companySize: z.enum(COMPANY_SIZES),
        description: z.string().trim().max(DESCRIPTION_MAX).default(''),
      }),
    )
    .output(businessContext),
  import: endpoint
    .route({
      method: 'POST',
      path: '/clients/import',
      summary: 'Add the clients of a CSV file whose rows are right; the others are named',
    })
    .input(z.object({ csv: z.string().max(CLIENT_IMPORT_MAX), dry_run: z.boolean().default(true) }))
    .output(importAnswer),
}

import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { MESSAGE_MAX } from '../limits.ts'
import {
  companyFactRow,
  DECIDED_STATUSES,
  FACT_STATUSES,
  factAttributes,
  factLabel,
  factUse,
  factVersion,
  QUOTE_MAX,
  readCard,
} from './facts.ts'
import { companyFindings } from './findings.ts'
import { FACT_KINDS } from './kinds.ts'

const byId = z.object({ id: z.uuid() })

export const companyRoutes = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/company-facts',
      summary: 'The company model: of the organization, or of one client',
    })
    .input(
      z.object({
        clientId: z.uuid().optional(),
        kind: z.enum(FACT_KINDS).optional(),
        status: z.enum(FACT_STATUSES).optional(),
      }),
    )
    .output(z.array(companyFactRow)),
  uses: endpoint
    .route({
      method: 'GET',
      path: '/company-facts/uses',
      summary: 'Which deliverables rest on which facts',
    })
    .input(z.object({ clientId: z.uuid().optional() }))
    .output(z.array(factUse)),
  create: endpoint
    .route({
      method: 'POST',
      path: '/company-facts',
      summary: 'Add a fact: what a person fills in is confirmed at once',
    })
    .input(
      z.object({
        clientId: z.uuid().optional(),
        kind: z.enum(FACT_KINDS),
        label: factLabel,
        attributes: factAttributes.default({}),
        quote: z.string().max(QUOTE_MAX).default(''),
      }),
    )
    .output(companyFactRow),
  update: endpoint
    .route({
      method: 'PATCH',
      path: '/company-facts/{id}',
      summary:
        'Correct or decide a fact; an attribute that is null is taken out, and so is what another kind does not hold',
    })
    .input(
      byId.extend({
        kind: z.enum(FACT_KINDS).optional(),
        label: factLabel.optional(),
        attributes: factAttributes.optional(),
        status: z.enum(DECIDED_STATUSES).optional(),
      }),
    )
    .output(companyFactRow),
  remove: endpoint
    .route({
      method: 'DELETE',
      path: '/company-facts/{id}',
      summary: 'Take a fact out; it can be put back',
    })
    .input(byId)
    .output(byId),
  restore: endpoint
    .route({ method: 'POST', path: '/company-facts/{id}/restore', summary: 'Put a fact back' })
    .input(byId)
    .output(companyFactRow),
  history: endpoint
    .route({
      method: 'GET',
      path: '/company-facts/{id}/history',
      summary: 'What a fact was before, the latest first',
    })
    .input(byId)
    .output(z.array(factVersion)),
  read: endpoint
    .route({
      method: 'POST',
      path: '/company-facts/read',
      summary: 'Read pasted words into cards; nothing is stored',
    })
    .input(z.object({ clientId: z.uuid().optional(), text: z.string().min(1).max(MESSAGE_MAX) }))
    .output(z.array(readCard)),
  findings: endpoint
    .route({
      method: 'GET',
      path: '/company-findings',
      summary: 'What follows from the confirmed facts, computed anew',
    })
    .input(z.object({ clientId: z.uuid().optional() }))
    .output(companyFindings),
}

import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { brandAnswer, brandFinding, brandGuidelines } from './guidelines.ts'

const place = z.object({ clientId: z.uuid().optional() })

export const brandRoutes = {
  read: endpoint
    .route({
      method: 'GET',
      path: '/brand-guidelines',
      summary: 'How the organization, or one client, wants to sound and look',
    })
    .input(place)
    .output(brandAnswer),
  save: endpoint
    .route({
      method: 'PUT',
      path: '/brand-guidelines',
      summary: 'Save brand guidelines; the former state is kept',
    })
    .input(
      place.extend({
        guidelines: brandGuidelines,
        /** The version that was changed; 0 where there was none. */
        after: z.number().int().min(0),
      }),
    )
    .output(brandAnswer),
  restore: endpoint
    .route({
      method: 'POST',
      path: '/brand-guidelines/restore',
      summary: 'Let an earlier state of brand guidelines count again',
    })
    .input(place.extend({ version: z.number().int().min(1) }))
    .output(brandAnswer),
  check: endpoint
    .route({
      method: 'GET',
      path: '/brand-guidelines/outputs/{id}',
      summary: 'What an output says against the brand of whom it is for',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ has_guidelines: z.boolean(), findings: z.array(brandFinding) })),
}

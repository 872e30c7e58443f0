import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../rows.ts'

/** Chosen at once; more would be a file or a transaction too long to wait for. */
export const OUTPUTS_AT_ONCE = 50
export const COMBINED_MOST = 8

const byIds = z.object({ ids: z.array(uuid).min(1).max(OUTPUTS_AT_ONCE) })

/** What is done with several outputs at once: all or none. A zip of them is GET /output-library/export?ids=&format=. */
export const severalRoutes = {
  removeSeveral: endpoint
    .route({
      method: 'POST',
      path: '/output-library/delete',
      summary: 'Delete outputs, all or none; they can be restored',
    })
    .input(byIds)
    .output(byIds),
  restoreSeveral: endpoint
    .route({
      method: 'POST',
      path: '/output-library/restore',
      summary: 'Undo a deletion of several',
    })
    .input(byIds)
    .output(byIds),
  move: endpoint
    .route({
      method: 'POST',
      path: '/output-library/move',
      summary:
        'Put outputs with a campaign of their client, or with none; answers where each stood',
    })
    .input(byIds.extend({ campaign_id: uuid.nullable() }))
    .output(z.array(z.object({ id: uuid, campaign_id: uuid.nullable() }))),
  combineSeveral: endpoint
    .route({
      method: 'POST',
      path: '/output-library/combine',
      summary: 'Several outputs of one client as one document, in the order given',
      successStatus: 201,
    })
    .input(z.object({ ids: z.array(uuid).min(2).max(COMBINED_MOST) }))
    .output(z.object({ id: uuid, title: z.string() })),
  duplicate: endpoint
    .route({
      method: 'POST',
      path: '/agent-outputs/{id}/duplicate',
      summary: 'The same kind of output for another client, from that client’s facts alone',
      successStatus: 201,
    })
    .input(z.object({ id: uuid, client_id: uuid }))
    .output(
      z.object({
        id: uuid,
        title: z.string(),
        /** Words by hand that came along, each marked to be reviewed; and those that speak of the first client, which did not. */
        to_review: z.number().int(),
        left_out: z.number().int(),
      }),
    ),
}

import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { PLAIN_TEXT } from '../plain-text.ts'
import { uuid } from '../rows.ts'

/** A list as its owner likes to see it: the search parameters of the page. */
export const savedView = z.object({
  id: uuid,
  scope: z.enum(['campaigns', 'clients', 'outputs']),
  name: z.string().trim().min(1).max(60).regex(PLAIN_TEXT, 'Please use plain text'),
  filter: z
    .record(z.string().max(40), z.string().max(200))
    .refine(filter => Object.keys(filter).length <= 40, 'Too many filters'),
})
export type SavedView = z.infer<typeof savedView>

export const savedViewRoutes = {
  list: endpoint
    .route({ method: 'GET', path: '/saved-views', summary: 'The caller’s saved views of a list' })
    .input(savedView.pick({ scope: true }))
    .output(z.array(savedView)),
  save: endpoint
    .route({
      method: 'POST',
      path: '/saved-views',
      summary: 'Keep a view; one of the same name is replaced',
      successStatus: 201,
    })
    .input(savedView.omit({ id: true }))
    .output(savedView),
  remove: endpoint
    .route({ method: 'DELETE', path: '/saved-views/{id}', summary: 'Forget a view' })
    .input(savedView.pick({ id: true }))
    .output(savedView.pick({ id: true })),
}

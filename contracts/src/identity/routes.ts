import * as z from 'zod'
import { ability } from '../abilities.ts'
import { endpoint } from '../endpoint.ts'
import { ORGANIZATION_NAME_MAX } from '../limits.ts'
import { organizationRow, roleRow, userRow } from '../rows.ts'

export const meAnswer = z.object({
  user: userRow,
  organization: organizationRow.nullable(),
  roles: z.array(roleRow),
  /** Abilities in the caller's own organization. */
  abilities: z.array(ability),
  onboarding: z.object({ needs_onboarding: z.boolean() }),
  assurance: z.object({ current: z.enum(['aal1', 'aal2']), next: z.enum(['aal1', 'aal2']) }),
})
export type Me = z.infer<typeof meAnswer>

export const identityRoutes = {
  me: endpoint.route({ method: 'GET', path: '/me', summary: 'Who is calling, in which organization, and what they may do' }).output(meAnswer),
  user: endpoint.route({ method: 'GET', path: '/users/{id}', summary: 'A user of the caller’s organization' }).input(z.object({ id: z.uuid() })).output(userRow),
  organization: endpoint.route({ method: 'GET', path: '/organizations/{id}', summary: 'The caller’s organization' }).input(z.object({ id: z.uuid() })).output(organizationRow),
  generateSlug: endpoint
    .route({ method: 'POST', path: '/organizations/generate-slug', summary: 'A free slug for a name; needs no session' })
    .input(z.object({ name: z.string().trim().min(2).max(ORGANIZATION_NAME_MAX) }))
    .output(z.object({ slug: z.string(), data: z.object({ slug: z.string() }) })),
}

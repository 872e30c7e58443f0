import * as z from 'zod'
import { ability } from '../abilities.ts'
import { AGENT_SLUGS, ORGANIZATION_TYPES } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { FULL_NAME_MAX, ORGANIZATION_NAME_MAX, ORGANIZATION_NAME_MIN } from '../limits.ts'
import { PLAIN_TEXT } from '../plain-text.ts'
import { isoDate, organizationRow, roleRow, userRow, uuid } from '../rows.ts'

export const THEMES = ['system', 'light', 'dark'] as const

export const meAnswer = z.object({
  user: userRow,
  organization: organizationRow.nullable(),
  roles: z.array(roleRow),
  /** Abilities in the caller's own organization. */
  abilities: z.array(ability),
  /** skipped: the person has said "Skip for Now" in this organization. */
  onboarding: z.object({ needs_onboarding: z.boolean(), skipped: z.boolean() }),
  /** next aal2 with current aal1: a second factor is enrolled and not yet passed; organization, roles and abilities are then left out. */
  assurance: z.object({ current: z.enum(['aal1', 'aal2']), next: z.enum(['aal1', 'aal2']) }),
  preferences: z.object({ theme: z.enum(THEMES), default_agent: z.enum(AGENT_SLUGS).nullable() }),
  avatar_id: uuid.nullable(),
  /** Every organization the person belongs to; `organization` is the one they work in now. */
  organizations: z.array(
    z.object({ id: uuid, name: z.string(), type: z.enum(ORGANIZATION_TYPES) }),
  ),
})
export type Me = z.infer<typeof meAnswer>

export const signedInSession = z.object({
  id: uuid,
  created_at: isoDate,
  seen_at: isoDate,
  address: z.string().nullable(),
  device: z.string().nullable(),
  is_current: z.boolean(),
})
export type SignedInSession = z.infer<typeof signedInSession>
const done = z.object({ done: z.literal(true) })

export const identityRoutes = {
  me: endpoint
    .route({
      method: 'GET',
      path: '/me',
      summary: 'Who is calling, in which organization, and what they may do',
    })
    .output(meAnswer),
  user: endpoint
    .route({ method: 'GET', path: '/users/{id}', summary: 'A user of the caller’s organization' })
    .input(z.object({ id: z.uuid() }))
    .output(userRow),
  organization: endpoint
    .route({ method: 'GET', path: '/organizations/{id}', summary: 'The caller’s organization' })
    .input(z.object({ id: z.uuid() }))
    .output(organizationRow),
  generateSlug: endpoint
    .route({
      method: 'POST',
      path: '/organizations/generate-slug',
      summary: 'A free slug for a name; needs no session',
    })
    .input(z.object({ name: z.string().trim().min(2).max(ORGANIZATION_NAME_MAX) }))
    .output(z.object({ slug: z.string(), data: z.object({ slug: z.string() }) })),
  updateOrganization: endpoint
    .route({
      method: 'PUT',
      path: '/organizations/{id}',
      summary: 'Renames the caller’s organization',
    })
    .input(
      z.object({
        id: uuid,
        name: z
          .string()
          .trim()
          .min(ORGANIZATION_NAME_MIN)
          .max(ORGANIZATION_NAME_MAX)
          .regex(PLAIN_TEXT, 'Please use plain text'),
      }),
    )
    .output(organizationRow),
  enterOrganization: endpoint
    .route({
      method: 'POST',
      path: '/organizations/{id}/enter',
      summary: 'Works in another organization the caller belongs to',
    })
    .input(z.object({ id: uuid }))
    .output(done),
  updateMe: endpoint
    .route({
      method: 'PUT',
      path: '/me',
      summary:
        'Changes the caller’s name, picture (uploaded before) or preferences; what is left out stays',
    })
    .input(
      z.object({
        full_name: z
          .string()
          .trim()
          .min(1)
          .max(FULL_NAME_MAX)
          .regex(PLAIN_TEXT, 'Please use plain text')
          .optional(),
        avatar_id: uuid.nullable().optional(),
        theme: z.enum(THEMES).optional(),
        default_agent: z.enum(AGENT_SLUGS).nullable().optional(),
      }),
    )
    .output(done),
  skipOnboarding: endpoint
    .route({
      method: 'POST',
      path: '/me/onboarding/skip',
      summary: 'Keeps that the caller wants to describe the business later',
    })
    .output(done),
  sessions: endpoint
    .route({ method: 'GET', path: '/me/sessions', summary: 'Where the caller is signed in' })
    .output(z.array(signedInSession)),
  endSession: endpoint
    .route({
      method: 'DELETE',
      path: '/me/sessions/{id}',
      summary: 'Signs one of the caller’s sessions out',
    })
    .input(z.object({ id: uuid }))
    .output(done),
  endOtherSessions: endpoint
    .route({
      method: 'DELETE',
      path: '/me/sessions',
      summary: 'Signs every other session of the caller out',
    })
    .output(z.object({ ended: z.number().int() })),
  deleteMe: endpoint
    .route({
      method: 'POST',
      path: '/me/delete',
      summary: 'Deletes the caller’s account; their organization too when nobody else is in it',
    })
    .input(z.object({ password: z.string().max(200), email: z.string().max(300) }))
    .output(done),
}

import * as z from 'zod'
import { ROLE_NAMES } from '../abilities.ts'
import { ORGANIZATION_TYPES } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { EMAIL_MAX } from '../limits.ts'
import { isoDate, roleRow, uuid } from '../rows.ts'

const email = z.email().max(EMAIL_MAX)
const roleName = z.enum(ROLE_NAMES)
/** A role for the whole organization (no client) or for the named clients of an agency. */
const scope = z.object({ role_name: roleName, client_ids: z.array(uuid).max(200).default([]) })

export const memberRow = z.object({
  id: uuid,
  email: z.string(),
  full_name: z.string(),
  avatar_id: uuid.nullable(),
  roles: z.array(roleRow),
  joined_at: isoDate,
  last_seen_at: isoDate.nullable(),
  is_you: z.boolean(),
  second_factor: z.boolean(),
})
export type MemberRow = z.infer<typeof memberRow>
export const teamInvitationRow = z.object({
  id: uuid,
  email: z.string(),
  role_name: roleName,
  client_ids: z.array(uuid),
  invited_by_name: z.string().nullable(),
  created_at: isoDate,
  expires_at: isoDate,
})
export type TeamInvitationRow = z.infer<typeof teamInvitationRow>

export const teamAnswer = z.object({
  members: z.array(memberRow),
  /** Sent and not yet accepted, newest first; empty for people who may not manage members. */
  invitations: z.array(teamInvitationRow),
  /** The roles the caller may give; empty for people who may not manage members. */
  assignable: z.array(roleName),
  /** The clients a role can be limited to (agencies). */
  clients: z.array(z.object({ id: uuid, name: z.string() })),
})
export type Team = z.infer<typeof teamAnswer>

/** What the holder of an invitation link may see before accepting. Unknown, used, revoked and expired links are one and the same NOT_FOUND. */
export const invitationPreview = z.object({
  organization_name: z.string(),
  organization_type: z.enum(ORGANIZATION_TYPES),
  role_name: roleName,
  email: z.string(),
  inviter_name: z.string().nullable(),
  has_account: z.boolean(),
})
export type InvitationPreview = z.infer<typeof invitationPreview>
const token = z.object({ token: z.string().min(40).max(200) })
const done = z.object({ done: z.literal(true) })

export const teamRoutes = {
  read: endpoint
    .route({
      method: 'GET',
      path: '/team',
      summary: 'Members, open invitations and what the caller may assign',
    })
    .output(teamAnswer),
  invite: endpoint
    .route({ method: 'POST', path: '/team/invitations', summary: 'Invites a teammate by mail' })
    .input(scope.extend({ email }))
    .output(teamInvitationRow),
  resend: endpoint
    .route({
      method: 'POST',
      path: '/team/invitations/{id}/resend',
      summary: 'A new link by mail; the old one ends',
    })
    .input(z.object({ id: uuid }))
    .output(teamInvitationRow),
  revoke: endpoint
    .route({ method: 'DELETE', path: '/team/invitations/{id}', summary: 'Ends an open invitation' })
    .input(z.object({ id: uuid }))
    .output(done),
  setRole: endpoint
    .route({
      method: 'PUT',
      path: '/team/members/{id}/role',
      summary: 'Replaces a member’s role and its clients',
    })
    .input(scope.extend({ id: uuid }))
    .output(done),
  remove: endpoint
    .route({
      method: 'DELETE',
      path: '/team/members/{id}',
      summary: 'Removes a member; what they made stays',
    })
    .input(z.object({ id: uuid }))
    .output(done),
  leave: endpoint
    .route({
      method: 'POST',
      path: '/team/leave',
      summary: 'Leaves the organization; its last owner cannot',
    })
    .output(done),
  transfer: endpoint
    .route({
      method: 'POST',
      path: '/team/transfer',
      summary: 'Hands ownership to a member; the caller becomes administrator',
    })
    .input(z.object({ user_id: uuid }))
    .output(done),
  preview: endpoint
    .route({
      method: 'GET',
      path: '/team-invitations/{token}',
      summary: 'What an invitation link offers; needs no session',
    })
    .input(token)
    .output(invitationPreview),
  accept: endpoint
    .route({
      method: 'POST',
      path: '/team-invitations/{token}/accept',
      summary: 'Joins the inviting organization as the signed-in person',
    })
    .input(token)
    .output(done),
}

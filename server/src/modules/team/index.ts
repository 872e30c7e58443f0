import { randomBytes } from 'node:crypto'
import type { InvitationPreview, Team, TeamInvitationRow } from '@sextant/contracts/team/routes'
import { callFunction } from '../../platform/call-function.ts'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail, toContractError } from '../../platform/errors.ts'
import { withinLimit, withinOwnLimit } from '../../platform/within-limit.ts'
import { networkOf } from '../../platform/rate-limit.ts'
import { readMe } from '../identity/index.ts'

const teammateInvitations = { name: 'invite-teammate', points: 30, seconds: 3600 }
const invitationPreviews = { name: 'invitation-preview', points: 30, seconds: 60 }

const done = { done: true } as const
const team = api.team

/** The secret of an invitation's link begins with the organization, so that the look-up needs no index across tenants. */
async function newToken(context: Context): Promise<string> {
  const { organization } = await readMe(context)
  if (!organization) throw fail('FORBIDDEN')
  return organization.id.replaceAll('-', '') + randomBytes(24).toString('base64url')
}

export const teamRouter = {
  read: team.read.use(withToken).handler(({ context }) => callFunction<Team>(context, 'read_team')),
  invite: team.invite.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, teammateInvitations)
    return callFunction<TeamInvitationRow>(
      context,
      'invite_teammate',
      input.email,
      input.role_name,
      input.client_ids,
      await newToken(context),
    )
  }),
  resend: team.resend.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, teammateInvitations)
    return callFunction<TeamInvitationRow>(
      context,
      'resend_team_invitation',
      input.id,
      await newToken(context),
    )
  }),
  revoke: team.revoke.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'revoke_team_invitation', input.id)
    return done
  }),
  setRole: team.setRole.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'set_member_role', input.id, input.role_name, input.client_ids)
    return done
  }),
  remove: team.remove.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'remove_member', input.id)
    return done
  }),
  leave: team.leave.use(withToken).handler(async ({ context }) => {
    await callFunction(context, 'leave_organization')
    return done
  }),
  transfer: team.transfer.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'transfer_ownership', input.user_id)
    return done
  }),
  preview: team.preview.handler(async ({ input, context }) => {
    await withinLimit(context, invitationPreviews, networkOf(context.address))
    const { rows } = await context.database.pool.query<{ preview: InvitationPreview }>(
      'select app.preview_team_invitation($1) as preview',
      [input.token],
    )
    return rows[0]!.preview
  }),
  accept: team.accept.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'accept_team_invitation', input.token).catch((error: unknown) => {
      const known = toContractError(error)
      throw known.code === 'NOT_FOUND'
        ? fail('NOT_FOUND', 'This invitation link is not valid any more. Ask for a new one.')
        : error
    })
    return done
  }),
}

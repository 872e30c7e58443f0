import { meQuery } from '@/features/session/api/get-me.ts'
import { skippedOnboarding } from '@/features/session/onboarding-skip.ts'
import { queryClient } from '@/client/query-client.ts'
import type { Visitor } from './guard.ts'

/** What the guard has to know about the holder of the token. */
export async function fetchVisitor(): Promise<Visitor> {
  const me = await queryClient.ensureQueryData(meQuery)
  return {
    needsOnboarding: me.onboarding.needs_onboarding,
    skippedOnboarding: skippedOnboarding(me.user.id),
    needsSecondFactor: me.assurance.next === 'aal2' && me.assurance.current !== 'aal2',
    organizationType: me.organization?.type ?? null,
    roles: me.roles.map(role => role.role_name),
    abilities: me.abilities,
  }
}

import { meQuery } from '@/features/session/api/get-me.ts'
import { takeThemeDue } from '@/features/session/theme-due.ts'
import { queryClient } from '@/client/query-client.ts'
import type { Visitor } from './guard.ts'
import { chooseTheme } from './theme.ts'

/** What the guard has to know about the holder of the token. */
export async function fetchVisitor(): Promise<Visitor> {
  const me = await queryClient.ensureQueryData(meQuery)
  const needsSecondFactor = me.assurance.next === 'aal2' && me.assurance.current !== 'aal2'
  // Until the second factor is passed nothing is told of the person's choices.
  if (!needsSecondFactor && takeThemeDue()) chooseTheme(me.preferences.theme)
  return {
    needsOnboarding: me.onboarding.needs_onboarding,
    skippedOnboarding: me.onboarding.skipped,
    needsSecondFactor,
    organizationType: me.organization?.type ?? null,
    roles: me.roles.map(role => role.role_name),
    abilities: me.abilities,
  }
}

import { useMe } from '@/features/session/api/get-me.ts'
import { redirectFor } from './guard.ts'
import { screens } from './screens.ts'

/** Whether a page of the table (its path as the router writes it) is there and lets the person in. Lists of places ask before they offer one. */
export function useMayOpen(): (path: string) => boolean {
  const me = useMe()
  const visitor = {
    needsOnboarding: false,
    skippedOnboarding: false,
    needsSecondFactor: false,
    organizationType: me.organization?.type ?? null,
    roles: me.roles.map(role => role.role_name),
    abilities: me.abilities,
  }
  return path => {
    const row = screens.find(screen => screen.path === path)
    return row !== undefined && redirectFor({ ...row, target: path, visitor }) === null
  }
}

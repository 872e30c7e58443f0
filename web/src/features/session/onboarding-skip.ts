const PREFIX = 'onboarding_skipped:'

/** "Skip for Now" holds for this browser session; the question returns in the next one. */
export const skipOnboarding = (userId: string) => sessionStorage.setItem(PREFIX + userId, '1')
export const skippedOnboarding = (userId: string): boolean =>
  sessionStorage.getItem(PREFIX + userId) !== null

export function forgetSkips() {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

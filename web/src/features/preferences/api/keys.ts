/** Preferences travel with the answer about who is signed in. */
export const preferenceKeys = { me: ['me'] } as const

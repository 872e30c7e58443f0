/** What /mfa-verify is opened with, as the router's state. factorId null: looked for, and there is none. next: the page asked for before, if any. */
export type CarriedFactor = { factorId: string | null; next?: string }

let carried: CarriedFactor | null = null

// A redirect of the guard cannot carry router state: the screen picks this up and writes it into its own.
export const carryFactor = (what: CarriedFactor) => {
  carried = what
}
export const carriedFactor = (): CarriedFactor | null => carried

/** The router's state when it is ours: redirects write a mark of their own there. */
export const factorIn = (state: unknown): CarriedFactor | null =>
  typeof state === 'object' && state !== null && 'factorId' in state
    ? (state as CarriedFactor)
    : null
